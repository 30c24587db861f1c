import { ForeignChoice } from '@/components/layout/entries/foreign-choice';
import { entryKey, type AuctionField } from '@/lib/domain/stock/auction-entries';
import type { AuctionSheetEntries } from './use-auction-sheet';

export interface EntryNoteProps {
  sheet: AuctionSheetEntries;
  row: number;
  field: AuctionField;
  /** Of its control, which is described by it. */
  id: string;
  /** Why the text cannot be read. */
  problem?: string | undefined;
}

/** Under a field of the sheet: that another person changed it meanwhile, with the choice; or why it cannot be read. */
export function EntryNote({ sheet, row, field, id, problem }: EntryNoteProps) {
  const key = entryKey(row, field);
  const theirs = sheet.foreign[key];
  return (
    <span id={id} role="status" className="block text-left text-xs whitespace-normal text-warning print:hidden">
      {theirs ? <ForeignChoice theirs={theirs} onChoose={(choice) => sheet.choose(key, choice)} /> : problem}
    </span>
  );
}
