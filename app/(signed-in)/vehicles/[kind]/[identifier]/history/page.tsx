import type { Metadata } from 'next';
import { readHistoryAddress } from '@/components/history/history-address';
import { HistoryDesk } from '@/components/history/history-desk';
import { questionsOf } from '@/components/history/history-questions';
import { KnownAnswers } from '@/components/layout/known-answers';
import { readForecast as forecastAddress } from '@/lib/api/addresses/forecasts';
import { readHistory as historyAddress } from '@/lib/api/addresses/history';
import { readForecast } from '@/lib/api/forecasts';
import { readHistory } from '@/lib/api/history';
import { britishDay } from '@/lib/domain/calendar';
import { runReadForecast } from '@/lib/features/forecasts';
import { runReadHistory } from '@/lib/features/history';
import { requireSession } from '@/lib/server';
import { knownAhead } from '../../../../known-ahead';
import { readVehicle } from '../read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]/history'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, identifier } = await params;
  const { manufacturer, model } = await readVehicle(kind, identifier);
  return { title: `Used value history of ${manufacturer} ${model}` };
}

export default async function HistoryPage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier, introduced, discontinued } = await readVehicle(named.kind, named.identifier);
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const today = britishDay(new Date());
  const view = readHistoryAddress(new URLSearchParams(query), { introduced, discontinued }, today);
  const questions = questionsOf({ kind, identifier }, view, today);
  const answers = await Promise.all([
    knownAhead(historyAddress, readHistory, runReadHistory, questions?.history ?? null),
    knownAhead(forecastAddress, readForecast, runReadForecast, questions?.forecast ?? null),
  ]);
  return (
    <KnownAnswers of={answers.flat()}>
      <HistoryDesk {...{ kind, identifier, today, introduced, discontinued }} />
    </KnownAnswers>
  );
}
