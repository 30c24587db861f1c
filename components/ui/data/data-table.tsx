import { isValidElement, type ReactNode } from 'react';
import { EmptyCell } from './empty-cell';
import { StickyCaption } from './table/sticky-caption';
import { Icon } from './icon';
import { AnnouncedChange } from '@/components/ui/feedback/announced-change';
import { sortedWords } from './table/sorted-words';
import { TABLE_LOOKS, type TableLook } from './table/table-looks';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The header in words, if it is a control; labels the cell on a card. */
  label?: string;
  /** Figures are aligned right, under their header. */
  numeric?: boolean;
  /** The cell that names its row. */
  rowHeader?: boolean;
  sorted?: 'ascending' | 'descending';
  cell: (row: Row) => ReactNode;
  /** Below the last row: over all rows that match the filter. */
  total?: ReactNode;
  /** A width class for rows that are not dense, such as `w-[12%]`, so that columns stay put while rows arrive. */
  width?: string;
  /** On a card: how many of its columns the cell takes, 3 for all; one by default. */
  span?: 1 | 2 | 3;
  /** On a card: the cell needs no label. */
  unlabelled?: boolean;
  /** On a card: the cell is on the line above all others, at its start or end. */
  firstLine?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** What the table shows; read first by a screen reader. */
  caption: ReactNode;
  /** Keep the caption for screen readers where a heading above says the same. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** From the row's identity, or its index if nothing else distinguishes two rows. */
  rowKey: (row: Row, index: number) => string;
  /**
   * On a phone a row becomes a small list of its cells (`stack`) or a card of three columns, two on the narrowest screens
   * (`cards`); `scroll` keeps the columns, for comparing; `columns` keeps three columns of figures, with the name of each
   * row above them.
   */
  onPhone?: 'stack' | 'cards' | 'scroll' | 'columns';
  /** Rows of one line, 36 pixels high; cells see it by `in-data-dense:`. */
  dense?: boolean;
}

const SPANS = { 1: '', 2: 'max-sm:col-span-2', 3: 'max-sm:col-span-full' } as const;

const FIRST_LINES = {
  start: 'max-sm:order-first max-sm:col-[1/-2]',
  // In the last column also where the row has no cell at its start.
  end: 'max-sm:order-first max-sm:-col-end-1 max-sm:justify-self-end',
} as const;

/** On a phone an empty cell is left out where its row shows something else. */
const LEFT_OUT = 'max-sm:has-[[data-nothing]]:hidden';

const isNothing = (cell: ReactNode) =>
  cell == null || cell === false || cell === '' || (isValidElement(cell) && cell.type === EmptyCell);

/** Without that, a row without a value would be a bare heading. */
const hasValue = <Row,>(columns: readonly Column<Row>[], cells: readonly ReactNode[]): boolean =>
  columns.some(({ rowHeader, unlabelled }, index) => !rowHeader && !unlabelled && !isNothing(cells[index]));

/** Aligned by its digits, and never broken between them: a price that continues on the next line is another price. */
const FIGURE = 'text-right whitespace-nowrap max-sm:wrap-normal!';

const DENSE_CELL = 'py-2 align-top sm:py-1 sm:align-middle sm:whitespace-nowrap';
/** Takes the width that is left, and cuts what does not fit. */
// oxlint-disable-next-line code/no-cut-text -- one line a row is what the dense view is for; the other view has the whole name
const DENSE_ROW_HEADER = 'sm:w-full sm:max-w-0 sm:overflow-hidden sm:text-ellipsis';

/** From this many columns a table does not fit on a tablet. */
const MANY_COLUMNS = 7;

const labelOf = <Row,>({ label, header }: Column<Row>): string => label ?? (typeof header === 'string' ? header : '');

const labelled = (header: ReactNode) => (typeof header === 'string' ? { 'data-label': header } : {});

