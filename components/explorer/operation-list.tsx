import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { listOperations } from '@/lib/api/endpoints/explorer';
import { operationPath } from './operation-path';
import { StandingBadge } from './standing-badge';

type OperationService = EndpointOutput<typeof listOperations>['services'][number];

const COLUMNS: readonly Column<OperationService['operations'][number]>[] = [
  {
    key: 'name',
    header: 'Operation',
    rowHeader: true,
    span: 3,
    unlabelled: true,
    cell: ({ name }) => (
      <Link href={operationPath(name)} className="link inline-flex min-h-(--control) items-center break-all md:min-h-0">
        {name}
      </Link>
    ),
  },
  { key: 'summary', header: 'What it does', span: 3, unlabelled: true, cell: ({ summary }) => summary },
  { key: 'standing', header: 'Standing', cell: ({ standing }) => <StandingBadge standing={standing} /> },
  {
    key: 'billed',
    header: 'Cost',
    cell: ({ billed }) => (billed ? <Badge tone="warning">Billed</Badge> : <Badge>Covered</Badge>),
  },
];

/** Every operation under its service. */
export function OperationList({ services }: EndpointOutput<typeof listOperations>) {
  return (
    <div className="space-y-5">
      {services.map(({ title, operations }) => (
        <Card key={title} title={title} flush>
          <DataTable
            caption={`Operations of ${title}`}
            captionHidden
            onPhone="cards"
            columns={COLUMNS}
            rows={operations}
            rowKey={({ name }) => name}
          />
        </Card>
      ))}
    </div>
  );
}
