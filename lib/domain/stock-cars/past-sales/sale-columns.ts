/** Which column of a file of past sales holds what: by its heading, or as a person chose. Without schemas: pages load it. */
import {
  choiceText,
  choiceTextPattern,
  readChoiceText,
  type ColumnChoice,
} from '@/lib/domain/stock/columns/column-choice';
import { plainHeading } from '@/lib/domain/stock/columns/plain-heading';
import { fieldColumn } from '@/lib/domain/stock/columns/field-headings';
import { isInKilometres, surestMileages } from '@/lib/domain/stock/columns/mileage-headings';
import { isHeading } from '@/lib/domain/stock/columns/stock-headings';
import type { Kilometres } from '@/lib/domain/vehicles/mileage';

export const SALE_FIELDS = ['plate', 'identifier', 'soldOn', 'soldPounds', 'soldTo', 'mileage', 'registered'] as const;
export type SaleField = (typeof SALE_FIELDS)[number];

export type SaleColumns = ColumnChoice<SaleField>;

export const SALE_FIELD_WORDS: Readonly<Record<SaleField, string>> = {
  plate: 'Registration',
  identifier: 'Guide ID',
  soldOn: 'Date sold',
  soldPounds: 'Sold for',
  soldTo: 'Sold to (trade or retail)',
  mileage: 'Mileage at the sale',
  registered: 'First registered',
};

/** Every field by the heading that is surest for it. Of two that are as sure, none is taken: a person chooses. */
export const columnsByHeading = (labels: readonly string[]): SaleColumns =>
  columnsBy((field) => {
    if (field === 'plate') return plateColumn(labels);
    return field === 'mileage' ? (surestMileages(labels)[0] ?? null) : fieldColumn(field, labels);
  });

/** `Index` may also be a number of the row. */
function plateColumn(labels: readonly string[]): number | null {
  const found = labels.flatMap((label, place) => (isHeading('plate', label) ? [place] : []));
  return found.find((place) => plainHeading(labels[place] ?? '') !== 'index') ?? found[0] ?? null;
}

/** Which cells under the heading of the mileages are kilometres, to be converted. */
export const kilometresUnder = (heading: string): Kilometres => (isInKilometres(heading) ? 'all' : 'marked');

/** Whether a row is the headings: it names two columns or more. */
export const isHeadingRow = (cells: readonly string[]): boolean =>
  Object.values(columnsByHeading(cells)).filter((place) => place !== null).length >= 2;

/** Whether a row is the headings of sales, and not of another sheet: it names the date, and the price or the vehicle. */
export function namesSales(cells: readonly string[]): boolean {
  const { soldOn, soldPounds, plate, identifier } = columnsByHeading(cells);
  return soldOn !== null && [soldPounds, plate, identifier].some((place) => place !== null);
}

/** As sent: positions in the order of `SALE_FIELDS`, such as `0,,3,4,,5,`. */
export const columnsText = (columns: SaleColumns): string => choiceText(SALE_FIELDS, columns);

export const COLUMNS_TEXT = choiceTextPattern(SALE_FIELDS.length);

/** @param text of `COLUMNS_TEXT` */
export const readColumnsText = (text: string): SaleColumns => columnsBy(readChoiceText(SALE_FIELDS, text));

const columnsBy = (place: (field: SaleField) => number | null): SaleColumns => ({
  plate: place('plate'),
  identifier: place('identifier'),
  soldOn: place('soldOn'),
  soldPounds: place('soldPounds'),
  soldTo: place('soldTo'),
  mileage: place('mileage'),
  registered: place('registered'),
});

/** What a file still lacks, in a sentence; null if complete. */
export function missingColumns(columns: SaleColumns): string | null {
  const missing = [
    ...(columns.plate === null && columns.identifier === null ? ['the registration or the guide ID'] : []),
    ...(columns.soldOn === null ? ['the date sold'] : []),
    ...(columns.soldPounds === null ? ['the price'] : []),
  ];
  if (missing.length === 0) return null;
  return `Choose the column of ${missing.join(' and of ')}.`;
}
