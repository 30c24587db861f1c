/** A chart's figures as a file. Separate from `chart-table.ts` because its script loads after the chart. */
import { csvCell } from '@/lib/encoding/csv';
import { plainNumber, UNIT_SIGN, type ChartCell, type StopUnit } from '@/components/charts/axis/unit';
import type { ChartTable } from './chart-table';

function cellOf(unit: StopUnit, cell: ChartCell): string {
  return typeof cell === 'number' ? plainNumber(unit, cell) : csvCell(cell);
}

/** Plain numbers without signs or separators, dates as ISO; lines end as in RFC 4180. */
export function csvOf({ columns, rows }: ChartTable): string {
  const heads = columns.map(({ header, unit }) => cellOf('words', headerWithUnit(header, unit)));
  const lines = rows.map((row) => columns.map(({ unit }, at) => cellOf(unit, row[at] ?? null)));
  return [heads, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function headerWithUnit(header: string, unit: StopUnit): string {
  return UNIT_SIGN[unit] === '' ? header : `${header} (${UNIT_SIGN[unit]})`;
}
