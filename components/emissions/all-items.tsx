import { DataTable, type Column } from '@/components/ui/data-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Nothing } from '@/components/ui/nothing';
import { formatPlural } from '@/lib/format';
import type { NamedConfiguration } from './taxed-configuration';

interface Row {
  readonly id: number | null;
  readonly name: string;
}

/** Every item of the service as it came, configurations side by side. */
export function AllItems({ of }: { of: readonly NamedConfiguration[] }) {
  const rows = new Map<string, Row>();
  for (const { configured } of of) for (const { id, name } of configured.items) rows.set(`${id} ${name}`, { id, name });
  if (rows.size === 0) return null;
  const columns: Column<Row>[] = [
    { key: 'item', header: 'Item', rowHeader: true, cell: ({ id, name }) => (id === null ? name : `${id} ${name}`) },
    ...of.map(({ name, configured }, index) => ({
      ...{ key: `${index}`, header: name, numeric: true },
      cell: (row: Row) =>
        configured.items.find((item) => item.id === row.id && item.name === row.name)?.value ?? <Nothing />,
    })),
  ];
  return (
    <Disclosure summary="Every item as the service gives it" aside={formatPlural(rows.size, 'item')}>
      <DataTable
        caption="Number, name and value, unchanged."
        columns={columns}
        rows={[...rows.values()]}
        rowKey={({ id, name }) => `${id} ${name}`}
        onPhone="scroll"
      />
    </Disclosure>
  );
}
