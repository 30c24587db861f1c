/**
 * Sales from the stock and from uploaded files compared with the guide: a page, for one car, and a file. Everything
 * here is free.
 */
import type { exportStockSales, readSalesBeside, readStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { guideVatCell } from '@/lib/domain/money/value-vat';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { ComparedSale } from '@/lib/domain/stock-cars/sales-schemas';
import {
  alikeRanges,
  differenceOf,
  groupsBeside,
  salesGroups,
  type UnvaluedCause,
} from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOURCES } from '@/lib/domain/source-names';
import { SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { britishDay } from '@/lib/domain/time/calendar';
import { sheet, type SheetColumn } from '@/lib/encoding/sheet';
import { fileOf } from '@/lib/features/exports/spreadsheet';
import type { StoredSale } from '@/lib/store/stock-cars/stock-sales';
import type { CarInStockServices } from './stock-car-view';

type SalesServices = Pick<CarInStockServices, 'stockCars'>;

const SHOWN = 50;

const saleOf = (stored: StoredSale): ComparedSale => ({
  ...stored,
  plate: stored.plate && formatPlate(stored.plate),
  difference: differenceOf(stored),
});

export async function runReadStockSales(
  { session: { organisationId } }: EndpointCall<typeof readStockSales>,
  { stockCars }: SalesServices,
) {
  const [newest, counts, compared] = await Promise.all([
    stockCars.sales.page({ organisationId, limit: SHOWN }),
    stockCars.sales.counts(organisationId),
    stockCars.sales.compared(organisationId),
  ]);
  const countOf = (cause: UnvaluedCause | null) => counts.find(({ unvalued }) => unvalued === cause)?.count ?? 0;
  const sales = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    groups: { trade: salesGroups(compared, 'trade'), retail: salesGroups(compared, 'retail') },
    sales,
    withoutValue: sales - countOf(null),
    unvalued: {
      unidentified: countOf('unidentified'),
      incomplete: countOf('incomplete'),
      due: countOf('due'),
      none: countOf('none'),
    },
    newest: newest.map(saleOf),
  };
}

export async function runReadSalesBeside(
  { input, session }: EndpointCall<typeof readSalesBeside>,
  { stockCars, now }: SalesServices & Pick<CarInStockServices, 'now'>,
) {
  const { make = null, registered = null, mileage = null } = input;
  const [car, today] = [{ make, registered, mileage }, britishDay(now())];
  const sales = await stockCars.sales.compared(session.organisationId, alikeRanges(car, today));
  const beside = (soldTo: 'trade' | 'retail') => groupsBeside(car, today, sales, soldTo);
  return { groups: { trade: beside('trade'), retail: beside('retail') } };
}

const COLUMNS: readonly SheetColumn<ComparedSale>[] = [
  { header: 'Date sold', kind: 'day', value: ({ soldOn }) => soldOn },
  { header: 'Plate', kind: 'text', value: ({ plate }) => plate },
  { header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { header: 'Make', kind: 'text', value: ({ make }) => make },
  { header: 'First registered', kind: 'day', value: ({ registered }) => registered },
  { header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  { header: 'Sold to', kind: 'text', value: ({ soldTo }) => SOLD_TO_WORDS[soldTo] },
  { header: 'Sold for', kind: 'pounds', value: ({ soldPounds }) => soldPounds },
  { header: 'Edition', kind: 'day', value: ({ edition }) => edition },
  { header: `${SOURCES.guide.title} value`, kind: 'pounds', value: ({ guidePounds }) => guidePounds },
  { header: 'VAT', kind: 'text', value: ({ guidePounds, isWithoutVat }) => guideVatCell(isWithoutVat, guidePounds) },
  {
    header: 'Difference, %',
    kind: 'decimal',
    value: ({ difference }) => (difference === null ? null : Math.round(difference * 1_000) / 10),
  },
];

export async function runExportStockSales(
  { input, session }: EndpointCall<typeof exportStockSales>,
  services: SalesServices,
) {
  return fileOf(input.format, 'sales-vs-guide', [sheet('Sales', COLUMNS, everySale(session.organisationId, services))]);
}

const PAGE = 1_000;

/** The newest first. */
async function* everySale(organisationId: string, { stockCars }: SalesServices): AsyncGenerator<ComparedSale> {
  let after: StoredSale | undefined;
  do {
    const page = await stockCars.sales.page({ organisationId, after, limit: PAGE });
    yield* page.map(saleOf);
    after = page.length < PAGE ? undefined : page.at(-1);
  } while (after !== undefined);
}
