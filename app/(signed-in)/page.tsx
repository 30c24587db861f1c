import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PlateForm } from '@/components/valuations/plate-form';
import { RECENT } from '@/components/valuations/recent';
import { RecentValuations } from '@/components/valuations/recent-valuations';
import { RecordOr } from '@/components/valuations/record-or';
import { may } from '@/lib/access';
import { listValuations as address } from '@/lib/api/addresses';
import { listValuations } from '@/lib/api/valuations';
import { britishDay } from '@/lib/domain/calendar';
import { runListValuations } from '@/lib/features/valuations';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Value' };

export default async function HomePage() {
  const session = await requireSession('valuations.read');
  const recent = await answered(listValuations, runListValuations, RECENT, await headers()).catch(() => null);
  return (
    <KnownAnswers of={recent ? [known(address, RECENT, recent)] : []}>
      <RecordOr>
        <div className="space-y-6">
          {may(session.role, 'valuations.create') ? (
            <Card title={<span id="value">Value a vehicle</span>}>
              <noscript>
                <div className="mb-4">
                  <Notice tone="warning" title="Valuing needs JavaScript">
                    Each press carries a key of its own, so that nothing is charged twice. Switch JavaScript on for this
                    address, then reload the page.
                  </Notice>
                </div>
              </noscript>
              <PlateForm today={britishDay(new Date())} />
            </Card>
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
