import type { Metadata } from 'next';
import { readHistoryAddress, registrationSlices } from '@/components/history/history-address';
import { HistoryQueryForm } from '@/components/history/history-query-form';
import { HistoryWorkbench } from '@/components/history/history-workbench';
import { historyQueries } from '@/components/history/history-queries';
import { Card } from '@/components/ui/data/card';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readForecast } from '@/lib/api/endpoints/forecasts';
import { readHistory } from '@/lib/api/endpoints/history';
import { runReadForecast } from '@/lib/features/forecasts/forecasts';
import { runReadHistory } from '@/lib/features/forecasts/value-history';
import { britishToday, requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../../prefetch-query';
import { textQuery } from '../../../../text-query';
import { readVehicle } from '../read-vehicle';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';

type VehicleHistoryPageProps = PageProps<'/vehicles/[kind]/[identifier]/history'>;

export async function generateMetadata({ params }: VehicleHistoryPageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicle(kind, identifier);
  return { title: `Used value history of ${makeAndModel(vehicle)}` };
}

export default async function HistoryPage({ params, searchParams }: VehicleHistoryPageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, introduced, discontinued } = await readVehicle(named.kind, named.identifier);
  const today = britishToday();
  const view = readHistoryAddress(textQuery(await searchParams), { introduced, discontinued }, today);
  const questions = historyQueries({ kind, identifier }, view, today);
  const answers = await Promise.all([
    prefetchQuery(readHistory, runReadHistory, questions?.history ?? null),
    prefetchQuery(readForecast, runReadForecast, questions?.forecast ?? null),
  ]);
  return (
    <HydratedQueries queries={answers.flat()}>
      <HistoryWorkbench
        kind={kind}
        identifier={identifier}
        today={today}
        introduced={introduced}
        discontinued={discontinued}
        form={
          <Card title="Used value history" screenOnly>
            <HistoryQueryForm
              key={JSON.stringify(questions)}
              view={view}
              slices={registrationSlices({ introduced, discontinued }, today)}
            />
          </Card>
        }
      />
    </HydratedQueries>
  );
}
