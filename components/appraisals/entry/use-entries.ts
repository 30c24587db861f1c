'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  chooseEntry,
  createEntriesStore,
  enterText,
  entryText,
  entryTexts,
  showSaved,
  type EntriesStore,
} from '@/components/layout/entries/entries-store';
import {
  createSaveEntries,
  useSavingEntries,
  type EntryChanges,
  type SaveEntries,
} from '@/components/layout/entries/save-entries';
import { readAppraisal, saveAppraisalEntries } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import type { Entries } from '@/lib/domain/appraisals/entries';

export type AppraisalAnswer = EndpointAnswer<typeof readAppraisal>;

/** The same object as long as the page is open: a field takes its own text out of it, so that a key renders no other. */
export interface AppraisalEntries {
  readonly store: EntriesStore;
  readonly enter: (field: string, value: string) => void;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  readonly save: SaveEntries;
}

/** The entries of an appraisal, saved field by field as they are typed. */
export function useEntries(id: string, saved: AppraisalAnswer['entries']): AppraisalEntries {
  const client = useQueryClient();
  const [entries] = useState(() => createEntries(client, id, saved));
  const { store, save } = entries;
  useSavingEntries(store, save);
  useEffect(() => showSaved(store, saved), [store, saved]);
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
  const store = createEntriesStore(`appraisal ${id}`, 'sessionStorage', saved);
  return {
    store,
    enter: (field, value) => enterText(store, field, value),
    choose: (field, choice) => chooseEntry(store, field, choice),
    save: createSaveEntries(store, (changes) => sendEntries(client, id, changes)),
  };
}

async function sendEntries(client: QueryClient, id: string, changes: EntryChanges) {
  const { entries } = await fetchEndpoint(saveAppraisalEntries, { id, changes });
  const queryKey = answerKey(readAppraisal, { id });
  // An answer on its way may be older than what is saved now.
  await client.cancelQueries({ queryKey });
  client.setQueryData<AppraisalAnswer>(queryKey, (answer) => {
    if (!answer) return answer;
    const others = answer.entries.filter(({ field }) => entries.every((entry) => entry.field !== field));
    return { ...answer, entries: [...others, ...entries] };
  });
  return entries;
}
