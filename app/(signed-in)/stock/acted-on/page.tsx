import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { ActedOnSums } from '@/components/stock-cars/acted-on/acted-on-sums';
import { ActedOnTable } from '@/components/stock-cars/acted-on/acted-on-table';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { may } from '@/lib/access';
import { exportCarsActedOn } from '@/lib/api/addresses/stock-cars/stock-cars';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import { addMonths, monthOf, type Month } from '@/lib/domain/time/calendar';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import { runReadCarsActedOn } from '@/lib/features/stock-cars/acted-on';
import { formatCount, formatDate, formatMonthLong } from '@/lib/format';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Cars acted on' };

export default async function CarsActedOnPage({ searchParams }: PageProps<'/stock/acted-on'>) {
  const session = await requireSession('valuations.read');
  const thisMonth = monthOf(britishToday());
  const { month: chosen } = await searchParams;
  const named = monthSchema.nullable().catch(null).parse(chosen);
  const head = await headers();
  const reportOf = (month: Month) => answered(readCarsActedOn, runReadCarsActedOn, { month, cars: true }, head);
  const first = await reportOf(named === null || named > thisMonth ? thisMonth : named);
  // Without a month in the address: the latest month that has cars.
  const latest = named === null && first.latest !== null ? monthOf(first.latest) : first.month;
  const report = latest === first.month ? first : await reportOf(latest);
  const { month, since, shown, cars } = report;
  const name = formatMonthLong(month);
  return (
    <>
      <PageHeader
        title={`Cars acted on: ${name}`}
        lead="Cars that Home listed to act on: what was done about each, and how its value has moved since."
        actions={
          <>
            {since !== null && month > monthOf(since) && (
              <ButtonLink href={`/stock/acted-on?month=${addMonths(month, -1)}`}>Previous month</ButtonLink>
            )}
            {month < thisMonth && (
              <ButtonLink href={`/stock/acted-on?month=${addMonths(month, 1)}`}>Next month</ButtonLink>
            )}
            {shown > 0 && (
              <>
                {may(session.role, 'valuations.create') && (
                  <>
                    <FileLink href={fileAddress(exportCarsActedOn, { month, format: 'csv' })}>CSV</FileLink>
                    <FileLink href={fileAddress(exportCarsActedOn, { month, format: 'xlsx' })}>Excel</FileLink>
                  </>
                )}
                <PrintButton />
              </>
            )}
          </>
        }
      />
      {shown === 0 ? (
        <EmptyState
          title={`No car was shown in ${name}`}
          actions={<ButtonLink href="/stock/cars">Cars in stock</ButtonLink>}
        >
          {since === null
            ? 'Home lists cars with Clean below cost, an asking price out of range or a falling live value. What you do about them is reported here.'
            : `The first was shown on ${formatDate(since)}.`}
        </EmptyState>
      ) : (
        <div className="space-y-4">
          <ActedOnSums report={report} mayChangeTerms={may(session.role, 'approvals.decide')} />
          <Card
            title={cars.length < shown ? `First ${formatCount(cars.length)} of ${formatCount(shown)} cars` : 'Cars'}
            flush
          >
            <ActedOnTable cars={cars} />
          </Card>
        </div>
      )}
    </>
  );
}
