import { Badge } from '@/components/ui/data/badge';
import { DataTable } from '@/components/ui/data/data-table';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { IdentityFact, IdentitySource } from '@/lib/domain/vehicles/identity/identity';

const HEADERS: readonly [IdentitySource, string][] = [
  ['register', 'Register'],
  ['trade', 'Trade body'],
  ['book', 'Book'],
  ['valuation', 'Valuation'],
];

/** The sources side by side, fact by fact. A source that says nothing at all takes no column. */
export function IdentityTable({ facts }: { facts: readonly IdentityFact[] }) {
  const presentSources = HEADERS.filter(([source]) => facts.some(({ says }) => says[source] !== null));
  const columns: Column<IdentityFact>[] = [
    {
      key: 'label',
      header: 'Fact',
      rowHeader: true,
      cell: ({ label, agreement }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {label}
          {agreement === 'differ' && (
            <Badge tone="warning" icon="warning">
              differ
            </Badge>
          )}
        </span>
      ),
    },
    ...presentSources.map(([source, header]): Column<IdentityFact> => ({
      key: source,
      header,
      cell: ({ says, agreement }) =>
        says[source] === null ? (
          <EmptyCell words="says nothing" />
        ) : (
          <span
            className={`wrap-anywhere ${agreement === 'differ' ? 'rounded-sm bg-warning-tint px-1 text-warning' : ''}`}
          >
            {says[source]}
          </span>
        ),
    })),
  ];
  return (
    <div className="-mx-4 sm:-mx-5">
      <DataTable
        caption="What register, trade body, book and valuation say of the vehicle"
        captionHidden
        columns={columns}
        rows={facts}
        rowKey={({ field }) => field}
      />
    </div>
  );
}
