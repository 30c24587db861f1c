import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readBuildAddress } from '@/components/options/build-address';
import { Configurator } from '@/components/options/configurator';
import { readBuild as savedAddress, readBuildChanges as changesAddress } from '@/lib/api/addresses/builds';
import { readOptions as address } from '@/lib/api/addresses/options';
import { readBuild, readBuildChanges } from '@/lib/api/endpoints/builds';
import { readOptions } from '@/lib/api/endpoints/options';
import { type Day } from '@/lib/domain/time/calendar';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { runReadBuild, runReadBuildChanges } from '@/lib/features/builds/builds';
import { runReadOptions } from '@/lib/features/options/options';
import { answered, britishToday, requireSession } from '@/lib/server';
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
  const optionsInput = { kind, identifier, date };
  const [offer, saved] = await Promise.all([
    answered(readOptions, runReadOptions, optionsInput, await headers()).catch(() => null),
    savedBuild(query.get('saved') ?? undefined, today),
  ]);
  return (
    <HydratedQueries queries={[...(offer ? [hydratedQuery(address, optionsInput, offer)] : []), ...saved]}>
      <Configurator kind={kind} identifier={identifier} today={today} initialDate={opensOn} />
    </HydratedQueries>
  );
}

/** The saved build an address names, and what has changed since. It is above the options, so that nothing moves when it comes. */
async function savedBuild(id: string | undefined, today: Day) {
  if (id === undefined || !readBuild.input.safeParse({ id }).success) return [];
  const requestHeaders = await headers();
  const [build, changes] = await Promise.allSettled([
    answered(readBuild, runReadBuild, { id }, requestHeaders),
    answered(readBuildChanges, runReadBuildChanges, { id, date: today }, requestHeaders),
  ]);
  return [
    ...(build.status === 'fulfilled' ? [hydratedQuery(savedAddress, { id }, build.value)] : []),
    ...(changes.status === 'fulfilled' ? [hydratedQuery(changesAddress, { id, date: today }, changes.value)] : []),
  ];
}
