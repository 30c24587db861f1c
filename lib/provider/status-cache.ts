/**
 * The provider's own count of this month's look-ups and its limit, as last reported. Every page shows it, so no page
 * waits for it: it is requested in the background.
 */
import { setTimeout } from 'node:timers/promises';
import { viewLookupGetCurrentStatus, type LookupStatusAnswer } from '@/lib/contract/reg';
import type { Provider } from './provider';

const REFRESH_MS = 60_000;
/** After a look-up it is requested immediately, but never more often than this. */
const REFRESH_MS_MIN = 2_000;
/** Older values are no longer shown. */
const AGE_MS_MAX = 10 * 60_000;
/** How long a reader may wait, from the request on, if nothing is known or another look-up was counted. */
const WAIT_MS_MAX = 300;

export interface ProviderStatusCache {
  /** Null if the provider has not answered recently. Never throws. */
  latest(): Promise<LookupStatusAnswer | null>;
  /**
   * The provider has counted another look-up: marks the cached value outdated and requests it again, without waiting.
   */
  counted(): void;
}

/** @param clock milliseconds since any moment */
export function createProviderStatusCache(caller: Pick<Provider, 'call'>, clock: () => number): ProviderStatusCache {
  let cached: { readonly answer: LookupStatusAnswer; readonly at: number; readonly after: number } | null = null;
  /** Look-ups counted here, and how many of them preceded the last request. */
  let [lookUps, lookUpsAtRefresh] = [0, 0];
  let refreshedAt = -Infinity;
  let refreshing: Promise<void> | null = null;
  /** Resolves soon after a request has begun: from then on no one waits for it. */
  let maxWait: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    refreshedAt = clock();
    const after = (lookUpsAtRefresh = lookUps);
    maxWait = setTimeout(WAIT_MS_MAX, undefined, { ref: false });
    try {
      cached = { answer: (await caller.call(viewLookupGetCurrentStatus, {})).value, at: clock(), after };
    } catch {
      // Unknown is shown as unknown: the usage page gives the reason.
    } finally {
      refreshing = null;
    }
  }

  const freshAnswer = () => (cached !== null && clock() - cached.at < AGE_MS_MAX ? cached.answer : null);

  function refreshIfDue(): void {
    const wait = lookUpsAtRefresh < lookUps ? REFRESH_MS_MIN : REFRESH_MS;
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
