'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { readAppraisal, saveAppraisalEntries } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { Fault } from '@/lib/fault';
import {
  changesToSend,
  chooseEntry,
  createEntriesStore,
  enterText,
  takeSaved,
  type ForeignEntry,
} from './entries-store';

/** After so long without a key the text is saved. */
const SAVE_MS = 500;
/** After so long a save that did not arrive is tried again. */
const RETRY_MS = 4_000;

export type AppraisalAnswer = EndpointAnswer<typeof readAppraisal>;
export type SaveState = 'saved' | 'saving' | 'waiting';

export interface AppraisalEntries {
  /** As they are on screen: saved texts with what is typed over them. */
  readonly texts: Readonly<Record<string, string>>;
  readonly foreign: Readonly<Record<string, ForeignEntry>>;
  readonly state: SaveState;
  /** Why entries are refused; null where they are not. */
  readonly fault: Fault | null;
  readonly enter: (field: string, value: string) => void;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  /** Saves what is unsaved now. @returns whether all of it is */
  readonly save: () => Promise<boolean>;
}

/** The entries of an appraisal, saved field by field as they are typed. */
export function useEntries(id: string, saved: AppraisalAnswer['entries']): AppraisalEntries {
  const client = useQueryClient();
  const [store] = useState(() => createEntriesStore(id));
  const { unsaved, foreign } = useStore(store);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const changes = changesToSend(store.getState());
    if (changes.length === 0) return Object.keys(store.getState().unsaved).length === 0;
    setSaving(true);
    try {
      const { entries } = await fetchEndpoint(saveAppraisalEntries, { id, changes: changes.slice(0, 100) });
      client.setQueryData<AppraisalAnswer>(answerKey(readAppraisal, { id }), (answer) => {
        if (!answer) return answer;
        const others = answer.entries.filter(({ field }) => entries.every((entry) => entry.field !== field));
        return { ...answer, entries: [...others, ...entries] };
      });
      takeSaved(store, changes, entries);
      setFault(null);
      return Object.keys(store.getState().unsaved).length === 0;
    } catch (error) {
      if (error instanceof Fault) setFault(error);
      return false;
    } finally {
      setSaving(false);
    }
  }, [client, id, store]);

  /** One save at a time: the next one begins with what the last one left. */
  const save = useCallback(async (): Promise<boolean> => {
    if (underWay.current) await underWay.current;
    underWay.current = send();
    const isAllSaved = await underWay.current;
    underWay.current = null;
    return isAllSaved;
  }, [send]);

  useEffect(() => void store.persist.rehydrate(), [store]);
  useSaving(unsaved, foreign, fault, save);

  const texts: Record<string, string> = {};
  for (const { field, value } of saved) texts[field] = value;
  for (const [field, { value }] of Object.entries(unsaved)) texts[field] = value;
  return {
    texts,
    foreign,
    fault,
    state: Object.keys(unsaved).length === 0 ? 'saved' : fault && !isSaving ? 'waiting' : 'saving',
    enter: (field, value) => enterText(store, field, value, saved.find((entry) => entry.field === field)?.version ?? 0),
    choose: (field, choice) => chooseEntry(store, field, choice),
    save,
  };
}

/** Saves after a pause, again where it did not arrive, and immediately once the network is back. */
function useSaving(unsaved: object, foreign: object, fault: Fault | null, save: () => Promise<boolean>): void {
  useEffect(() => {
    const isRefused = fault?.code === 'conflict' || fault?.code === 'not_found' || fault?.code === 'forbidden';
    if (Object.keys(unsaved).length === 0 || isRefused) return;
    const timer = setTimeout(() => void save(), fault ? RETRY_MS : SAVE_MS);
    const saveNow = () => void save();
    window.addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
    };
  }, [unsaved, foreign, fault, save]);
}
