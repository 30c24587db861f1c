import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PageHeader } from '@/components/layout/page/page-header';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { MonthRange } from '@/components/usage/month-range';
import { ProviderCount } from '@/components/usage/provider-count';
import { ThisMonth } from '@/components/usage/this-month';
import { UsageAlerts } from '@/components/usage/usage-alerts';
import { UsageTables } from '@/components/usage/usage-tables';
import { exportUsage } from '@/lib/api/addresses/usage';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { readUsageReport } from '@/lib/api/endpoints/usage';
import { monthOf } from '@/lib/domain/time/calendar';
import { readMonthRange } from '@/lib/domain/time/calendar-schemas';
import { runReadUsageReport } from '@/lib/features/usage/usage';
import { formatMonthLong } from '@/lib/format';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Usage' };

export default async function UsagePage({ searchParams }: PageProps<'/usage'>) {
  await requireSession('usage.read');
  const thisMonth = monthOf(britishToday());
  const months = readMonthRange(await searchParams, thisMonth);
  const report = await answered(readUsageReport, runReadUsageReport, months, await headers());
  return (
    <>
      <PageHeader
        title="Usage"
        lead={`${formatMonthLong(months.from)} to ${formatMonthLong(months.to)}. Each check or valuation = 1 credit. Recent results are free.`}
        actions={
          <>
            <FileLink href={fileAddress(exportUsage, { ...months, format: 'csv' })}>CSV</FileLink>
            <FileLink href={fileAddress(exportUsage, { ...months, format: 'xlsx' })}>Excel</FileLink>
            <PrintButton />
          </>
        }
      />
      <div className="space-y-4">
        <UsageAlerts alerts={report.alerts} />
        <ThisMonth usage={report.thisMonth} title="Your organisation this month" />
        <MonthRange action="/usage" {...months} thisMonth={thisMonth} />
        <UsageTables report={report} />
        <ProviderCount {...months} />
      </div>
    </>
  );
}
