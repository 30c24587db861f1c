import type { PersistStorage } from 'zustand/middleware';

export interface StoredText<S> {
  /** Null if nothing is stored yet. */
  readonly read: (text: string | null) => S;
  /** @param stored the current text, perhaps from another tab */
  readonly write: (state: S, stored: string | null) => string;
  /** Whether the text is another person's, so that it is neither read nor written; never, if absent. */
  readonly isOthers?: () => boolean;
}

/**
 * Storage for persisted stores: bare text, in the format that released versions read and write. If the browser refuses
 * to store anything, the state lasts as long as the page.
 */
export function browserStorage<S>(
  area: 'localStorage' | 'sessionStorage',
  { read, write, isOthers = () => false }: StoredText<S>,
): PersistStorage<S> {
  /** Then the page has what is newest, and reading again gives back nothing older. */
  let isWriteRefused = false;
  return {
    getItem(name) {
      if (isWriteRefused || isOthers()) return null;
      const text = storedText(area, name);
      return text === undefined ? null : { state: read(text) };
    },
    setItem(name, { state }) {
      if (isOthers()) return;
      try {
        window[area].setItem(name, write(state, window[area].getItem(name)));
        isWriteRefused = false;
      } catch {
        isWriteRefused = true;
      }
    },
    removeItem: (name) => window[area].removeItem(name),
  };
}

/** Undefined on the server, and where the browser refuses access. */
function storedText(area: 'localStorage' | 'sessionStorage', name: string): string | null | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return window[area].getItem(name);
  } catch {
    return undefined;
  }
}
