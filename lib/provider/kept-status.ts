/**
 * The provider's own count of this month's look-ups and its limit, as it told them lately. Every page shows it, so no page
 * waits for it: it is asked for behind whoever reads it.
 */
import { setTimeout } from 'node:timers/promises';
import { viewLookupGetCurrentStatus, type LookupStatusAnswer } from '@/lib/contract/reg';
import type { Provider } from './call';

const ASKED_AGAIN_MS = 60_000;
/** What is older is not told any more. */
const GOOD_FOR_MS = 10 * 60_000;
/** How long whoever reads it may wait where nothing is known, from the asking on. */
const FIRST_WAIT_MS = 300;

export interface KeptStatus {
  /** Null where the provider has not answered lately. Never throws. */
  lately(): Promise<LookupStatusAnswer | null>;
}

/** @param clock milliseconds since 1970 */
export function createKeptStatus(caller: Pick<Provider, 'call'>, clock: () => number): KeptStatus {
  let told: { readonly answer: LookupStatusAnswer; readonly at: number } | null = null;
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;
  /** Ends soon after an asking has begun: from then on nobody waits for it. */
  let patience: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    askedAt = clock();
    patience = setTimeout(FIRST_WAIT_MS, undefined, { ref: false });
    try {
      told = { answer: (await caller.call(viewLookupGetCurrentStatus, {})).value, at: clock() };
    } catch {
      // Not known is told as not known: the usage page says why.
    } finally {
      asking = null;
    }
  }

  const known = () => (told !== null && clock() - told.at < GOOD_FOR_MS ? told.answer : null);

  return {
    async lately() {
      if (asking === null && clock() - askedAt >= ASKED_AGAIN_MS) asking = ask();
      if (known() === null && asking !== null) await Promise.race([asking, patience]);
      return known();
    },
  };
}
