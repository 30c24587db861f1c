/** Cars in stock as they are shown. */
import type { Session } from '@/lib/access';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { PriceRange } from '@/lib/domain/stock-cars/asking-price';
import { fieldsOf } from '@/lib/domain/stock-cars/car-fields';
import { dayBandOf, daysInStock } from '@/lib/domain/stock-cars/days-in-stock';
import { gainAt } from '@/lib/domain/stock-cars/gain';
import { advertisedOn, type PriceChange } from '@/lib/domain/stock-cars/price-history';
import type { CarInStock, CarLiveValue, CarValue, StockTotals } from '@/lib/domain/stock-cars/stock-car';
import type { Day } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import type { StoredCarValue } from '@/lib/store/stock-cars/stock-car-details';
import type { StoredLiveValue } from '@/lib/store/stock-cars/stock-car-live';
import type { StockCarStore } from '@/lib/store/stock-cars/stock-car-store';
import type { StoredStockCar } from '@/lib/store/stock-cars/stock-cars';

export interface CarInStockServices {
  readonly stockCars: StockCarStore;
  /** Makes the revaluation due now. */
  readonly scheduleRunner: { readonly request: (name: string) => Promise<boolean> };
  /** The key of the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * The schedules that value and forecast whatever is due, over all organisations; separate, so that each fails alone.
 */
export const REVALUATION = 'stock-values';
export const STOCK_FORECASTS = 'stock-forecasts';
export const STOCK_LIVE = 'stock-live-values';

/** Schedules to run for cars that came in or changed. */
export const VALUED_ON_CHANGES: readonly string[] = [REVALUATION, STOCK_FORECASTS, STOCK_LIVE];

/** All become due now. */
export async function requestRevaluation({ scheduleRunner }: Pick<CarInStockServices, 'scheduleRunner'>) {
  for (const name of VALUED_ON_CHANGES) await scheduleRunner.request(name);
}

/** null if it has no ends. */
export function rangeOf(
  range: { readonly lowPounds: number | null; readonly highPounds: number | null } | null,
): PriceRange | null {
  const { lowPounds, highPounds } = range ?? { lowPounds: null, highPounds: null };
  return lowPounds === null || highPounds === null ? null : { lowPounds, highPounds };
}

export const stockCarOf = (stored: StoredStockCar, today: Day): CarInStock => ({
  ...fieldsOf(stored),
  id: stored.id,
  version: stored.version,
  plate: stored.plate && formatPlate(stored.plate),
  owner: { id: stored.ownerId, name: nameAtStart(stored.ownerName) },
  flag: stored.flag,
  otherFlags: stored.otherFlags,
  isDerivativeUncertain: stored.isDerivativeUncertain,
  daysInStock: daysInStock(stored.inOn, stored.leftOn, today),
  edition: stored.edition,
  values: bandValuesOf(stored),
  isWithoutVat: isValueWithoutVat(stored.kind),
  changePounds: stored.changePounds,
  gainPounds: gainAt(stored.cleanPounds, stored),
  expected: { 1: stored.expected1Pounds, 3: stored.expected3Pounds, 6: stored.expected6Pounds },
  forecastEdition: stored.forecastEdition,
  forecastDay: stored.forecastDay,
  market: {
    isAnswered: stored.marketEdition !== null,
    range: rangeOf({ lowPounds: stored.marketLowPounds, highPounds: stored.marketHighPounds }),
  },
  live:
    stored.liveDay === null
      ? null
      : { day: stored.liveDay, retail: stored.liveRetailPounds, clean: stored.liveCleanPounds },
});

type StoredBands = Pick<StoredCarValue, 'retailPounds' | 'cleanPounds' | 'averagePounds' | 'belowPounds'>;

const bandValuesOf = ({ retailPounds, cleanPounds, averagePounds, belowPounds }: StoredBands) => ({
  retail: retailPounds,
  clean: cleanPounds,
  average: averagePounds,
  below: belowPounds,
});

export const liveValueOf = ({ day, mileage, ...bands }: StoredLiveValue): CarLiveValue => ({
  day,
  mileage,
  values: bandValuesOf(bands),
});

/** @param prices changes of its asking price, the newest first */
export const carValueOf = (
  stored: StoredCarValue,
  { inOn, leftOn, advertisedPounds }: Pick<StoredStockCar, 'inOn' | 'leftOn' | 'advertisedPounds'>,
  prices: readonly PriceChange[],
): CarValue => ({
  edition: stored.edition,
  mileage: stored.mileage,
  values: bandValuesOf(stored),
  advertisedPounds:
    leftOn !== null && stored.edition > leftOn
      ? null
      : advertisedOn(stored.edition > inOn ? stored.edition : inOn, advertisedPounds, prices),
  reason: stored.reason,
  market: rangeOf({ lowPounds: stored.marketLowPounds, highPounds: stored.marketHighPounds }),
  valuedAt: stored.valuedAt.toISOString(),
});

type DaysBandRow = Omit<StockTotals['bands'][number], 'key'> & { readonly fromDays: number };

export const bandsOf = (stored: readonly DaysBandRow[]): StockTotals['bands'] =>
  stored.map(({ fromDays, ...sums }) => ({ key: dayBandOf(fromDays), ...sums }));

/** @throws Fault not_found */
export async function storedCar(
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
  { organisationId }: Pick<Session, 'organisationId'>,
  id: string,
): Promise<StoredStockCar> {
  const found = await stockCars.get({ organisationId, id });
  if (found) return found;
  throw new Fault('not_found', {
    message: 'This car was not found in your organisation’s stock.',
    fix: 'Look in the list of cars.',
  });
}
