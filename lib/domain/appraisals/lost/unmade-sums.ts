/** The sums of an appraisal that was lost before any offer, without what its entries hold. Without schemas: pages load it. */
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { readAmount, readVatScheme, type Entries } from '@/lib/domain/appraisals/entries';
import { guideDaysWords } from '@/lib/domain/appraisals/guide/guide-days';
import { outcomeWords } from '@/lib/domain/appraisals/outcome-words';
import type { Missing, SumLine } from '@/lib/domain/appraisals/sum-line';
import { vatOnSalePence } from '@/lib/domain/appraisals/vat';
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';

export interface UnmadeSums {
  readonly trade: { readonly lines: readonly SumLine[]; readonly totalPence: number | null; readonly missing: Missing };
  readonly retail: {
    readonly lines: readonly SumLine[];
    readonly mostPounds: number | null;
    readonly missing: Missing;
  };
  /** Of the offer entered; null without one, and without an asking price. */
  readonly profitPence: number | null;
  /** What the customer would have received; null if that is not known. */
  readonly settlement: string | null;
}

export const unmadeSumsOf = ({ trade, retail, offer, settlement }: AppraisalSums): UnmadeSums => ({
  trade: { lines: trade.lines, totalPence: trade.totalPence, missing: trade.missing },
  retail: { lines: retail.lines, mostPounds: retail.mostPounds, missing: retail.missing },
  profitPence: offer?.profitPence ?? null,
  settlement: settlement?.words ?? null,
});

/** What the offer entered leaves, with the VAT and costs in it; empty without one, and without an asking price. */
export function unmadeOutcomeWords({ retail, profitPence }: UnmadeSums, entries: Entries): string {
  const offerPence = readAmount(entries['offer']).value;
  const [price] = retail.lines;
  if (profitPence === null || offerPence === null || !price) return '';
  const vatPence = vatOnSalePence(price.pence, offerPence, readVatScheme(entries['vatScheme']));
  const hasCosts = price.pence - offerPence - vatPence !== profitPence;
  return outcomeWords({ offerPence, vatPence, profitPence, hasCosts });
}

/** Of which day they are. @param frozenOn the day it was lost; null: its sums were not frozen, by an earlier version */
export const unmadeDayWords = (frozenOn: Day | null, { trade, retail }: UnmadeSums): string =>
  frozenOn === null
    ? `By its entries when it was lost, and ${SOURCES.guide.inText} as it is now: its sums were not saved when it was lost.`
    : [
        `As it was lost on ${formatDate(frozenOn)}. Later editions of ${SOURCES.guide.inText} do not change it.`,
        guideDaysWords([...trade.lines, ...retail.lines]),
      ]
        .filter(Boolean)
        .join(' ');
