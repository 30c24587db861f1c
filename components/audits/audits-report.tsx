'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { MadeBy } from '@/components/ui/data/names/made-by';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { readAudits, settleUnknown } from '@/lib/api/addresses/audits';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import type { LedgerLine } from '@/lib/domain/usage/ledger-line';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';
import { ServiceAuditCard } from './service-audit';

const STALE_AFTER_MS = 60_000;

/** The provider's count against ours, service by service, and the look-ups still to be clarified. */
export function AuditsReport({ from, to }: { from: Day; to: Day }) {
  const audits = useAnswer(readAudits, { from, to }, { staleAfterMs: STALE_AFTER_MS });
  return (
    <QueryBoundary query={audits} what="the reconciliation" money={false}>
      {({ services, doubtful }) => (
        <div className="space-y-4">
          {services.map((audit) => (
            <ServiceAuditCard key={audit.key} audit={audit} />
          ))}
          <DoubtfulLookUps {...doubtful} />
        </div>
      )}
    </QueryBoundary>
  );
}

const COLUMNS: readonly Column<LedgerLine>[] = [
  { key: 'at', header: 'When', rowHeader: true, cell: ({ at }) => formatDateTime(at) },
  { key: 'person', header: 'Who', cell: ({ person: { name }, apiKey }) => <MadeBy name={name} apiKey={apiKey} /> },
  { key: 'what', header: 'What', cell: ({ what }) => what },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, charged, explanation }) =>
      [`${status}.`, charged === 'yes' && 'The provider gave no audit ID.', explanation].filter(Boolean).join(' '),
  },
  { key: 'id', header: 'Reference', cell: ({ id }) => <code className="text-xs select-all wrap-anywhere">{id}</code> },
];

function DoubtfulLookUps({ newest, all, unknown }: { newest: readonly LedgerLine[]; all: number; unknown: number }) {
  const maySettle = useHasPermission('audits.settle');
  const client = useQueryClient();
  const { data, error, isPending, act } = useAction(settleUnknown);

  async function settle() {
    await act({}).catch(() => null); // reported in `error`
    for (const { method, path } of [readAudits, readMonthUsage])
      void client.invalidateQueries({ queryKey: [method, path] });
  }

  return (
    <Card title="Unconfirmed items" flush>
      <div className="space-y-3 px-4 pb-3 sm:px-5">
        <p className="text-sm text-soft">
          {all === 0
            ? 'Every look-up in this period has a result, and every registration look-up has a provider audit ID.'
            : `${formatPlural(all, 'look-up')} without a result or without a provider audit ID.`}
          {all > newest.length &&
            ` The newest ${formatCount(newest.length)} are listed here. The Excel file has them all.`}
        </p>
        {error && <FaultNotice error={error} money={false} />}
        {data && <Notice tone={data.left > 0 ? 'info' : 'success'} title={data.words} live />}
        {maySettle && unknown > 0 && (
          <Button onClick={() => void settle()} pending={isPending}>
            Release unconfirmed charges
          </Button>
        )}
      </div>
      {newest.length > 0 && (
        <DataTable
          caption="Unconfirmed look-ups"
          captionHidden
          columns={COLUMNS}
          rows={newest}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
