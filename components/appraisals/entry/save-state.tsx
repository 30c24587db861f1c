import { useStore } from 'zustand';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { EntriesState } from './entries-store';
import type { AppraisalEntries } from './use-entries';

function saveWords({ unsaved, fault, isSaving }: EntriesState): string {
  if (Object.keys(unsaved).length === 0) return 'Saved';
  return fault && !isSaving ? 'Not saved yet. Your entries stay here and are sent again.' : 'Saving…';
}

/** Whether what is typed has arrived. Quiet while it has. */
export function SaveState({ entries: { store } }: { entries: AppraisalEntries }) {
  const words = useStore(store, saveWords);
  const fault = useStore(store, (state) => state.fault);
  const isRefused = fault !== null && fault.code !== 'unexpected';
  return (
    <>
      <p role="status" className="text-sm text-soft print:hidden">
        {words}
      </p>
      {isRefused && <FaultNotice error={fault} money={false} />}
    </>
  );
}
