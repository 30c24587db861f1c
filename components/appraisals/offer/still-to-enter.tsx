import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { CONDITION_ID } from '@/components/appraisals/entry/condition-id';
import { useEntryText, type AppraisalEntries } from '@/components/appraisals/entry/use-entries';
import type { SumsStore } from '@/components/appraisals/entry/use-sums';
import { entryTexts } from '@/components/layout/entries/entries-store';
import { saveStateOf } from '@/components/layout/entries/save-entries';
import { draftProblem, stillToEnterWords } from '@/lib/domain/appraisals/unread/still-to-enter';
import type { Day } from '@/lib/domain/time/calendar';

export interface StillToEnterProps {
  entries: AppraisalEntries;
  sums: SumsStore;
  today: Day;
}

/** What keeps the offer from being made; nothing where it can be. */
export function StillToEnter({ entries, sums, today }: StillToEnterProps) {
  useEntriesBesideSums(entries);
  const words = useStore(
    sums,
    useShallow((state) => stillToEnterWords(entryTexts(entries.store.getState()), state, today)),
  );
  const hasOffer = useStore(sums, ({ offer }) => offer !== null);
  const isConditionMissing = useStore(sums, (state) => state.isConditionMissing);
  const isUndecided = useStore(entries.store, (state) => saveStateOf(state) === 'undecided');
  return (
    <>
      {hasOffer && isConditionMissing && (
        <p className="text-sm text-soft">
          <a href={`#${CONDITION_ID}`} className="link">
            Choose the condition
          </a>{' '}
          first: Clean is only assumed.
        </p>
      )}
      {words.map((sentence) => (
        <p key={sentence} className="text-sm text-soft">
          {sentence}
        </p>
      ))}
      {isUndecided && (
        <p className="text-sm text-soft">A colleague changed an entry too. Choose which one to use first.</p>
      )}
    </>
  );
}

/** Whether an entry would be refused once the offer is made. */
export function useHasProblem({ entries, sums, today }: StillToEnterProps): boolean {
  useEntriesBesideSums(entries);
  return useStore(sums, (state) => draftProblem(entryTexts(entries.store.getState()), state, today) !== null);
}

/** Entries that may have a problem while the column stays the same: the page is drawn again as they change. */
function useEntriesBesideSums(entries: AppraisalEntries): void {
  useEntryText(entries, 'handOver');
  useEntryText(entries, 'validDays');
}
