import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { addressWith } from '@/components/layout/navigation/address-texts';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Pager } from '@/components/layout/navigation/pager';
import { pagesAfter } from '@/components/layout/navigation/page-links';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LookUpForm } from '@/components/valuations/form/look-up-form';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { FileList } from '@/components/vehicles/file/file-list';
import { cursorOfAddress } from '@/lib/domain/page-cursor';
import { may } from '@/lib/access';
import { listRegistrations } from '@/lib/api/endpoints/registrations/registrations';
import { runListRegistrations } from '@/lib/features/vehicles/registrations';
import { answered, britishToday, requireSession } from '@/lib/server';
import { VehicleFileOutlet } from '../file/vehicle-file-outlet';

export const metadata: Metadata = { title: 'Look up' };

const PAGE_SIZE = 25;

export default async function LookUpPage({ searchParams }: PageProps<'/vehicles/look-up'>) {
  const session = await requireSession('valuations.read');
  const after = cursorOfAddress((await searchParams).after);
  const { items, next } = await answered(
    listRegistrations,
    runListRegistrations,
    { limit: PAGE_SIZE, ...(after && { after }) },
    await headers(),
  );
  return (
    <VehicleFileOutlet>
      <PageHeader
        title="Look up"
        lead="Everything the provider knows about a vehicle, without a value. Reopening is free."
      />
      <div className="space-y-6">
        {may(session.role, 'registrations.create') ? (
          <div className="max-w-2xl">
            <Card screenOnly>
              <ScriptRequiredNotice />
              <LookUpForm today={britishToday()} />
            </Card>
          </div>
        ) : (
          <Notice title="View-only access">
            You can open vehicle files. To look vehicles up, ask an administrator for the Valuer role.
          </Notice>
        )}
        <Card title="Vehicle files" flush>
          {items.length === 0 ? (
            <div className="p-4">
              <EmptyState title="No vehicle files yet" actions={<ButtonLink href="/valuations">Valuations</ButtonLink>}>
                Look-ups without a value are saved here; valued cars are under Valuations.
              </EmptyState>
            </div>
          ) : (
            <FileList items={items} />
          )}
        </Card>
        <Pager {...pagesAfter(after, next, (start) => addressWith('/vehicles/look-up', { after: start }))} />
      </div>
    </VehicleFileOutlet>
  );
}
