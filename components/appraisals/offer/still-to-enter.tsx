import { useStore } from 'zustand';
import { CONDITION_ID } from '@/components/appraisals/entry/condition-id';
import type { AppraisalEntries } from '@/components/appraisals/entry/use-entries';
import type { SumsStore } from '@/components/appraisals/entry/use-sums';
import { saveStateOf } from '@/components/layout/entries/save-entries';

export interface StillToEnterProps {
  entries: AppraisalEntries;
  sums: SumsStore;
}

/** What keeps the offer from being made; nothing where it can be. */
export function StillToEnter({ entries, sums }: StillToEnterProps) {
  const hasOffer = useStore(sums, ({ offer }) => offer !== null);
  const hasProblems = useStore(sums, ({ problems }) => Object.keys(problems).length > 0);
  const isConditionMissing = useStore(sums, (state) => state.isConditionMissing);
  const isUndecided = useStore(entries.store, (state) => saveStateOf(state) === 'undecided');
  return (
    <>
      {!hasOffer && !hasProblems && <p className="text-sm text-soft">Enter the offer to the customer first.</p>}
      {hasOffer && isConditionMissing && (
        <p className="text-sm text-soft">
          <a href={`#${CONDITION_ID}`} className="link">
            Choose the condition
          </a>{' '}
          first: Clean is only assumed.
        </p>
      )}
      {hasOffer && hasProblems && <p className="text-sm text-soft">An entry above has a problem. Correct it first.</p>}
      {isUndecided && (
        <p className="text-sm text-soft">A colleague changed an entry too. Choose which one to use first.</p>
      )}
    </>
  );
}
