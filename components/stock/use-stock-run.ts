'use client';

import { useQuery } from '@tanstack/react-query';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { answerKey } from '@/lib/api/client/answer-of';
import { listStockLists, readStockRun } from '@/lib/api/addresses/stock';
import type { StockList, StockRun } from '@/lib/domain/stock/stock-list';
import { isRunFinished } from '@/lib/domain/stock/run-progress';
import type { Fault } from '@/lib/fault';

const POLL_RUNNING_MS = 1_000;
/** A colleague, or another tab, may resume it or start one. */
const POLL_IDLE_MS = 4_000;

/** A run as it is now, polled while it goes on, so that every tab shows the same. */
export function useStockRun(listId: string, run: StockRun) {
  return useQuery<StockRun, Fault>({
    queryKey: answerKey(readStockRun, { id: listId, run: run.id }),
    queryFn: ({ signal }) => fetchEndpoint(readStockRun, { id: listId, run: run.id }, { signal }),
    initialData: run,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'running' ? POLL_RUNNING_MS : isRunFinished(data) ? false : POLL_IDLE_MS,
  });
}

/** The lists with their newest runs, polled while they are on screen. */
export function useStockLists() {
  return useQuery<{ items: StockList[] }, Fault>({
    queryKey: answerKey(listStockLists, {}),
    queryFn: ({ signal }) => fetchEndpoint(listStockLists, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ run }) => run?.state === 'running') ? POLL_RUNNING_MS : POLL_IDLE_MS,
  });
}
