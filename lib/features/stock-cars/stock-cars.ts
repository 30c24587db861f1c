/** The cars in stock: a list with sums, single cars, and a file. Everything here is free. */
import { may } from '@/lib/access';
import type {
  exportStockCars,
  listStockCars,
  readStockCar,
  readStockMorning,
} from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { appraisalNumberText } from '@/lib/domain/appraisals/appraisal-state';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { changeText, fieldWords } from '@/lib/domain/stock-cars/car-fields';
import { DAY_BANDS } from '@/lib/domain/stock-cars/days-in-stock';
import type { StockMorning } from '@/lib/domain/stock-cars/stock-car';
import { britishDay } from '@/lib/domain/time/calendar';
import { sheet } from '@/lib/encoding/sheet';
import { jsonArrayOf } from '@/lib/features/exports/json-array';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import type { StockCarFilter } from '@/lib/store/stock-cars/stock-cars';
import {
  bandsOf,
  carValueOf,
  liveValueOf,
  rangeOf,
  stockCarOf,
  storedCar,
  type CarInStockServices,
} from './stock-car-view';
import { purchaseOfCar } from './stock-purchase';
import { STOCK_COLUMNS } from './stock-columns';

export type ReadServices = Pick<CarInStockServices, 'stockCars' | 'now'>;
type ListInput = Omit<EndpointCall<typeof listStockCars>['input'], 'limit' | 'page'>;

function filterOf(
  { status, site, make, days, unidentified, outside, flagged }: ListInput,
  organisationId: string,
): StockCarFilter {
  const band = DAY_BANDS.find(({ key }) => key === days);
  return {
    organisationId,
    status,
    site,
    make,
    days: band && [band.fromDays, band.toDays],
    unidentified,
    outside,
    flagged,
  };
}

const orderOf = ({ sort, direction }: ListInput) => ({ sort, descending: direction === 'descending' });

export async function runListStockCars(
  { input, session }: EndpointCall<typeof listStockCars>,
  { stockCars, now }: ReadServices,
) {
  const { limit, page } = input;
  const filter = filterOf(input, session.organisationId);
  const [rows, totals, names] = await Promise.all([
    stockCars.page(filter, orderOf(input), { limit, offset: (page - 1) * limit }),
    stockCars.totals(filter),
    stockCars.names(session.organisationId),
  ]);
  const today = britishDay(now());
  const namesOf = (wanted: 'site' | 'make') => names.flatMap(({ kind, name }) => (kind === wanted ? [name] : []));
  return {
    items: rows.map((row) => stockCarOf(row, today)),
    totals: { ...totals, bands: bandsOf(totals.bands) },
    sites: namesOf('site'),
    makes: namesOf('make'),
  };
}

export async function runReadStockCar({ input, session }: EndpointCall<typeof readStockCar>, services: ReadServices) {
  const { stockCars, now } = services;
  const stored = await storedCar(services, session, input.id);
  const [values, live, history, prices, purchase] = await Promise.all([
    stockCars.values(stored.id),
    stockCars.live.values(stored.id),
    stockCars.history(stored.id),
    stockCars.priceChanges(stored.id),
    purchaseOfCar(stored, services),
  ]);
  return {
    car: stockCarOf(stored, britishDay(now())),
    values: values.map((value) => carValueOf(value, stored, prices)),
    live: live.map(liveValueOf),
    purchase,
    changes: history.map(({ at, by, isPerson, field, before, after }) => ({
      at: at.toISOString(),
      by: isPerson ? nameAtStart(by) : 'Your records',
      field: fieldWords(field),
      before: before && changeText(field, before),
      after: after && changeText(field, after),
    })),
  };
}

const PAGE = 1_000;

export async function runExportStockCars(
  { input, session }: EndpointCall<typeof exportStockCars>,
  services: ReadServices,
) {
  const cars = everyCar(input, session.organisationId, services);
  if (input.format !== 'json') return fileOf(input.format, 'stock', [sheet('Stock', STOCK_COLUMNS, cars)]);
  return { name: 'stock.json', type: 'application/json', body: jsonArrayOf(cars) };
}

/** The cars that match the filter when the file is begun, each once, even if the stock changes while it is written. */
export async function* everyCar(input: ListInput, organisationId: string, { stockCars, now }: ReadServices) {
  const [filter, today] = [filterOf(input, organisationId), britishDay(now())];
  const ids = await stockCars.ids(filter, orderOf(input));
  for (let first = 0; first < ids.length; first += PAGE) {
    const rows = await stockCars.byIds(organisationId, ids.slice(first, first + PAGE));
    for (const row of rows) yield stockCarOf(row, today);
  }
}

export async function runReadStockMorning(
  { input: { lists }, session }: EndpointCall<typeof readStockMorning>,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
): Promise<{ morning: StockMorning | null }> {
  const stored = await stockCars.morning(session.organisationId, lists);
  if (stored === null) return { morning: null };
  const { totals, bands, first, fallen, outside, moved, past, offersToday, ...others } = stored;
  const shown = <Car extends { plate: string | null }>(car: Car) => ({
    ...car,
    plate: car.plate && formatPlate(car.plate),
  });
  const ranged = <
    Car extends { plate: string | null; marketLowPounds: number | null; marketHighPounds: number | null },
  >(
    car: Car,
  ) => {
    const { marketLowPounds: lowPounds, marketHighPounds: highPounds, ...others } = shown(car);
    return { ...others, market: rangeOf({ lowPounds, highPounds }) };
  };
  return {
    morning: {
      totals: { ...totals, bands: bandsOf(bands) },
      ...others,
      first: first.map(ranged),
      fallen: fallen.map(shown),
      outside: outside.map(ranged),
      moved: moved.map(shown),
      past: past.map(shown),
      offersToday: may(session.role, 'appraisals.work')
        ? offersToday.map(({ year, number, ...offer }) => ({ ...offer, number: appraisalNumberText(year, number) }))
        : null,
    },
  };
}
