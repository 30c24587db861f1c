import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AppraisalReport } from '@/components/appraisals/appraisal-report';
import { PageHeader } from '@/components/layout/page/page-header';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { MonthRange } from '@/components/usage/month-range';
import { exportAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { readAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisal-report';
import { monthOf } from '@/lib/domain/time/calendar';
import { readMonthRange } from '@/lib/domain/time/calendar-schemas';
import { runReadAppraisalReport } from '@/lib/features/appraisals/appraisal-report';
import { formatMonthLong } from '@/lib/format';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Appraisal report' };

export default async function AppraisalReportPage({ searchParams }: PageProps<'/appraisals/report'>) {
  await requireSession('usage.read');
  const thisMonth = monthOf(britishToday());
  const months = readMonthRange(await searchParams, thisMonth);
  const { rows } = await answered(readAppraisalReport, runReadAppraisalReport, months, await headers());
  return (
    <>
      <PageHeader
        title="Appraisal report"
        lead={`${formatMonthLong(months.from)} to ${formatMonthLong(months.to)}. Offers count for the person who made them; purchases, losses and sales for the owner.`}
        actions={
          <>
            <FileLink href={fileAddress(exportAppraisalReport, { ...months, format: 'csv' })}>CSV</FileLink>
            <FileLink href={fileAddress(exportAppraisalReport, { ...months, format: 'xlsx' })}>Excel</FileLink>
            <PrintButton />
          </>
        }
      />
      <div className="space-y-4">
        <MonthRange action="/appraisals/report" {...months} thisMonth={thisMonth} />
        <AppraisalReport rows={rows} />
      </div>
    </>
  );
}
