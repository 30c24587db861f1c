/** What is typed on an auction sheet and not saved yet: it outlives a lost network and its tab. */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '@/components/ui/stores/browser-storage';

export interface TypedEntry {
  readonly value: string;
  /** Of the entry it was typed over; 0 where there was none. */
  readonly version: number;
}

export interface ColleagueEntry extends TypedEntry {
  /** Who changed it meanwhile; null when they are no longer known. */
  readonly by: string | null;
}

export interface AnsweredEntry extends TypedEntry {
  readonly field: string;
  readonly changedBy: string | null;
  readonly isSaved: boolean;
}

export interface SheetState {
  readonly unsaved: Readonly<Record<string, TypedEntry>>;
  /** Fields that another person changed while they were typed in: the dealer chooses. */
  readonly foreign: Readonly<Record<string, ColleagueEntry>>;
}

export type SheetStore = ReturnType<typeof createSheetStore>;

/** It outlives its tab: a phone ends those that are not looked at. */
export function createSheetStore(name: string) {
  return createStore<SheetState>()(
    persist((): SheetState => ({ unsaved: {}, foreign: {} }), {
      name,
      storage: browserStorage<SheetState>('localStorage', {
        read: (text) => ({ unsaved: parseUnsaved(text ?? '{}'), foreign: {} }),
        write: ({ unsaved }) => JSON.stringify(unsaved),
      }),
      // The server's first render has nothing unsaved: what this device has is taken up after it.
      skipHydration: true,
    }),
  );
}

/** @param version of the entry on screen; what is typed on over an unsaved text has the version of that */
export function enterText(store: SheetStore, field: string, value: string, version: number): void {
  store.setState(({ unsaved }) => ({
    unsaved: { ...unsaved, [field]: { value, version: unsaved[field]?.version ?? version } },
  }));
}

/** What is to be sent: what is unsaved, without the fields about which the dealer has to choose first. */
export const changesToSend = ({ unsaved, foreign }: SheetState) =>
  Object.entries(unsaved).flatMap(([field, entry]) => (foreign[field] ? [] : [{ field, ...entry }]));

/** Takes what the server answered: saved texts go, unless typed on meanwhile; another person's are put beside. */
export function takeSaved(
  store: SheetStore,
  sent: readonly { readonly field: string; readonly value: string }[],
  saved: readonly AnsweredEntry[],
): void {
  store.setState((state) => {
    const unsaved = { ...state.unsaved };
    const foreign = { ...state.foreign };
    for (const { field, value, version, changedBy, isSaved } of saved) {
      const now = unsaved[field];
      if (!now) continue;
      const wasSent = sent.find((change) => change.field === field)?.value;
      if (now.value === value) delete unsaved[field];
      else if (isSaved && wasSent === value) unsaved[field] = { value: now.value, version };
      else foreign[field] = { value, version, by: changedBy };
    }
    return { unsaved, foreign };
  });
}

/** Mine is sent on top of theirs; theirs drops what was typed here. */
export function chooseEntry(store: SheetStore, field: string, choice: 'mine' | 'theirs'): void {
  store.setState((state) => {
    const { [field]: theirs, ...foreign } = state.foreign;
    const { [field]: mine, ...others } = state.unsaved;
    if (choice === 'theirs' || !mine || !theirs) return { foreign, unsaved: others };
    return { foreign, unsaved: { ...others, [field]: { value: mine.value, version: theirs.version } } };
  });
}

function parseUnsaved(text: string): Record<string, TypedEntry> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(isUnsaved));
  } catch {
    return {};
  }
}

function isUnsaved(entry: [string, unknown]): entry is [string, TypedEntry] {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null || !('value' in value) || !('version' in value)) return false;
  return typeof value.value === 'string' && typeof value.version === 'number';
}
