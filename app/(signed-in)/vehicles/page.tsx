import type { Metadata } from 'next';
import { KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { questionsOf, readBuilder } from '@/components/vehicles/builder-address';
import { VehicleBuilder } from '@/components/vehicles/vehicle-builder';
import { VehicleStart } from '@/components/vehicles/vehicle-start';
import * as addresses from '@/lib/api/addresses/vehicles';
import * as declared from '@/lib/api/vehicles';
import { britishDay } from '@/lib/domain/calendar';
import * as features from '@/lib/features/vehicle-levels';
import { requireSession } from '@/lib/server';
import { knownAhead } from '../known-ahead';

export const metadata: Metadata = { title: 'Vehicles' };

type Query = Awaited<PageProps<'/vehicles'>['searchParams']>;

export default async function VehiclesPage({ searchParams }: PageProps<'/vehicles'>) {
  await requireSession('vehicles.read');
  const builder = readBuilder(queryOf(await searchParams));
  return (
    <>
      <PageHeader title="Vehicles" lead="Find a derivative level by level; everything about it is free of charge." />
      <KnownAnswers of={await listsOf(questionsOf(builder))}>
        <VehicleBuilder today={britishDay(new Date())} />
      </KnownAnswers>
      <div className="mt-6 max-w-3xl">
        <Card title="Or by identifier or code" screenOnly>
          <VehicleStart key={builder.kind} startKind={builder.kind === 'van' ? 'van' : 'car'} />
        </Card>
      </div>
    </>
  );
}

function queryOf(asked: Query): URLSearchParams {
  const pairs = Object.entries(asked).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}

/** Every list on the way, asked for side by side. */
async function listsOf({ manufacturer, range, model, derivative, modelYears }: ReturnType<typeof questionsOf>) {
  const lists = await Promise.all([
    knownAhead(addresses.listManufacturers, declared.listManufacturers, features.runListManufacturers, manufacturer),
    knownAhead(addresses.listRanges, declared.listRanges, features.runListRanges, range),
    knownAhead(addresses.listModels, declared.listModels, features.runListModels, model),
    knownAhead(addresses.listDerivatives, declared.listDerivatives, features.runListDerivatives, derivative),
    knownAhead(addresses.listModelYears, declared.listModelYears, features.runListModelYears, modelYears),
  ]);
  return lists.flat();
}
