'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useScriptStyle } from '@/components/ui/behaviour/use-script-style';
import { Icon } from '@/components/ui/data/icon';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { formatCount, formatPlural } from '@/lib/format';
import { ResultRow, ROW_GRID } from './result-row';
import type { StockSortKey, StockView } from './stock-view';

const COLUMNS: readonly { sort: StockSortKey; header: string; numeric?: true }[] = [
  { sort: 'row', header: 'Row' },
  { sort: 'plate', header: 'Plate' },
  { sort: 'vehicle', header: 'Vehicle' },
  { sort: 'mileage', header: 'Mileage', numeric: true },
  { sort: 'retail', header: 'Retail', numeric: true },
  { sort: 'clean', header: 'Clean', numeric: true },
  { sort: 'movement', header: 'Change', numeric: true },
];
const ROW_PIXELS = 61;
/** Up to this length all rows are drawn, and printed; of a longer list only those near the screen are. */
const UNVIRTUALISED_ROWS_MAX = 100;

export interface ResultsTableProps {
  rows: readonly StockResult[];
  view: Omit<StockView, 'search'>;
  onSort: (sort: StockSortKey, descending: boolean) => void;
  /** More are coming. */
  busy: boolean;
}

/**
 * Up to ten thousand cars, of which only those on screen are drawn. Uses table roles, since real table elements cannot
 * be positioned individually. Screen readers get the total number of rows and the position of each.
 */
export function ResultsTable({ rows, view, onSort, busy }: ResultsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes its results in place
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => rows[index]?.row ?? index,
    overscan: rows.length <= UNVIRTUALISED_ROWS_MAX ? UNVIRTUALISED_ROWS_MAX : 8,
    useFlushSync: false,
  });
  const virtualRows = virtual.getVirtualItems();
  const scriptStyle = useScriptStyle({ height: virtual.getTotalSize() });

  return (
    <div
      ref={frame}
      tabIndex={0}
      role="table"
      aria-label="Cars of the list"
      aria-rowcount={rows.length + 1}
      aria-busy={busy}
      className="max-h-[70dvh] overflow-y-auto rounded-md border border-line print:max-h-none print:overflow-visible"
    >
      <SortHeader view={view} onSort={onSort} hasReferences={rows.some(({ reference }) => reference !== null)} />
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-center text-soft">No cars match.</p>
      ) : (
        <div role="rowgroup" className="relative print:h-auto!" style={scriptStyle}>
          {virtualRows.map(({ index, key, start }) => {
            const result = rows[index];
            return (
              result && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  role="row"
                  aria-rowindex={index + 2}
                  className="absolute inset-x-0 top-0 border-b border-line print:static print:transform-none! print:break-inside-avoid"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ResultRow result={result} />
                </div>
              )
            );
          })}
        </div>
      )}
      {virtualRows.length < rows.length && (
        <p className="hidden p-3 print:block">
          Only {formatCount(virtualRows.length)} of {formatPlural(rows.length, 'car')} are printed here. To print all,
          use the Excel or CSV file, or the auction sheet.
        </p>
      )}
    </div>
  );
}

interface SortHeaderProps extends Pick<ResultsTableProps, 'view' | 'onSort'> {
  /** Shows the dealer's own references, lots or stock numbers, in place of row numbers. */
  hasReferences: boolean;
}

function SortHeader({ view, onSort, hasReferences }: SortHeaderProps) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 border-b border-edge bg-surface">
      <div role="row" aria-rowindex={1} className={`flex flex-wrap px-2 py-1 text-sm lg:px-3 print:px-3 ${ROW_GRID}`}>
        {COLUMNS.map(({ sort, header, numeric }) => {
          const sorted = view.sort === sort;
          return (
            <div
              key={sort}
              role="columnheader"
              aria-sort={sorted ? (view.descending ? 'descending' : 'ascending') : undefined}
              className={numeric ? 'lg:text-right print:text-right' : ''}
            >
              <button
                type="button"
                onClick={() => onSort(sort, sorted ? !view.descending : numeric === true)}
                className={`inline-flex min-h-(--control) items-center gap-1 rounded-sm px-1.5 font-semibold hover:text-ink lg:px-0 print:px-0 ${sorted ? 'text-ink' : 'text-soft'}`}
              >
                {sort === 'row' && hasReferences ? 'Ref' : header}
                {sorted && <Icon name={view.descending ? 'down' : 'up'} className="size-3" />}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
