import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { readAddress } from '@/components/options/build-address';
import { Configurator } from '@/components/options/configurator';
import { readBuild as savedAddress, readBuildChanges as changesAddress } from '@/lib/api/addresses/builds';
import { readOptions as address } from '@/lib/api/addresses/options';
import { readBuild, readBuildChanges } from '@/lib/api/builds';
import { readOptions } from '@/lib/api/options';
import { britishDay, type Day } from '@/lib/domain/calendar';
import { specificationDay } from '@/lib/domain/vehicle-life';
import { runReadBuild, runReadBuildChanges } from '@/lib/features/builds';
import { runReadOptions } from '@/lib/features/options';
import { answered, requireSession } from '@/lib/server';
import { readVehicle } from '../read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]/configure'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, identifier } = await params;
  const { manufacturer, model } = await readVehicle(kind, identifier);
  return { title: `Configure ${manufacturer} ${model}` };
}

export default async function ConfigurePage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  const { kind, identifier } = vehicle;
  const today = britishDay(new Date());
  const opensOn = specificationDay(vehicle, today);
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const date = readAddress(new URLSearchParams(query), { kind, identifier }).date ?? opensOn;
  const of = { kind, identifier, date };
  const [offer, saved] = await Promise.all([
    answered(readOptions, runReadOptions, of, await headers()).catch(() => null),
    savedBuild(query.find(([name]) => name === 'saved')?.[1], today),
  ]);
  return (
    <KnownAnswers of={[...(offer ? [known(address, of, offer)] : []), ...saved]}>
      <Configurator {...{ kind, identifier, today, opensOn }} />
    </KnownAnswers>
  );
}

/** The saved build an address names, and what has changed since: above the options, so that nothing moves when it comes. */
async function savedBuild(id: string | undefined, today: Day) {
  if (id === undefined || !readBuild.input.safeParse({ id }).success) return [];
  const by = await headers();
  const [build, changes] = await Promise.allSettled([
    answered(readBuild, runReadBuild, { id }, by),
    answered(readBuildChanges, runReadBuildChanges, { id, date: today }, by),
  ]);
  return [
    ...(build.status === 'fulfilled' ? [known(savedAddress, { id }, build.value)] : []),
    ...(changes.status === 'fulfilled' ? [known(changesAddress, { id, date: today }, changes.value)] : []),
  ];
}
