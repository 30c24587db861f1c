/** One derivative by plate, by month and by date of registration, from every source. All free, each failing on its own. */
import type { readRegistrationValues } from '@/lib/api/endpoints/valuation-outlook';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { OperationAnswer } from '@/lib/contract/operations';
import * as used from '@/lib/contract/used-values';
import * as live from '@/lib/contract/used-values-live';
import { yearLetterOn } from '@/lib/domain/plates/year-letter';
import type { Because } from '@/lib/domain/provenance';
import type { ServiceResult } from '@/lib/domain/service-result';
import { addDays, britishDay, monthNumberOf, yearOf, type Day } from '@/lib/domain/time/calendar';
import type { AgeBasis } from '@/lib/domain/valuations/age-bases';
import {
  editionParams,
  editionValuesFrom,
  liveValuesFrom,
  marketRangesFrom,
  type ComparedBands,
  type LiveValues,
  type MarketRanges,
} from '@/lib/domain/valuations/guide-comparison';
import { LIVE_CARS_ONLY, NO_VALUE_BY_AGE } from '@/lib/domain/valuations/missing/no-value-words';
import { liveValuesAroundFrom } from '@/lib/domain/valuations/past-value';
import type { RegistrationValues, ValuesByMileage } from '@/lib/domain/valuations/registration-values';
import {
  ageParams,
  guideByMileageFrom,
  liveByMileageFrom,
  type AgedVehicle,
} from '@/lib/domain/valuations/registration-values-from';
import { usedValueFrom, type UsedValue } from '@/lib/domain/valuations/used-value';
import { acceptRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { Fault } from '@/lib/fault';
import { adviseBeside, partialAnswer } from '@/lib/features/partial-answer';
import { editionOn, type GuideComparisonServices } from './guide-comparison';

type Cached = GuideComparisonServices['cached'];

/** How many days of live values are shown. */
const LIVE_DAYS = 90;

/** @throws Fault invalid_input, at the field, for a date that has no plate */
export async function runReadRegistrationValues(
  { input: vehicle }: Pick<EndpointCall<typeof readRegistrationValues>, 'input'>,
  { cached, now }: GuideComparisonServices,
): Promise<RegistrationValues> {
  const day = britishDay(now());
  acceptRegistrationDate(vehicle.registered, day);
  const plate = yearLetterOn(vehicle.registered);
  if (plate === null) throw noPlate();
  const subject = { ...vehicle, ...plate, month: monthNumberOf(vehicle.registered) };
  const edition = await editionOn(vehicle.kind, day, cached);
  const [guide, market, guideByMileage] = await Promise.all([
    guideValues(subject, edition, cached),
    marketPrices(subject, edition, cached),
    guideForAllMileages(subject, edition, cached),
  ]);
  // Afterwards rather than in parallel: a page should not take too many of the provider's slots.
  const liveOnes = await liveValues(subject, day, cached);
  return { ...vehicle, ...plate, day, editionDay: edition, ...advised({ guide, market, guideByMileage, ...liveOnes }) };
}

type Aged<T> = Readonly<Record<AgeBasis, ServiceResult<T>>>;
interface AgedAnswers {
  readonly guide: Aged<ComparedBands>;
  readonly market: Aged<MarketRanges>;
  readonly guideByMileage: Aged<ValuesByMileage>;
  readonly live: Aged<LiveValues>;
  readonly liveByMileage: Aged<ValuesByMileage>;
  readonly liveWeeks: Aged<LiveValues[]>;
}

function eachBasis<T>(
  parts: Aged<T>,
  noAnswer: Because,
  othersOf: (basis: AgeBasis) => readonly ServiceResult<unknown>[],
) {
  const advisedAt = (basis: AgeBasis) =>
    adviseBeside(parts[basis], noAnswer, { others: othersOf(basis), next: 'Check the date and the mileage.' });
  return { plate: advisedAt('plate'), month: advisedAt('month'), date: advisedAt('date') };
}

const byMonth = <T>({ date, month }: Aged<T>) =>
  adviseBeside(date, NOT_BY_DATE, { others: [month], next: 'It has none for the month either.' });

/** Each part refers to another only if that one has a value. */
function advised({ guide, market, guideByMileage, live: ofLive, liveByMileage, liveWeeks }: AgedAnswers): AgedAnswers {
  const ofGuide = (basis: AgeBasis) => [guide[basis]];
  return {
    guide: eachBasis(guide, NO_VALUE_BY_AGE.edition, (basis) => [ofLive[basis], market[basis]]),
    market: { ...eachBasis(market, NO_VALUE_BY_AGE.market, ofGuide), date: byMonth(market) },
    guideByMileage: {
      ...eachBasis(guideByMileage, NO_VALUE_BY_AGE.edition, (basis) => [liveByMileage[basis]]),
      date: byMonth(guideByMileage),
    },
    live: eachBasis(ofLive, NO_VALUE_BY_AGE.live, ofGuide),
    liveByMileage: eachBasis(liveByMileage, NO_VALUE_BY_AGE.live, (basis) => [guideByMileage[basis]]),
    liveWeeks: eachBasis(liveWeeks, NO_VALUE_BY_AGE.live, ofGuide),
  };
}

/** One part of the answer, for an edition; null before the first edition. */
const ofEdition = <T>(
  edition: Day | null,
  request: (editionDay: Day) => Promise<T | null>,
  noAnswer = NO_VALUE_BY_AGE.edition,
) => partialAnswer(edition === null ? Promise.resolve(null) : request(edition), noAnswer);

async function guideValues(subject: AgedVehicle, edition: Day | null, cached: Cached) {
  const Mileage = subject.mileage;
  const [plate, month, date] = await Promise.all([
    ofEdition(edition, async (on) =>
      bandsOf(
        usedValueFrom(
          await cached.call(used.getUsedValuesForIdYearLetterMileage, { ...ageParams(subject, on).plate, Mileage }),
        ),
      ),
    ),
    ofEdition(edition, async (on) =>
      bandsOf(
        usedValueFrom(
          await cached.call(used.getUsedValuesForIdYearMonthMileage, { ...ageParams(subject, on).month, Mileage }),
        ),
      ),
    ),
    ofEdition(edition, async (on) => {
      const found = editionValuesFrom(await cached.call(used.getUsedValuation, editionParams(subject, on)), on);
      return found && found.pounds;
    }),
  ]);
  return { plate, month, date };
}

const bandsOf = ({ pounds }: UsedValue): ComparedBands | null =>
  Object.values(pounds).every((value) => value === null) ? null : pounds;

async function marketPrices(subject: AgedVehicle, edition: Day | null, cached: Cached) {
  const Mileage = subject.mileage;
  const [plate, month] = await Promise.all([
    ofEdition(
      edition,
      async (on) =>
        marketRangesFrom(
          await cached.call(used.getInternetPricesForIdYearLetterMileage, { ...ageParams(subject, on).plate, Mileage }),
        ),
      NO_VALUE_BY_AGE.market,
    ),
    ofEdition(
      edition,
      async (on) =>
        marketRangesFrom(
          await cached.call(used.getInternetPricesForIdYearMonthMileage, { ...ageParams(subject, on).month, Mileage }),
        ),
      NO_VALUE_BY_AGE.market,
    ),
  ]);
  return { plate, month, date: { value: null, because: NOT_BY_DATE } };
}

async function guideForAllMileages(subject: AgedVehicle, edition: Day | null, cached: Cached) {
  const [plate, month] = await Promise.all([
    ofEdition(edition, async (on) => {
      const { plateOfList } = ageParams(subject, on);
      return guideByMileageFrom(await cached.call(used.getUsedValuesForIdYearLetter, plateOfList));
    }),
    ofEdition(edition, async (on) =>
      guideByMileageFrom(await cached.call(used.getUsedValuesForIdYearMonth, ageParams(subject, on).month)),
    ),
  ]);
  return { plate, month, date: { value: null, because: NOT_BY_DATE } };
}

/** The three answers of the live service for one age basis. */
interface LiveRequests {
  readonly single: () => Promise<OperationAnswer<typeof live.getUsedLiveIdRegDateMileage>>;
  readonly list: () => Promise<Parameters<typeof liveByMileageFrom>[0]>;
  readonly history: () => Promise<Parameters<typeof liveValuesAroundFrom>[0]>;
}

/** The live service covers cars only. */
async function liveValues(subject: AgedVehicle, day: Day, cached: Cached) {
  const { kind, identifier: refid, registered, mileage, year, letter, month } = subject;
  const database = databaseOf(kind);
  const on = { database, refid, valuationDate: day };
  const weeks = { database, refid, fromDate: addDays(day, -LIVE_DAYS), toDate: day, mileage };
  const [byPlate, byMonth, byDate] = [{ year, letter }, { year: yearOf(registered), month }, { regDate: registered }];
  const part = <W, T>(request: () => Promise<W>, read: (wire: W) => T | null) =>
    kind === 'car'
      ? partialAnswer(request().then(read), NO_VALUE_BY_AGE.live)
      : Promise.resolve({ value: null, because: LIVE_CARS_ONLY });
  const ofBasis = async ({ single, list, history }: LiveRequests) => {
    const [value, byMileage, weekly] = await Promise.all([
      part(single, (wire) => (wire.Success ? liveValuesFrom(wire.ValuationDate) : null)),
      part(list, liveByMileageFrom),
      part(history, liveValuesAroundFrom),
    ]);
    return { value, byMileage, weekly };
  };
  const [ofPlate, ofMonth, ofDate] = await Promise.all([
    ofBasis({
      single: () => cached.call(live.getUsedLiveIdYearLetterMileage, { ...on, ...byPlate, mileage }),
      list: () => cached.call(live.getUsedLiveIdYearLetter, { ...on, ...byPlate }),
      history: () => cached.call(live.getUsedLiveHistoricIdYearLetterMileage, { ...weeks, ...byPlate }),
    }),
    ofBasis({
      single: () => cached.call(live.getUsedLiveIdYearMonthMileage, { ...on, ...byMonth, mileage }),
      list: () => cached.call(live.getUsedLiveIdYearMonth, { ...on, ...byMonth }),
      history: () => cached.call(live.getUsedLiveHistoricIdYearMonthMileage, { ...weeks, ...byMonth }),
    }),
    ofBasis({
      single: () => cached.call(live.getUsedLiveIdRegDateMileage, { ...on, ...byDate, mileage }),
      list: () => cached.call(live.getUsedLiveIdRegDate, { ...on, ...byDate }),
      history: () => cached.call(live.getUsedLiveHistoricIdRegDateMileage, { ...weeks, ...byDate }),
    }),
  ]);
  return {
    live: { plate: ofPlate.value, month: ofMonth.value, date: ofDate.value },
    liveByMileage: { plate: ofPlate.byMileage, month: ofMonth.byMileage, date: ofDate.byMileage },
    liveWeeks: { plate: ofPlate.weekly, month: ofMonth.weekly, date: ofDate.weekly },
  };
}

const noPlate = (): Fault =>
  new Fault('invalid_input', {
    message: 'There is no plate for this date of first registration.',
    fix: 'Enter the date on its V5C.',
    field: 'registered',
  });

const NOT_BY_DATE = {
  reason: 'The service gives these only by plate and by month.',
  next: 'Use the values by month.',
};
