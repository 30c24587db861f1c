/**
 * Past sales from a dealer's own file, row by row: the sale, or why the row is not one. Without schemas: pages may load
 * it.
 */
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { mileageCellReader } from '@/lib/domain/stock/columns/mileage-cell';
import { dayAfterMonths, type Day } from '@/lib/domain/time/calendar';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import { convertMileageCell, kilometresInCell, type Kilometres } from '@/lib/domain/vehicles/mileage';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SALES_MONTHS } from '../sales-vs-guide';
import type { SoldTo } from '../stock-car-state';
import type { SaleColumns, SaleField } from './sale-columns';
import { sameSale } from './sale-words';

export interface PastSale {
  /** Without blanks; null if the file has only the guide ID. */
  readonly plate: string | null;
  readonly kind: VehicleKind | null;
  readonly identifier: number | null;
  readonly registered: Day | null;
  readonly mileage: number | null;
  readonly soldOn: Day;
  readonly soldPounds: number;
  readonly soldTo: SoldTo;
}

export interface PastSaleRow {
  /** The spreadsheet's row number, from 1. */
  readonly number: number;
  readonly sale: PastSale | null;
  /** From which the mileage of the sale was converted; null if it was in miles. */
  readonly kilometres: number | null;
  /** Null for a row that is a sale. */
  readonly problem: Because | null;
  /** The problem is that neither the row nor the person says who bought the vehicle. */
  readonly lacksBuyer: boolean;
}

const POUNDS_MAX = 10_000_000;

type Cell<T> = { readonly value: T } | { readonly problem: Because; readonly lacksBuyer?: true };
const problem = (reason: string, next: string) => ({ problem: { reason, next } });

/**
 * Reads row by row, remembering the sales of earlier rows.
 * @param usualBuyer the buyer if a row gives none; null if no one has chosen, and then such a row is not a sale
 * @param today sales after it, or more than 24 months before it, do not count
 * @param kilometres which cells of the mileages are kilometres
 * @param labels the headings of the columns
 */
export function pastSaleReader(
  columns: SaleColumns,
  usualBuyer: SoldTo | null,
  today: Day,
  kilometres: Kilometres,
  labels: readonly string[] = [],
): (row: TableRow) => PastSaleRow {
  const mileageCellOf = mileageCellReader(labels, columns.mileage);
  const first = new Map<string, { number: number; sale: PastSale }>();
  return ({ number, cells }) => {
    const mileageCell = mileageCellOf(cells);
    const sale = readSale(cells, { columns, usualBuyer, today, kilometres, mileageCell });
    if ('problem' in sale) return { ...NO_SALE, number, problem: sale.problem, lacksBuyer: sale.lacksBuyer ?? false };
    const { plate, identifier, registered, mileage, soldOn, soldPounds } = sale.value;
    const key = plate === null ? [identifier, registered, mileage, soldOn, soldPounds].join(' ') : `${plate} ${soldOn}`;
    const before = first.get(key);
    if (before !== undefined) {
      const because = sameSale(`row ${before.number}`, before.sale, sale.value);
      return { ...NO_SALE, number, problem: because };
    }
    first.set(key, { number, sale: sale.value });
    const converted = kilometresInCell(mileageCell, kilometres);
    return { number, sale: sale.value, kilometres: converted, problem: null, lacksBuyer: false };
  };
}

const NO_SALE = { sale: null, kilometres: null, lacksBuyer: false } as const;

interface SalesFileTerms {
  readonly columns: SaleColumns;
  readonly usualBuyer: SoldTo | null;
  readonly today: Day;
  readonly kilometres: Kilometres;
  /** With what its heading says. */
  readonly mileageCell: string;
}

function readSale(
  cells: readonly string[],
  { columns, usualBuyer, today, kilometres, mileageCell }: SalesFileTerms,
): Cell<PastSale> {
  const cell = (field: SaleField) => cells[columns[field] ?? -1]?.trim() ?? '';
  const vehicle = readVehicle(cell('plate'), cell('identifier'), today);
  if ('problem' in vehicle) return vehicle;
  const soldOn = readSoldOn(cell('soldOn'), today);
  if ('problem' in soldOn) return soldOn;
  const price = readPrice(cell('soldPounds'));
  if ('problem' in price) return price;
  const mileage = readMileage(mileageCell, kilometres);
  if ('problem' in mileage) return mileage;
  const registered = readRegistered(cell('registered'), soldOn.value);
  if ('problem' in registered) return registered;
  if (vehicle.value.plate === null && (registered.value === null || mileage.value === null))
    return problem(
      `A guide ID alone has no value: ${SOURCES.guide.inText} needs the date of first registration and the mileage.`,
      'Add both to the row, or the reg.',
    );
  const soldTo = readBuyer(cell('soldTo'), usualBuyer);
  if ('problem' in soldTo) return soldTo;
  return {
    value: {
      ...vehicle.value,
      registered: registered.value,
      mileage: mileage.value,
      soldOn: soldOn.value,
      soldPounds: price.value,
      soldTo: soldTo.value,
    },
  };
}

