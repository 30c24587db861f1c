/** What the provider's count decides about look-ups without an answer. */
import type { settleUnknown } from '@/lib/api/endpoints/audits';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { addDays, britishDay, type Day } from '@/lib/domain/time/calendar';
import { serviceOf, type BilledServiceKey } from '@/lib/domain/usage/billed-service';
import { countOf, releasableCount, settledWords, type SettledLookUps } from '@/lib/domain/usage/usage-audit';
import type { Ledger } from '@/lib/lookups/ledger';
import type { Provider } from '@/lib/provider/provider';
import type { LookUps } from '@/lib/store/usage/look-ups';
import { fetchProviderCount } from './provider-count';

interface SettleServices {
  readonly lookUps: LookUps;
  readonly ledger: Pick<Ledger, 'releaseByAudit'>;
  readonly caller: Provider;
  readonly now: () => Date;
}

/** After this, no reply can arrive, and the provider has most likely counted whatever it will count. */
const REPLY_POSSIBLE_MINUTES = 15;
/** How many days back to search for one whose midnight was quiet, including the look-up's own. */
const QUIET_WITHIN_DAYS = 7;
/** Nothing is released automatically before this: the provider may compile its audits overnight. */
const AUTOMATIC_SETTLE_MINUTES = 24 * 60;

/** Releases as many look-ups as the provider's count shows were never counted; leaves the others. */
export async function runSettleUnknown({ session }: EndpointCall<typeof settleUnknown>, services: SettleServices) {
  const settled = await settle(session.organisationId, REPLY_POSSIBLE_MINUTES, services);
  return { ...settled, words: settledWords(settled) };
}

/** The same for everyone on the subscription, as recurring work. Several instances may run it at the same time. */
export async function settleUnknownOfAll(services: SettleServices): Promise<SettledLookUps> {
  return settle(null, AUTOMATIC_SETTLE_MINUTES, services);
}

/**
 * Counts from the day of the look-ups until now rather than by month, so that a look-up counted earlier without an
 * answer cannot hide a later one. Newest day first: look-ups released for it no longer obscure an older one. Within a
 * day the newest are left.
 */
async function settle(
  organisationId: string | null,
  minAgeMinutes: number,
  services: SettleServices,
): Promise<SettledLookUps> {
  const { lookUps, ledger } = services;
  let [released, left, waiting] = [0, 0, 0];
  const groups = await lookUps.unknown({ organisationId });
  for (const { day, operation, ids, youngestMinutes } of groups) {
    const key = serviceOf(operation);
    // The provider may still count these: they cannot stand for the ones that it has counted.
    const tooRecent = groups
      .filter((group) => serviceOf(group.operation) === key && group.youngestMinutes < minAgeMinutes)
      .reduce((sum, group) => sum + group.ids.length, 0);
    const isTooRecent = key !== null && youngestMinutes < minAgeMinutes;
    const releasable =
      key === null
        ? 0
        : isTooRecent
          ? 'waiting'
          : await releasableSince(day, key, { organisationId, tooRecent }, services);
    if (releasable === 'waiting') {
      waiting += ids.length;
      continue;
    }
    const uncounted = ids.slice(0, releasable);
    left += ids.length - uncounted.length;
    for (const id of uncounted) if (await ledger.releaseByAudit(id)) released += 1;
  }
  return { released, left, waiting };
}

/** How many look-ups without an answer since then may be released: see `releasableCount`. */
async function releasableSince(
  day: Day,
  key: BilledServiceKey,
  { organisationId, tooRecent }: { organisationId: string | null; tooRecent: number },
  services: SettleServices,
): Promise<number | 'waiting'> {
  const { lookUps } = services;
  if (isAmong(await lookUps.operationsAnsweredRecently({ minutes: REPLY_POSSIBLE_MINUTES }), key)) return 'waiting';
  const from = await quietDay(key, day, lookUps);
  if (from === null) return 0;
  const today = britishDay(services.now());
  const days = { from, to: today };
  // Our side first: see `releasableCount`.
  const { counted } = countOf(key, await lookUps.onDays({ organisationId: null, ...days }));
  const { unknown, writtenOff } = countOf(key, await lookUps.onDays({ organisationId, ...days }));
  const providerCount = await fetchProviderCount(key, { ...days, today }, services);
  const unanswered = unknown + writtenOff - tooRecent;
  return 'months' in providerCount ? releasableCount(providerCount, { counted, unanswered }) : 0;
}

/**
 * The day from which both sides count the same. They may count an answer close to midnight on different days, so a day
 * with a busy midnight gives way to an earlier one. Null if every midnight of a week was busy.
 */
async function quietDay(key: BilledServiceKey, day: Day, lookUps: LookUps): Promise<Day | null> {
  for (let back = 0; back < QUIET_WITHIN_DAYS; back++) {
    const from = addDays(day, -back);
    if (!isAmong(await lookUps.operationsAnsweredAround({ day: from, minutes: REPLY_POSSIBLE_MINUTES }), key))
      return from;
  }
  return null;
}

const isAmong = (operations: readonly string[], key: BilledServiceKey) =>
  operations.some((operation) => serviceOf(operation) === key);
