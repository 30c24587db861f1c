import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';

export interface TaxYearsRow {
  readonly name: string;
  /** One for each year; null where there is no figure. */
  readonly words: readonly (string | null)[];
}

/** Figures down, tax years across. */
export function TaxYearsTable({
  caption,
  yearNames,
  rows,
  missing,
}: {
  caption: string;
  yearNames: readonly string[];
  rows: readonly TaxYearsRow[];
  /** What an empty cell means. */
  missing: string;
}) {
  const columns: Column<TaxYearsRow>[] = [
    { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
    ...yearNames.map((yearName, index) => ({
      key: yearName,
      header: yearName,
      numeric: true,
      cell: ({ words }: TaxYearsRow) => words[index] ?? <EmptyCell words={missing} />,
    })),
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} onPhone="columns" />;
}
