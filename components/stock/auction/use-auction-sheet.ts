'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { deviceStoreName } from '@/components/layout/device/unsaved-on-device';
import { readAuctionSheet, saveAuctionEntries } from '@/lib/api/addresses/stock/auction';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { AUCTION_FIELDS, entryKey, type AuctionField } from '@/lib/domain/stock/auction-entries';
import type { Fault } from '@/lib/fault';
import { carryBids } from './carried-bids';
import { createSheetStore, enterText } from './sheet-store';
import { useSheetSaves, type SheetChanges, type SheetSaves } from './use-sheet-saves';

/** A colleague enters bids meanwhile. */
const POLL_MS = 4_000;

type AuctionAnswer = EndpointAnswer<typeof readAuctionSheet>;
type AuctionEntry = AuctionAnswer['entries'][number];

export interface AuctionSheetEntries extends SheetSaves {
  /** Whether what is saved has been read. */
  readonly isRead: boolean;
  /** What is typed here, or what is saved; null where nothing was ever entered. */
  readonly enteredOf: (row: number, field: AuctionField) => string | null;
  /** The same as it is on screen: empty where there is nothing. */
  readonly textOf: (row: number, field: AuctionField) => string;
  /** As it is saved. */
  readonly savedOf: (row: number, field: AuctionField) => AuctionEntry | undefined;
  readonly enter: (row: number, field: AuctionField, text: string) => void;
  readonly mayEnter: boolean;
}

export interface AuctionSheetOptions {
  readonly listId: string;
  /** The signed-in person: what is typed on this device and not saved yet is theirs. */
  readonly personId: string;
  readonly mayEnter: boolean;
}

/** What the team has entered on the sheet of a list, read again every few seconds and saved as it is typed. */
export function useAuctionSheet({ listId, personId, mayEnter }: AuctionSheetOptions): AuctionSheetEntries {
  const client = useQueryClient();
  const key = answerKey(readAuctionSheet, { id: listId });
  const { data } = useQuery<AuctionAnswer, Fault>({
    queryKey: key,
    queryFn: ({ signal }) => fetchEndpoint(readAuctionSheet, { id: listId }, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  const name = deviceStoreName(`auction ${listId} ${personId}`);
  const [store] = useState(() => createSheetStore(name));
  const saved = useMemo(() => new Map(data?.entries.map((entry) => [entryKey(entry.row, entry.field), entry])), [data]);

  const send = useCallback(
    async (changes: SheetChanges) => {
      // An answer that is on its way is older than this save.
      await client.cancelQueries({ queryKey: answerKey(readAuctionSheet, { id: listId }) });
      const { entries } = await fetchEndpoint(saveAuctionEntries, { id: listId, changes: changes.flatMap(changeOf) });
      client.setQueryData<AuctionAnswer>(answerKey(readAuctionSheet, { id: listId }), (answer) => {
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
        // The vehicle of the row was erased: what was typed for it goes too.
        const isGone = version === 0;
        return { field: entered, value: isGone && sent ? sent.value : text, version, changedBy, isSaved };
      });
    },
    [client, listId],
  );
  const saves = useSheetSaves(store, send);
  useEffect(() => {
    if (mayEnter) carryBids(listId, store, name);
  }, [listId, mayEnter, name, store]);

  const enteredOf = (row: number, field: AuctionField) =>
    saves.unsaved[entryKey(row, field)]?.value ?? saved.get(entryKey(row, field))?.text ?? null;
  return {
    ...saves,
    mayEnter,
    isRead: data !== undefined,
    enteredOf,
    textOf: (row, field) => enteredOf(row, field) ?? '',
    savedOf: (row, field) => saved.get(entryKey(row, field)),
    enter: (row, field, text) =>
      enterText(store, entryKey(row, field), text, saved.get(entryKey(row, field))?.version ?? 0),
  };
}

/** As the server takes it; nothing for a key that a later version may have written. */
function changeOf({ field: key, value, version }: SheetChanges[number]) {
  const [row = '', name = ''] = key.split(' ');
  const field = AUCTION_FIELDS.find((known) => known === name);
  return field === undefined ? [] : [{ row: Number(row), field, text: value, version }];
}
