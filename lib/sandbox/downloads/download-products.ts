/**
 * What can be downloaded: products with a month's data as CSV files in a ZIP, built from the catalogue and the
 * market.
 */
import { addMonths, earlier } from '@/lib/sandbox/time/calendar';
import type { Catalogue, CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { priceOn } from '@/lib/sandbox/catalogue/prices';
import { averageMilesPerYear } from '@/lib/sandbox/market/curve';
import { bookAgeMonths, usedValue } from '@/lib/sandbox/market/values';
import { sliceOfDate } from '@/lib/sandbox/plates/plates';
import { zip } from '@/lib/sandbox/downloads/zip';

export interface SandboxDownloadProduct {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  /** The suffix of its packages' names: `20260601-UV.zip`. */
  readonly letters: string;
  /** Editions since the last one the subscriber received; null while subscribed. */
  readonly endedMonths: number | null;
  /** The CSV files of an edition: name, and rows of which the first is the header. */
  readonly files: (catalogue: Catalogue, edition: string) => readonly (readonly [string, CsvTable])[];
}

type CsvTable = readonly (readonly (string | number)[])[];

const introducedBy = (
  catalogue: Catalogue,
  database: CatalogueDatabase,
  edition: string,
): readonly CatalogueDerivative[] => catalogue.derivatives(database).filter(({ introduced }) => introduced <= edition);

/** Each derivative sold new in the last three years, on its newest plate, at the mileage usual for its age. */
function newestValues(catalogue: Catalogue, database: CatalogueDatabase, edition: string): CsvTable {
  const head = ['REFID', 'REFcode', 'Year', 'Letter', 'Mileage', 'Retail', 'Clean', 'Average', 'Below'];
  const since = addMonths(edition, -36);
  const rows = introducedBy(catalogue, database, edition).flatMap((derivative) => {
    if (derivative.runOut !== null && derivative.runOut < since) return [];
    const registered = earlier(derivative.runOut ?? edition, edition);
    const slice = sliceOfDate(registered);
    const years = bookAgeMonths(registered, edition) / 12;
    const mileage = Math.max(1, Math.round((years * averageMilesPerYear[database]) / 1000)) * 1000;
    const values = slice && usedValue({ derivative, registered, mileage, edition });
    if (!slice || !values) return [];
    const { retail, clean, average, below } = values;
    const { refid, refcode } = derivative;
    return [[refid, refcode, slice.year, slice.letter, mileage, retail, clean, average, below]];
  });
  return [head, ...rows];
}

function descriptions(catalogue: Catalogue, database: CatalogueDatabase, edition: string): CsvTable {
  const head = ['REFID', 'REFcode', 'Manufacturer', 'Range', 'Model', 'Derivative', 'Introduced', 'Discontinued'];
  const rows = introducedBy(catalogue, database, edition).map(
    ({ refid, refcode, model, name, introduced, discontinued }) => [
      refid,
      refcode,
      model.range.manufacturer.name,
      model.range.name,
      model.name,
      name,
      introduced,
      discontinued !== null && discontinued <= edition ? discontinued : '',
    ],
  );
  return [head, ...rows];
}

function prices(catalogue: Catalogue, edition: string): CsvTable {
  const pounds = (pence: number): string => (pence / 100).toFixed(2);
  const rows = catalogue.onSale('CAR', edition).map((derivative) => {
    const { basicPence, vatPence, deliveryPence } = priceOn(derivative, edition);
    return [derivative.refid, derivative.name, pounds(basicPence), pounds(vatPence), pounds(deliveryPence)];
  });
  return [['REFID', 'Derivative', 'Basic', 'VAT', 'Delivery'], ...rows];
}

export const products: readonly SandboxDownloadProduct[] = [
  {
    id: 11,
    name: 'Used values, cars up to three years old',
    category: 'Car',
    letters: 'UVC',
    endedMonths: null,
    files: (catalogue, edition) => [['CARS.csv', newestValues(catalogue, 'CAR', edition)]],
  },
  {
    id: 12,
    name: 'Used values, vans up to three years old',
    category: 'LCV',
    letters: 'UVV',
    endedMonths: null,
    files: (catalogue, edition) => [['LCV.csv', newestValues(catalogue, 'LCV', edition)]],
  },
  {
    id: 13,
    name: 'Vehicle descriptions',
    category: 'Car & LCV',
    letters: 'DES',
    endedMonths: null,
    files: (catalogue, edition) => [
      ['CARS.csv', descriptions(catalogue, 'CAR', edition)],
      ['LCV.csv', descriptions(catalogue, 'LCV', edition)],
    ],
  },
  {
    id: 14,
    name: 'Price list, cars',
    category: 'Car',
    letters: 'PRI',
    endedMonths: 4,
    files: (catalogue, edition) => [['PRICES.csv', prices(catalogue, edition)]],
  },
];

/** The bytes of a product's package. Built on demand, as a year of them would be megabytes. */
export function packageOf({ files }: SandboxDownloadProduct, edition: string, catalogue: Catalogue): Buffer {
  const entries = files(catalogue, edition).map(([name, table]) => ({ name, content: csv(table), date: edition }));
  return zip(entries);
}

const sizes = new WeakMap<Catalogue, Map<string, number>>();

export function packageSize(product: SandboxDownloadProduct, edition: string, catalogue: Catalogue): number {
  const cachedSizes = sizes.get(catalogue) ?? new Map<string, number>();
  sizes.set(catalogue, cachedSizes);
  const key = `${product.id} ${edition}`;
  const size = cachedSizes.get(key) ?? packageOf(product, edition, catalogue).length;
  cachedSizes.set(key, size);
  return size;
}

/** RFC 4180: CRLF, quotes where they are needed. */
const csv = (table: CsvTable): Buffer =>
  Buffer.from(table.map((row) => `${row.map(cell).join(',')}\r\n`).join(''), 'utf8');

const cell = (value: string | number): string =>
  typeof value === 'string' && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value);

/** `20260601-UVC.zip` */
export const packageName = ({ letters }: SandboxDownloadProduct, edition: string): string =>
  `${edition.replaceAll('-', '')}-${letters}.zip`;
