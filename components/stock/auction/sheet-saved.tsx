import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { AuctionSheetEntries } from './use-auction-sheet';

/** Whether what was typed has been saved. Silent while it has. */
export function SheetSaved({
  sheet: { savedWords, fault },
}: {
  sheet: Pick<AuctionSheetEntries, 'savedWords' | 'fault'>;
}) {
  const isRefused = fault !== null && fault.code !== 'unexpected';
  return (
    <div>
      <p role="status" className="text-sm text-soft print:hidden">
        {savedWords}
      </p>
      {isRefused && <FaultNotice error={fault} money={false} />}
    </div>
  );
}
