import { formatCell } from '@/components/charts/axis/unit';
import { formatCount } from '@/lib/format';
import type { ChartTable } from './chart-table';

/** More would make the page heavier than its drawing; the file has all of them. */
const ROWS_MAX = 500;

/** A chart's values as a table. It may be wider than the page and then scrolls by itself. */
export function ChartDataTable({ table: { caption, columns, rows } }: { table: ChartTable }) {
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={`${caption}: table`}
      className="relative max-h-96 overflow-auto print:max-h-none print:overflow-visible"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, unit }, at) => (
              <th
                key={at}
                scope="col"
                className={`sticky top-0 border-b border-edge bg-surface px-2 py-1 font-semibold text-soft first:pl-0 ${at === 0 || unit === 'words' ? 'text-left' : 'text-right'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_MAX).map((row, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              {columns.map(({ unit }, at) => {
                const words = formatCell(unit, row[at] ?? null);
                return at === 0 ? (
                  <th key={at} scope="row" className="py-1 pr-2 text-left font-semibold whitespace-nowrap">
                    {words}
                  </th>
                ) : (
                  <td key={at} className={`px-2 py-1 ${unit === 'words' ? '' : 'text-right whitespace-nowrap'}`}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS_MAX && (
        <p className="py-1 text-sm text-soft">
          The first {formatCount(ROWS_MAX)} of {formatCount(rows.length)} rows. The CSV has all of them.
        </p>
      )}
    </div>
  );
}
