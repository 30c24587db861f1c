import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { formatPlural } from '@/lib/format';
import type { NamedConfiguration } from './taxed-configuration';

interface EmissionItemRow {
  readonly id: number | null;
  readonly name: string;
}

/** Every item of the service's answer, configurations side by side. */
export function EmissionItemsTable({ configurations }: { configurations: readonly NamedConfiguration[] }) {
  const rows = new Map<string, EmissionItemRow>();
  for (const { configured } of configurations)
    for (const { id, name } of configured.items) rows.set(`${id} ${name}`, { id, name });
  if (rows.size === 0) return null;
  const columns: Column<EmissionItemRow>[] = [
    {
      key: 'item',
      header: 'Item',
      rowHeader: true,
      cell: ({ id, name }) => <span data-provider-words>{id === null ? name : `${id} ${name}`}</span>,
    },
    ...configurations.map(({ name, configured }, index) => ({
      key: `${index}`,
      header: name,
      numeric: true,
      cell: (itemRow: EmissionItemRow) =>
        configured.items.find((item) => item.id === itemRow.id && item.name === itemRow.name)?.value ?? <EmptyCell />,
    })),
  ];
  return (
    <Disclosure summary="Raw data" aside={formatPlural(rows.size, 'item')}>
      <DataTable
        caption="Item number, name and value as the service gives them."
        columns={columns}
        rows={[...rows.values()]}
        rowKey={({ id, name }) => `${id} ${name}`}
        onPhone="scroll"
      />
    </Disclosure>
  );
}
