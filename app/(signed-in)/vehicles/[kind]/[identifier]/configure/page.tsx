import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { readAddress } from '@/components/options/build-address';
import { Configurator } from '@/components/options/configurator';
import { readOptions as address } from '@/lib/api/addresses';
import { readOptions } from '@/lib/api/options';
import { britishDay } from '@/lib/domain/calendar';
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
  const { kind, identifier } = await readVehicle(named.kind, named.identifier);
  const today = britishDay(new Date());
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const date = readAddress(new URLSearchParams(query), identifier).date ?? today;
  const of = { kind, identifier, date };
  const offer = await answered(readOptions, runReadOptions, of, await headers()).catch(() => null);
  return (
    <KnownAnswers of={offer ? [known(address, of, offer)] : []}>
      <Configurator kind={kind} identifier={identifier} today={today} />
    </KnownAnswers>
  );
}
