/** Short-term forecasts and how accurate earlier ones were. Everything here is free. */
import type { readForecast, readReportCard } from '@/lib/api/endpoints/forecasts';
import type { EndpointCall } from '@/lib/api/serve/serve';
import {
  forecast,
  forecastByPlatedId,
  forecastByRegistrationDate,
  forecastByYearLetter,
  forecastByYearMonth,
  writeForecastOptions,
} from '@/lib/contract/forecast';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { getUsedValuesHistoryForIdYearLetter } from '@/lib/contract/used-values';
import { britishDay, firstAfterMonths, firstOfMonth } from '@/lib/domain/time/calendar';
import { forecastFrom, snapshotOption, vehicleTypeOf, type Forecast } from '@/lib/domain/forecasts/forecast';
import { kindNotForecast, nothingForecast } from '@/lib/domain/forecasts/no-forecast';
import type { Because } from '@/lib/domain/provenance';
import { reportCardOf } from '@/lib/domain/forecasts/forecast-report-card';
import { usedValueHistoryFrom } from '@/lib/domain/valuations/used-value-history';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { foundOrNull } from '@/lib/features/partial-answer';
import type { ProviderAnswerCache } from '@/lib/provider/answer-cache';
import { SOURCES } from '@/lib/domain/source-names';

export interface ForecastServices {
  /** Free answers of the provider, cached for a while. */
  readonly cached: ProviderAnswerCache;
  readonly now: () => Date;
}

type ForecastQuery = EndpointCall<typeof readForecast>['input'];

export async function runReadForecast({ input }: EndpointCall<typeof readForecast>, services: ForecastServices) {
  return forecastOrReason(input, services);
}

/** The forecast of a vehicle, or why there is none. @throws Fault of the service */
export async function forecastOrReason(input: ForecastQuery, services: ForecastServices) {
  const vehicleTypeId = await typeOf(input.kind, services);
  const found = await foundOrNull(requestForecast(input, vehicleTypeId, services));
  if (found && found.plates.length > 0) return { forecast: found };
  return { forecast: null, because: nothingForecast(input.by, input.snapshot !== undefined) };
}

export async function runReadReportCard({ input }: EndpointCall<typeof readReportCard>, services: ForecastServices) {
  const { kind, identifier, year, letter, mileage } = input;
  const vehicleTypeId = await typeOf(kind, services);
  const today = britishDay(services.now());
  const current = firstOfMonth(today);
  const editions = Array.from({ length: SNAPSHOTS_JUDGED }, (_, back) => firstAfterMonths(current, -back - 1));
  const [history, forecasts] = await Promise.all([
    services.cached.call(getUsedValuesHistoryForIdYearLetter, {
      database: databaseOf(kind),
      refid: identifier,
      Year: year,
      Letter: letter,
      MinDate: firstAfterMonths(current, -SNAPSHOTS_JUDGED),
      MaxDate: today,
    }),
    mapConcurrent(
      editions,
      (snapshot) =>
        foundOrNull(
          requestForecast({ kind, identifier, by: 'letter', year, letter, snapshot }, vehicleTypeId, services),
        ),
      { concurrency: CONCURRENCY },
    ),
  ]);
  // A requested snapshot that does not exist is answered by an older one, which would then appear twice.
  const known = new Map(forecasts.flatMap((edition) => (edition ? [[edition.snapshotDay, edition] as const] : [])));
  const card = reportCardOf([...known.values()], usedValueHistoryFrom(history), mileage);
  if (card.judgements.some(({ count }) => count > 0)) return { card };
  return { card: null, because: NOTHING_TO_JUDGE };
}

/** Enough for three of them to be compared six months on. */
const SNAPSHOTS_JUDGED = 9;
/** A dealer’s own look-ups must find a free slot at the provider. */
const CONCURRENCY = 3;

async function typeOf(kind: VehicleKind, { cached }: ForecastServices): Promise<number> {
  const vehicleTypeId = vehicleTypeOf(kind, await cached.requestResource(vehicleTypes, {}));
  if (vehicleTypeId !== null) return vehicleTypeId;
  const { reason, next, code } = kindNotForecast(kind);
  throw new Fault('not_found', { message: reason, fix: next, subcode: code });
}

type ForecastKey = Pick<
  ForecastQuery,
  'kind' | 'identifier' | 'by' | 'year' | 'letter' | 'month' | 'plateId' | 'registered' | 'snapshot'
>;

async function requestForecast(
  query: Partial<ForecastKey> & Pick<ForecastQuery, 'identifier' | 'by'>,
  vehicleTypeId: number,
  { cached }: ForecastServices,
): Promise<Forecast | null> {
  const options = writeForecastOptions(snapshotOption(query.snapshot));
  const params = { vehicleTypeId, refId: query.identifier, ...(options === undefined ? {} : { options }) };
  switch (query.by) {
    case 'derivative':
      return forecastFrom(await cached.requestResource(forecast, params));
    case 'letter':
      return forecastFrom(
        await cached.requestResource(forecastByYearLetter, {
          ...params,
          year: requireField(query, 'year'),
          letter: requireField(query, 'letter'),
        }),
      );
    case 'month':
      return forecastFrom(
        await cached.requestResource(forecastByYearMonth, {
          ...params,
          year: requireField(query, 'year'),
          month: requireField(query, 'month'),
        }),
      );
    case 'plate':
      return forecastFrom(
        await cached.requestResource(forecastByPlatedId, { ...params, plateId: requireField(query, 'plateId') }),
      );
    case 'date':
      return forecastFrom(
        await cached.requestResource(forecastByRegistrationDate, {
          ...params,
          registrationDate: requireField(query, 'registered'),
        }),
      );
  }
}

const WORDS = {
  year: 'the year of registration',
  letter: 'the plate’s letter or number',
  month: 'the month of registration',
  plateId: 'the plate',
  registered: 'the registration date',
} as const;

function requireField<Name extends keyof typeof WORDS>(
  query: Partial<ForecastKey>,
  name: Name,
): NonNullable<ForecastKey[Name]> {
  const value = query[name];
  if (value !== undefined) return value;
  throw new Fault('invalid_input', {
    message: `This search needs ${WORDS[name]}.`,
    fix: `Enter ${WORDS[name]}, or search for all plates of the derivative.`,
    field: name,
  });
}

const NOTHING_TO_JUDGE: Because = {
  reason: 'No earlier forecast for this plate and mileage can be compared yet.',
  next: `Choose an older plate, or a mileage within ${SOURCES.guide.inText}’s points.`,
};
