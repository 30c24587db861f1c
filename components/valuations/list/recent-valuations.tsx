'use client';

import Link from 'next/link';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Card } from '@/components/ui/data/card';
import { listValuations } from '@/lib/api/addresses/valuations';
import { isRowWithoutVat, valueVatWords } from '@/lib/domain/money/value-vat';
import { useAnswer } from '@/lib/api/client/use-answer';
import { RECENT_VALUATIONS_QUERY } from './recent-query';
import { PendingValuations } from '@/components/valuations/pending/pending-valuations';

/** Its links are in the first HTML and work without script, which loads after that of the form. */
const ValuationList = lazyPart(async () => (await import('./valuation-list')).ValuationList, 'The list');

/** @param empty shown in place of an empty list */
export function RecentValuations({ empty }: { empty: ReactNode }) {
  const answer = useAnswer(listValuations, RECENT_VALUATIONS_QUERY);
  return (
    <Card
      title="Recent valuations"
      flush
      aside={
        <Link href="/valuations" className="link inline-flex min-h-(--control) items-center text-sm print:hidden">
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
        {({ items }) => (
          // A long page arrives in two parts: first this placeholder, as tall as the list, so that nothing below it moves.
          <Suspense
            fallback={items.map(({ id }) => (
              <WaitingRow key={id} />
            ))}
          >
            <ValuationList items={items} caption="Recent valuations" />
            {items.some(isRowWithoutVat) && <p className="px-4 py-2 text-sm sm:px-5">{valueVatWords('van')}</p>}
          </Suspense>
        )}
      </QueryBoundary>
    </Card>
  );
}

const WaitingRow = () => (
  <div className="px-4 py-3 sm:px-5">
    <Skeleton height="control" />
  </div>
);
