/** The mileage of a row as text: its cell, with the unit that its heading or the column of units gives. */
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
 * A reader of a row's mileage as a person would type it: 62.5 under `Mileage (k)` is `62.5k`, and 72420 beside `K` in a
 * column of units is `72420 km`. A figure of a thousand or more is not in thousands, whatever the heading.
 * @param labels the headings of the columns
 * @param place the column of the mileages, from 0; without one every text is empty
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
    // Under a heading such as `Odometer unit`, a text that is no unit stays: the row becomes a problem.
    return unitRank(labels[unit] ?? '') === 2 ? `${cell} ${unitCell}` : cell;
  };
}

function withThousands(text: string): string {
  const cell = text.trim();
  const [, figure, unit = ''] = SMALL_FIGURE.exec(cell) ?? [];
  return figure === undefined || /^\s*k(?!m)/i.test(unit) ? cell : `${figure}k${unit}`;
}

/** The column with the units of the mileages: the first after the mileage, or else the first; null if there is none. */
export function unitColumn(labels: readonly string[], mileage: number): number | null {
  const ranks: number[] = labels.map((label, place) => (place === mileage ? 0 : unitRank(label)));
  const best = Math.max(0, ...ranks);
  if (best === 0) return null;
  const after = ranks.indexOf(best, mileage + 1);
  return after < 0 ? ranks.indexOf(best) : after;
}

/**
 * Which mileages are kilometres by the headings: all, or those marked in a column of units; undefined if none.
 * @param isUnits whether a column with a general heading, such as `Unit`, contains units
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
