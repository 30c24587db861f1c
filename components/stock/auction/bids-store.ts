import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage } from '@/components/ui/stores/browser-storage';

/** By the row of the list's file: the text as it was typed. */
export type SavedBids = Readonly<Record<string, string>>;

export interface BidsState {
  readonly bids: SavedBids;
}

/**
 * The bids of a list changed by hand, in whichever of its runs. They are stored in this tab: forty of them outlive a
 * look at another run, a reload and a sign-in.
 */
export function createBidsStore(listId: string): StoreApi<BidsState> {
  return createStore<BidsState>()(
    persist((): BidsState => ({ bids: {} }), {
      name: `bids ${listId}`,
      storage: browserStorage<BidsState>('sessionStorage', {
        read: (text) => ({ bids: parseBids(text ?? '{}') }),
        write: ({ bids }) => JSON.stringify(bids),
      }),
    }),
  );
}

/** Null removes the typed bid: the row shows its computed one again. */
export function setBid(store: StoreApi<BidsState>, row: number, text: string | null): void {
  store.setState(({ bids }) => {
    const { [row]: _, ...others } = bids;
    return { bids: text === null ? others : { ...others, [row]: text } };
  });
}

function parseBids(text: string): SavedBids {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
