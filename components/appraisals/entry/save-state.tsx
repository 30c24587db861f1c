import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AppraisalEntries } from './use-entries';

const WORDS = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet. Your entries stay here and are sent again.',
} as const;

/** Whether what is typed has arrived. Quiet while it has. */
export function SaveState({ entries: { state, fault } }: { entries: AppraisalEntries }) {
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
