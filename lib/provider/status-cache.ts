/**
 * The provider's own count of this month's look-ups and its limit, as it told them lately. Every page shows it, so no page
 * waits for it: it is asked for behind whoever reads it.
 */
import { setTimeout } from 'node:timers/promises';
import { viewLookupGetCurrentStatus, type LookupStatusAnswer } from '@/lib/contract/reg';
import type { Provider } from './provider';

const REFRESH_MS = 60_000;
/** After a look-up it is asked at once, but never more often than this. */
const MIN_REFRESH_MS = 2_000;
/** What is older is not told any more. */
const MAX_AGE_MS = 10 * 60_000;
/** How long whoever reads it may wait where nothing is known, or one look-up more was counted, from the asking on. */
const MAX_WAIT_MS = 300;

export interface ProviderStatusCache {
  /** Null where the provider has not answered lately. Never throws. */
  latest(): Promise<LookupStatusAnswer | null>;
  /** The provider has counted one more: what is told is behind, and asked for afresh. Nobody waits for it here. */
  counted(): void;
}

/** @param clock milliseconds since 1970 */
export function createProviderStatusCache(caller: Pick<Provider, 'call'>, clock: () => number): ProviderStatusCache {
  let cached: { readonly answer: LookupStatusAnswer; readonly at: number; readonly after: number } | null = null;
  /** Look-ups counted here, and how many of them the last question came after. */
  let [lookUps, lookUpsAtRefresh] = [0, 0];
  let refreshedAt = -Infinity;
  let refreshing: Promise<void> | null = null;
  /** Ends soon after an asking has begun: from then on nobody waits for it. */
  let maxWait: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    refreshedAt = clock();
    const after = (lookUpsAtRefresh = lookUps);
    maxWait = setTimeout(MAX_WAIT_MS, undefined, { ref: false });
    try {
      cached = { answer: (await caller.call(viewLookupGetCurrentStatus, {})).value, at: clock(), after };
    } catch {
      // Not known is told as not known: the usage page says why.
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
