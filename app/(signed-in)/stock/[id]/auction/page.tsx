import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { AuctionSheet } from '@/components/stock/auction/auction-sheet';
import { listPath } from '@/lib/domain/page-paths';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { britishToday, requireSession } from '@/lib/server';
import { readList } from '../read-list';

export const metadata: Metadata = { title: 'Auction sheet' };

export default async function AuctionPage({ params }: PageProps<'/stock/[id]/auction'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  const { list, runs } = await readList(id);
  const [newest, ...earlier] = runs;
  const crumbs = [
    { href: '/stock', label: 'Stock' },
    { href: listPath(id), label: list.name },
  ];
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={crumbs} />}
        title={`Auction sheet: ${list.name}`}
        lead={newest ? 'Max bid: Retail less prep, fees and margin.' : 'The max bid for each car.'}
      />
      {newest ? (
        <AuctionSheet listId={id} runs={[newest, ...earlier]} today={britishToday()} />
      ) : (
        <EmptyState
          title="This list has not been valued yet"
          actions={<ButtonLink href={listPath(id)}>Back to the list</ButtonLink>}
        >
          A max bid is calculated from the Retail value.
        </EmptyState>
      )}
    </>
  );
}
