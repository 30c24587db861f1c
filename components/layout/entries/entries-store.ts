/**
 * Entries edited by several people: the saved ones and the unsaved changes. Unsaved changes survive a lost network and
 * a reload; the store's name says which page they belong to, its storage area how long they stay in the browser.
 */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Fault } from '@/lib/fault';
import { unsavedStorage, type StoredEntries, type StoredWhen, type UnsavedEntry } from './unsaved-storage';

export interface ForeignEntry extends UnsavedEntry {
  /** Who changed it meanwhile; null when they are no longer known. */
  readonly by: string | null;
}

/** An entry as the server has it. */
export interface SavedText extends UnsavedEntry {
  readonly field: string;
}

/** The server's answer to a change, which is not saved if another person's change came first. */
export interface SavedEntry extends SavedText {
  readonly changedBy: string | null;
  readonly isSaved: boolean;
}

export interface EntriesState {
  /** As the server has them, by field. */
  readonly saved: Readonly<Record<string, UnsavedEntry>>;
  readonly unsaved: Readonly<Record<string, UnsavedEntry>>;
  /** Fields that another person changed while the dealer typed in them: the dealer chooses. */
  readonly foreign: Readonly<Record<string, ForeignEntry>>;
  readonly isSaving: boolean;
  /** Whether the server accepts entries now. While it does not, changes stay here and are not sent. */
  readonly isOpen: boolean;
  /** Why the last save was refused or did not arrive; null if it succeeded. */
  readonly fault: Fault | null;
}

export type EntriesStore = ReturnType<typeof createEntriesStore>;

/**
 * @param area `localStorage` outlives the tab, until sign-out @param saved what the server has, if already known
 * @param when unsaved changes are stored
 */
export function createEntriesStore(
  name: string,
  area: 'localStorage' | 'sessionStorage',
  saved: readonly SavedText[] = [],
  when: StoredWhen = 'after paint',
) {
  const initial = savedState(saved);
  return createStore<EntriesState>()(
    persist(() => initial, {
      name,
      partialize: ({ unsaved }): StoredEntries => ({ unsaved }),
      storage: unsavedStorage(area, when),
      // The first render has no unsaved changes, as on the server; the browser's are read afterwards.
      skipHydration: true,
    }),
  );
}

/** Entries as the server has them, without any change. */
export const savedState = (saved: readonly SavedText[]): EntriesState => ({
  saved: byField(saved),
  unsaved: {},
  foreign: {},
  isSaving: false,
  isOpen: true,
  fault: null,
});

/** Takes the entries of a new answer of the server. */
export function showSaved(store: EntriesStore, saved: readonly SavedText[]): void {
  store.setState({ saved: byField(saved) });
  dropSavedTexts(store);
}

/**
 * A text that the server has by now, as a colleague entered the same, is not unsaved. While a save is under way the
 * server may yet get an earlier text.
 */
function dropSavedTexts(store: EntriesStore): void {
  const { saved, unsaved, isSaving } = store.getState();
  if (isSaving) return;
  const fields = Object.keys(unsaved).filter((field) => saved[field]?.value === unsaved[field]?.value);
  if (fields.length > 0) discardEntries(store, fields);
}

/**
 * Called after each new answer of the server: whether it accepts entries now. If so, an earlier refusal is void, and
 * unsaved changes are sent again.
 */
export function showOpen(store: EntriesStore, isOpen: boolean): void {
  store.setState(({ fault }) => ({ isOpen, fault: isOpen ? null : fault }));
  dropSavedTexts(store);
}

/** A field's text on screen: the unsaved text, or else the saved one; undefined if there is neither. */
export const entryText = ({ saved, unsaved }: EntriesState, field: string): string | undefined =>
  (unsaved[field] ?? saved[field])?.value;

/** Every field as it is on screen. */
export const entryTexts = ({
  saved,
  unsaved,
}: Pick<EntriesState, 'saved' | 'unsaved'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...saved, ...unsaved }).map(([field, { value }]) => [field, value]));

/**
 * Typed text gets the version of the entry on screen, or that of the unsaved text it replaces.
 * @param onScreen the version of the entry on screen, where a page has it from elsewhere than `saved`
 */
export function enterText(store: EntriesStore, field: string, value: string, onScreen?: number): void {
  store.setState(({ saved, unsaved }) => {
    const version = unsaved[field]?.version ?? onScreen ?? saved[field]?.version ?? 0;
    return { unsaved: { ...unsaved, [field]: { value, version } } };
  });
}

/** The changes to send: the unsaved ones, except fields for which the dealer has to choose first. */
export const changesToSend = ({ unsaved, foreign }: EntriesState) =>
  Object.entries(unsaved).flatMap(([field, entry]) => (foreign[field] ? [] : [{ field, ...entry }]));

/**
 * Applies the server's answer: saved texts are no longer unsaved, unless changed meanwhile; another person's are shown
 * beside.
 */
export function takeSaved(
  store: EntriesStore,
  sent: readonly { readonly field: string; readonly value: string }[],
  saved: readonly SavedEntry[],
): void {
  store.setState((state) => {
    const unsaved = { ...state.unsaved };
    const shown = { ...state.saved, ...byField(saved) };
    const foreign = { ...state.foreign };
    for (const { field, value, version, changedBy, isSaved } of saved) {
      const now = unsaved[field];
      if (!now) continue;
      const wasSent = sent.find((change) => change.field === field)?.value;
      if (now.value === value) delete unsaved[field];
      else if (isSaved && wasSent === value) unsaved[field] = { value: now.value, version };
      else foreign[field] = { value, version, by: changedBy };
    }
    return { saved: shown, unsaved, foreign };
  });
}

/** Mine is sent on top of theirs; theirs drops what was typed here. */
export function chooseEntry(store: EntriesStore, field: string, choice: 'mine' | 'theirs'): void {
  store.setState((state) => {
    const { [field]: theirs, ...foreign } = state.foreign;
    const { [field]: mine, ...others } = state.unsaved;
    if (choice === 'theirs' || !mine || !theirs) return { foreign, unsaved: others };
    return { foreign, unsaved: { ...others, [field]: { value: mine.value, version: theirs.version } } };
  });
}

/** Discards the unsaved text of these fields, which show the saved one again. */
export function discardEntries(store: EntriesStore, fields: readonly string[]): void {
  const without = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).filter(([field]) => !fields.includes(field)));
  store.setState((state) => {
    const unsaved = without(state.unsaved);
    const isNothingLeft = Object.keys(unsaved).length === 0;
    return { unsaved, foreign: without(state.foreign), fault: isNothingLeft ? null : state.fault };
  });
}

const byField = (entries: readonly SavedText[]): EntriesState['saved'] =>
  Object.fromEntries(entries.map(({ field, value, version }) => [field, { value, version }]));
