import type { Metadata } from 'next';
import { isWhole, readForecastAddress } from '@/components/forecasts/forecast-address';
import { ForecastDesk } from '@/components/forecasts/forecast-desk';
import { KnownAnswers } from '@/components/layout/known-answers';
import { readForecast as address } from '@/lib/api/addresses/forecasts';
import { readForecast } from '@/lib/api/forecasts';
import { britishDay } from '@/lib/domain/calendar';
import { runReadForecast } from '@/lib/features/forecasts';
import { requireSession } from '@/lib/server';
import { knownAhead } from '../../../../known-ahead';
import { readVehicle } from '../read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]/forecast'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, identifier } = await params;
  const { manufacturer, model } = await readVehicle(kind, identifier);
  return { title: `Forecast of ${manufacturer} ${model}` };
}

export default async function ForecastPage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, introduced } = await readVehicle(named.kind, named.identifier);
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (each === undefined ? [] : [[name, each]])),
  );
  const { ask, view } = readForecastAddress(new URLSearchParams(query));
  const of = { kind, identifier, ...ask };
  const wanted = isWhole(ask) ? [of, ...(view.older ? [{ ...of, snapshot: view.older }] : [])] : [];
  const answers = await Promise.all(wanted.map((input) => knownAhead(address, readForecast, runReadForecast, input)));
  return (
    <KnownAnswers of={answers.flat()}>
      <ForecastDesk kind={kind} identifier={identifier} today={britishDay(new Date())} introduced={introduced} />
    </KnownAnswers>
  );
}
