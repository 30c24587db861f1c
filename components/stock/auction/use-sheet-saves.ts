'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Fault } from '@/lib/fault';
import {
  changesToSend,
  chooseEntry,
  takeSaved,
  type SheetState,
  type SheetStore,
  type AnsweredEntry,
} from './sheet-store';

/** After so long without a key the text is saved. */
const SAVE_MS = 500;
/** After so long a save that did not arrive is tried again. */
const RETRY_MS = 4_000;
/** So many fields a request. */
const CHANGES_MAX = 100;

export type SheetChanges = ReturnType<typeof changesToSend>;

export interface SheetSaves extends SheetState {
  readonly state: 'saved' | 'saving' | 'waiting';
  /** Why entries are refused; null where they are not. */
  readonly fault: Fault | null;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  /** Saves what is unsaved now. @returns whether all of it is */
  readonly save: () => Promise<boolean>;
}

/**
 * Saves what a store holds, field by field, as it is typed.
 * @param send resolves with the fields as they are on the server afterwards
 */
export function useSheetSaves(
  store: SheetStore,
  send: (changes: SheetChanges) => Promise<readonly AnsweredEntry[]>,
): SheetSaves {
  const { unsaved, foreign } = useStore(store);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const sendChanges = useCallback(async (): Promise<boolean> => {
    const changes = changesToSend(store.getState());
    if (changes.length === 0) return Object.keys(store.getState().unsaved).length === 0;
    setSaving(true);
    try {
      takeSaved(store, changes, await send(changes.slice(0, CHANGES_MAX)));
      setFault(null);
      return Object.keys(store.getState().unsaved).length === 0;
    } catch (error) {
      if (error instanceof Fault) setFault(error);
      return false;
    } finally {
      setSaving(false);
    }
  }, [send, store]);

  /** One save at a time: the next one begins with what the last one left. */
  const save = useCallback(async (): Promise<boolean> => {
    if (underWay.current) await underWay.current;
    underWay.current = sendChanges();
    const isAllSaved = await underWay.current;
    underWay.current = null;
    return isAllSaved;
  }, [sendChanges]);

  useEffect(() => void store.persist.rehydrate(), [store]);
  useSaving(unsaved, foreign, fault, save);

  return {
    unsaved,
    foreign,
    fault,
    state: Object.keys(unsaved).length === 0 ? 'saved' : fault && !isSaving ? 'waiting' : 'saving',
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
