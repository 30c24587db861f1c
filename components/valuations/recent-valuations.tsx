'use client';

import Link from 'next/link';
import { Answer } from '@/components/ui/answer';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { listValuations } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/use-answer';
import { RECENT } from './recent';
import { ValuationList } from './valuation-list';

export function RecentValuations() {
  const answer = useAnswer(listValuations, RECENT);
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
      <Answer
        of={answer}
        what="the recent valuations"
        money={false}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <div className="p-4">
            <EmptyState title="Nothing valued yet">
              Type a plate and a mileage above. Every valuation is kept here and reopens free of charge.
            </EmptyState>
          </div>
        }
      >
        {({ items }) => <ValuationList items={items} caption="Recent valuations" />}
      </Answer>
    </Card>
  );
}
