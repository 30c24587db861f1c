/**
 * Home's reads of the stock, in groups and by indexes, against the same figures worked out car by car, over stocks of
 * every kind.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';

const recorded = await openRecordedServices();
const { database } = recorded;
const { session } = await recorded.dealer();
const { organisationId, personId } = session;
after(() => recorded.close());

const pounds = fc.option(fc.integer({ min: 7_000, max: 9_000 }));
const edition = fc.constantFrom('2026-09-01', '2026-10-01');
/** Columns as stored in the table; a car in the guide has values in its edition, some of which may be missing. */
const carArbitrary = fc.record({
  isHere: fc.integer({ max: 9, min: 0 }).map((one) => one > 0),
  isVan: fc.boolean(),
  isIdentified: fc.boolean(),
  days: fc.integer({ min: -5, max: 120 }),
  cost: pounds,
  preparation: fc.option(fc.integer({ min: 0, max: 500 })),
  advertised: pounds,
  edition,
  forecastEdition: fc.option(edition),
  retail: pounds,
  clean: pounds,
  below: pounds,
  change: fc.option(fc.integer({ min: -300, max: 100 })),
  marketLow: pounds,
  live: fc.option(fc.record({ day: fc.constantFrom('2026-08-20', '2026-10-20'), clean: pounds })),
  expected: fc.array(pounds, { minLength: 12, maxLength: 12 }),
});
type Car = Parameters<Parameters<typeof carArbitrary.map>[0]>[0];

const MARKET_WIDTH = 400;

async function write(cars: readonly Car[]): Promise<void> {
  await database.query('delete from stock_cars where organisation_id = $1', [organisationId]);
  const rows = cars.map((car, at) => ({
    ...car,
    at,
    liveDay: car.live?.day ?? null,
    liveClean: car.live?.clean ?? null,
  }));
  await database.query(
    `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, title, kind, identifier,
       registered, mileage, miles_per_month, cost_pounds, preparation_pounds, advertised_pounds, in_on, status, left_on, notes,
       edition, retail_pounds, clean_pounds, below_pounds, change_pounds, market_low_pounds, market_high_pounds, live_day,
       live_clean_pounds, forecast_edition, expected_1_pounds, expected_3_pounds, expected_6_pounds, expected_by_month)
     select gen_random_uuid(), $1, gen_random_uuid()::text, $2, now(), $2, 1, r.at,
       case when r."isVan" then 'van' else 'car' end, case when r."isIdentified" then 1 end,
       '2021-03-01', 1, 500, cost, preparation, advertised, current_date - days,
       case when "isHere" then 'for_sale' else 'removed' end, case when not "isHere" then current_date end, '',
       r.edition, retail, clean, below, change, "marketLow", "marketLow" + ${MARKET_WIDTH}, "liveDay", "liveClean",
       "forecastEdition", (expected)[1], (expected)[3], (expected)[6], expected
     from json_to_recordset($3) r (at text, "isVan" boolean, "isHere" boolean, "isIdentified" boolean, days integer, cost integer,
       preparation integer, advertised integer, edition date, "forecastEdition" date, retail integer, clean integer,
       below integer, change integer, "marketLow" integer, "liveDay" date, "liveClean" integer, expected integer[])`,
    [organisationId, personId, JSON.stringify(rows)],
  );
}

/** How far the price is above the high end, or, if negative, below the low one. */
function outsideBy(price: number | null, low: number | null, high: number | null): number | null {
  if (price === null) return null;
  if (high !== null && price > high) return price - high;
  return low !== null && price < low ? price - low : null;
}

function reasonsOf(car: Car) {
  const { cost, preparation, clean, retail, below, advertised, marketLow, live } = car;
  const total = cost === null ? null : cost + (preparation ?? 0);
  return {
    past: total !== null && clean !== null && clean < total ? total - clean : null,
    guide: outsideBy(advertised, below, retail),
    market: outsideBy(advertised, marketLow, marketLow === null ? null : marketLow + MARKET_WIDTH),
    live:
      live !== null && live.day > car.edition && live.clean !== null && clean !== null && live.clean < clean
        ? clean - live.clean
        : null,
  };
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const held = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length;
/** The greatest five; the order of equal ones is not compared. */
const greatest = (values: readonly (number | null)[]) =>
  values
    .filter((value) => value !== null)
    .sort((a, b) => b - a)
    .slice(0, 5);

const most = ({ past, guide, market, live }: ReturnType<typeof reasonsOf>): number | null =>
  held([past, guide, market, live]) === 0
    ? null
    : Math.max(past ?? 0, Math.abs(guide ?? 0), Math.abs(market ?? 0), live ?? 0);

/** Why a car is not in the sums of the forecast. */
function leftOut(car: Car, newest: string) {
  if (!car.isIdentified) return 'unidentified';
  if (car.clean === null || car.edition !== newest) return 'withoutValue';
  if (car.forecastEdition !== newest) return 'notForecast';
  return [0, 2, 5].some((month) => car.expected[month] === null) ? 'withoutForecast' : null;
}

function expectedOf(here: readonly Car[]) {
  const newest = here.map((car) => car.edition).reduce((a, b) => (a > b ? a : b));
  const leftOutFor = (reason: ReturnType<typeof leftOut>) => here.filter((car) => leftOut(car, newest) === reason);
  const included = leftOutFor(null);
  const monthsOf = ({ expected }: Car) => [...expected, null].indexOf(null);
  const months = included.length === 0 ? 0 : Math.min(...included.map(monthsOf));
  const inMonth = (month: number) => sum(included.map(({ expected }) => expected[month] ?? null));
  return {
    cars: included.length,
    vans: included.filter(({ isVan }) => isVan).length,
    cleanPounds: sum(included.map(({ clean }) => clean)),
    pounds: { 1: inMonth(0), 3: inMonth(2), 6: inMonth(5) },
    byMonth: Array.from({ length: months }, (_, month) => inMonth(month)),
    leftOut: {
      unidentified: leftOutFor('unidentified').length,
      withoutValue: leftOutFor('withoutValue').length,
      notForecast: leftOutFor('notForecast').length,
      withoutForecast: leftOutFor('withoutForecast').length,
    },
  };
}

const BANDS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, Infinity],
] as const;

