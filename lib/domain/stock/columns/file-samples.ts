/** The first rows of a file, as a person sees them who chooses its columns. */
import { sanitiseText } from '@/lib/encoding/sanitise-text';
import { priceDoubts } from './price-doubt';

interface CellsOfRow {
  readonly cells: readonly string[];
}

const SAMPLE_LETTERS = 60;
/** Of as many rows is judged whether a column is prices. */
export const DOUBT_ROWS = 25;

/** The cells of the first rows, short enough to show. */
export const samplesOf = (rows: readonly CellsOfRow[], count: number): string[][] =>
  rows.slice(0, count).map(({ cells }) => cells.map((cell) => sanitiseText(cell, SAMPLE_LETTERS)));

/** Why each column looks like prices. */
export const doubtsOf = (labels: readonly string[], rows: readonly CellsOfRow[]): (string | null)[] =>
  priceDoubts(labels, samplesOf(rows, DOUBT_ROWS));
