import { ForeignChoice } from '@/components/layout/entries/foreign-choice';
import { entryKey, type AuctionField } from '@/lib/domain/stock/auction-entries';
import type { AuctionSheetEntries } from './use-auction-sheet';

export interface EntryNoteProps {
  sheet: AuctionSheetEntries;
  row: number;
  field: AuctionField;
  /** The id by which its control is described. */
  id: string;
  /** Why the text cannot be read. */
  problem?: string | undefined;
}

/** Below a field of the sheet: the choice if another person changed it meanwhile, or why it cannot be read. */
export function EntryNote({ sheet, row, field, id, problem }: EntryNoteProps) {
  const key = entryKey(row, field);
  const theirs = sheet.foreign[key];
  return (
    <span id={id} role="status" className="block text-left text-xs whitespace-normal text-warning print:hidden">
      {theirs ? <ForeignChoice theirs={theirs} onChoose={(choice) => sheet.choose(key, choice)} /> : problem}
    </span>
  );
}