const totalCost = ({ cost, preparation }: Car) => (cost === null ? null : cost + (preparation ?? 0));

function sumsOf(here: readonly Car[]) {
  const reasons = here.map(reasonsOf);
  return {
    totals: {
      cars: here.length,
      valuedCars: held(here.map(({ clean, retail }) => clean ?? retail)),
      valuedVans: held(here.filter(({ isVan }) => isVan).map(({ clean, retail }) => clean ?? retail)),
      costPounds: sum(here.map(totalCost)),
      withoutCost: here.length - held(here.map(({ cost }) => cost)),
      cleanPounds: sum(here.map(({ clean }) => clean)),
      retailPounds: sum(here.map(({ retail }) => retail)),
      withoutValue: here.length - held(here.map(({ clean }) => clean)),
      unidentified: here.filter(({ isIdentified }) => !isIdentified).length,
    },
    bands: BANDS.map(([fromDays, toDays]) => {
      const inBand = here.filter(({ days }) => Math.max(0, days) >= fromDays && days <= toDays);
      const values = inBand.map(({ clean }) => clean);
      return { fromDays, cars: inBand.length, cleanPounds: sum(values), withoutValue: values.length - held(values) };
    }).filter(({ cars }) => cars > 0),
    toActOnCars: held(reasons.map(most)),
    pastCars: held(reasons.map(({ past }) => past)),
    outsideCars: held(reasons.map(({ guide, market }) => guide ?? market)),
    movedCars: held(reasons.map(({ live }) => live)),
    expected: expectedOf(here),
  };
}

/** Those outside both ranges first, then by how far. */
const outsideOf = (all: readonly Pick<ReturnType<typeof reasonsOf>, 'guide' | 'market'>[]) =>
  all
    .filter(({ guide, market }) => guide !== null || market !== null)
    .map(({ guide, market }) => ({
      isBoth: guide !== null && market !== null,
      far: Math.max(Math.abs(guide ?? 0), Math.abs(market ?? 0)),
    }));

function listsOf(here: readonly Car[]) {
  const reasons = here.map(reasonsOf);
  return {
    past: greatest(reasons.map(({ past }) => past)),
    moved: greatest(reasons.map(({ live }) => live)),
    fallen: greatest(here.map(({ change }) => (change !== null && change < 0 ? -change : null))),
    first: greatest(reasons.map(most)),
    outside: outsideOf(reasons)
      .sort((a, b) => Number(b.isBoth) - Number(a.isBoth) || b.far - a.far)
      .slice(0, 5),
  };
}

test('Sums, counts and lists of the morning are those of the cars, one by one', async () => {
  const { morning } = openStockCars(database);
  await fc.assert(
    fc.asyncProperty(fc.array(carArbitrary, { maxLength: 40 }), async (cars) => {
      await write(cars);
      const here = cars.filter(({ isHere }) => isHere);
      const read = await morning(organisationId, true);
      if (here.length === 0) return assert.equal(read, null);
      assert.ok(read);
      const { past, moved, fallen, first, outside, offersToday: _, edition: newest, ...sums } = read;
      assert.equal(
        newest,
        here
          .map((car) => car.edition)
          .toSorted()
          .at(-1),
      );
      assert.deepEqual(sums, sumsOf(here));
      for (const { isWithoutVat } of [...past, ...moved, ...fallen, ...first, ...outside])
        assert.ok(here.some(({ isVan }) => isVan === isWithoutVat));
      assert.deepEqual(
        {
          past: past.map((car) => car.pounds),
          moved: moved.map((car) => car.pounds),
          fallen: fallen.map((car) => car.pounds),
          first: first.map((car) =>
            most({ past: car.pastPounds, live: car.livePounds, guide: car.guidePounds, market: car.marketPounds }),
          ),
          outside: outsideOf(outside.map((car) => ({ guide: car.guidePounds, market: car.marketPounds }))),
        },
        listsOf(here),
      );
    }),
    { numRuns: 60 },
  );
});
