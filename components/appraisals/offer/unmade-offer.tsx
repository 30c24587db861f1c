import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Appraisal } from '@/components/appraisals/appraisal-header';
import { SumLines } from '@/components/appraisals/sum-lines';
import { useKnown } from '@/components/appraisals/entry/use-known';
import { useSums } from '@/components/appraisals/entry/use-sums';
import { entryTexts, savedState, type SavedText } from '@/components/layout/entries/entries-store';
import { Card } from '@/components/ui/data/card';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { conditionLines, damageWords, isDeducted } from '@/lib/domain/appraisals/condition-lines';
import { isConditionChosen, readCondition, type Entries } from '@/lib/domain/appraisals/entries';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { handOverWords, unmadeOfferWords } from '@/lib/domain/appraisals/offer-words';
import type { Missing } from '@/lib/domain/appraisals/sum-line';
import {
  unmadeDayWords,
  unmadeOutcomeWords,
  unmadeSumsOf,
  type UnmadeSums,
} from '@/lib/domain/appraisals/lost/unmade-sums';
import { isMonth, type Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';

/** What was worked out for a vehicle that was lost before any offer: read-only. */
export function UnmadeOffer({ appraisal }: { appraisal: Appraisal }) {
  const { lostSums, endedOn, valuation, vehicle, entries } = appraisal;
  if (lostSums !== null)
    return <UnmadeColumn sums={lostSums} entries={entryTexts(savedState(entries))} frozenOn={endedOn} />;
  return vehicle && <UnfrozenOffer valuation={valuation} vehicle={vehicle} entries={entries} />;
}

interface UnfrozenOfferProps {
  valuation: string | null;
  vehicle: AppraisedVehicle;
  /** As they are saved. What was typed and could not be saved is in none of the sums. */
  entries: readonly SavedText[];
}

/** The same where an earlier version lost it without freezing its sums: computed from its entries. */
function UnfrozenOffer({ valuation, vehicle, entries }: UnfrozenOfferProps) {
  const [saved] = useState(() => ({ store: createStore(() => savedState(entries)) }));
  const known = useKnown(valuation, vehicle, saved);
  const sums = useStore(useSums(saved, known));
  return <UnmadeColumn sums={unmadeSumsOf(sums)} entries={entryTexts(saved.store.getState())} frozenOn={null} />;
}

interface UnmadeColumnProps {
  sums: UnmadeSums;
  entries: Entries;
  /** The day it was lost, if its sums are of that day. */
  frozenOn: Day | null;
}

/** The column from the guide to the offer, without fields. */
export function UnmadeColumn({ sums, entries, frozenOn }: UnmadeColumnProps) {
  const { trade, retail, profitPence, settlement } = sums;
  const lines = conditionLines(entries);
  const handOver = entries['handOver'] ?? '';
  const month = isMonth(handOver) ? handOverWords(handOver) : '';
  const undeducted = lines.filter((line) => !isDeducted(line));
  return (
    <Card title="No offer was made">
      <div className="space-y-3 text-sm">
        <p>{[conditionWords(entries['condition']), month].filter(Boolean).join(' ')}</p>
        <p className="text-soft">{unmadeDayWords(frozenOn, sums)}</p>
        <SumLines lines={trade.lines} total={{ name: 'Trade value', pence: trade.totalPence }} />
        <MissingReason missing={trade.missing} />
        {undeducted.map((line) => (
          <p key={line.id}>
            Not deducted: {damageWords(line)}
            {line.costPence !== null && `, ${moneyText(line.costPence)}`}
          </p>
        ))}
        <SumLines
          lines={retail.lines}
          total={{ name: 'Maximum to pay', pence: retail.mostPounds === null ? null : retail.mostPounds * 100 }}
        />
        <MissingReason missing={retail.missing} />
        <p className="font-semibold">{unmadeOfferWords(entries['offer'])}</p>
        {profitPence !== null && <p>{unmadeOutcomeWords(sums, entries)}</p>}
        {settlement && <p>{settlement}</p>}
      </div>
    </Card>
  );
}

const conditionWords = (typed: string | undefined): string =>
  `${BAND_WORDS[readCondition(typed)].label} condition${isConditionChosen(typed) ? '' : ' assumed: none was chosen'}.`;

/** Without advice on entries, which are no longer accepted. */
const MissingReason = ({ missing }: { missing: Missing }) =>
  missing !== null && <p className="text-soft">{missing === 'loading' ? 'Loading…' : missing.reason}</p>;
