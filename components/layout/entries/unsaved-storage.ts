/** Unsaved changes in the browser's storage, shared by the tabs of one page; no tab drops another's text. */
import type { PersistStorage } from 'zustand/middleware';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { mayStoreUnsaved } from '@/components/layout/device/unsaved-on-device';
import { browserStorage } from '@/components/ui/stores/browser-storage';

export interface UnsavedEntry {
  readonly value: string;
  /** The version of the entry it was typed over; 0 if there was none. */
  readonly version: number;
}

/** By field. */
export type UnsavedEntries = Readonly<Record<string, UnsavedEntry>>;

export interface StoredEntries {
  readonly unsaved: UnsavedEntries;
}

/** When a text is stored: as it is typed, or once the frame that shows it is painted. */
export type StoredWhen = 'as typed' | 'after paint';

/** Stores unsaved entries in the browser. Entries that another tab has stored meanwhile stay beside this tab’s own. */
export function unsavedStorage(
  area: 'localStorage' | 'sessionStorage',
  when: StoredWhen,
): PersistStorage<StoredEntries> {
  /** What this tab last read or wrote. */
  let own: UnsavedEntries = {};
  const always = browserStorage<StoredEntries>(area, {
    read: (text) => {
      own = parseUnsaved(text ?? '{}');
      return { unsaved: own };
    },
    write: ({ unsaved }, text) => {
      const merged = mergeUnsaved(parseUnsaved(text ?? '{}'), own, unsaved);
      own = unsaved;
      return JSON.stringify(merged);
    },
  });
  const storage: PersistStorage<StoredEntries> = {
    ...always,
    setItem: (name, value) => {
      if (mayStoreUnsaved()) void always.setItem(name, value);
    },
  };
  return when === 'after paint' ? writtenAfterPaint(storage) : storage;
}

/** After the frame that shows the typed text, but at the latest when the page is left or hidden. */
function writtenAfterPaint(storage: PersistStorage<StoredEntries>): PersistStorage<StoredEntries> {
  let write: (() => unknown) | null = null;
  const writeNow = () => {
    write?.();
    write = null;
    window.removeEventListener('pagehide', writeNow);
    document.removeEventListener('visibilitychange', writeNow);
  };
  return {
    getItem: (name) => {
      if (write !== null) writeNow();
      return storage.getItem(name);
    },
    setItem: (name, value) => {
      // A hidden page is not painted.
      if (typeof document === 'undefined' || document.visibilityState === 'hidden')
        return void storage.setItem(name, value);
      const isPlanned = write !== null;
      write = () => storage.setItem(name, value);
      if (isPlanned) return;
      window.addEventListener('pagehide', writeNow);
      document.addEventListener('visibilitychange', writeNow);
      afterPaint(writeNow);
    },
    removeItem: (name) => {
      if (write !== null) writeNow();
      return storage.removeItem(name);
    },
  };
}

/**
 * What to store: the stored changes, with what this tab has typed or saved since.
 * @param stored perhaps another tab's @param own what this tab had before
 */
export function mergeUnsaved(stored: UnsavedEntries, own: UnsavedEntries, now: UnsavedEntries): UnsavedEntries {
  const isSame = (one: UnsavedEntry | undefined, other: UnsavedEntry | undefined) =>
    one?.value === other?.value && one?.version === other?.version;
  const typed = Object.entries(now).filter(
    ([field, entry]) => stored[field] === undefined || !isSame(entry, own[field]),
  );
  const left = Object.entries(stored).filter(
    ([field, entry]) => now[field] !== undefined || entry.value !== own[field]?.value,
  );
  return Object.fromEntries([...left, ...typed]);
}

function parseUnsaved(text: string): UnsavedEntries {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(isUnsaved));
  } catch {
    return {};
  }
}

function isUnsaved(entry: [string, unknown]): entry is [string, UnsavedEntry] {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null || !('value' in value) || !('version' in value)) return false;
  return typeof value.value === 'string' && typeof value.version === 'number';
}
