/** The number of rows of a list by kind. */
import { formatCount, formatPlural } from '@/lib/format';
import { carsNotReached, isRunFinished, type RunCounts } from './run-progress';
import type { StockRow } from './read-stock-rows';

export interface StockCounts {
  readonly rows: number;
  readonly valuable: number;
  readonly duplicates: number;
  readonly refused: number;
  readonly doubtful: number;
  /** Of the refused rows, those with a mileage in kilometres. */
  readonly kilometres: number;
}

export function countStock(rows: readonly Pick<StockRow, 'problem' | 'doubt'>[]): StockCounts {
  const duplicates = rows.filter(({ problem }) => problem?.kind === 'duplicate').length;
  const valuable = rows.filter(({ problem }) => problem === null).length;
  const doubtful = rows.filter(({ doubt }) => doubt !== null).length;
  const kilometres = rows.filter(({ problem }) => problem?.kind === 'kilometres').length;
  return {
    rows: rows.length,
    valuable,
    duplicates,
    refused: rows.length - valuable - duplicates,
    doubtful,
    kilometres,
  };
}

/**
 * "9,812 cars to value"; "9,812 cars" once its newest run has been over all of them, "86 of 9,812 cars to value" if that was
 * cancelled. @param run the newest
 */
export function valuableWords({ valuable }: Pick<StockCounts, 'valuable'>, run: RunCounts | null): string {
  const cars = formatPlural(valuable, 'car');
  if (run === null || !isRunFinished(run)) return `${cars} to value`;
  const left = carsNotReached(run);
  return left > 0 ? `${formatCount(left)} of ${cars} to value` : cars;
}

/** "14 duplicates, 3 rows with problems"; empty without either. */
export const problemRowsWords = ({ duplicates, refused }: Pick<StockCounts, 'duplicates' | 'refused'>): string =>
  [
    ...(duplicates > 0 ? [formatPlural(duplicates, 'duplicate')] : []),
    ...(refused > 0 ? [`${formatPlural(refused, 'row')} with problems`] : []),
  ].join(', ');

/** A file without cars is refused; an older list may have no rows. */
export const HEADINGS_ALONE = {
  message: 'The file has headings and no rows below them.',
  fix: 'Add the cars and upload it again.',
};

/** Why a list without a car to value has none, and what to do. */
export const nothingToValueWords = ({ rows }: Pick<StockCounts, 'rows'>): string =>
  rows === 0
    ? `${HEADINGS_ALONE.message} ${HEADINGS_ALONE.fix}`
    : 'No car in this list can be valued. Fix the rows below first.';
