'use client';

import { useEffect } from 'react';
import { Fault, type FaultCode } from '@/lib/fault';
import { changesToSend, takeSaved, type EntriesState, type EntriesStore, type SavedEntry } from './entries-store';

/** The pause in typing after which the text is saved. */
const SAVE_MS = 500;
/** The wait before a save that did not arrive is retried. */
const RETRY_MS = 4_000;
/** Fields per request. */
const CHANGES_MAX = 100;

export type EntryChanges = ReturnType<typeof changesToSend>;
/** `waiting`: a save did not arrive or was refused; `undecided`: the rest is sent once the dealer has chosen. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'undecided';
/** Saves all unsaved changes now. @returns whether all were saved */
export type SaveEntries = () => Promise<boolean>;

/** What the page shows about saving. */
export function saveStateOf(state: EntriesState): SaveState {
  if (Object.keys(state.unsaved).length === 0) return 'saved';
  if (!state.isOpen) return 'waiting';
  if (changesToSend(state).length === 0) return 'undecided';
  return state.fault && !state.isSaving ? 'waiting' : 'saving';
}

/** Permanent refusals: the same entries would be refused again. */
const STANDING: readonly FaultCode[] = ['conflict', 'not_found', 'forbidden', 'invalid_input'];

/** Whether unsaved changes are held back until they change or the server accepts entries again. */
export const isRefused = (state: EntriesState): boolean =>
  saveStateOf(state) === 'waiting' && (!state.isOpen || (state.fault !== null && STANDING.includes(state.fault.code)));

/** Where unsaved entries outlive the page: in its tab, or on the device until sign-out. */
export type UnsavedPlace = 'here' | 'on this device';

/** The sentence a page shows. */
export function saveWords(state: EntriesState, place: UnsavedPlace): string {
  if (isRefused(state)) return `Not saved. Your entries stay ${place} and are not sent again for now.`;
  return {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: `Not saved yet. Your entries stay ${place} and are sent again.`,
    undecided: 'Not saved: a colleague changed an entry too. Choose which one to use.',
  }[saveStateOf(state)];
}

/** @param send resolves with the changed fields as they are on the server afterwards */
export function createSaveEntries(
  store: EntriesStore,
  send: (changes: EntryChanges) => Promise<readonly SavedEntry[]>,
): SaveEntries {
  let underWay = Promise.resolve(true);
  // One at a time: the next save starts with what the last one left over.
  return () => (underWay = underWay.then(() => sendChanges(store, send)));
}

async function sendChanges(
  store: EntriesStore,
  send: (changes: EntryChanges) => Promise<readonly SavedEntry[]>,
): Promise<boolean> {
  const isAllSaved = () => Object.keys(store.getState().unsaved).length === 0;
  const changes = changesToSend(store.getState());
  if (changes.length === 0 || !store.getState().isOpen) return isAllSaved();
  store.setState({ isSaving: true });
  try {
    takeSaved(store, changes, await send(changes.slice(0, CHANGES_MAX)));
    store.setState({ fault: null, isSaving: false });
    return isAllSaved();
  } catch (error) {
    // In one update: a refusal counts only once no save is under way.
    store.setState({ isSaving: false, ...(error instanceof Fault && { fault: error }) });
    return false;
  }
}

/** Loads this browser's unsaved changes, and saves what is typed as long as the page is open. */
export function useSavingEntries(store: EntriesStore, save: SaveEntries): void {
  useEffect(() => void store.persist.rehydrate(), [store]);
  useEffect(() => saveAsTyped(store, save), [store, save]);
}

const hasToSend = ({ isOpen, unsaved }: EntriesState): boolean => isOpen && Object.keys(unsaved).length > 0;
/** Whether another try may save what is unsaved. */
const maySave = (state: EntriesState): boolean => hasToSend(state) && !isRefused(state);

/**
 * Saves after a pause, again where it did not arrive, and immediately once the network is back.
 * @returns stops it
 */
export function saveAsTyped(store: EntriesStore, save: SaveEntries): () => void {
  let timer: number | undefined;
  const plan = (isChanged = false) => {
    window.clearTimeout(timer);
    const state = store.getState();
    // A new change is tried even after a refusal.
    if (!(isChanged ? hasToSend(state) : maySave(state))) return;
    timer = window.setTimeout(() => void save(), state.fault ? RETRY_MS : SAVE_MS);
  };
  const saveNow = () => {
    if (maySave(store.getState())) void save();
  };
  const unsubscribe = store.subscribe((now, before) => {
    const isChanged = now.unsaved !== before.unsaved || now.foreign !== before.foreign;
    if (isChanged || now.fault !== before.fault || now.isOpen !== before.isOpen) plan(isChanged);
  });
  window.addEventListener('online', saveNow);
  plan();
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', saveNow);
    unsubscribe();
  };
}
