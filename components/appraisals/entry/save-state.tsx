import { useStore } from 'zustand';
import { SAVE_WORDS, saveStateOf } from '@/components/layout/entries/save-entries';
import { APART } from '@/components/ui/data/apart';
import { LiveText } from '@/components/ui/data/live-text';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AppraisalEntries } from './use-entries';

const WORDS = { ...SAVE_WORDS, waiting: 'Not saved yet. Your entries stay here and are sent again.' };

/** Whether what is typed has arrived. Quiet while it has. */
export function SaveState({ entries: { store } }: { entries: AppraisalEntries }) {
  const inSentences = useStore(store, (state) => {
    const saveState = saveStateOf(state);
    return saveState === 'waiting' || saveState === 'undecided' ? WORDS[saveState] : null;
  });
  const fault = useStore(store, (state) => state.fault);
  const isRefused = fault !== null && fault.code !== 'unexpected';
  return (
    <>
      <p role="status" className="text-sm text-soft print:hidden">
        {inSentences ?? (
          <span className={`${APART} h-[1lh]`}>
            <LiveText store={store} textOf={(state) => WORDS[saveStateOf(state)]} />
          </span>
        )}
      </p>
      {isRefused && <FaultNotice error={fault} money={false} />}
    </>
  );
}
