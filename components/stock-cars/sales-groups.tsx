import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { SalesGroups } from '@/lib/domain/stock-cars/sales-schemas';
import { COMPARED_BAND, differenceWords, SALES_MIN, type SalesGroup } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPlural } from '@/lib/format';

/** A make as shown, an age or a range of mileages. */
const groupName = ({ kind, label }: SalesGroup): string => (kind === 'make' ? displayName(label) : label);

const COLUMNS: readonly Column<SalesGroup>[] = [
  { key: 'group', header: 'Cars', rowHeader: true, span: 3, cell: groupName },
  { key: 'sales', header: 'Sales', numeric: true, cell: ({ sales }) => formatCount(sales) },
  {
    key: 'median',
    header: 'Median',
    numeric: true,
    cell: ({ quartiles }) => (quartiles === null ? 'Too few' : differenceWords(quartiles.median)),
  },
  {
    key: 'half',
    header: 'Middle half',
    numeric: true,
    cell: ({ quartiles }) =>
      quartiles === null ? <EmptyCell /> : `${differenceWords(quartiles.lower)} to ${differenceWords(quartiles.upper)}`,
  },
];

interface SalesGroupsTableProps {
  groups: SalesGroups[SoldTo];
  soldTo: SoldTo;
}

/** Sales to one kind of buyer against the value it is compared with: groups with enough sales, then the others in a line. */
export function SalesGroupsTable({ groups, soldTo }: SalesGroupsTableProps) {
  const isEnough = ({ kind, quartiles }: SalesGroup) => kind === 'all' || quartiles !== null;
  const rows = groups.filter(isEnough);
  const others = groups.filter((group) => !isEnough(group));
  return (
    <>
      {rows.length > 0 && (
        <DataTable
          caption={`${SOLD_TO_WORDS[soldTo]}: sold for, against ${BAND_WORDS[COMPARED_BAND[soldTo]].label}`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ kind, label }) => `${kind} ${label}`}
          onPhone="cards"
        />
      )}
      {others.length > 0 && (
        <p className="px-5 py-3 text-sm text-soft">
          {`${SOLD_TO_WORDS[soldTo]}: groups of fewer than ${SALES_MIN} sales have no median. `}
          {others.map((group) => `${groupName(group)}: ${formatPlural(group.sales, 'sale')}`).join('; ')}.
        </p>
      )}
    </>
  );
}

export const MEDIAN_WORDS =
  'Half of the sales were below the median; the middle half leaves out the lowest and highest quarters.';
