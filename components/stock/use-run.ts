'use client';

import { useQuery } from '@tanstack/react-query';
import { ask } from '@/lib/api/ask';
import { answerKey } from '@/lib/api/address';
import { listStockLists, readStockRun } from '@/lib/api/addresses/stock';
import type { StockList, StockRun } from '@/lib/domain/stock';
import { isOver } from '@/lib/domain/stock-progress';
import type { Fault } from '@/lib/fault';

const WORKING_MS = 1_000;
/** Somebody may resume it, or start one, in another tab or at another desk. */
const STANDING_MS = 4_000;

/** A run as it is now, asked again while it goes on; every tab that shows it hears of every press. */
export function useRun(listId: string, run: StockRun) {
  return useQuery<StockRun, Fault>({
    queryKey: answerKey(readStockRun, { id: listId, run: run.id }),
    queryFn: ({ signal }) => ask(readStockRun, { id: listId, run: run.id }, { signal }),
    initialData: run,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'running' ? WORKING_MS : isOver(data) ? false : STANDING_MS,
  });
}

/** The lists with their newest runs, asked again while somebody looks. */
export function useLists() {
  return useQuery<{ items: StockList[] }, Fault>({
    queryKey: answerKey(listStockLists, {}),
    queryFn: ({ signal }) => ask(listStockLists, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ run }) => run?.state === 'running') ? WORKING_MS : STANDING_MS,
  });
}
