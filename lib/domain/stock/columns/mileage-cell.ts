/** The mileage of a row as one text: its cell, with what its heading and the column of units say of it. */
import type { Kilometres } from '@/lib/domain/vehicles/mileage';
import { isInKilometres, isInThousands, unitRank } from './mileage-headings';

/** A figure below one thousand, with its unit. */
const SMALL_FIGURE = /^(\d{1,3}(?:\.\d{1,3})?)(\s*[a-z]*\.?)$/i;
const HAS_UNIT = /(?:mi|miles?|m|kms?|kilomet(?:re|er)s?)\.?$/i;
const KILOMETRES_CELL = /^(k|kms?|klms?|kilomet(re|er)s?|kilomètres?)\.?$/i;
const MILES_CELL = /^(m|mi|mls?|miles?)\.?$/i;

/** Whether a cell is a unit of distance and nothing else: `K`, `km`, `Miles`. */
export const isUnit = (cell: string): boolean => KILOMETRES_CELL.test(cell.trim()) || MILES_CELL.test(cell.trim());

/**
 * The text of a row's mileage, to be read as any other: 62.5 under `Mileage (k)` is `62.5k`, and 72420 beside `K` in a
 * column of units is `72420 km`. A figure of a thousand or more is not in thousands, whatever the heading.
 * @param labels the headings of the columns
 * @param place the column of the mileages, from 0
 */
export function mileageCellReader(
  labels: readonly string[],
  place: number | null,
): (cells: readonly string[]) => string {
  if (place === null) return () => '';
  const inThousands = isInThousands(labels[place] ?? '');
  const unit = unitColumn(labels, place);
  return (cells) => {
    const cell = inThousands ? withThousands(cells[place] ?? '') : (cells[place] ?? '').trim();
    const unitCell = unit === null ? '' : (cells[unit] ?? '').trim();
    if (unit === null || cell === '' || unitCell === '' || HAS_UNIT.test(cell)) return cell;
    if (isUnit(unitCell)) return `${cell.replace(/\.0{1,2}$/, '')} ${KILOMETRES_CELL.test(unitCell) ? 'km' : 'mi'}`;
    // Under a heading that speaks of a unit of the mileage, another text is not ignored: it makes the row a problem.
    return unitRank(labels[unit] ?? '') === 2 ? `${cell} ${unitCell}` : cell;
  };
}

function withThousands(text: string): string {
  const cell = text.trim();
  const [, figure, unit = ''] = SMALL_FIGURE.exec(cell) ?? [];
  return figure === undefined || /^\s*k(?!m)/i.test(unit) ? cell : `${figure}k${unit}`;
}

/** The column that says in which unit each mileage is: the first after the mileage, or else the first; null for none. */
export function unitColumn(labels: readonly string[], mileage: number): number | null {
  const ranks: number[] = labels.map((label, place) => (place === mileage ? 0 : unitRank(label)));
  const best = Math.max(0, ...ranks);
  if (best === 0) return null;
  const after = ranks.indexOf(best, mileage + 1);
  return after < 0 ? ranks.indexOf(best) : after;
}

/**
 * Which mileages the headings say are kilometres: all of them, or those that a column of units marks; undefined: none.
 * @param isUnits whether a column with a general heading, such as `Unit`, holds units
 */
export function kilometresByHeadings(
  labels: readonly string[],
  mileage: number,
  isUnits: (place: number) => boolean = () => false,
): Kilometres | undefined {
  if (isInKilometres(labels[mileage] ?? '')) return 'all';
  const unit = unitColumn(labels, mileage);
  return unit !== null && (unitRank(labels[unit] ?? '') === 2 || isUnits(unit)) ? 'marked' : undefined;
}
