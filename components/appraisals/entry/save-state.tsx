import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { EntriesState, EntriesStore } from '@/components/layout/entries/entries-store';
import { saveStateOf, saveWords, type UnsavedPlace } from '@/components/layout/entries/save-entries';
import { useWarningBeforeLeaving } from '@/components/ui/behaviour/use-warning-before-leaving';
import { APART } from '@/components/ui/data/apart';
import { LiveText } from '@/components/ui/data/live-text';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { Fault } from '@/lib/fault';
import { openQuietWords } from './quiet-words';
import type { AppraisalStage } from './unsaved-words';
import { isLostWithTab } from './unsaved-place';
import { RefusedEntries } from './refused-entries';
import type { AppraisalEntries } from './use-entries';

export interface SaveStateProps {
  entries: AppraisalEntries;
  customer: AppraisalEntries;
  stage: AppraisalStage;
  /** Of reading the appraisal, reported above: the same is not reported again. */
  readFault: Fault | null;
}

/** Whether what was typed has been saved. Empty until something is typed. */
export function SaveState({ entries, customer, stage, readFault }: SaveStateProps) {
  const [both] = useState(() => storesTogether(entries.store, customer.store));
  const [quietWords] = useState(openQuietWords);
  // Also while a sentence is shown instead.
  useEffect(() => both.subscribe(() => void quietWords(both.getState())), [both, quietWords]);
  const isLost = useStore(customer.store, (state) => isLostWithTab(state, 'customer'));
  useWarningBeforeLeaving(isLost);
  const place = isLost ? 'here' : 'on this device';
  const ownSentence = useStore(entries.store, (state) => sentenceOf(state, place));
  const customerSentence = useStore(customer.store, (state) => sentenceOf(state, place));
  const sentence = ownSentence ?? customerSentence;
  const ownFault = useStore(entries.store, shownFault);
  const customerFault = useStore(customer.store, shownFault);
  const fault = ownFault ?? customerFault;
  return (
    <>
      {/* Its line is there before its word is: little of the page's spacing is added around it. */}
      <div className="-mt-2.5 mb-1.5 text-sm text-soft print:hidden">
        <p role="status">{sentence}</p>
        {/* Not announced at each key: a screen reader can find it but is not interrupted. */}
        {sentence === null && (
          <p className={`${APART} h-[1lh]`}>
            <LiveText store={both} textOf={quietWords} />
          </p>
        )}
      </div>
      {fault && fault.message !== readFault?.message && <FaultNotice error={fault} money={false} />}
      <RefusedEntries entries={entries} stage={stage} />
      <RefusedEntries entries={customer} stage={DRAFT} />
    </>
  );
}

/** The customer's details can be entered at any stage, as in a draft. */
const DRAFT: AppraisalStage = { state: 'draft', isRequested: false };

/** A sentence where one is needed; null where a word does. */
function sentenceOf(state: EntriesState, place: UnsavedPlace): string | null {
  const saveState = saveStateOf(state);
  return saveState === 'waiting' || saveState === 'undecided' ? saveWords(state, place) : null;
}

/** While no entries are accepted, the reason is shown beside the unsaved ones. */
const shownFault = ({ fault, isOpen }: EntriesState) =>
  fault !== null && fault.code !== 'unexpected' && isOpen ? fault : null;

function storesTogether(...stores: readonly EntriesStore[]) {
  return {
    getState: () => stores.map((store) => store.getState()),
    subscribe: (onChange: () => void) => {
      const ends = stores.map((store) => store.subscribe(onChange));
      return () => ends.forEach((end) => end());
    },
  };
}
