import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { PlateData } from '@/components/privacy/plate-data';
import { RetentionForm } from '@/components/privacy/retention-form';
import { readRetention as address } from '@/lib/api/addresses/privacy';
import { readRetention } from '@/lib/api/endpoints/privacy';
import { runReadRetention } from '@/lib/features/privacy/privacy';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Privacy' };

export default async function PrivacyPage() {
  await requireSession('plates.erase');
  const retention = await answered(readRetention, runReadRetention, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, retention)]}>
      <PageHeader title="Privacy" lead="What data is stored about a vehicle, and for how long." />
      <div className="max-w-3xl space-y-4">
        <PlateData />
        <RetentionForm />
      </div>
    </HydratedQueries>
  );
}
