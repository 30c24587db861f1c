import type { Metadata } from 'next';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { ListPage } from '@/components/stock/list-page';
import { readStockList as address } from '@/lib/api/addresses/stock';
import { britishDay } from '@/lib/domain/calendar';
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
  return (
    <KnownAnswers of={[known(address, { id }, preview)]}>
      <ListPage id={id} today={britishDay(new Date())} />
    </KnownAnswers>
  );
}
