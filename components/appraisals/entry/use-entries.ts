'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { readAppraisal, saveAppraisalEntries } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import type { Entries } from '@/lib/domain/appraisals/entries';
import { Fault } from '@/lib/fault';
import {
  changesToSend,
  chooseEntry,
  createEntriesStore,
  enterText,
  entryText,
  entryTexts,
  showSaved,
  takeSaved,
  type EntriesState,
  type EntriesStore,
} from './entries-store';

/** After so long without a key the text is saved. */
const SAVE_MS = 500;
/** After so long a save that did not arrive is tried again. */
const RETRY_MS = 4_000;

export type AppraisalAnswer = EndpointAnswer<typeof readAppraisal>;

/** The same object as long as the page is open: a field takes its own text out of it, so that a key renders no other. */
export interface AppraisalEntries {
  readonly store: EntriesStore;
  readonly enter: (field: string, value: string) => void;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  /** Saves what is unsaved now. @returns whether all of it is */
  readonly save: () => Promise<boolean>;
}

/** The entries of an appraisal, saved field by field as they are typed. */
export function useEntries(id: string, saved: AppraisalAnswer['entries']): AppraisalEntries {
  const client = useQueryClient();
  const [entries] = useState(() => createEntries(client, id, saved));
  const { store, save } = entries;
  useEffect(() => void store.persist.rehydrate(), [store]);
  useEffect(() => showSaved(store, saved), [store, saved]);
  useEffect(() => saveAsTyped(store, save), [store, save]);
  return entries;
}

/** One field as it is on screen; undefined where nothing was ever entered. */
export const useEntryText = ({ store }: AppraisalEntries, field: string): string | undefined =>
  useStore(store, (state) => entryText(state, field));

/** Every field as it is on screen: renders at each key. */
export function useEntryTexts({ store }: AppraisalEntries): Entries {
  const saved = useStore(store, (state) => state.saved);
  const unsaved = useStore(store, (state) => state.unsaved);
  return useMemo(() => entryTexts({ saved, unsaved }), [saved, unsaved]);
}

function createEntries(client: QueryClient, id: string, saved: AppraisalAnswer['entries']): AppraisalEntries {
  const store = createEntriesStore(id, saved);
  let underWay = Promise.resolve(true);
  return {
    store,
    enter: (field, value) => enterText(store, field, value),
    choose: (field, choice) => chooseEntry(store, field, choice),
    // One at a time: the next one begins with what the last one left.
    save: () => (underWay = underWay.then(() => sendChanges(client, id, store))),
  };
}

async function sendChanges(client: QueryClient, id: string, store: EntriesStore): Promise<boolean> {
  const isAllSaved = () => Object.keys(store.getState().unsaved).length === 0;
  const changes = changesToSend(store.getState());
  if (changes.length === 0) return isAllSaved();
  store.setState({ isSaving: true });
  try {
    const { entries } = await fetchEndpoint(saveAppraisalEntries, { id, changes: changes.slice(0, 100) });
    const queryKey = answerKey(readAppraisal, { id });
    // An answer on its way may be older than what is saved now.
    await client.cancelQueries({ queryKey });
    client.setQueryData<AppraisalAnswer>(queryKey, (answer) => {
      if (!answer) return answer;
      const others = answer.entries.filter(({ field }) => entries.every((entry) => entry.field !== field));
      return { ...answer, entries: [...others, ...entries] };
    });
    takeSaved(store, changes, entries);
    store.setState({ fault: null });
    return isAllSaved();
  } catch (error) {
    if (error instanceof Fault) store.setState({ fault: error });
    return false;
  } finally {
    store.setState({ isSaving: false });
  }
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
function saveAsTyped(store: EntriesStore, save: () => Promise<boolean>): () => void {
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
