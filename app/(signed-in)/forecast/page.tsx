import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readForecastAddress, writeForecastAddress } from '@/components/forecasts/forecast-address';
import { ForecastStart } from '@/components/forecasts/forecast-start';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { ForecastByPlateForm } from '@/components/valuations/form/forecast-by-plate-form';
import { ScriptRequiredNotice } from '@/components/valuations/form/script-required-notice';
import { may } from '@/lib/access';
import { readVehicle } from '@/lib/api/endpoints/vehicles';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { Fault } from '@/lib/fault';
import { runReadVehicle } from '@/lib/features/vehicles/vehicles';
import { britishToday, requireSession } from '@/lib/server';
import { headers } from 'next/headers';
import { answerOrFault } from '../answer-or-fault';

export const metadata: Metadata = { title: 'Forecast' };

/** Where a forecast starts: a plate or a guide ID. Both lead to the vehicle’s page. */
export default async function ForecastStartPage({ searchParams }: PageProps<'/forecast'>) {
  const session = await requireSession('vehicles.read');
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value ?? ''].flat()[0] ?? '']);
  const params = new URLSearchParams(query);
  const identifier = (params.get('identifier') ?? '').trim();
  const kind = params.get('kind') === 'van' ? 'van' : 'car';
  const { forecastQuery, view } = readForecastAddress(params);
  const error = identifier === '' ? undefined : await problemOf(kind, identifier);
  if (identifier !== '' && error === undefined)
    redirect(`/vehicles/${kind}/${identifier}/forecast${writeForecastAddress(forecastQuery, view)}`);
  const today = britishToday();
  return (
    <>
      <PageHeader title="Forecast" lead="What a vehicle is expected to be worth in the next twelve months." />
      <div className="max-w-3xl space-y-4">
        {may(session.role, 'registrations.create') && (
          <Card title="By plate" screenOnly>
            <ScriptRequiredNotice />
            <ForecastByPlateForm today={today} />
          </Card>
        )}
        <Card title="By guide ID" screenOnly>
          <ForecastStart
            kind={kind}
            identifier={identifier}
            forecastQuery={forecastQuery}
            today={today}
            error={error}
          />
        </Card>
      </div>
    </>
  );
}

/** Why this guide ID finds no vehicle; undefined if it finds one. */
async function problemOf(kind: 'car' | 'van', identifier: string): Promise<string | undefined> {
  const input = readVehicle.input.safeParse(inputFromTexts(readVehicle, { kind, identifier }));
  if (!input.success) return 'A guide ID is a whole number, such as 50017.';
  const head = await headers();
  const found = await answerOrFault(readVehicle, runReadVehicle, input.data, head);
  return found instanceof Fault ? `${found.message} ${found.fix}` : undefined;
}
