/** A person's choice among the columns of a stock list. */
import type { StockColumns } from './stock-columns';
import { kilometresByHeadings } from './mileage-cell';

/**
 * The columns with a change to them. Another mileage column is converted from kilometres where its heading says so,
 * whatever applied to the former one, unless the change says itself how to read it.
 * @param labels the heading of each column
 */
export function chosenColumns(
  columns: StockColumns,
  change: Partial<StockColumns>,
  labels: readonly string[],
): StockColumns {
  const chosen = { ...columns, ...change };
  if (chosen.mileage === columns.mileage || 'kilometres' in change) return chosen;
  return { ...chosen, kilometres: kilometresByHeadings(labels, chosen.mileage) };
}
