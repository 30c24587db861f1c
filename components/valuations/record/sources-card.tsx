import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { Provenance } from '@/lib/domain/provenance';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatDateTime } from '@/lib/format';

const CHARGED = { yes: 'Charged', no: 'Not charged', unknown: 'Not confirmed yet' } as const;

const COLUMNS: readonly Column<Provenance>[] = [
  { key: 'service', header: 'Look-up', rowHeader: true, cell: ({ service }) => service },
  { key: 'at', header: 'Received', cell: ({ answeredAt }) => formatDateTime(answeredAt) },
  { key: 'by', header: 'Requested by', cell: (provenance) => provenance.askedBy.name },
  {
    key: 'answer',
    header: 'Result',
    cell: ({ answer }) => (answer === 'fresh' ? 'New check' : 'Recent result, not a new check'),
  },
  { key: 'charged', header: 'Charge', cell: ({ charged }) => CHARGED[charged] },
  {
    key: 'audit',
    header: 'Audit ID',
    cell: ({ auditId }) =>
      auditId === null ? <EmptyCell words="none" /> : <code className="select-all">{auditId}</code>,
  },
];

export interface SourcesCardProps extends Pick<ValuationRecord, 'id' | 'sources'> {
  contentHash: string;
}

/** The look-ups behind a record, what they cost, and the hash that proves it unchanged. */
export function SourcesCard({ id, sources, contentHash }: SourcesCardProps) {
  const provenances = Object.values(sources).flatMap((provenance) => (provenance ? [provenance] : []));
  return (
    <Card title="Data sources and charges" flush>
      {provenances.length > 0 ? (
        <DataTable
          caption="Look-ups used for this valuation"
          captionHidden
          columns={COLUMNS}
          rows={provenances}
          rowKey={({ lookupId }) => lookupId}
        />
      ) : (
        <p className="px-4 text-sm text-soft sm:px-5">No look-up returned a result.</p>
      )}
      <SavedCopy id={id} contentHash={contentHash} />
    </Card>
  );
}

/** On paper the hash is printed: there is nothing to open. */
function SavedCopy({ id, contentHash }: { id: string; contentHash: string }) {
  const hash = <code className="wrap-anywhere select-all">{contentHash}</code>;
  return (
    <div className="px-4 pt-2 pb-1 text-xs text-faint sm:px-5 print:px-0">
      <p>
        Saved copy – ID <code className="wrap-anywhere select-all">{id}</code>
      </p>
      <div className="print:hidden">
        <Disclosure summary="Details">Content hash (SHA-256): {hash}</Disclosure>
      </div>
      <p className="hidden print:block">SHA-256 {hash}</p>
    </div>
  );
}
