/** The columns of a run's results: of the heading and of each row, on a wide screen and in print. */
import type { StockSortKey } from '@/lib/domain/stock/stock-result-view';

export interface ResultColumn {
  /** Also what the rows are sorted by under its heading. */
  readonly key: StockSortKey;
  readonly header: string;
  readonly numeric?: true;
  /** Its width in a row of columns. */
  readonly width: string;
}

const FIGURE = 'lg:text-right print:text-right lg:w-24 print:w-18';

export const RESULT_COLUMNS: readonly ResultColumn[] = [
  { key: 'row', header: 'Row', width: 'lg:w-14 print:w-10' },
  { key: 'plate', header: 'Plate', width: 'lg:w-32 print:w-30' },
  { key: 'vehicle', header: 'Vehicle', width: 'lg:min-w-0 lg:flex-1 print:min-w-0 print:flex-1' },
  { key: 'mileage', header: 'Mileage', numeric: true, width: 'lg:text-right print:text-right lg:w-24 print:w-20' },
  { key: 'retail', header: 'Retail', numeric: true, width: FIGURE },
  { key: 'clean', header: 'Clean', numeric: true, width: FIGURE },
  { key: 'movement', header: 'Change', numeric: true, width: FIGURE },
];

/** A row of columns on a wide screen and in print; on a smaller one its parts follow each other. */
export const RESULT_ROW =
  'flex flex-wrap lg:flex-nowrap lg:gap-x-3 lg:*:shrink-0 print:flex-nowrap print:gap-x-2 print:*:shrink-0';
