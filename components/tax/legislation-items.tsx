import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { DataTable } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { LEGISLATION_ITEMS, type LegislationItem } from '@/lib/domain/tax/legislation-items';
import { formatCount, formatPence } from '@/lib/format';

export interface LegislationItemsProps {
  legislation: Legislation;
  chosen: readonly LegislationItem[];
  /** The other fields of the address, which are preserved. */
  preserved: readonly (readonly [string, string])[];
}

/** The legislation service's answer item by item. The address says which items are shown. */
export function LegislationItems({ legislation, chosen, preserved }: LegislationItemsProps) {
  const shown = LEGISLATION_ITEMS.filter(({ item }) => chosen.length === 0 || chosen.includes(item));
  const columns = [0, 1, 2]
    .map((at) => shown.slice(at * ROWS_MAX, (at + 1) * ROWS_MAX))
    .filter(({ length }) => length > 0);
  if (LEGISLATION_ITEMS.every(({ item }) => legislation[item] === null)) return null;
  return (
    <Card title="Raw data" flush>
      <div className="px-4 sm:px-5 print:hidden">
        <Disclosure summary="Choose items" aside={`${shown.length} of ${LEGISLATION_ITEMS.length}`}>
          <form method="get" className="space-y-3">
            <HiddenFields fields={[...preserved, ['tab', 'working']]} />
            <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {LEGISLATION_ITEMS.map(({ item, words }) => (
                <Checkbox key={item} name="item" value={item} label={words} defaultChecked={chosen.includes(item)} />
              ))}
            </div>
            <Button type="submit">Show these</Button>
          </form>
        </Disclosure>
      </div>
      <div className="grid items-start gap-x-4 *:min-w-0 lg:grid-cols-3">
        {columns.map((items, at) => (
          <ItemsTable
            key={items[0]?.item}
            legislation={legislation}
            items={items}
            caption={
              at === 0
                ? 'The legislation service’s figures, unadjusted.'
                : `The legislation service’s figures, part ${at + 1} of ${columns.length}.`
            }
          />
        ))}
      </div>
    </Card>
  );
}

/** More items than this continue in further columns, up to three. */
const ROWS_MAX = Math.ceil(LEGISLATION_ITEMS.length / 3);

const ItemsTable = ({
  legislation,
  items,
  caption,
}: {
  legislation: Legislation;
  items: readonly (typeof LEGISLATION_ITEMS)[number][];
  caption: string;
}) => (
  <DataTable
    caption={caption}
    columns={[
      { key: 'words', header: 'Item', rowHeader: true, cell: ({ words }) => words },
      { key: 'value', header: 'Value', numeric: true, cell: ({ item, unit }) => valueCell(legislation[item], unit) },
    ]}
    rows={items}
    rowKey={({ item }) => item}
    onPhone="scroll"
  />
);

function valueCell(value: number | null, unit: (typeof LEGISLATION_ITEMS)[number]['unit']) {
  if (value === null) return <EmptyCell words="not given" />;
  if (unit === 'pounds') return formatPence(Math.round(value * 100));
  if (unit === '%') return `${value}%`;
  return unit === 'g/km' ? `${formatCount(value)} g/km` : `${value.toFixed(2)} p/mi`;
}
