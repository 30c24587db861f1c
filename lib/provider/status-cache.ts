/**
 * The provider's own count of this month's look-ups and its limit, as it reported them lately. Every page shows it, so no
 * page waits for it: it is requested in the background.
 */
import { setTimeout } from 'node:timers/promises';
import { viewLookupGetCurrentStatus, type LookupStatusAnswer } from '@/lib/contract/reg';
import type { Provider } from './provider';

const REFRESH_MS = 60_000;
/** After a look-up it is requested immediately, but never more often than this. */
const MIN_REFRESH_MS = 2_000;
/** What is older is not shown any more. */
const MAX_AGE_MS = 10 * 60_000;
/** How long a reader may wait where nothing is known, or one more look-up was counted, from the request on. */
const MAX_WAIT_MS = 300;

export interface ProviderStatusCache {
  /** Null where the provider has not answered lately. Never throws. */
  latest(): Promise<LookupStatusAnswer | null>;
  /** The provider has counted one more: what is cached is outdated, and requested again. No one waits for it here. */
  counted(): void;
}

/** @param clock milliseconds since any moment */
export function createProviderStatusCache(caller: Pick<Provider, 'call'>, clock: () => number): ProviderStatusCache {
  let cached: { readonly answer: LookupStatusAnswer; readonly at: number; readonly after: number } | null = null;
  /** Look-ups counted here, and how many of them the last request came after. */
  let [lookUps, lookUpsAtRefresh] = [0, 0];
  let refreshedAt = -Infinity;
  let refreshing: Promise<void> | null = null;
  /** Ends soon after a request has begun: from then on no one waits for it. */
  let maxWait: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    refreshedAt = clock();
    const after = (lookUpsAtRefresh = lookUps);
    maxWait = setTimeout(MAX_WAIT_MS, undefined, { ref: false });
    try {
      cached = { answer: (await caller.call(viewLookupGetCurrentStatus, {})).value, at: clock(), after };
    } catch {
      // Not known is shown as not known: the usage page gives the reason.
    } finally {
      refreshing = null;
    }
  }

  const freshAnswer = () => (cached !== null && clock() - cached.at < MAX_AGE_MS ? cached.answer : null);

  function refreshIfDue(): void {
    const wait = lookUpsAtRefresh < lookUps ? MIN_REFRESH_MS : REFRESH_MS;
    if (refreshing === null && clock() - refreshedAt >= wait) refreshing = refresh();
  }

  return {
    async latest() {
      refreshIfDue();
      const isStale = freshAnswer() === null || (cached !== null && cached.after < lookUps);
      if (isStale && refreshing !== null) await Promise.race([refreshing, maxWait]);
      return freshAnswer();
    },
    counted() {
      lookUps += 1;
      refreshIfDue();
    },
  };
}
