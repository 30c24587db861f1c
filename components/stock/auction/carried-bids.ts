/** Moves bids that earlier versions stored in this tab alone onto the sheet. */
import { enterText, type EntriesStore } from '@/components/layout/entries/entries-store';
import { entryKey } from '@/lib/domain/stock/auction-entries';

const nameOf = (listId: string): string => `bids ${listId}`;

/** @param sheetName of the store that saves what is entered here */
export function carryBids(listId: string, store: EntriesStore, sheetName: string): void {
  try {
    const bids = parseBids(sessionStorage.getItem(nameOf(listId)) ?? '{}');
    for (const [row, text] of Object.entries(bids)) enterText(store, entryKey(Number(row), 'limit'), text, 0);
    // If the browser did not store them, they stay here.
    if (localStorage.getItem(sheetName) !== null) sessionStorage.removeItem(nameOf(listId));
  } catch {
    // The browser refuses access, so there are none.
  }
}

/** By the row of the list’s file: the text as it was typed. */
export function parseBids(text: string): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => /^[1-9]\d*$/.test(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
