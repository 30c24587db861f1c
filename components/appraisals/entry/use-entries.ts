'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import {
  chooseEntry,
  enterText,
  entryText,
  entryTexts,
  showOpen,
  showSaved,
  type EntriesState,
  type EntriesStore,
} from '@/components/layout/entries/entries-store';
import {
  createSaveEntries,
  useSavingEntries,
  type EntryChanges,
  type SaveEntries,
} from '@/components/layout/entries/save-entries';
import { showToast } from '@/components/ui/feedback/toast-store';
import { readAppraisal, saveAppraisalEntries } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { showChanged } from '@/lib/api/client/show-changed';
import { lineNames } from '@/lib/domain/appraisals/field-words';
import { allReplacedWords, replacedTexts, type ReplacedText } from './replaced-texts';
import { openUnsaved, type EntriesPlace } from './unsaved-place';
import { takesEntries } from './unsaved-words';
import { Fault } from '@/lib/fault';

export type AppraisalAnswer = EndpointAnswer<typeof readAppraisal>;

/** The same object as long as the page is open: each field reads its own text, so that typing renders no other field. */
export interface AppraisalEntries {
  readonly store: EntriesStore;
  /** By field: what a colleague put in place of the text that was shown, until it is typed over. */
  readonly replaced: StoreApi<ReplacedByField>;
  readonly enter: (field: string, value: string) => void;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  readonly save: SaveEntries;
}

type ReplacedByField = Readonly<Record<string, ReplacedText>>;

/** Entries of an appraisal, saved field by field as they are typed, while the appraisal accepts them. */
export function useEntries(place: EntriesPlace, answer: AppraisalAnswer): AppraisalEntries {
  const client = useQueryClient();
  const [entries] = useState(() => createEntries(client, place, answer.entries));
  const { store, save } = entries;
  const isOpen = place.part === 'customer' || takesEntries(answer.summary);
  useSavingEntries(store, save);
  useEffect(() => showAnswered(entries, place.part, answer.entries), [entries, place.part, answer.entries]);
  // On every new answer: the appraisal may have been revised back to a draft.
  useEffect(() => showOpen(store, isOpen), [store, isOpen, answer]);
  return entries;
}

/** Takes the entries of a new answer, and says which of them a colleague changed. */
function showAnswered(
  { store, replaced }: AppraisalEntries,
  part: EntriesPlace['part'],
  answered: AppraisalAnswer['entries'],
): void {
  const changed = replacedTexts(store.getState(), part, answered);
  showSaved(store, answered);
  if (changed.length === 0) return;
  replaced.setState((before) => ({ ...before, ...Object.fromEntries(changed.map((text) => [text.field, text])) }));
  showToast(allReplacedWords(changed, lineNames(entryTexts(store.getState()))));
}

/** Entries that are only read. */
export interface ReadEntries {
  readonly store: Pick<StoreApi<EntriesState>, 'getState' | 'getInitialState' | 'subscribe'>;
}

/** One field as it is on screen; undefined where nothing was ever entered. */
export const useEntryText = ({ store }: ReadEntries, field: string): string | undefined =>
  useStore(store, (state) => entryText(state, field));

function createEntries(client: QueryClient, place: EntriesPlace, saved: AppraisalAnswer['entries']): AppraisalEntries {
  const { id } = place;
  const store = openUnsaved(place, saved);
  const replaced = createStore<ReplacedByField>(() => ({}));
  const enter = (field: string, value: string) => {
    enterText(store, field, value);
    replaced.setState(({ [field]: _own, ...others }) => others, true);
  };
  return {
    store,
    replaced,
    enter,
    choose: (field, choice) => chooseEntry(store, field, choice),
    save: createSaveEntries(store, (changes) => sendEntries(client, id, changes)),
  };
}

async function sendEntries(client: QueryClient, id: string, changes: EntryChanges) {
  const queryKey = answerKey(readAppraisal, { id });
  const { entries } = await fetchEndpoint(saveAppraisalEntries, { id, changes }).catch((error: unknown) => {
    // An offer was made meanwhile, so the page must show it.
    if (error instanceof Fault && error.code === 'conflict') void client.invalidateQueries({ queryKey });
    throw error;
  });
  await showChanged(client, readAppraisal, { id }, (answer) => {
    if (!answer) return answer;
    // Each stays in its place: condition lines are shown in the order of their entries.
    const saved = new Map([...answer.entries, ...entries].map((entry) => [entry.field, entry]));
    return { ...answer, entries: [...saved.values()] };
  });
  return entries;
}
