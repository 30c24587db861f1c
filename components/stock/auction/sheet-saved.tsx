import { SAVE_WORDS } from '@/components/layout/entries/save-entries';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AuctionSheetEntries } from './use-auction-sheet';

const WORDS = { ...SAVE_WORDS, waiting: 'Not saved yet. Your entries stay on this device and are sent again.' };

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
