import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { NeedsScript } from '@/components/valuations/needs-script';
import { PlateForm } from '@/components/valuations/plate-form';
import { RECENT } from '@/components/valuations/recent';
import { RecentValuations } from '@/components/valuations/recent-valuations';
import { RecordOr } from '@/components/valuations/record-or';
import { may } from '@/lib/access';
import { listValuations as address } from '@/lib/api/addresses/valuations';
import { listValuations } from '@/lib/api/valuations';
import { britishDay } from '@/lib/domain/calendar';
import { runListValuations } from '@/lib/features/valuations';
import { answered, mode, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Value' };

export default async function HomePage() {
  const session = await requireSession('valuations.read');
  const recent = await answered(listValuations, runListValuations, RECENT, await headers()).catch(() => null);
  return (
    <KnownAnswers of={recent ? [known(address, RECENT, recent)] : []}>
      <RecordOr>
        <div className="space-y-6">
          {may(session.role, 'valuations.create') ? (
            <div className="max-w-3xl">
              <Card>
                <h1 className="mb-3 text-xl font-bold tracking-tight">Value a vehicle</h1>
                <NeedsScript />
                <PlateForm today={britishDay(new Date())} />
                {mode() === 'sandbox' && (
                  <p className="mt-3 text-sm text-soft">
                    Any UK plate is a sample vehicle here.{' '}
                    <a href="/sandbox" className="link">
                      Test plates for every situation
                    </a>
                  </p>
                )}
              </Card>
            </div>
          ) : (
            <Notice title="You may open valuations, not make them">
              Ask an administrator of your organisation for the role of a valuer.
            </Notice>
          )}
          <RecentValuations />
        </div>
      </RecordOr>
    </KnownAnswers>
  );
}
