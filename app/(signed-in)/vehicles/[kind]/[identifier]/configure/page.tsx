import type { Metadata } from 'next';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readBuildAddress } from '@/components/options/build-address';
import { Configurator } from '@/components/options/configurator';
import { readBuild, readBuildChanges } from '@/lib/api/endpoints/builds';
import { readOptions } from '@/lib/api/endpoints/options';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { runReadBuild, runReadBuildChanges } from '@/lib/features/builds/builds';
import { runReadOptions } from '@/lib/features/options/options';
import { britishToday, requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../../prefetch-query';
import { textQuery } from '../../../../text-query';
import { readVehicle } from '../read-vehicle';

type ConfigurePageProps = PageProps<'/vehicles/[kind]/[identifier]/configure'>;

export async function generateMetadata({ params }: ConfigurePageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier);
  return { title: `Configure ${makeAndModel(vehicle)}` };
}

export default async function ConfigurePage({ params, searchParams }: ConfigurePageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  const { kind, identifier } = vehicle;
  const today = britishToday();
  const opensOn = specificationDay(vehicle, today);
  const query = textQuery(await searchParams);
  const date = readBuildAddress(query, { kind, identifier }).date ?? opensOn;
  // The saved build is above the options: what has changed since comes with it, so that nothing moves later.
  const id = query.get('saved');
  const queries = await Promise.all([
    prefetchQuery(readOptions, runReadOptions, { kind, identifier, date }),
    prefetchQuery(readBuild, runReadBuild, id === null ? null : { id }),
    prefetchQuery(readBuildChanges, runReadBuildChanges, id === null ? null : { id, date: today }),
  ]);
  return (
    <HydratedQueries queries={queries.flat()}>
      <Configurator kind={kind} identifier={identifier} today={today} initialDate={opensOn} />
    </HydratedQueries>
  );
}
