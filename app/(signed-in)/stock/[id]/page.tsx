import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { ListPage } from '@/components/stock/list-page';
import { RemoveList } from '@/components/stock/remove-list';
import { readStockList as address } from '@/lib/api/addresses/stock';
import { britishDay } from '@/lib/domain/calendar';
import { countWords } from '@/lib/domain/stock-reading';
import { formatDateTime } from '@/lib/format';
import { requireSession } from '@/lib/server';
import { readList } from './read-list';

export async function generateMetadata({ params }: PageProps<'/stock/[id]'>): Promise<Metadata> {
  const { list } = await readList((await params).id);
  return { title: list.name };
}

export default async function StockListPage({ params }: PageProps<'/stock/[id]'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  const preview = await readList(id);
  const { name, counts, createdAt, createdBy } = preview.list;
  return (
    <KnownAnswers of={[known(address, { id }, preview)]}>
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: 'Stock', href: '/stock' }]} />}
        title={name}
        lead={`${countWords(counts)} · made ${formatDateTime(createdAt)} by ${createdBy.name}`}
        actions={<RemoveList id={id} />}
      />
      <ListPage id={id} today={britishDay(new Date())} />
    </KnownAnswers>
  );
}
