/** What keeps the offer of a draft from being made, besides its condition. Without schemas: pages load it. */
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { readValidDays, type Entries } from '@/lib/domain/appraisals/entries';
import type { Day } from '@/lib/domain/time/calendar';
import { entryRefusal } from './entry-refusal';

type DraftSums = Pick<AppraisalSums, 'offer' | 'problems'>;

/** Why an entry of a draft is refused once its offer is made: one sentence; null where none is. @param sums of these entries */
export function draftProblem(entries: Entries, { problems }: Pick<DraftSums, 'problems'>, today: Day): string | null {
  const refusal = entryRefusal(entries, { problems, isConditionMissing: false }, today);
  if (refusal !== null) return refusal.reason;
  return readValidDays(entries['validDays']).problem === null ? null : 'The days that it is valid cannot be read.';
}

/** Above the button that makes the offer; empty where nothing is missing. */
export function stillToEnterWords(entries: Entries, sums: DraftSums, today: Day): string[] {
  const isOfferEmpty = sums.offer === null && sums.problems['offer'] === undefined;
  const problem = draftProblem(entries, sums, today);
  return [
    ...(isOfferEmpty ? ['Enter the offer to the customer first.'] : []),
    ...(problem === null ? [] : [`An entry above has a problem. Correct it first. ${problem}`]),
  ];
}
