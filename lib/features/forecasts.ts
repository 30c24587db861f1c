/** Short-term forecasts and how right earlier ones were. Everything here is free. */
import type { readForecast, readReportCard } from '@/lib/api/forecasts';
import type { Call } from '@/lib/api/serve';
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
import { britishDay } from '@/lib/domain/calendar';
import { forecastFrom, snapshotOption, vehicleTypeOf, type Forecast } from '@/lib/domain/forecast';
import { firstAfterMonths, firstOfMonth } from '@/lib/domain/months';
import type { Because } from '@/lib/domain/provenance';
import { reportCardOf } from '@/lib/domain/report-card';
import { usedValueHistoryFrom } from '@/lib/domain/used-value-history';
import { databaseOf } from '@/lib/domain/vehicle-from-reference';
import { KIND_WORDS } from '@/lib/domain/kind-words';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { Fault } from '@/lib/fault';
import type { KeptAnswers } from '@/lib/provider/kept-answers';

export interface ForecastNeeds {
  /** Free answers of the provider, kept for a while. */
  readonly kept: KeptAnswers;
  readonly now: () => Date;
}

type Asked = Call<typeof readForecast>['input'];

export async function runReadForecast({ input }: Call<typeof readForecast>, house: ForecastNeeds) {
  const vehicleTypeId = await typeOf(input.kind, house);
  const found = await foundOrNull(() => askedIn(input, vehicleTypeId, house));
  if (found && found.plates.length > 0) return { forecast: found };
  return { forecast: null, because: nothing(input.snapshot !== undefined) };
}

export async function runReadReportCard({ input }: Call<typeof readReportCard>, house: ForecastNeeds) {
  const { kind, identifier, year, letter, mileage } = input;
  const vehicleTypeId = await typeOf(kind, house);
  const today = britishDay(house.now());
  const current = firstOfMonth(today);
  const editions = Array.from({ length: SNAPSHOTS_JUDGED }, (_, back) => firstAfterMonths(current, -back - 1));
  const [history, ...forecasts] = await Promise.all([
    house.kept.call(getUsedValuesHistoryForIdYearLetter, {
      ...{ database: databaseOf(kind), refid: identifier, Year: year, Letter: letter },
      ...{ MinDate: firstAfterMonths(current, -SNAPSHOTS_JUDGED), MaxDate: today },
    }),
    ...inLanes(editions, (snapshot) =>
      foundOrNull(() => askedIn({ kind, identifier, by: 'letter', year, letter, snapshot }, vehicleTypeId, house)),
    ),
  ]);
  // A snapshot asked for that is not there is answered by an older one, which then came twice.
  const known = new Map(forecasts.flatMap((each) => (each ? [[each.snapshotDay, each] as const] : [])));
  const card = reportCardOf([...known.values()], usedValueHistoryFrom(history), mileage);
  if (card.judgements.some(({ count }) => count > 0)) return { card };
  return { card: null, because: NOTHING_TO_JUDGE };
}

/** As many as let three of them be judged six months on. */
const SNAPSHOTS_JUDGED = 9;
const LANES = 3;

/** One after another in a few lanes: a dealer’s own look-ups must find a free place at the provider. */
function inLanes<Item, Value>(items: readonly Item[], run: (item: Item) => Promise<Value>): Promise<Value>[] {
  const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
  return items.map((item, index) => {
    const answer = (lanes[index % LANES] ?? Promise.resolve()).then(() => run(item));
    lanes[index % LANES] = answer.catch(() => undefined);
    return answer;
  });
}

async function typeOf(kind: VehicleKind, { kept }: ForecastNeeds): Promise<number> {
  const vehicleTypeId = vehicleTypeOf(kind, await kept.ask(vehicleTypes, {}));
  if (vehicleTypeId !== null) return vehicleTypeId;
  throw new Fault('not_found', {
    message: `The forecast service does not cover ${KIND_WORDS[kind].toLowerCase()}s under your subscription.`,
    fix: 'Its used value history is there all the same.',
  });
}

type Needed = Pick<
  Asked,
  'kind' | 'identifier' | 'by' | 'year' | 'letter' | 'month' | 'plateId' | 'registered' | 'snapshot'
>;

async function askedIn(
  asked: Partial<Needed> & Pick<Asked, 'identifier' | 'by'>,
  vehicleTypeId: number,
  { kept }: ForecastNeeds,
): Promise<Forecast | null> {
  const options = writeForecastOptions(snapshotOption(asked.snapshot));
  const of = { vehicleTypeId, refId: asked.identifier, ...(options === undefined ? {} : { options }) };
  switch (asked.by) {
    case 'derivative':
      return forecastFrom(await kept.ask(forecast, of));
    case 'letter':
      return forecastFrom(
        await kept.ask(forecastByYearLetter, { ...of, year: need(asked, 'year'), letter: need(asked, 'letter') }),
      );
    case 'month':
      return forecastFrom(
        await kept.ask(forecastByYearMonth, { ...of, year: need(asked, 'year'), month: need(asked, 'month') }),
      );
    case 'plate':
      return forecastFrom(await kept.ask(forecastByPlatedId, { ...of, plateId: need(asked, 'plateId') }));
    case 'date':
      return forecastFrom(
        await kept.ask(forecastByRegistrationDate, { ...of, registrationDate: need(asked, 'registered') }),
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

function need<Name extends keyof typeof WORDS>(asked: Partial<Needed>, name: Name): NonNullable<Needed[Name]> {
  const value = asked[name];
  if (value !== undefined) return value;
  throw new Fault('invalid_input', {
    message: `This way of asking needs ${WORDS[name]}.`,
    fix: `Give ${WORDS[name]}, or ask for all plates of the derivative.`,
    field: name,
  });
}

/** What the provider has nothing for is an answer. */
async function foundOrNull(ask: () => Promise<Forecast | null>): Promise<Forecast | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Fault && error.code === 'not_found') return null;
    throw error;
  }
}

const nothing = (older: boolean): Because => ({
  reason: older
    ? 'There is no forecast of this vehicle from that time.'
    : 'The provider has no forecast of this vehicle.',
  next: older
    ? 'Choose a later day, or the current forecast.'
    : 'Check year and plate: forecasts cover the plates the guide lists.',
});

const NOTHING_TO_JUDGE: Because = {
  reason: 'No earlier forecast of this plate and mileage has come due yet.',
  next: 'Choose an older plate, or a mileage within the guide’s points.',
};