function HeadRow<Row>({
  columns,
  look,
  onPhone,
  dense,
}: Pick<DataTableProps<Row>, 'columns' | 'onPhone' | 'dense'> & { look: TableLook }) {
  return (
    <thead role="rowgroup" className={look.head}>
      <tr role="row" className={onPhone === 'columns' ? look.row : ''}>
        {columns.map(({ key, header, label, numeric, rowHeader, sorted, width }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            aria-sort={sorted}
            className={`sticky top-0 z-10 border-b border-edge bg-surface px-3 py-2 align-bottom font-semibold text-soft first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 print:first:pl-0 print:last:pr-0 ${numeric ? 'text-right' : 'text-left'} ${rowHeader && onPhone === 'scroll' ? 'max-lg:left-0 max-lg:z-20' : ''} ${onPhone !== 'columns' ? '' : rowHeader ? 'max-sm:sr-only' : 'max-sm:px-0! max-sm:py-1!'} ${dense ? '' : (width ?? '')}`}
          >
            {label !== undefined && onPhone !== 'scroll' ? (
              <HiddenOnPhone label={label}>{header}</HiddenOnPhone>
            ) : (
              header
            )}
            {sorted && <Icon name={sorted === 'ascending' ? 'up' : 'down'} className="ml-1 inline size-3" />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A control in a hidden heading must not take focus, so the heading is its words there. */
function HiddenOnPhone({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="max-sm:hidden">{children}</span>
      <span className="sm:hidden">{label}</span>
    </>
  );
}

function TotalsRow<Row>({ columns, look }: { columns: readonly Column<Row>[]; look: TableLook }) {
  return (
    <tfoot role="rowgroup" className={look.body}>
      <tr role="row" className={`border-t-2 border-edge font-semibold ${look.row}`}>
        {columns.map(({ key, header, label, numeric, rowHeader, total }) => (
          <td
            key={key}
            role="cell"
            {...(!rowHeader && labelled(label ?? header))}
            className={`px-3 py-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 print:first:pl-0 print:last:pr-0 ${look.cell} ${total === undefined ? 'max-sm:hidden' : ''} ${rowHeader ? 'max-sm:col-span-full' : ''} ${numeric ? FIGURE : ''}`}
          >
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'onPhone' | 'dense'> {
  row: Row;
  look: TableLook;
}

function BodyRow<Row>({ row, columns, look, onPhone, dense }: BodyRowProps<Row>) {
  const cells = columns.map(({ cell }) => cell(row));
  const leftOut = onPhone !== 'scroll' && hasValue(columns, cells) ? LEFT_OUT : '';
  return (
    <tr
      role="row"
      data-cards={onPhone === 'cards' || undefined}
      className={`border-b border-line last:border-0 hover:bg-sunken/60 ${look.row}`}
    >
      {columns.map(({ key, header, label, numeric, rowHeader, span = 1, unlabelled, firstLine }, index) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            role={rowHeader ? 'rowheader' : 'cell'}
            {...(rowHeader && { scope: 'row' as const })}
            {...(!rowHeader && !unlabelled && labelled(label ?? header))}
            className={`px-3 ${dense ? DENSE_CELL : 'py-2 align-top'} first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 print:first:pl-0 print:last:pr-0 ${rowHeader ? `text-left font-semibold ${look.rowHeader} ${dense ? DENSE_ROW_HEADER : ''}` : `${look.cell} ${leftOut}`} ${numeric ? FIGURE : ''} ${onPhone === 'cards' ? (firstLine ? FIRST_LINES[firstLine] : SPANS[span]) : ''}`}
          >
            {cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

/**
 * A real table. The roles are repeated because browsers drop them once CSS turns rows into blocks; the
 * header sticks to the window while the table scrolls.
 */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  onPhone = 'stack',
  dense = false,
}: DataTableProps<Row>) {
  const look = TABLE_LOOKS[onPhone];
  const sorted = columns.find((column) => column.sorted !== undefined);
  const table = (
    <table role="table" data-dense={dense || undefined} className={`border-collapse text-sm ${look.table}`}>
      <caption
        className={
          captionHidden
            ? 'sr-only'
            : `bg-surface px-4 pb-2 text-left text-sm text-soft sm:px-5 print:bg-transparent print:px-0 ${look.body}`
        }
      >
        {onPhone === 'scroll' && !captionHidden ? <StickyCaption>{caption}</StickyCaption> : caption}
      </caption>
      {sorted?.sorted && <AnnouncedChange words={sortedWords(labelOf(sorted), sorted.sorted)} />}
      <HeadRow columns={columns} look={look} onPhone={onPhone} dense={dense} />
      <tbody role="rowgroup" className={look.body}>
        {rows.map((row, index) => (
          <BodyRow key={rowKey(row, index)} row={row} columns={columns} look={look} onPhone={onPhone} dense={dense} />
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && <TotalsRow columns={columns} look={look} />}
    </table>
  );
  if (onPhone === 'columns') return <div className="@container">{table}</div>;
  // Between a phone's cards and a wide screen, many columns scroll in their card so as not to widen the page.
  if (onPhone !== 'scroll')
    return columns.length < MANY_COLUMNS ? (
      table
    ) : (
      <div className="relative sm:max-lg:scroll-shade sm:max-lg:overflow-x-auto sm:max-lg:*:min-w-4xl print:bg-none print:overflow-visible print:*:min-w-0">
        {table}
      </div>
    );
  // A region that scrolls must be reachable by keyboard, or its columns cannot be read. Relative: visually hidden text
  // inside it would otherwise widen the page.
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="Table, scrolls sideways"
      className="relative overflow-x-auto max-lg:scroll-shade lg:overflow-x-visible print:bg-none"
    >
      {table}
    </div>
  );
}
