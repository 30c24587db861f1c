import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { AuctionSheet } from '@/components/stock/auction/auction-sheet';
import { may } from '@/lib/access';
import { readAuctionSheet } from '@/lib/api/endpoints/stock/auction';
import { runReadAuctionSheet } from '@/lib/features/stock/auction-sheet';
import { listPath } from '@/lib/domain/page-paths';
import { MAX_BID_WORDS } from '@/lib/domain/stock/auction-bid';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../prefetch-query';
import { readList } from '../read-list';

export const metadata: Metadata = { title: 'Auction sheet' };

export default async function AuctionPage({ params }: PageProps<'/stock/[id]/auction'>) {
  const { personId, role } = await requireSession('valuations.read');
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
        lead={newest ? MAX_BID_WORDS : 'The max bid for each car.'}
      />
      {newest ? (
        <HydratedQueries queries={await prefetchQuery(readAuctionSheet, runReadAuctionSheet, { id })}>
          <AuctionSheet
            listId={id}
            counts={list.counts}
            runs={[newest, ...earlier]}
            personId={personId}
            mayEnter={may(role, 'valuations.create')}
          />
        </HydratedQueries>
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
