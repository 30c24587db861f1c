/** What each column of a dealer's table contains, judged by its heading and its cells. */
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { checkMileage, checkMileageCell, type Kilometres, type MileageCheck } from '@/lib/domain/vehicles/mileage';
import { HEADING_WITHIN_ROWS } from './plain-heading';
import { partedLines } from './pasted-lines';
import { isUnit, kilometresByHeadings, mileageCellReader } from './mileage-cell';
import { mileageRank, surestMileages } from './mileage-headings';
import { rowsOfCars } from './rows-of-cars';
import type { ColumnChoice } from './column-choice';
import { unknownHeadingRow } from './unknown-headings';
import { isGeneralReference, isHeading, type HeadingKind } from './stock-headings';
import { isPlateCell } from './plate-cell';

/** Columns by position, from 0. */
export interface StockColumns {
  readonly plate: number;
  readonly mileage: number;
  /** The dealer's own number of the car, such as a lot; null if there is none. */
  readonly reference: number | null;
  /** Which mileages are kilometres, to be converted: all, or those marked as such. Absent: none. */
  readonly kilometres?: Kilometres | undefined;
  /** What a person chose of the other columns; null for none, and absent where it is found by the headings. */
  readonly costPounds?: number | null | undefined;
  readonly preparationPounds?: number | null | undefined;
  readonly advertisedPounds?: number | null | undefined;
  readonly inOn?: number | null | undefined;
  readonly site?: number | null | undefined;
}

export interface FoundColumns {
  readonly columns: StockColumns | null;
  /** What was found, also where one of the two is missing. */
  readonly found: ColumnChoice<'plate' | 'mileage' | 'reference'>;
  /** The label of each column: its heading, or "Column 3". */
  readonly labels: string[];
  /** The rows below the heading that may be cars. */
  readonly rows: readonly TableRow[];
  /** Which of the two was not found. */
  readonly missing: 'plate' | 'mileage' | null;
}

const SAMPLE_ROWS = 200;
/** Fewer rows for a wide table, so that no table takes long. */
const SAMPLE_CELLS = 4_000;
/** In a column without a heading, this many cells must have the format of its kind. */
const MOSTLY = 0.6;

const unnamed = (place: number) => `Column ${place + 1}`;
/** Also where a program wrote a number for want of a heading. */
export const isUnnamed = (heading: string) => /^(column ?\d+)?$/i.test(heading.trim());

/**
 * Finds plate and mileage by the headings of a table; without headings, by what the cells contain. A column with a
 * heading is no mileage unless its heading says so: prices look the same.
 */
export function findColumns(given: readonly TableRow[]): FoundColumns {
  const table = partedLines(given);
  const headingAt = findHeadingRow(table);
  const found = columnsUnder(table, headingAt);
  // A person chooses the columns, and sees the file's own headings.
  const unknownAt = found.columns === null && headingAt === null ? unknownHeadingRow(table) : null;
  return unknownAt === null ? found : columnsUnder(table, unknownAt);
}

