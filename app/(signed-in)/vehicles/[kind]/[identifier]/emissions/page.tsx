import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DayForm } from '@/components/layout/builds/day-form';
import { EmissionsView } from '@/components/emissions/emissions-view';
import { BuildSummary } from '@/components/layout/builds/build-summary';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { vehiclePath } from '@/lib/domain/page-paths';
import { readEmissions } from '@/lib/api/endpoints/emissions';
import { lineFor } from '@/lib/domain/emissions/pasted-configurations';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { Fault } from '@/lib/fault';
import { runReadEmissions } from '@/lib/features/emissions/emissions';
import { britishToday, requireSession } from '@/lib/server';
import { answerOrFault } from '../../../../answer-or-fault';
import { readVehicle } from '../read-vehicle';

type VehicleEmissionsPageProps = PageProps<'/vehicles/[kind]/[identifier]/emissions'>;

export async function generateMetadata({ params }: VehicleEmissionsPageProps): Promise<Metadata> {
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  return { title: `Emissions of ${makeAndModel(vehicle)}` };
}

export default async function EmissionsPage({ params, searchParams }: VehicleEmissionsPageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier } = await readVehicle(named.kind, named.identifier);
  const { date, build } = buildIn(await searchParams);
  const emissionsInput = { kind, identifier, ...(date ? { date } : {}), ...(build ? { build } : {}) };
  const head = await headers();
  const found = await answerOrFault(readEmissions, runReadEmissions, emissionsInput, head);
  if (found instanceof Fault) {
    return (
      <div className="space-y-4">
        <Card>
          <DayForm date={date ?? ''} build={build} />
        </Card>
        <FaultNotice error={found} money={false} />
      </div>
    );
  }
  const { emissions, labels, build: configured, fuelType } = found;
  const query = new URLSearchParams({ date: configured.date, ...(build ? { build } : {}) });
  const lines = emissions.configurations.map(lineFor).join('\n');
  const today = britishToday();
  return (
    <div className="space-y-4">
      <BuildSummary
        build={configured}
        configureHref={`${vehiclePath({ kind, identifier })}/configure?${query}`}
        today={today}
      />
      <div className="print:hidden">
        <Card>
          <DayForm date={configured.date} build={build} />
        </Card>
      </div>
      <EmissionsView
        configurations={emissions.configurations.map((configured, index) => ({
          name: labels[index]?.name ?? '',
          fuelType,
          configured,
        }))}
        problems={emissions.problems}
        auditId={emissions.auditId}
        date={configured.date}
        today={today}
        isDelta
      />
      <ButtonLink href={`/emissions?${new URLSearchParams([['of', lines]])}`}>Compare configurations</ButtonLink>
    </div>
  );
}

const buildIn = (query: Awaited<VehicleEmissionsPageProps['searchParams']>) => {
  const one = (name: string) => [query[name] ?? []].flat()[0] || undefined;
  const date = one('date');
  return { date: date && dayFromAddress(date), build: one('build') };
};
