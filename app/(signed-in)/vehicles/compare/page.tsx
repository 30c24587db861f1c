import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { namesIn } from '@/components/vehicles/comparison-address';
import { ComparisonView } from '@/components/vehicles/comparison-view';
import { compareVehicles as address } from '@/lib/api/addresses/vehicles';
import { compareVehicles } from '@/lib/api/vehicles';
import { runCompareVehicles } from '@/lib/features/vehicle-comparison';
import { requireSession } from '@/lib/server';
import { knownAhead } from '../../known-ahead';

export const metadata: Metadata = { title: 'Compare vehicles' };

export default async function ComparePage({ searchParams }: PageProps<'/vehicles/compare'>) {
  await requireSession('vehicles.read');
  const { names } = namesIn([(await searchParams)['vehicle'] ?? []].flat());
  const question = names.length === 0 ? null : { vehicle: names };
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/vehicles', label: 'Vehicles' }]} />}
        title="Compare vehicles"
        lead="By the guide’s figures when new, differences first."
      />
      <KnownAnswers of={await knownAhead(address, compareVehicles, runCompareVehicles, question)}>
        <ComparisonView />
      </KnownAnswers>
    </>
  );
}