function columnsUnder(table: readonly TableRow[], headingAt: number | null): FoundColumns {
  const heading = headingAt === null ? [] : (table[headingAt]?.cells ?? []);
  const rows = rowsOfCars(headingAt === null ? table : table.slice(headingAt + 1), heading);
  const first = rows.slice(0, SAMPLE_ROWS);
  const width = Math.max(heading.length, ...first.map(({ cells }) => cells.length), 0);
  const sample = first.slice(0, Math.ceil(SAMPLE_CELLS / Math.max(width, 1)));
  const places = Array.from({ length: width }, (_, place) => place);
  const labels = places.map((place) => heading[place]?.trim() || unnamed(place));
  const named = (kind: HeadingKind) => places.filter((place) => isHeading(kind, heading[place] ?? ''));
  const share = (place: number, fits: (cell: string, cells: readonly string[]) => boolean) => {
    const filled = sample.filter(({ cells }) => (cells[place] ?? '') !== '');
    return filled.length === 0
      ? 0
      : filled.filter(({ cells }) => fits(cells[place] ?? '', cells)).length / filled.length;
  };
  const best = (columnPlaces: readonly number[], score: (place: number) => number) =>
    columnPlaces.reduce<number | null>(
      (found, place) => (found === null || score(place) > score(found) ? place : found),
      null,
    );

  const plateShare = (place: number) => share(place, isPlateCell);
  const plate =
    best(named('plate'), plateShare) ??
    best(
      places.filter((place) => plateShare(place) >= MOSTLY),
      plateShare,
    );
  const mileageShare = (place: number) => {
    const cellOf = mileageCellReader(labels, place);
    return share(place, (_, cells) => {
      const cell = cellOf(cells);
      return isLikelyMileage(cell, checkMileageCell(cell));
    });
  };
  const plainShare = (place: number) => share(place, (cell) => isLikelyMileage(cell, checkMileage(cell)));
  const others = places.filter((place) => place !== plate);
  const mileage =
    best(surestMileages(heading, plate), mileageShare) ??
    // Without a heading a column with pence may be prices: it is used only where there is no other.
    best(
      others.filter((place) => isUnnamed(heading[place] ?? '') && mileageShare(place) >= MOSTLY),
      plainShare,
    );
  const isUnits = (place: number) => share(place, isUnit) >= MOSTLY;
  const references = named('reference').filter((place) => place !== plate && place !== mileage && !isUnits(place));
  const reference = references.find((place) => !isGeneralReference(heading[place] ?? '')) ?? references[0] ?? null;
  const missing = plate === null ? 'plate' : mileage === null ? 'mileage' : null;
  const kilometres = mileage === null ? undefined : kilometresByHeadings(heading, mileage, isUnits);
  const columns =
    plate === null || mileage === null ? null : { plate, mileage, reference, ...(kilometres && { kilometres }) };
  return { columns, found: { plate, mileage, reference }, labels, rows, missing };
}

/** The last row that names a column and contains no plate, above the first row with one. */
function findHeadingRow(table: readonly TableRow[]): number | null {
  const firstCar = table.slice(0, HEADING_WITHIN_ROWS + 1).findIndex(({ cells }) => cells.some(isPlateCell));
  const above = table.slice(0, firstCar < 0 ? HEADING_WITHIN_ROWS : firstCar);
  const named = above.findLastIndex(({ cells }) =>
    cells.some((cell) => isHeading('plate', cell) || mileageRank(cell) === 2),
  );
  if (named >= 0) return named;
  // The dealer's own headings, right above the first car; a car whose mark has a typing error has digits there.
  const own = firstCar > 0 && above.length === firstCar ? firstCar - 1 : null;
  const isCar = own !== null && table[own]?.cells.some((cell) => /\d/.test(cell));
  return isCar ? null : own;
}

function isLikelyMileage(cell: string, check: MileageCheck): boolean {
  if (/k\s*(mi|miles)?$|mi(les)?$/i.test(cell.trim())) return check.state === 'miles';
  if (check.state === 'refused') return check.kilometres !== undefined;
  if (check.state !== 'miles') return false;
  const isYear = check.miles >= 1950 && check.miles <= 2060 && /^\d{4}$/.test(cell.trim());
  return !isYear && check.miles >= 100;
}

/**
 * Two cells of a row that were one figure, split at its comma: `AB21 CDE,46,000` would be read as 46 miles. Recognised
 * by a figure followed by three digits without a heading, or in a row that is wider than its headings.
 */
export function splitFigure(
  cells: readonly string[],
  { plate, mileage }: StockColumns,
  labels: readonly string[],
): readonly [string, string] | null {
  const isNamed = (place: number) => labels[place] !== undefined && labels[place] !== unnamed(place);
  const headed = labels.findLastIndex((_, place) => isNamed(place)) + 1;
  const isWider = headed > 0 && cells.slice(headed).some((cell) => cell !== '');
  for (let place = 0; place <= mileage; place++) {
    const [before = '', after = ''] = [cells[place], cells[place + 1]];
    if (!/^\d{1,3}$/.test(before) || !/^\d{3}( ?(mi|miles?))?$/i.test(after)) continue;
    // Nothing was shifted before a mark in the right column.
    if ((isWider && place > plate) || (place >= mileage - 1 && !isNamed(place + 1))) return [before, after];
  }
  return null;
}
