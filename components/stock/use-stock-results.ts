'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { readStockResults } from '@/lib/api/addresses/stock';
import type { StockResult, StockRun } from '@/lib/domain/stock/stock-list';
import { finishedCars } from '@/lib/domain/stock/run-progress';
import type { Fault } from '@/lib/fault';

const RESULTS_PER_REQUEST = 1_000;
const POLL_MS = 1_000;
const POLL_AFTER_FAULT_MS = 5_000;
const NO_RESULTS: readonly StockResult[] = [];

/**
 * The results of a run so far. Only new ones are fetched, one request at a time, while the run has more than the
 * browser.
 */
export function useStockResults(listId: string, run: StockRun) {
  const client = useQueryClient();
  const key = ['stock results', run.id];
  const expectedCount = finishedCars(run);
  const {
    data = NO_RESULTS,
    error,
    refetch,
  } = useQuery<readonly StockResult[], Fault>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      let loaded = client.getQueryData<readonly StockResult[]>(key) ?? NO_RESULTS;
      for (;;) {
        const after = loaded.at(-1)?.sequence ?? 0;
        const { items } = await fetchEndpoint(
          readStockResults,
          { id: listId, run: run.id, after, limit: RESULTS_PER_REQUEST },
          { signal },
        );
        if (items.length > 0) loaded = [...loaded, ...items];
        if (items.length < RESULTS_PER_REQUEST) return loaded;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data: loaded, status } }) =>
      loaded !== undefined && loaded.length >= expectedCount
        ? false
        : status === 'error'
          ? POLL_AFTER_FAULT_MS
          : POLL_MS,
    // Ten thousand rows are not compared field by field: fetched rows never change.
    structuralSharing: false,
  });
  const isWhole = data.length >= expectedCount;

  // Once per new count. Results still missing, or failed, wait for the next poll.
  const fetchUpTo = useEffectEvent((count: number) => {
    if (data.length < count && error === null) void refetch({ cancelRefetch: false });
  });
  useEffect(() => fetchUpTo(expectedCount), [expectedCount]);
  return { results: data, error, isWhole };
}
