'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from '@/components/ui/behaviour/use-printing';
import { useScriptStyle } from '@/components/ui/behaviour/use-script-style';
import { Icon } from '@/components/ui/data/icon';
import { ListViewControls } from '@/components/ui/data/list-view-controls';
import { useListView } from '@/components/ui/data/list-views-provider';
import { sortedWords } from '@/components/ui/data/table/sorted-words';
import { AnnouncedChange } from '@/components/ui/feedback/announced-change';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import type { StockResultView, StockSortKey } from '@/lib/domain/stock/stock-result-view';
import { RESULT_COLUMNS, RESULT_ROW, type ResultColumn } from './result-columns';
import { ResultRow } from './result-row';

const ROW_PIXELS = 61;
const DENSE_ROW_PIXELS = 36;
/** Up to this length all rows are drawn; of a longer list only those near the screen are, and all in print. */
const UNVIRTUALISED_ROWS_MAX = 100;

export interface ResultsTableProps {
  rows: readonly StockResult[];
  view: StockResultView;
  onSort: (sort: StockSortKey, descending: boolean) => void;
  /** More are coming. */
  busy: boolean;
}

/** The choice of density and columns is the person's, as of every list. */
export function ResultsTable(props: ResultsTableProps) {
  const [listView, change] = useListView('stock-results');
  const hasReferences = props.rows.some(({ reference }) => reference !== null);
  const columns = RESULT_COLUMNS.map((column) =>
    column.key === 'row' && hasReferences ? { ...column, header: 'Ref' } : column,
  );
  const sorted = columns.find(({ key }) => key === props.view.sort);
  return (
    <>
      <ListViewControls
        view={listView}
        onChange={change}
        columns={columns.filter(({ key }) => key !== 'vehicle').map(({ key, header }) => ({ key, label: header }))}
      />
      {sorted && (
        <AnnouncedChange words={sortedWords(sorted.header, props.view.descending ? 'descending' : 'ascending')} />
      )}
      <ResultRows
        {...props}
        key={listView.dense ? 'dense' : 'roomy'}
        dense={listView.dense}
        columns={columns.filter(({ key }) => !listView.hidden.includes(key))}
      />
    </>
  );
}

interface ResultRowsProps extends ResultsTableProps {
  columns: readonly ResultColumn[];
  dense: boolean;
}

/**
 * Up to ten thousand cars, of which only those on screen are drawn, and all in print. Uses table roles, since real table
 * elements cannot be positioned individually. Screen readers get the total number of rows and the position of each.
 */
function ResultRows({ rows, view, onSort, busy, columns, dense }: ResultRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes its results in place
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (dense ? DENSE_ROW_PIXELS : ROW_PIXELS),
    getItemKey: (index) => rows[index]?.row ?? index,
    overscan: rows.length <= UNVIRTUALISED_ROWS_MAX ? UNVIRTUALISED_ROWS_MAX : 8,
    useFlushSync: false,
  });
  const scriptStyle = useScriptStyle({ height: virtual.getTotalSize() });

  return (
    <div
      ref={frame}
      tabIndex={0}
      role="table"
      aria-label="Cars of the list"
      aria-rowcount={rows.length + 1}
      aria-busy={busy}
      data-dense={dense || undefined}
      className="relative max-h-[70dvh] overflow-y-auto rounded-md border border-line print:max-h-none print:overflow-visible"
    >
      <SortHeader view={view} onSort={onSort} columns={columns} />
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-center text-soft">No cars match.</p>
      ) : (
        <div role="rowgroup" className="relative print:h-auto!" style={scriptStyle}>
          {isPrinting
            ? rows.map((result, index) => (
                <div
                  key={result.row}
                  role="row"
                  aria-rowindex={index + 2}
                  className="border-b border-line print:break-inside-avoid"
                >
                  <ResultRow result={result} columns={columns} />
                </div>
              ))
            : virtual.getVirtualItems().map(({ index, key, start }) => {
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
                      <ResultRow result={result} columns={columns} />
                    </div>
                  )
                );
              })}
        </div>
      )}
    </div>
  );
}

interface SortHeaderProps extends Pick<ResultsTableProps, 'view' | 'onSort'> {
  columns: readonly ResultColumn[];
}

function SortHeader({ view, onSort, columns }: SortHeaderProps) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 border-b border-edge bg-surface">
      <div role="row" aria-rowindex={1} className={`px-2 py-1 text-sm lg:px-3 print:px-3 ${RESULT_ROW}`}>
        {columns.map(({ key, header, numeric, width }) => {
          const sorted = view.sort === key;
          return (
            <div
              key={key}
              role="columnheader"
              aria-sort={sorted ? (view.descending ? 'descending' : 'ascending') : undefined}
              className={width}
            >
              <button
                type="button"
                onClick={() => onSort(key, sorted ? !view.descending : numeric === true)}
                className={`inline-flex min-h-(--control) items-center gap-1 rounded-sm px-1.5 font-semibold hover:text-ink lg:px-0 print:px-0 ${sorted ? 'text-ink' : 'text-soft'}`}
              >
                {header}
                {sorted && <Icon name={view.descending ? 'down' : 'up'} className="size-3" />}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
