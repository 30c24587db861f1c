'use client';

import { useEffect } from 'react';
import { Fault } from '@/lib/fault';
import { changesToSend, takeSaved, type EntriesState, type EntriesStore, type SavedEntry } from './entries-store';

/** After so long without a key the text is saved. */
const SAVE_MS = 500;
/** After so long a save that did not arrive is tried again. */
const RETRY_MS = 4_000;
/** So many fields a request. */
const CHANGES_MAX = 100;

export type EntryChanges = ReturnType<typeof changesToSend>;
/** `waiting`: it did not arrive, and is sent again; `undecided`: what is left is sent once its dealer has chosen. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'undecided';
/** What a page says of it. Where entries wait differs: each page adds its own sentence. */
export const SAVE_WORDS: Readonly<Record<Exclude<SaveState, 'waiting'>, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  undecided: 'Not saved: a colleague changed an entry too. Choose which one stands.',
};
/** Saves what is unsaved now. @returns whether all of it is */
export type SaveEntries = () => Promise<boolean>;

export function saveStateOf(state: EntriesState): SaveState {
  if (Object.keys(state.unsaved).length === 0) return 'saved';
  if (changesToSend(state).length === 0) return 'undecided';
  return state.fault && !state.isSaving ? 'waiting' : 'saving';
}

/** @param send resolves with the changed fields as they are on the server afterwards */
export function createSaveEntries(
  store: EntriesStore,
  send: (changes: EntryChanges) => Promise<readonly SavedEntry[]>,
): SaveEntries {
  let underWay = Promise.resolve(true);
  // One at a time: the next one begins with what the last one left.
  return () => (underWay = underWay.then(() => sendChanges(store, send)));
}

async function sendChanges(
  store: EntriesStore,
  send: (changes: EntryChanges) => Promise<readonly SavedEntry[]>,
): Promise<boolean> {
  const isAllSaved = () => Object.keys(store.getState().unsaved).length === 0;
  const changes = changesToSend(store.getState());
  if (changes.length === 0) return isAllSaved();
  store.setState({ isSaving: true });
  try {
    takeSaved(store, changes, await send(changes.slice(0, CHANGES_MAX)));
    store.setState({ fault: null });
    return isAllSaved();
  } catch (error) {
    if (error instanceof Fault) store.setState({ fault: error });
    return false;
  } finally {
    store.setState({ isSaving: false });
  }
}

/** Takes up what this browser has unsaved, and saves what is typed as long as the page is open. */
export function useSavingEntries(store: EntriesStore, save: SaveEntries): void {
  useEffect(() => void store.persist.rehydrate(), [store]);
  useEffect(() => saveAsTyped(store, save), [store, save]);
}

/** Whether another try may save what is unsaved: some refusals stand. */
function maySave({ unsaved, fault }: EntriesState): boolean {
  const isRefused = fault?.code === 'conflict' || fault?.code === 'not_found' || fault?.code === 'forbidden';
  return Object.keys(unsaved).length > 0 && !isRefused;
}

/**
 * Saves after a pause, again where it did not arrive, and immediately once the network is back.
 * @returns stops it
 */
function saveAsTyped(store: EntriesStore, save: SaveEntries): () => void {
  let timer: number | undefined;
  const plan = () => {
    window.clearTimeout(timer);
    if (!maySave(store.getState())) return;
    timer = window.setTimeout(() => void save(), store.getState().fault ? RETRY_MS : SAVE_MS);
  };
  const saveNow = () => {
    if (maySave(store.getState())) void save();
  };
  const unsubscribe = store.subscribe((now, before) => {
    const isChanged = now.unsaved !== before.unsaved || now.foreign !== before.foreign || now.fault !== before.fault;
    if (isChanged) plan();
  });
  window.addEventListener('online', saveNow);
  plan();
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', saveNow);
    unsubscribe();
  };
}
