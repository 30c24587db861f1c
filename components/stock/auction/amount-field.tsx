'use client';

import { useId, useState } from 'react';
import { amountProblem, readWholeAmount, type LotField } from '@/lib/domain/stock/auction-entries';
import { formatPounds } from '@/lib/format';
import { EntryNote } from './entry-note';
import type { AuctionSheetEntries } from './use-auction-sheet';

const LOOK =
  'min-h-(--control) w-full min-w-20 rounded-md border border-edge bg-surface px-2 text-right text-[1rem] text-ink md:text-sm sm:w-24 ' +
  'hover:border-ink aria-invalid:border-danger read-only:border-transparent read-only:bg-transparent ' +
  'print:min-h-0 print:w-20 print:border-0 print:p-0';

export interface AmountFieldProps {
  sheet: AuctionSheetEntries;
  row: number;
  field: Extract<LotField, 'limit' | 'bid' | 'hammer'>;
  /** `Max bid for AB21 CDE`. */
  label: string;
  /** Shown while nothing is entered. */
  computed?: string;
}

/** One figure of a lot, saved as it is typed. Text that is not an amount stays as typed, with the reason. */
export function AmountField({ sheet, row, field, label, computed = '' }: AmountFieldProps) {
  const noteId = useId();
  /** While focused it shows the typed text, so that an emptied field is not refilled during typing. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = sheet.textOf(row, field);
  const amount = readWholeAmount(text);
  const shown = amount === null ? text || computed : formatPounds(amount);
  const problem = draft === null ? amountProblem(text) : undefined;

  function settle(typed: string) {
    setDraft(null);
    const typedAmount = readWholeAmount(typed);
    const settled = typedAmount === null ? typed.trim() : formatPounds(typedAmount);
    if (settled !== typed) sheet.enter(row, field, settled);
  }

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={problem ? true : undefined}
        readOnly={!sheet.mayEnter}
        value={draft ?? shown}
        onChange={({ target }) => {
          setDraft(target.value);
          sheet.enter(row, field, target.value);
        }}
        onBlur={() => draft !== null && settle(draft)}
        className={`${LOOK} ${field === 'limit' ? 'font-bold' : ''}`}
      />
      <EntryNote sheet={sheet} row={row} field={field} id={noteId} problem={problem} />
    </>
  );
}
