import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { Provenance } from '@/lib/domain/provenance';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatDateTime } from '@/lib/format';

const CHARGED = { yes: 'Charged', no: 'Not charged', unknown: 'Not yet known' } as const;

const COLUMNS: readonly Column<Provenance>[] = [
  { key: 'service', header: 'Look-up', rowHeader: true, cell: ({ service }) => service },
  { key: 'at', header: 'Answered', cell: ({ answeredAt }) => formatDateTime(answeredAt) },
  { key: 'by', header: 'Asked by', cell: ({ askedBy }) => askedBy.name },
  {
    key: 'answer',
    header: 'Answer',
    cell: ({ answer }) => (answer === 'kept' ? 'Kept from an earlier look-up' : 'Fresh'),
  },
  { key: 'charged', header: 'Charge', cell: ({ charged }) => CHARGED[charged] },
  {
    key: 'audit',
    header: 'Audit id',
    cell: ({ auditId }) =>
      auditId === null ? <EmptyCell words="none" /> : <code className="select-all">{auditId}</code>,
  },
];

export interface SourcesCardProps extends Pick<ValuationRecord, 'sources'> {
  contentHash: string;
}

/** The look-ups a record rests on, what they cost, and the hash that proves it unchanged. */
export function SourcesCard({ sources, contentHash }: SourcesCardProps) {
  const provenances = Object.values(sources).flatMap((provenance) => (provenance ? [provenance] : []));
  return (
    <Card title="What it rests on" flush>
      {provenances.length > 0 ? (
        <DataTable
          caption="The look-ups behind this record"
          captionHidden
          columns={COLUMNS}
          rows={provenances}
          rowKey={({ lookupId }) => lookupId}
        />
      ) : (
        <p className="px-4 text-sm text-soft sm:px-5">No look-up brought an answer.</p>
      )}
      <p className="px-4 pt-2 pb-2.5 text-xs text-faint sm:px-5 print:px-0">
        Frozen as shown. Content hash (SHA-256) <code className="wrap-anywhere select-all">{contentHash}</code>
      </p>
    </Card>
  );
}
