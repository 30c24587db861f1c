import { formatCell, type ChartCell, type StopUnit } from '@/components/charts/axis/unit';

export interface ChartColumn {
  readonly header: string;
  readonly unit: StopUnit;
}

/** What a chart draws, as a table: its first column names the rows. The cursor, the files and the table under the chart use it. */
export interface ChartTable {
  readonly caption: string;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

/** `Jun 2026: Clean £12,300, Average £11,400`; empty places are left out. */
export function rowWords({ columns, rows }: ChartTable, index: number): string {
  const row = rows[index] ?? [];
  const parts = columns.flatMap(({ header, unit }, at) => {
    const cell = row[at] ?? null;
    return at === 0 || cell === null || cell === '' ? [] : [`${header} ${formatCell(unit, cell)}`];
  });
  return `${headWords({ columns, rows, caption: '' }, index)}: ${parts.join(', ') || 'no value'}`;
}

/** `62,000 mi, Jun 2026: £12,300`, of one cell of a grid. */
export function gridWords(table: ChartTable, row: number, column: number): string {
  const { header = '', unit = 'words' } = table.columns[column + 1] ?? {};
  const cell = table.rows[row]?.[column + 1] ?? null;
  return `${headWords(table, row)}, ${header}: ${cell === null ? 'no value' : formatCell(unit, cell)}`;
}

function headWords({ columns, rows }: ChartTable, index: number): string {
  return formatCell(columns[0]?.unit ?? 'words', rows[index]?.[0] ?? null);
}
