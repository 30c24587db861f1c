import { memo } from 'react';
import { QuietUntilLeft } from '@/components/layout/entries/quiet-until-left';
import { Card } from '@/components/ui/data/card';
import { CONDITIONS, isConditionChosen, readCondition } from '@/lib/domain/appraisals/entries';
import { handOverMonths, handOverProblem } from '@/lib/domain/appraisals/guide-value';
import type { Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatMonthLong } from '@/lib/format';
import { CONDITION_ID } from './condition-id';
import { EntryField } from './entry-field';
import { LiveSumLines } from './live-sum-lines';
import { SumField } from './sum-field';
import { useEntryText, type AppraisalEntries } from './use-entries';
import type { SumsStore } from './use-sums';

export interface TradeCardProps {
  entries: AppraisalEntries;
  sums: SumsStore;
  today: Day;
  recordHref: string | undefined;
  /** How far earlier forecasts were off; null where the value is no forecast. */
  forecastRecord: string | null;
}

const CHOICES = CONDITIONS.map((value) => ({ value, label: BAND_WORDS[value].label }));

const NOT_CHOSEN = { value: '', label: `Choose (${BAND_WORDS[readCondition('')].label} assumed)` };

/** The trade side: the guide's value in this condition at the hand-over month, and an adjustment with its reason. */
export const TradeCard = memo(function TradeCard({ entries, sums, today, recordHref, forecastRecord }: TradeCardProps) {
  const chosen = useEntryText(entries, 'handOver');
  const passed = handOverProblem(chosen, today);
  const isChosen = isConditionChosen(useEntryText(entries, 'condition'));
  const months = handOverMonths(today);
  const monthOptions = [...(passed && chosen ? [chosen] : []), ...months].map((value) => ({
    value,
    label: formatMonthLong(value),
  }));
  return (
    <Card title="Trade value">
      <div className="space-y-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <EntryField
            entries={entries}
            field="condition"
            id={CONDITION_ID}
            label="Condition"
            options={isChosen ? CHOICES : [NOT_CHOSEN, ...CHOICES]}
          />
          <EntryField
            entries={entries}
            field="handOver"
            label="Month of hand-over"
            options={monthOptions}
            problem={passed ? `${passed.reason} ${passed.next}` : undefined}
          />
          <QuietUntilLeft>
            {(isInside) => (
              <>
                <SumField entries={entries} sums={sums} field="adjustment" label="Adjustment (£, + or −)" before="£" />
                <SumField
                  entries={entries}
                  sums={sums}
                  field="adjustmentReason"
                  label="Reason for the adjustment"
                  isQuiet={isInside}
                />
              </>
            )}
          </QuietUntilLeft>
        </div>
        <LiveSumLines sums={sums} side="trade" recordHref={recordHref} />
        {forecastRecord && <p className="text-sm text-soft">{forecastRecord}</p>}
      </div>
    </Card>
  );
});
