/**
 * A derivative's value on a past day, from free answers by its guide ID: the same request later has the same answer.
 */
import type { readPastValue } from '@/lib/api/endpoints/valuation-outlook';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getUsedLiveHistoricIdRegDateMileage } from '@/lib/contract/used-values-live';
import { addDays, britishDay } from '@/lib/domain/time/calendar';
import type { ComparedVehicle } from '@/lib/domain/valuations/guide-comparison';
import { LIVE_CARS_ONLY } from '@/lib/domain/valuations/missing/no-value-words';
import { DAYS_AROUND, liveValuesAroundFrom, pastDayProblem, type PastValue } from '@/lib/domain/valuations/past-value';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { acceptRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import { SOURCES } from '@/lib/domain/source-names';
import { Fault } from '@/lib/fault';
import { adviseBeside, partialAnswer } from '@/lib/features/partial-answer';
import { editionOn, requestEdition, type GuideComparisonServices } from './guide-comparison';

/** @throws Fault invalid_input, at the field, for a day that cannot have a value */
export async function runReadPastValue(
  { input }: Pick<EndpointCall<typeof readPastValue>, 'input'>,
  { cached, now }: GuideComparisonServices,
): Promise<PastValue> {
  const { day, ...vehicle } = input;
  const today = britishDay(now());
  acceptRegistrationDate(vehicle.registered, today);
  const problem = pastDayProblem(day, vehicle.registered, today);
  if (problem) throw new Fault('invalid_input', { message: problem.reason, fix: problem.next, field: 'day' });
  const editionValues = async (on: string) =>
    requestEdition(vehicle, await editionOn(vehicle.kind, on, cached), cached);
  const [past, current, around] = await Promise.all([
    partialAnswer(editionValues(day), NO_VALUE_THEN),
    partialAnswer(editionValues(today), NO_VALUE_NOW),
    partialAnswer(requestAround(vehicle, { day, today }, cached), vehicle.kind === 'car' ? NONE_AROUND : CARS_ONLY),
  ]);
  const others = [past];
  return {
    ...vehicle,
    day,
    today,
    past,
    now: adviseBeside(current, NO_VALUE_NOW, { others, next: 'Check both.' }),
    around: adviseBeside(around, NONE_AROUND, {
      others,
      next: 'Check the date of first registration and the mileage.',
    }),
  };
}

async function requestAround(
  { kind, identifier, registered, mileage }: ComparedVehicle,
  { day, today }: { day: string; today: string },
  cached: GuideComparisonServices['cached'],
) {
  // The live service covers cars only.
  if (kind !== 'car') return null;
  const last = addDays(day, DAYS_AROUND);
  const wire = await cached.call(getUsedLiveHistoricIdRegDateMileage, {
    database: databaseOf(kind),
    refid: identifier,
    fromDate: addDays(day, -DAYS_AROUND),
    toDate: last < today ? last : today,
    regDate: registered,
    mileage,
  });
  return liveValuesAroundFrom(wire);
}

const NO_VALUE_THEN = {
  reason: `${SOURCES.guide.atStart} had no value on that date for this date of first registration and mileage.`,
  next: 'Check the mileage on that date.',
};
const NO_VALUE_NOW = {
  reason: `${SOURCES.guide.atStart} has no current value for this date of first registration and mileage.`,
  next: 'Use the value on that date.',
};
const NONE_AROUND = {
  reason: 'The live service has no values in the weeks around that date.',
  next: `Use the ${SOURCES.guide.beforeNoun} value.`,
};
const CARS_ONLY = {
  ...LIVE_CARS_ONLY,
  next: `Use the ${SOURCES.guide.beforeNoun} value.`,
};
