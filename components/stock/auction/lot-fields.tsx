'use client';

import { useId } from 'react';
import { ENTRY_LENGTH_MAX, LOT_RESULTS } from '@/lib/domain/stock/auction-entries';
import { EntryNote } from './entry-note';
import type { AuctionSheetEntries } from './use-auction-sheet';

const LOOK =
  'min-h-(--control) rounded-md border border-edge bg-surface px-2 text-[1rem] font-normal text-ink md:text-sm ' +
  'hover:border-ink print:min-h-0 print:border-0 print:p-0';

interface LotFieldProps {
  sheet: AuctionSheetEntries;
  row: number;
  plate: string;
}

/** How the sale of a lot ended. */
export function ResultField({ sheet, row, plate }: LotFieldProps) {
  const noteId = useId();
  const text = sheet.textOf(row, 'result');
  return (
    <>
      <select
        aria-label={`Result of ${plate}`}
        aria-describedby={noteId}
        disabled={!sheet.mayEnter}
        value={text}
        onChange={({ target }) => sheet.enter(row, 'result', target.value)}
        className={`${LOOK} w-full sm:w-32 [&>option]:bg-surface ${text === '' ? 'print:invisible' : ''}`}
      >
        {LOT_RESULTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <EntryNote sheet={sheet} row={row} field="result" id={noteId} />
    </>
  );
}

export function NoteField({ sheet, row, plate }: LotFieldProps) {
  const noteId = useId();
  const text = sheet.textOf(row, 'note');
  if (!sheet.mayEnter) return <span className="block text-soft">{text}</span>;
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        maxLength={ENTRY_LENGTH_MAX}
        aria-label={`Note on ${plate}`}
        aria-describedby={noteId}
        placeholder="Note"
        value={text}
        onChange={({ target }) => sheet.enter(row, 'note', target.value)}
        className={`${LOOK} mt-1 w-full ${text === '' ? 'print:hidden' : ''}`}
      />
      <EntryNote sheet={sheet} row={row} field="note" id={noteId} />
    </>
  );
}