/** A bare number is a car's; a van's has `van` or `LCV` before it. */
function readVehicle(
  plateCell: string,
  identifierCell: string,
  today: Day,
): Cell<Pick<PastSale, 'plate' | 'kind' | 'identifier'>> {
  const [, kindWord, digits] = /^(?:(car|cars|van|lcv)\s*)?0*([1-9]\d{0,8})$/i.exec(identifierCell) ?? [];
  if (identifierCell !== '' && digits === undefined)
    return problem(
      `“${identifierCell.slice(0, 30)}” is not a guide ID.`,
      'Enter its number, for a van such as “van 12345”.',
    );
  const kind = digits === undefined ? null : /^(van|lcv)$/i.test(kindWord ?? '') ? ('van' as const) : ('car' as const);
  const identifier = digits === undefined ? null : Number(digits);
  const check = checkPlate(plateCell, today);
  if (check.state === 'empty') {
    return identifier === null
      ? problem('The row has neither a reg nor a guide ID.', 'Add one of them.')
      : { value: { plate: null, kind, identifier } };
  }
  if (check.state === 'fits') return { value: { plate: check.reading.plate, kind, identifier } };
  if (check.state === 'odd') return { value: { plate: check.plate, kind, identifier } };
  return check.state === 'vin'
    ? problem('This is a VIN or other long text, not a reg.', 'Enter the reg, or the guide ID.')
    : problem(check.because.reason, 'Enter the reg as shown on the plate, such as AB12 CDE, or the guide ID.');
}

/** The example is none of the dates that people mistype: it is no correction. */
const notADate = (typed: string) =>
  problem(`“${typed.slice(0, 30)}” is not a date.`, 'Enter day, month and year, such as 17/03/2025.');

function readSoldOn(typed: string, today: Day): Cell<Day> {
  const day = readTypedDay(typed);
  if (typed === '') return problem('The row has no date of sale.', 'Enter it.');
  if (day === null) return notADate(typed);
  if (day > today) return problem('The sale is in the future.', 'Check its date.');
  if (day < dayAfterMonths(today, -SALES_MONTHS))
    return problem(`The sale is more than ${SALES_MONTHS} months ago: it no longer counts.`, 'Nothing to do.');
  return { value: day };
}

function readPrice(typed: string): Cell<number> {
  if (typed === '') return problem('The row has no price.', 'Enter what it sold for.');
  const pence = parsePounds(typed);
  if (pence === null || pence > POUNDS_MAX * 100)
    return problem(`“${typed.slice(0, 30)}” is not a price.`, 'Enter pounds, such as 8,450.');
  const pounds = Math.round(pence / 100);
  return pounds === 0 ? problem('The price is £0.', 'Enter what it sold for.') : { value: pounds };
}

const BUYERS: Readonly<Record<SoldTo, RegExp>> = {
  trade: /^(trade|auction|wholesale|dealer|motor trade|disposal|b2b|t)\b/i,
  retail: /^(retail|customer|private|public|consumer|b2c|r)\b/i,
};

function readBuyer(typed: string, usual: SoldTo | null): Cell<SoldTo> {
  if (typed === '') return usual === null ? NO_BUYER : { value: usual };
  if (BUYERS.trade.test(typed)) return { value: 'trade' };
  if (BUYERS.retail.test(typed)) return { value: 'retail' };
  return problem(`“${typed.slice(0, 30)}” is neither trade nor retail.`, 'Write trade or retail.');
}

/** Whether the trade or a retail customer bought it decides which value the price is compared with. */
const NO_BUYER = {
  ...problem('The row does not say who bought it.', 'Choose trade or retail for such rows, or write it in the row.'),
  lacksBuyer: true,
} as const;

function readMileage(typed: string, kilometres: Kilometres): Cell<number | null> {
  const check = convertMileageCell(typed, kilometres);
  if (check.state === 'empty') return { value: null };
  return check.state === 'miles' ? { value: check.miles } : { problem: check.because };
}

function readRegistered(typed: string, soldOn: Day): Cell<Day | null> {
  if (typed === '') return { value: null };
  const day = readTypedDay(typed);
  if (day === null) return notADate(typed);
  return day > soldOn
    ? problem('The sale is before the date of first registration.', 'Check both dates.')
    : { value: day };
}
