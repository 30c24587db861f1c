/** One derivative by three free sources, side by side, each failing on its own. */
import type { readGuideComparison } from '@/lib/api/endpoints/valuation-outlook';
import type { EndpointCall } from '@/lib/api/serve/serve';
import {
  getInternetPricesForIdYearMonthMileage,
  getUsedValuation,
  getUsedValuesHistoricDates,
} from '@/lib/contract/used-values';
import { getUsedLiveIdRegDateMileage } from '@/lib/contract/used-values-live';
import { britishDay, firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import {
  editionDaysFrom,
  editionInForce,
  editionParams,
  editionValuesFrom,
  liveValuesFrom,
  marketParams,
  marketRangesFrom,
  type ComparedVehicle,
  type EditionValues,
  type GuideComparison,
  type LiveValues,
  type MarketRanges,
} from '@/lib/domain/valuations/guide-comparison';
import { LIVE_CARS_ONLY, NO_VALUE_BY_DATE } from '@/lib/domain/valuations/missing/no-value-words';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { adviseBeside, partialAnswer } from '@/lib/features/partial-answer';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';

export interface GuideComparisonServices {
  /** Free answers of the provider, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly now: () => Date;
}

export async function runReadGuideComparison(
  { input }: Pick<EndpointCall<typeof readGuideComparison>, 'input'>,
  { cached, now }: GuideComparisonServices,
): Promise<GuideComparison> {
  const { day = britishDay(now()), ...vehicle } = input;
  const edition = editionOn(vehicle.kind, day, cached);
  const [guide, live, market] = await Promise.all([
    partialAnswer(
      edition.then((editionDay) => requestEdition(vehicle, editionDay, cached)),
      NO_VALUE_BY_DATE.edition,
    ),
    partialAnswer(requestLive(vehicle, day, cached), vehicle.kind === 'car' ? NO_VALUE_BY_DATE.live : LIVE_CARS_ONLY),
    partialAnswer(
      edition.then((editionDay) => requestMarket(vehicle, editionDay, cached)),
      NO_VALUE_BY_DATE.market,
    ),
  ]);
  const next = CHECK_BOTH;
  return {
    ...vehicle,
    day,
    guide: adviseBeside(guide, NO_VALUE_BY_DATE.edition, { others: [live, market], next }),
    live: adviseBeside(live, NO_VALUE_BY_DATE.live, { others: [guide], next }),
    market: adviseBeside(market, NO_VALUE_BY_DATE.market, { others: [guide], next }),
  };
}

/**
 * The edition in force on a day; that of its month if the list of editions is unavailable. @returns null before the
 * first
 */
export async function editionOn(kind: VehicleKind, day: Day, cached: ProviderAnswerCache): Promise<Day | null> {
  try {
    const wire = await cached.call(getUsedValuesHistoricDates, { Database: databaseOf(kind) });
    const editions = editionDaysFrom(wire);
    return editions.length === 0 ? firstOfMonth(day) : editionInForce(editions, day);
  } catch (error) {
    if (error instanceof Fault) return firstOfMonth(day);
    throw error;
  }
}

export async function requestEdition(
  vehicle: ComparedVehicle,
  editionDay: Day | null,
  cached: ProviderAnswerCache,
): Promise<EditionValues | null> {
  if (editionDay === null) return null;
  return editionValuesFrom(await cached.call(getUsedValuation, editionParams(vehicle, editionDay)), editionDay);
}

/** null for vehicles other than cars, which the live service does not cover. */
async function requestLive(
  { kind, identifier, registered, mileage }: ComparedVehicle,
  day: Day,
  cached: ProviderAnswerCache,
): Promise<LiveValues | null> {
  if (kind !== 'car') return null;
  const wire = await cached.call(getUsedLiveIdRegDateMileage, {
    database: databaseOf(kind),
    refid: identifier,
    valuationDate: day,
    regDate: registered,
    mileage,
  });
  return wire.Success ? liveValuesFrom(wire.ValuationDate) : null;
}

async function requestMarket(
  vehicle: ComparedVehicle,
  editionDay: Day | null,
  cached: ProviderAnswerCache,
): Promise<MarketRanges | null> {
  if (editionDay === null) return null;
  return marketRangesFrom(await cached.call(getInternetPricesForIdYearMonthMileage, marketParams(vehicle, editionDay)));
}

const CHECK_BOTH = 'Check both.';
