import type { Metadata } from 'next';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { levelQueries, readBuilder } from '@/components/vehicles/builder/builder-address';
import { VehicleBuilder } from '@/components/vehicles/builder/vehicle-builder';
import { FindByName } from '@/components/vehicles/find-by-name';
import { FindVehicleForm } from '@/components/vehicles/find-vehicle-form';
import { hasMaximum } from '@/lib/domain/tax/company-car/figures-filter';
import * as declared from '@/lib/api/endpoints/vehicles';
import { runListDerivativeFigures } from '@/lib/features/vehicles/derivative-figures';
import * as features from '@/lib/features/vehicles/vehicle-levels';
import { britishToday, requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Vehicles' };

type VehiclesPageQuery = Awaited<PageProps<'/vehicles'>['searchParams']>;

export default async function VehiclesPage({ searchParams }: PageProps<'/vehicles'>) {
  await requireSession('vehicles.read');
  const query = queryOf(await searchParams);
  const builder = readBuilder(query);
  const find = query.get('find') ?? '';
  const queries = levelQueries(builder);
  // The list does not wait for its figures, unless they determine its order.
  const needsFigures = builder.figures.sort !== null || hasMaximum(builder.figures);
  return (
    <>
      <PageHeader title="Vehicles" lead="Select make, model, derivative. Free of charge." />
      <HydratedQueries queries={await listsOf(needsFigures ? queries : { ...queries, figures: null })}>
        <VehicleBuilder today={britishToday()} />
      </HydratedQueries>
      <div className="mt-6 grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
        <Card title="Or by name" screenOnly>
          <FindByName key={`${builder.kind} ${find}`} kind={builder.kind === 'van' ? 'van' : 'car'} startText={find} />
        </Card>
        <Card title="Or by guide ID or code" screenOnly>
          <FindVehicleForm key={builder.kind} startKind={builder.kind === 'van' ? 'van' : 'car'} />
        </Card>
      </div>
    </>
  );
}

function queryOf(query: VehiclesPageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((item) => [name, item]));
  return new URLSearchParams(pairs);
}

/** The list of every chosen level, requested in parallel. */
async function listsOf({
  manufacturer,
  range,
  model,
  derivative,
  modelYears,
  figures,
}: ReturnType<typeof levelQueries>) {
  const lists = await Promise.all([
    prefetchQuery(declared.listManufacturers, features.runListManufacturers, manufacturer),
    prefetchQuery(declared.listRanges, features.runListRanges, range),
    prefetchQuery(declared.listModels, features.runListModels, model),
    prefetchQuery(declared.listDerivatives, features.runListDerivatives, derivative),
    prefetchQuery(declared.listModelYears, features.runListModelYears, modelYears),
    prefetchQuery(declared.listDerivativeFigures, runListDerivativeFigures, figures),
  ]);
  return lists.flat();
}
