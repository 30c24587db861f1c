/** Which cars of a run are the lots of its auction sheet, and what the sheet leaves out. Without schemas: a page loads it. */
import { formatCount, formatList, formatPlural } from '@/lib/format';
import type { StockList, StockResult, StockRun } from './stock-list';

/** Whether a result is a lot. One without a Retail value is: it can be bid for, only its max bid is not computed. */
export const isLot = ({ plate }: Pick<StockResult, 'plate'>): boolean => plate !== null;

/** Of the lots in view; null where each has a Retail value. */
export function unvaluedLotsWords(lots: readonly Pick<StockResult, 'retailPounds'>[]): string | null {
  const count = lots.filter(({ retailPounds }) => retailPounds === null).length;
  if (count === 0) return null;
  return `${formatCount(count)} of ${formatPlural(lots.length, 'lot')} without a Retail value: the max bid can be entered by hand.`;
}

/**
 * What of the list is not on the sheet, in a sentence; null where nothing is missing.
 * @param results all of the run
 */
export function leftOffSheetWords(
  { duplicates, refused }: StockList['counts'],
  run: Pick<StockRun, 'cars'>,
  results: readonly Pick<StockResult, 'plate'>[],
): string | null {
  const missing = [
    [run.cars - results.length, 'car not valued in this run', 'cars not valued in this run'],
    [results.filter((result) => !isLot(result)).length, 'erased car', 'erased cars'],
    [refused, 'row with a problem', 'rows with problems'],
    [duplicates, 'duplicate row', 'duplicate rows'],
  ] as const;
  const parts = missing.flatMap(([count, one, many]) => (count > 0 ? [formatPlural(count, one, many)] : []));
  return parts.length === 0 ? null : `Not on this sheet: ${formatList(parts)}.`;
}
