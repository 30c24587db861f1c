import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AuctionSheetEntries } from './use-auction-sheet';

const WORDS = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet. Your entries stay on this device and are sent again.',
  undecided: 'Not saved: a colleague changed an entry too. Choose which one stands.',
} as const;

/** Whether what is typed has arrived. Quiet while it has. */
export function SheetSaved({ sheet: { state, fault } }: { sheet: Pick<AuctionSheetEntries, 'state' | 'fault'> }) {
  const isRefused = fault !== null && fault.code !== 'unexpected';
  return (
    <div>
      <p role="status" className="text-sm text-soft print:hidden">
        {WORDS[state]}
      </p>
      {isRefused && <FaultNotice error={fault} money={false} />}
    </div>
  );
}
