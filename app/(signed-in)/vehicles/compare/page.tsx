import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { comparedEntries } from '@/components/vehicles/compare/comparison-address';
import { ComparisonView } from '@/components/vehicles/compare/comparison-view';
import { compareVehicles } from '@/lib/api/endpoints/vehicles';
import { runCompareVehicles } from '@/lib/features/vehicles/vehicle-comparison';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../prefetch-query';

export const metadata: Metadata = { title: 'Compare vehicles' };

export default async function ComparePage({ searchParams }: PageProps<'/vehicles/compare'>) {
  await requireSession('vehicles.read');
  const { entries } = comparedEntries([(await searchParams)['vehicle'] ?? []].flat());
  const comparisonQuery = entries.length === 0 ? null : { vehicle: entries };
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/vehicles', label: 'Vehicles' }]} />}
        title="Compare vehicles"
        lead="Technical comparison, differences first."
      />
      <HydratedQueries queries={await prefetchQuery(compareVehicles, runCompareVehicles, comparisonQuery)}>
        <ComparisonView />
      </HydratedQueries>
    </>
  );
}
