import type { Metadata } from 'next';
import { AuditsReport } from '@/components/audits/audits-report';
import { readAuditedDays } from '@/components/audits/audited-days';
import { DayRange } from '@/components/audits/day-range';
import { PageHeader } from '@/components/layout/page/page-header';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { exportAudits } from '@/lib/api/addresses/audits';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { formatDate } from '@/lib/format';
import { britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Reconciliation' };

/** The browser requests the provider's count, as that may be slow and the page must not be. */
export default async function AuditsPage({ searchParams }: PageProps<'/audits'>) {
  await requireSession('audits.read');
  const query = await searchParams;
  const today = britishToday();
  const days = readAuditedDays(query, today);
  return (
    <>
      <PageHeader
        title="Reconciliation"
        lead={`${formatDate(days.from)} to ${formatDate(days.to)}: the provider’s count against our ledger.`}
        actions={
          <>
            <FileLink href={fileAddress(exportAudits, { ...days, format: 'csv' })}>CSV</FileLink>
            <FileLink href={fileAddress(exportAudits, { ...days, format: 'xlsx' })}>Excel</FileLink>
            <PrintButton />
          </>
        }
      />
      {/* A full screen high before the answer too, so that the footer does not move when it comes. */}
      <div className="min-h-dvh space-y-4 print:min-h-0">
        <DayRange {...days} today={today} />
        <AuditsReport {...days} />
      </div>
    </>
  );
}
