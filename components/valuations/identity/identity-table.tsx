import { Badge } from '@/components/ui/data/badge';
import { DataTable } from '@/components/ui/data/data-table';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { SOURCES } from '@/lib/domain/source-names';
import type { IdentityFact, IdentitySource } from '@/lib/domain/vehicles/identity/identity';

const HEADERS: readonly [IdentitySource, string][] = [
  ['register', SOURCES.register.title],
  ['trade', SOURCES.tradeBody.title],
  ['book', SOURCES.guide.title],
  ['valuation', 'Valuation'],
];

/** The sources side by side, fact by fact. A source without any fact has no column. */
export function IdentityTable({ facts }: { facts: readonly IdentityFact[] }) {
  const presentSources = HEADERS.filter(([source]) => facts.some((fact) => fact.says[source] !== null));
  const columns: Column<IdentityFact>[] = [
    {
      key: 'label',
      header: 'Detail',
      rowHeader: true,
      cell: ({ label, agreement }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {label}
          {agreement === 'differ' && (
            <Badge tone="warning" icon="warning">
              Different
            </Badge>
          )}
        </span>
      ),
    },
    ...presentSources.map(([source, header]): Column<IdentityFact> => ({
      key: source,
      header,
      cell: (fact) =>
        fact.says[source] === null ? (
          <EmptyCell words="not given" />
        ) : (
          <span
            data-provider-words
            className={`wrap-anywhere ${fact.agreement === 'differ' ? 'rounded-sm bg-warning-tint px-1 text-warning' : ''}`}
          >
            {fact.says[source]}
          </span>
        ),
    })),
  ];
  return (
    <div>
      <DataTable
        caption={`Vehicle details by source: ${presentSources.map(([, header]) => header).join(', ')}`}
        captionHidden
        columns={columns}
        rows={facts}
        rowKey={({ field }) => field}
      />
    </div>
  );
}
