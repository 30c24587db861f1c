import { DataTable, type Column } from '@/components/ui/data/data-table';
import type { AgeBand } from '@/lib/domain/stock/age-bands';
import { formatCount, formatPounds } from '@/lib/format';

const COLUMNS: readonly Column<AgeBand>[] = [
  { key: 'age', header: 'Age', rowHeader: true, cell: ({ label }) => label },
  { key: 'cars', header: 'Cars', numeric: true, cell: ({ cars }) => formatCount(cars) },
  { key: 'retail', header: 'Retail', numeric: true, cell: ({ retailPounds }) => formatPounds(retailPounds) },
  { key: 'clean', header: 'Clean', numeric: true, cell: ({ cleanPounds }) => formatPounds(cleanPounds) },
];

/** The stock by age, with what each age is worth. */
export function AgesTable({ bands }: { bands: readonly AgeBand[] }) {
  return (
    <DataTable
      caption="Cars and values by age"
      captionHidden
      columns={COLUMNS}
      rows={bands}
      rowKey={({ label }) => label}
      onPhone="scroll"
    />
  );
}
