import { useEffect, useState } from 'react';

/** By the row of the list's file: the text as it was typed. */
export type SavedBids = Readonly<Record<string, string>>;

const NONE: SavedBids = {};

function readSavedBids(key: string): SavedBids {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as SavedBids; // written below, by this tab alone
  } catch {
    return NONE;
  }
}

function saveBids(key: string, bids: SavedBids): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(bids));
  } catch {
    // A browser may refuse to keep anything: then they last as long as the page.
  }
}

/**
 * The bids of a list changed by hand, whichever of its runs is looked at. Kept in this tab: forty of them outlive a look
 * at another run, a reload and a sign-in.
 */
export function useBids(listId: string) {
  const key = `bids ${listId}`;
  const [bids, setBids] = useState(NONE);
  useEffect(() => setBids((typed) => ({ ...readSavedBids(key), ...typed })), [key]);
  return {
    bids,
    /** Nothing gives the row its reckoned bid back. */
    setBid(row: number, text: string | null) {
      const { [row]: _, ...others } = { ...readSavedBids(key), ...bids };
      const next = text === null ? others : { ...others, [row]: text };
      setBids(next);
      saveBids(key, next);
    },
  };
}
