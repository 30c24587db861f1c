import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { Card } from '@/components/ui/data/card';
import { Notice } from '@/components/ui/feedback/notice';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { PlateForm } from '@/components/valuations/form/plate-form';
import { RECENT_VALUATIONS_QUERY } from '@/components/valuations/list/recent-query';
import { RecentValuations } from '@/components/valuations/list/recent-valuations';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { may } from '@/lib/access';
import { listValuations as address } from '@/lib/api/addresses/valuations';
import { listValuations } from '@/lib/api/endpoints/valuations';
import { runListValuations } from '@/lib/features/valuations/valuations';
import { answered, britishToday, mode, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Value' };

export default async function HomePage() {
  const session = await requireSession('valuations.read');
  const recent = await answered(listValuations, runListValuations, RECENT_VALUATIONS_QUERY, await headers()).catch(
    () => null,
  );
  return (
    <HydratedQueries queries={recent ? [hydratedQuery(address, RECENT_VALUATIONS_QUERY, recent)] : []}>
      <ValuationRecordOutlet>
        <div className="space-y-6">
          {may(session.role, 'valuations.create') ? (
            <div className="max-w-3xl">
              <Card>
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
              </Card>
            </div>
          ) : (
            <Notice title="View-only access">
              You can open valuations. To value vehicles, ask an administrator for the Valuer role.
            </Notice>
          )}
          <RecentValuations />
        </div>
      </ValuationRecordOutlet>
    </HydratedQueries>
  );
}
