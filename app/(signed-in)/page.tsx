import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { Card } from '@/components/ui/data/card';
import { Notice } from '@/components/ui/feedback/notice';
import { FirstSteps } from '@/components/valuations/first/first-steps';
import { OnlyInLists } from '@/components/valuations/first/only-in-lists';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { PlateForm } from '@/components/valuations/form/plate-form';
import { RECENT_VALUATIONS_QUERY } from '@/components/valuations/list/recent-query';
import { RecentValuations } from '@/components/valuations/list/recent-valuations';
import { WaitingCars } from '@/components/valuations/offline/waiting-cars';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { TrySampleList } from '@/components/stock/try-sample-list';
import { StockMorning } from '@/components/stock-cars/morning/stock-morning';
import { may } from '@/lib/access';
import { readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import { readStockMorning } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { listValuations } from '@/lib/api/endpoints/valuations';
import { runReadCarsActedOn } from '@/lib/features/stock-cars/acted-on';
import { runReadStockMorning } from '@/lib/features/stock-cars/stock-cars';
import { runListValuations } from '@/lib/features/valuations/valuations';
import { answeredOrNull, britishToday, mode, requireSession } from '@/lib/server';
import { prefetchQuery } from './prefetch-query';
import { readMonthUsage } from './read-month-usage';

export const metadata: Metadata = { title: 'Value' };

export default async function HomePage() {
  const session = await requireSession('valuations.read');
  const requestHeaders = await headers();
  const [recent, stock, [usage], actedOn] = await Promise.all([
    prefetchQuery(listValuations, runListValuations, RECENT_VALUATIONS_QUERY),
    answeredOrNull(readStockMorning, runReadStockMorning, { lists: false }, requestHeaders),
    readMonthUsage(),
    answeredOrNull(readCarsActedOn, runReadCarsActedOn, { cars: false }, requestHeaders),
  ]);
  // The list leaves out valuations of stock lists, so an empty one does not mean that there are no valuations.
  const ofAny =
    recent[0]?.answer.items.length === 0
      ? await answeredOrNull(listValuations, runListValuations, { limit: 1 }, requestHeaders)
      : null;
  return (
    <HydratedQueries queries={recent}>
      <ValuationRecordOutlet>
        <div className="space-y-6">
          {may(session.role, 'valuations.create') ? (
            <Card screenOnly>
              <div className="@container">
                <h1 className="mb-3 text-xl font-bold tracking-tight">Value a vehicle</h1>
                <ScriptRequiredNotice />
                <PlateForm today={britishToday()} />
                {mode() === 'sandbox' && (
                  <p className="mt-3 text-sm text-soft">
                    Any UK plate works here, with sample data.{' '}
                    <a href="/sandbox" className="link">
                      Test plates
                    </a>
                  </p>
                )}
              </div>
            </Card>
          ) : (
            <>
              <h1 className="sr-only">Home</h1>
              <Notice title="View-only access">
                You can open valuations. To value vehicles, ask an administrator for the Valuer role.
              </Notice>
            </>
          )}
          {may(session.role, 'valuations.create') && <WaitingCars />}
          {stock && (
            <StockMorning
              morning={stock.morning}
              usage={usage?.answer ?? null}
              actedOn={actedOn}
              mayChange={may(session.role, 'valuations.create')}
            />
          )}
          <RecentValuations
            empty={
              ofAny && ofAny.items.length > 0 ? (
                <OnlyInLists />
              ) : (
                <FirstSteps
                  hasSamples={mode() === 'sandbox'}
                  sampleList={mode() === 'sandbox' && <TrySampleList />}
                  mayValue={may(session.role, 'valuations.create')}
                  mayInvite={may(session.role, 'people.manage')}
                />
              )
            }
          />
        </div>
      </ValuationRecordOutlet>
    </HydratedQueries>
  );
}
