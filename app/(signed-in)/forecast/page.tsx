import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readForecastAddress, writeForecastAddress } from '@/components/forecasts/forecast-address';
import { ForecastStart } from '@/components/forecasts/forecast-start';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { ForecastByPlate } from '@/components/valuations/forecast-by-plate';
import { NeedsScript } from '@/components/valuations/needs-script';
import { may } from '@/lib/access';
import { readVehicle } from '@/lib/api/vehicles';
import { britishDay } from '@/lib/domain/calendar';
import { Fault } from '@/lib/fault';
import { runReadVehicle } from '@/lib/features/vehicles';
import { answered, requireSession } from '@/lib/server';
import { headers } from 'next/headers';
import { orFault } from '../vehicles/[kind]/[identifier]/or-fault';

export const metadata: Metadata = { title: 'Forecast' };

/** Where a forecast begins: a plate, or the number of a derivative. What is chosen here leads to the vehicle’s page. */
export default async function ForecastStartPage({ searchParams }: PageProps<'/forecast'>) {
  const session = await requireSession('vehicles.read');
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value ?? ''].flat()[0] ?? '']);
  const asked = new URLSearchParams(query);
  const identifier = (asked.get('identifier') ?? '').trim();
  const kind = asked.get('kind') === 'van' ? 'van' : 'car';
  const { ask, view } = readForecastAddress(asked);
  const error = identifier === '' ? undefined : await problemOf(kind, identifier);
  if (identifier !== '' && error === undefined)
    redirect(`/vehicles/${kind}/${identifier}/forecast${writeForecastAddress(ask, view)}`);
  const today = britishDay(new Date());
  return (
    <>
      <PageHeader title="Forecast" lead="What a vehicle is expected to be worth in the next twelve months." />
      <div className="max-w-3xl space-y-4">
        {may(session.role, 'registrations.create') && (
          <Card title="By plate">
            <NeedsScript />
            <ForecastByPlate today={today} />
          </Card>
        )}
        <Card title="By identifier">
          <ForecastStart kind={kind} identifier={identifier} ask={ask} today={today} error={error} />
        </Card>
      </div>
    </>
  );
}

/** Why this identifier leads nowhere; undefined where it leads to a vehicle. */
async function problemOf(kind: 'car' | 'van', identifier: string): Promise<string | undefined> {
  const input = readVehicle.input.safeParse({ kind, identifier });
  if (!input.success) return 'An identifier is a whole number, such as 50017.';
  const head = await headers();
  const found = await orFault(() => answered(readVehicle, runReadVehicle, input.data, head));
  return found instanceof Fault ? `${found.message} ${found.fix}` : undefined;
}
