'use client';

import Link from 'next/link';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listValuations } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { RECENT_VALUATIONS_QUERY } from './recent-query';
import { ValuationList } from './valuation-list';

export function RecentValuations() {
  const answer = useAnswer(listValuations, RECENT_VALUATIONS_QUERY);
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
      <QueryBoundary
        query={answer}
        what="the recent valuations"
        money={false}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <div className="p-4">
            <EmptyState title="No valuations yet">
              Enter a plate and mileage above. Every valuation is saved here and reopens free.
            </EmptyState>
          </div>
        }
      >
        {({ items }) => <ValuationList items={items} caption="Recent valuations" />}
      </QueryBoundary>
    </Card>
  );
}
