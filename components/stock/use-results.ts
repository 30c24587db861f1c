'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '@/lib/api/ask';
import { readStockResults } from '@/lib/api/addresses/stock';
import type { StockResult, StockRun } from '@/lib/domain/stock';
import { doneOf } from '@/lib/domain/stock-progress';
import type { Fault } from '@/lib/fault';

const PAGE = 1_000;
const EVERY_MS = 1_000;
const AFTER_A_FAULT_MS = 5_000;
const NONE: readonly StockResult[] = [];

/**
 * What a run has come to so far: only what is new is fetched, when the run says that there is more and until there is as
 * much, one request at a time.
 */
export function useResults(listId: string, run: StockRun) {
  const client = useQueryClient();
  const key = ['stock results', run.id];
  const wanted = doneOf(run);
  const {
    data = NONE,
    error,
    refetch,
  } = useQuery<readonly StockResult[], Fault>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      let known = client.getQueryData<readonly StockResult[]>(key) ?? NONE;
      for (;;) {
        const after = known.at(-1)?.sequence ?? 0;
        const { items } = await ask(readStockResults, { id: listId, run: run.id, after, limit: PAGE }, { signal });
        if (items.length > 0) known = [...known, ...items];
        if (items.length < PAGE) return known;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data: known, status } }) =>
      known !== undefined && known.length >= wanted ? false : status === 'error' ? AFTER_A_FAULT_MS : EVERY_MS,
    // Ten thousand rows are not compared field by field: what is there never changes.
    structuralSharing: false,
  });
  const isWhole = data.length >= wanted;

  // At each new count, once: who is behind all the same, or was refused, waits as is said above.
  useEffect(() => {
    if (!isWhole && error === null) void refetch({ cancelRefetch: false });
  }, [wanted]);
  return { results: data, error, isWhole };
}
