import { memo } from 'react';
import { Card } from '@/components/ui/data/card';
import { CONDITIONS } from '@/lib/domain/appraisals/entries';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { HAND_OVER_MONTHS } from '@/lib/domain/appraisals/guide-value';
import { addMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatMonthLong } from '@/lib/format';
import { SumLines } from '@/components/appraisals/sum-lines';
import { EntryField } from './entry-field';
import { hasEqualProps } from './has-equal-props';
import type { AppraisalEntries } from './use-entries';

export interface TradeCardProps {
  entries: AppraisalEntries;
  sums: Pick<AppraisalSums, 'trade' | 'problems'>;
  valuedOn: Day;
  recordHref: string | undefined;
  /** How far earlier forecasts were off; null where the value is no forecast. */
  forecastRecord: string | null;
}

const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: BAND_WORDS[value].label }));

/** The trade side: the guide's value in this condition at the hand-over month, and an adjustment with its reason. */
export const TradeCard = memo(function TradeCard({
  entries,
  sums: { trade, problems },
  valuedOn,
  recordHref,
  forecastRecord,
}: TradeCardProps) {
  const first = monthOf(valuedOn);
  const months = Array.from({ length: HAND_OVER_MONTHS + 1 }, (_, ahead) => addMonths(first, ahead));
  const monthOptions = months.map((value) => ({ value, label: formatMonthLong(value) }));
  return (
    <Card title="Trade value">
      <div className="space-y-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <EntryField entries={entries} field="condition" label="Condition" options={CONDITION_OPTIONS} />
          <EntryField entries={entries} field="handOver" label="Month of hand-over" options={monthOptions} />
          <EntryField
            entries={entries}
            field="adjustment"
            label="Adjustment (£, + or −)"
            problem={problems['adjustment']}
            before="£"
          />
          <EntryField
            entries={entries}
            field="adjustmentReason"
            label="Reason for the adjustment"
            problem={problems['adjustmentReason']}
          />
        </div>
        <SumLines
          lines={trade.lines}
          total={{ name: 'Trade value', pence: trade.totalPence }}
          missing={trade.missing}
          recordHref={recordHref}
        />
        {forecastRecord && <p className="text-sm text-soft">{forecastRecord}</p>}
      </div>
    </Card>
  );
}, hasEqualProps);
