import { useState } from 'react';
import { useStore } from 'zustand';
import type { EntriesState, EntriesStore } from '@/components/layout/entries/entries-store';
import { saveStateOf, saveWords } from '@/components/layout/entries/save-entries';
import { APART } from '@/components/ui/data/apart';
import { LiveText } from '@/components/ui/data/live-text';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AppraisalStage } from './unsaved-words';
import { RefusedEntries } from './refused-entries';
import type { AppraisalEntries } from './use-entries';

export interface SaveStateProps {
  entries: AppraisalEntries;
  customer: AppraisalEntries;
  stage: AppraisalStage;
}

/** Whether what was typed has been saved. Silent while it has. */
export function SaveState({ entries, customer, stage }: SaveStateProps) {
  const [both] = useState(() => storesTogether(entries.store, customer.store));
  const ownSentence = useStore(entries.store, sentenceOf);
  const customerSentence = useStore(customer.store, sentenceOf);
  const sentence = ownSentence ?? customerSentence;
  const ownFault = useStore(entries.store, shownFault);
  const customerFault = useStore(customer.store, shownFault);
  const fault = ownFault ?? customerFault;
  return (
    <>
      <div className="text-sm text-soft print:hidden">
        <p role="status">{sentence}</p>
        {/* Not announced at each key: a screen reader can find it but is not interrupted. */}
        {sentence === null && (
          <p className={`${APART} h-[1lh]`}>
            <LiveText store={both} textOf={quietWords} />
          </p>
        )}
      </div>
      {fault && <FaultNotice error={fault} money={false} />}
      <RefusedEntries entries={entries} stage={stage} />
      <RefusedEntries entries={customer} stage={DRAFT} />
    </>
  );
}

/** The customer's details can be entered at any stage, as in a draft. */
const DRAFT: AppraisalStage = { state: 'draft', isRequested: false };

/** A sentence where one is needed; null where a word does. */
function sentenceOf(state: EntriesState): string | null {
  const saveState = saveStateOf(state);
  return saveState === 'waiting' || saveState === 'undecided' ? saveWords(state, 'here') : null;
}

/** While no entries are accepted, the reason is shown beside the unsaved ones. */
const shownFault = ({ fault, isOpen }: EntriesState) =>
  fault !== null && fault.code !== 'unexpected' && isOpen ? fault : null;

function quietWords(states: readonly EntriesState[]): string {
  const unsaved = states.find((state) => saveStateOf(state) !== 'saved');
  return unsaved ? saveWords(unsaved, 'here') : 'Saved';
}

function storesTogether(...stores: readonly EntriesStore[]) {
  return {
    getState: () => stores.map((store) => store.getState()),
    subscribe: (onChange: () => void) => {
      const ends = stores.map((store) => store.subscribe(onChange));
      return () => ends.forEach((end) => end());
    },
  };
}
