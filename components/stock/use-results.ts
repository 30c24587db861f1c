'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '@/lib/api/ask';
import { readStockResults } from '@/lib/api/addresses/stock';
import type { StockResult, StockRun } from '@/lib/domain/stock';
import { doneOf } from '@/lib/domain/stock-progress';
import type { Fault } from '@/lib/fault';

const PAGE = 1_000;
const EVERY_MS = 1_000;
const AFTER_A_FAULT_MS = 5_000;
const NONE: readonly StockResult[] = [];

/** What a run has come to so far: only what is new is fetched, until there is as much as the run says. */
export function useResults(listId: string, run: StockRun) {
  const client = useQueryClient();
  const key = ['stock results', run.id];
  const wanted = doneOf(run);
  const { data = NONE, error } = useQuery<readonly StockResult[], Fault>({
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
  return { results: data, error, isWhole: data.length >= wanted };
}
