'use client';

import type { ComparedRow } from '@/components/layout/stock/compare-values';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readValuation } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { britishDay } from '@/lib/domain/time/calendar';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { GuideStrip } from './guide-strip';

/** The free sources of a row of stock: for the day of its valuation; of a car in stock for today. */
export function StockRowComparison({ row }: { row: ComparedRow }) {
  if ('valuationId' in row) return <OfValuation id={row.valuationId} />;
  return <GuideStrip vehicle={row} isMileageOutOfRange={false} />;
}

function OfValuation({ id }: { id: string }) {
  const answer = useAnswer(readValuation, { id });
  return (
    <QueryBoundary query={answer} what="the valuation" money={false}>
      {({ record }) => <OfRecord record={record} />}
    </QueryBoundary>
  );
}

function OfRecord({ record }: { record: ValuationRecord }) {
  const subject = outlookSubject(record);
  if ('reason' in subject) return <p>{`${subject.reason} ${subject.next}`}</p>;
  const { retail, clean, average, below } = record.values;
  return (
    <GuideStrip
      vehicle={subject}
      day={britishDay(record.valuedAt)}
      valued={{ retail: retail.value, clean: clean.value, average: average.value, below: below.value }}
      isMileageOutOfRange={record.mileage.outOfBounds}
    />
  );
}
