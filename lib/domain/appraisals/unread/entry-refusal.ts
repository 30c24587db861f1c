/** Why an offer is not made from what is entered: what is wrong with an entry, and what to do about it. */
import {
  NO_ADJUSTMENT_REASON,
  NO_OFFER,
  NOT_WHOLE_OFFER,
  type AppraisalSums,
} from '@/lib/domain/appraisals/appraisal-sums';
import { problemVerb, type Entries } from '@/lib/domain/appraisals/entries';
import { fieldWords, lineNames } from '@/lib/domain/appraisals/field-words';
import { handOverProblem } from '@/lib/domain/appraisals/guide-value';
import type { Because } from '@/lib/domain/provenance';
import type { Day } from '@/lib/domain/time/calendar';

interface EntryRefusal extends Because {
  readonly field: string;
}

/**
 * The first entry that no offer can be made with, each part one sentence; null if there is none.
 * @param sums of these entries
 */
export function entryRefusal(
  entries: Entries,
  { problems, isConditionMissing }: Pick<AppraisalSums, 'problems' | 'isConditionMissing'>,
  today: Day,
): EntryRefusal | null {
  const [first] = Object.entries(problems);
  if (first) {
    const [field, problem] = first;
    return { field, reason: reasonOf(field, problem, entries), next: problem };
  }
  if (isConditionMissing)
    return {
      field: 'condition',
      reason: 'The condition is not chosen.',
      next: 'Choose the condition that the offer is for: its value depends on it.',
    };
  const passed = handOverProblem(entries['handOver'], today);
  return passed && { field: 'handOver', ...passed };
}

function reasonOf(field: string, problem: string, entries: Entries): string {
  if (problem === NOT_WHOLE_OFFER) return 'The offer is not in whole pounds.';
  if (problem === NO_OFFER) return 'An offer of £0 is no offer.';
  if (problem === NO_ADJUSTMENT_REASON) return 'The adjustment has no reason.';
  return `“${fieldWords(field, lineNames(entries))}” ${problemVerb(problem)}.`;
}
