'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { listValuedVehicles } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { RECENT_VALUATIONS_QUERY } from './recent-query';
import { PendingValuations } from '@/components/valuations/pending/pending-valuations';
import { ValuationList } from './valuation-list';

/** @param empty in place of the list while there is nothing in it */
export function RecentValuations({ empty }: { empty: ReactNode }) {
  const answer = useAnswer(listValuedVehicles, RECENT_VALUATIONS_QUERY);
  return (
    <Card
      title="Recent valuations"
      flush
      aside={
        <Link href="/valuations" className="link inline-flex min-h-(--control) items-center text-sm">
          All valuations
        </Link>
      }
    >
      <div className="px-4 not-empty:pb-3 sm:px-5">
        <PendingValuations />
      </div>
      <QueryBoundary
        query={answer}
        what="the recent valuations"
        money={false}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
      >
        {({ items }) => <ValuationList items={items.map(({ latest }) => latest)} caption="Recent valuations" />}
      </QueryBoundary>
    </Card>
  );
}
