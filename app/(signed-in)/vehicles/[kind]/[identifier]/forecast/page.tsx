import type { Metadata } from 'next';
import {
  exactValueQuery,
  isComplete,
  readForecastAddress,
  shownMileage,
  shownPlate,
  todaysEditionFrom,
} from '@/components/forecasts/forecast-address';
import { ForecastWorkbench } from '@/components/forecasts/forecast-workbench';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readForecast } from '@/lib/api/endpoints/forecasts';
import { readHistory } from '@/lib/api/endpoints/history';
import { readGuideComparison } from '@/lib/api/endpoints/valuation-outlook';
import { parseYearLetter } from '@/lib/domain/plates/year-letter';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { runReadForecast } from '@/lib/features/forecasts/forecasts';
import { runReadGuideComparison } from '@/lib/features/valuations/guide-comparison';
import { runReadHistory } from '@/lib/features/forecasts/value-history';
import { britishToday, requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../../prefetch-query';
import { readVehicle } from '../read-vehicle';

type VehicleForecastPageProps = PageProps<'/vehicles/[kind]/[identifier]/forecast'>;

export async function generateMetadata({ params }: VehicleForecastPageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier);
  return { title: `Forecast of ${makeAndModel(vehicle)}` };
}

export default async function ForecastPage({ params, searchParams }: VehicleForecastPageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, introduced } = await readVehicle(named.kind, named.identifier);
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) => (item === undefined ? [] : [[name, item]])),
  );
  const { forecastQuery, view } = readForecastAddress(new URLSearchParams(query));
  const forecastInput = { kind, identifier, ...forecastQuery };
  const inputs = isComplete(forecastQuery)
    ? [forecastInput, ...(view.older ? [{ ...forecastInput, snapshot: view.older }] : [])]
    : [];
  const answers = await Promise.all(inputs.map((input) => prefetchQuery(readForecast, runReadForecast, input)));
  const today = britishToday();
  // The chart begins with today's value of the plate that the forecast names, or of the date of registration itself.
  const forecast = answers[0]?.[0]?.answer.forecast;
  const plate = forecast ? shownPlate(forecast, view) : undefined;
  const slice = parseYearLetter(plate?.name ?? '');
  const exactQuery = plate ? exactValueQuery({ kind, identifier }, forecastQuery, shownMileage(plate, view)) : null;
  const todaysValue = await Promise.all([
    prefetchQuery(
      readHistory,
      runReadHistory,
      slice ? { kind, identifier, ...slice, from: todaysEditionFrom(today) } : null,
    ),
    prefetchQuery(readGuideComparison, runReadGuideComparison, exactQuery),
  ]);
  return (
    <HydratedQueries queries={[...answers.flat(), ...todaysValue.flat()]}>
      <ForecastWorkbench kind={kind} identifier={identifier} today={today} introduced={introduced} />
    </HydratedQueries>
  );
}
