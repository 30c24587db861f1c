'use client';

import { useAnswer } from '@/lib/api/client/use-answer';
import { listStockLists, readStockRun } from '@/lib/api/addresses/stock';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { isRunFinished } from '@/lib/domain/stock/run-progress';

const POLL_RUNNING_MS = 1_000;
/** A colleague, or another tab, may resume it or start one. */
const POLL_IDLE_MS = 4_000;

const isAdvancing = ({ state, answering }: StockRun): boolean => state === 'running' || answering > 0;

/** A run as it is now, polled while it goes on, so that every tab shows the same. @param first until the first answer */
export function useStockRun(listId: string, first: StockRun) {
  const input = { id: listId, run: first.id };
  const { data: run = first, error } = useAnswer(readStockRun, input, {
    staleAfterMs: 0,
    pollMs: (now = first) => {
      if (now.isSettled) return false;
      // When a run is paused or cancelled, the calls under way are still being recorded.
      return isAdvancing(now) || isRunFinished(now) ? POLL_RUNNING_MS : POLL_IDLE_MS;
    },
  });
  return { run, error };
}

/** The lists with their newest runs, polled while they are on screen. */
export function useStockLists() {
  return useAnswer(
    listStockLists,
    {},
    {
      staleAfterMs: 0,
      pollMs: (answer) => (answer?.items.some(({ run }) => run && isAdvancing(run)) ? POLL_RUNNING_MS : POLL_IDLE_MS),
    },
  );
}
