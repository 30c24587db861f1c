import { useStore } from 'zustand';
import { saveStateOf } from '@/components/layout/entries/save-entries';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AppraisalEntries } from './use-entries';

const WORDS = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet. Your entries stay here and are sent again.',
} as const;

/** Whether what is typed has arrived. Quiet while it has. */
export function SaveState({ entries: { store } }: { entries: AppraisalEntries }) {
  const state = useStore(store, saveStateOf);
  const fault = useStore(store, (state) => state.fault);
  const isRefused = fault !== null && fault.code !== 'unexpected';
  return (
    <>
      <p role="status" className="text-sm text-soft print:hidden">
        {WORDS[state]}
      </p>
      {isRefused && <FaultNotice error={fault} money={false} />}
    </>
  );
}
