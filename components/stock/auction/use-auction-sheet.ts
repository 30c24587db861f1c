'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { deviceStoreName } from '@/components/layout/device/unsaved-on-device';
import {
  chooseEntry,
  createEntriesStore,
  enterText,
  type EntriesState,
  type SavedEntry,
} from '@/components/layout/entries/entries-store';
import {
  createSaveEntries,
  saveWords,
  useSavingEntries,
  type EntryChanges,
} from '@/components/layout/entries/save-entries';
import { readAuctionSheet, saveAuctionEntries } from '@/lib/api/addresses/stock/auction';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { showChanged } from '@/lib/api/client/show-changed';
import { useAnswer } from '@/lib/api/client/use-answer';
import { AUCTION_FIELDS, entryKey, type AuctionField } from '@/lib/domain/stock/auction-entries';
import { carryBids } from './carried-bids';

/** Colleagues enter bids at the same time. */
const POLL_MS = 4_000;

type AuctionAnswer = EndpointAnswer<typeof readAuctionSheet>;
type AuctionEntry = AuctionAnswer['entries'][number];

export interface AuctionSheetEntries extends Pick<EntriesState, 'foreign' | 'fault'> {
  /** Whether what was typed has been saved, in words. */
  readonly savedWords: string;
  readonly choose: (field: string, choice: 'mine' | 'theirs') => void;
  /** Whether the saved sheet has been read. */
  readonly isRead: boolean;
  /** The text typed here, or the saved one; null if nothing was ever entered. */
  readonly enteredOf: (row: number, field: AuctionField) => string | null;
  /** The same as on screen: empty if there is none. */
  readonly textOf: (row: number, field: AuctionField) => string;
  /** The saved text. */
  readonly savedOf: (row: number, field: AuctionField) => AuctionEntry | undefined;
  readonly enter: (row: number, field: AuctionField, text: string) => void;
  readonly mayEnter: boolean;
}

export interface AuctionSheetOptions {
  readonly listId: string;
  /** The signed-in person, who owns unsaved entries on this device. */
  readonly personId: string;
  readonly mayEnter: boolean;
}

/** What the team has entered on the sheet of a list, read again every few seconds and saved as it is typed. */
export function useAuctionSheet({ listId, personId, mayEnter }: AuctionSheetOptions): AuctionSheetEntries {
  const client = useQueryClient();
  const { data } = useAnswer(readAuctionSheet, { id: listId }, { staleAfterMs: 0, pollMs: POLL_MS });
  const name = deviceStoreName(`auction ${listId} ${personId}`);
  const [{ store, save }] = useState(() => openSheet(client, listId, name));
  const saved = useMemo(() => new Map(data?.entries.map((entry) => [entryKey(entry.row, entry.field), entry])), [data]);

  const { unsaved, foreign, fault } = useStore(store);
  const savedWords = useStore(store, (state) => saveWords(state, 'on this device'));
  useSavingEntries(store, save);
  useEffect(() => {
    if (mayEnter) carryBids(listId, store, name);
  }, [listId, mayEnter, name, store]);

  const enteredOf = (row: number, field: AuctionField) =>
    unsaved[entryKey(row, field)]?.value ?? saved.get(entryKey(row, field))?.text ?? null;
  return {
    foreign,
    fault,
    savedWords,
    choose: (field, choice) => chooseEntry(store, field, choice),
    mayEnter,
    isRead: data !== undefined,
    enteredOf,
    textOf: (row, field) => enteredOf(row, field) ?? '',
    savedOf: (row, field) => saved.get(entryKey(row, field)),
    enter: (row, field, text) =>
      enterText(store, entryKey(row, field), text, saved.get(entryKey(row, field))?.version ?? 0),
  };
}

/** It outlives its tab, since phones discard background tabs. */
function openSheet(client: QueryClient, listId: string, name: string) {
  const store = createEntriesStore(name, 'localStorage', [], 'as typed');
  return { store, save: createSaveEntries(store, (changes) => sendEntries(client, listId, changes)) };
}

async function sendEntries(client: QueryClient, listId: string, changes: EntryChanges): Promise<SavedEntry[]> {
  const { entries } = await fetchEndpoint(saveAuctionEntries, { id: listId, changes: changes.flatMap(changeOf) });
  await showChanged(client, readAuctionSheet, { id: listId }, (answer) => {
    if (!answer) return answer;
    const changed = new Set(entries.map(({ row, field }) => entryKey(row, field)));
    const others = answer.entries.filter(({ row, field }) => !changed.has(entryKey(row, field)));
    const found = entries.flatMap(({ row, field, text, version, changedBy, changedAt }) =>
      changedAt === null ? [] : [{ row, field, text, version, changedBy, changedAt }],
    );
    return { entries: [...others, ...found] };
  });
  return entries.map(({ row, field, text, version, changedBy, isSaved }) => {
    const entered = entryKey(row, field);
    const sent = changes.find((change) => change.field === entered);
    // The row's vehicle was erased, so its unsaved text goes too.
    const isGone = version === 0;
    return { field: entered, value: isGone && sent ? sent.value : text, version, changedBy, isSaved };
  });
}

/** In the server's form; nothing for a key that a later version may have written. */
function changeOf({ field: key, value, version }: EntryChanges[number]) {
  const [row = '', name = ''] = key.split(' ');
  const field = AUCTION_FIELDS.find((known) => known === name);
  return field === undefined ? [] : [{ row: Number(row), field, text: value, version }];
}
