import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Icon } from '@/components/ui/data/icon';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { missingSources, type RequestedSources } from '@/components/valuations/requests/record-request';
import type { Provenance } from '@/lib/domain/provenance';
import { unlistedWords } from '@/lib/domain/usage/unlisted-charges';
import { CHARGED_WORDS } from '@/lib/domain/usage/ledger-words';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatDateTime } from '@/lib/format';

const COLUMNS: readonly Column<Provenance>[] = [
  { key: 'service', header: 'Look-up', rowHeader: true, cell: ({ service }) => service },
  { key: 'at', header: 'Received', cell: ({ answeredAt }) => formatDateTime(answeredAt) },
  { key: 'by', header: 'Requested by', cell: (provenance) => provenance.askedBy.name },
  {
    key: 'answer',
    header: 'Result',
    cell: ({ answer }) => (answer === 'fresh' ? 'New check' : 'Recent result, not a new check'),
  },
  { key: 'charged', header: 'Charge', cell: ({ charged }) => CHARGED_WORDS[charged] },
  {
    key: 'audit',
    header: 'Audit ID',
    cell: ({ auditId }) =>
      auditId === null ? <EmptyCell words="none" /> : <code className="select-all">{auditId}</code>,
  },
];

export interface SourcesCardProps extends RequestedSources {
  id: ValuationRecord['id'];
  contentHash: string;
}

/** The look-ups behind a record, what they cost, and the hash that proves it unchanged. */
export function SourcesCard({ contentHash, ...record }: SourcesCardProps) {
  const { id, sources } = record;
  const unlisted = unlistedWords(missingSources(record));
  const provenances = Object.values(sources).flatMap((provenance) => (provenance ? [provenance] : []));
  return (
    <section className="rounded-lg border border-line bg-surface print:rounded-none print:border-0 print:border-t">
      <details data-paper-open className="group">
        <summary className="flex min-h-(--control) list-none items-center gap-2 px-4 py-1 sm:px-5 print:px-0 [&::-webkit-details-marker]:hidden">
          <Icon name="right" className="size-3.5 transition-transform group-open:rotate-90 print:hidden" />
          <h2 className="text-lg font-semibold">Data sources and charges</h2>
        </summary>
        <div className="pt-1 pb-1">
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
          {unlisted && <p className="px-4 pt-2 text-sm text-soft sm:px-5 print:px-0">{unlisted}</p>}
          <SavedCopy id={id} contentHash={contentHash} />
        </div>
      </details>
    </section>
  );
}

function SavedCopy({ id, contentHash }: { id: string; contentHash: string }) {
  return (
    <div className="px-4 pt-2 pb-1 text-xs text-faint sm:px-5 print:px-0">
      <p>
        Saved copy – ID <code className="wrap-anywhere select-all">{id}</code>
      </p>
      <p>
        SHA-256 <code className="wrap-anywhere select-all">{contentHash}</code>
      </p>
    </div>
  );
}
