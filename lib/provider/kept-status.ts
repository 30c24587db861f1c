/**
 * The provider's own count of this month's look-ups and its limit, as it told them lately. Every page shows it, so no page
 * waits for it: it is asked for behind whoever reads it.
 */
import { setTimeout } from 'node:timers/promises';
import { viewLookupGetCurrentStatus, type LookupStatusAnswer } from '@/lib/contract/reg';
import type { Provider } from './call';

const ASKED_AGAIN_MS = 60_000;
/** After a look-up it is asked at once, but never more often than this. */
const ASKED_AFRESH_MS = 2_000;
/** What is older is not told any more. */
const GOOD_FOR_MS = 10 * 60_000;
/** How long whoever reads it may wait where nothing is known, or one look-up more was counted, from the asking on. */
const FIRST_WAIT_MS = 300;

export interface KeptStatus {
  /** Null where the provider has not answered lately. Never throws. */
  lately(): Promise<LookupStatusAnswer | null>;
  /** The provider has counted one more: what is told is behind, and asked for afresh. Nobody waits for it here. */
  counted(): void;
}

/** @param clock milliseconds since 1970 */
export function createKeptStatus(caller: Pick<Provider, 'call'>, clock: () => number): KeptStatus {
  let told: { readonly answer: LookupStatusAnswer; readonly at: number; readonly after: number } | null = null;
  /** Look-ups counted here, and how many of them the last question came after. */
  let [lookUps, askedAfter] = [0, 0];
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;
  /** Ends soon after an asking has begun: from then on nobody waits for it. */
  let patience: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    askedAt = clock();
    const after = (askedAfter = lookUps);
    patience = setTimeout(FIRST_WAIT_MS, undefined, { ref: false });
    try {
      told = { answer: (await caller.call(viewLookupGetCurrentStatus, {})).value, at: clock(), after };
    } catch {
      // Not known is told as not known: the usage page says why.
    } finally {
      asking = null;
    }
  }

  const known = () => (told !== null && clock() - told.at < GOOD_FOR_MS ? told.answer : null);

  function askWhereDue(): void {
    const wait = askedAfter < lookUps ? ASKED_AFRESH_MS : ASKED_AGAIN_MS;
    if (asking === null && clock() - askedAt >= wait) asking = ask();
  }

  return {
    async lately() {
      askWhereDue();
      const isBehind = known() === null || (told !== null && told.after < lookUps);
      if (isBehind && asking !== null) await Promise.race([asking, patience]);
      return known();
    },
    counted() {
      lookUps += 1;
      askWhereDue();
    },
  };
}
