import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { LongCell } from '@/components/ui/data/table/long-cell';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readCoverage } from '@/lib/api/endpoints/explorer';
import { operationPath } from './operation-path';
import { StandingBadge } from './standing-badge';

type CoverageRow = EndpointOutput<typeof readCoverage>['rows'][number];

const yesNo = (yes: boolean) => (yes ? 'Yes' : <Badge tone="danger">Not yet</Badge>);

const COLUMNS: readonly Column<CoverageRow>[] = [
  {
    key: 'name',
    header: 'Operation',
    rowHeader: true,
    cell: ({ name, service }) => (
      <>
        <Link href={operationPath(name)} className="link break-all">
          {name}
        </Link>
        <span className="block text-xs font-normal text-soft">{service}</span>
      </>
    ),
  },
  { key: 'standing', header: 'Standing', cell: ({ standing }) => <StandingBadge standing={standing} /> },
  {
    key: 'golden',
    header: 'Recorded exchanges',
    numeric: true,
    cell: ({ goldenExchanges }) => (goldenExchanges > 0 ? goldenExchanges : <Badge tone="danger">None</Badge>),
  },
  {
    key: 'caller',
    header: 'Caller',
    cell: ({ caller }) => (
      <LongCell>
        <code>{caller}</code>
      </LongCell>
    ),
  },
  { key: 'sandbox', header: 'Sandbox', cell: ({ sandbox }) => sandbox !== null && yesNo(sandbox) },
  {
    key: 'screens',
    header: 'Screens',
    cell: ({ screens, name, reason }) =>
      screens.length > 0 ? (
        <LongCell>
          <ul>
            {screens.map((screen) => (
              <li key={screen}>
                <code className="wrap-anywhere">{screen}</code>
              </li>
            ))}
          </ul>
        </LongCell>
      ) : (
        <LongCell>
          <Link href={`${operationPath(name)}#try`} className="link">
            Explorer only
          </Link>
          {reason !== null && <span className="block text-xs wrap-anywhere text-soft">{reason}</span>}
        </LongCell>
      ),
  },
  {
    key: 'fields',
    header: 'Fields shown',
    cell: ({ fields, unshown }) => (
      <LongCell>
        {fields === 0 ? 'Bytes' : `${fields - unshown.length} of ${fields}`}
        {reasonsOf(unshown).map(([reason, names]) => (
          <span key={reason} className="block text-xs wrap-anywhere text-soft">
            {names.join(', ')}: {reason}
          </span>
        ))}
      </LongCell>
    ),
  },
];

/** Each reason once, with its fields. */
function reasonsOf(unshown: CoverageRow['unshown']): [reason: string, names: string[]][] {
  const byReason = new Map<string, string[]>();
  for (const { field, reason } of unshown) {
    const words = reason ?? 'not explained yet.';
    byReason.set(words, [...(byReason.get(words) ?? []), field]);
  }
  return [...byReason];
}

/** Each operation with its declaration, recorded exchanges, callers and screens; the sandbox only where one runs. */
export function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const hasSandbox = rows.some(({ sandbox }) => sandbox !== null);
  return (
    <DataTable
      caption="Operations of the provider and their coverage"
      captionHidden
      columns={COLUMNS.filter(({ key }) => hasSandbox || key !== 'sandbox')}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
