import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { KnownAnswers } from '@/components/layout/known-answers';
import { Card } from '@/components/ui/card';
import { ChangeDates } from '@/components/vehicles/change-dates';
import { DayShown } from '@/components/vehicles/day-shown';
import { GenericOptions } from '@/components/vehicles/generic-options';
import { ModelYears } from '@/components/vehicles/model-years';
import { OnThisPage } from '@/components/vehicles/on-this-page';
import { StandardEquipment } from '@/components/vehicles/standard-equipment';
import { TechnicalData } from '@/components/vehicles/technical-data';
import { VehicleOverview } from '@/components/vehicles/vehicle-overview';
import { questionOn } from '@/components/vehicles/vehicle-question';
import { SectionWaiting } from '@/components/vehicles/vehicle-section';
import * as addresses from '@/lib/api/addresses/vehicles';
import * as declared from '@/lib/api/vehicles';
import { daySchema } from '@/lib/domain/day';
import * as levels from '@/lib/features/vehicle-levels';
import * as features from '@/lib/features/vehicle-specification';
import { requireSession } from '@/lib/server';
import { knownAhead } from '../../../known-ahead';
import { readVehicle } from './read-vehicle';

type Props = PageProps<'/vehicles/[kind]/[identifier]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, identifier } = await params;
  // Where there is none, layout and page say so; a title that throws would take the page's icon with it.
  const vehicle = await readVehicle(kind, identifier).catch(() => null);
  return { title: vehicle ? `${vehicle.manufacturer} ${vehicle.model} ${vehicle.derivative}` : 'Vehicle' };
}

/** Everything the guide knows of one derivative; each part comes when it is there. */
export default async function VehiclePage({ params, searchParams }: Props) {
  await requireSession('vehicles.read');
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  const { on: asked } = await searchParams;
  const day = daySchema.safeParse(asked);
  const of = { kind: vehicle.kind, identifier: vehicle.identifier, on: day.success ? day.data : null };
  const question = questionOn(of);
  const vehicleOnly = { kind: of.kind, identifier: of.identifier };
  return (
    <div className="space-y-4">
      <DayShown of={of} asked={typeof asked === 'string' ? asked : null} introduced={vehicle.introduced} />
      <Ahead
        of={knownAhead(
          addresses.readSpecification,
          declared.readSpecification,
          features.runReadSpecification,
          question,
        )}
      >
        <VehicleOverview vehicle={vehicle} on={of.on} />
      </Ahead>
      <OnThisPage />
      <Ahead
        of={knownAhead(
          addresses.readTechnicalData,
          declared.readTechnicalData,
          features.runReadTechnicalData,
          question,
        )}
      >
        <TechnicalData {...of} />
      </Ahead>
      <Ahead of={knownAhead(addresses.readEquipment, declared.readEquipment, features.runReadEquipment, question)}>
        <StandardEquipment {...of} />
      </Ahead>
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[2fr_3fr]">
        <Ahead
          of={knownAhead(
            addresses.readVehicleChanges,
            declared.readVehicleChanges,
            features.runReadVehicleChanges,
            vehicleOnly,
          )}
        >
          <ChangeDates {...of} />
        </Ahead>
        <Ahead
          of={knownAhead(
            addresses.readGenericOptions,
            declared.readGenericOptions,
            features.runReadGenericOptions,
            question,
          )}
        >
          <GenericOptions {...of} />
        </Ahead>
      </div>
      <Ahead of={knownAhead(addresses.listModelYears, declared.listModelYears, levels.runListModelYears, vehicleOnly)}>
        <Card title="Model years" id="model-years">
          <ModelYears {...vehicleOnly} />
        </Card>
      </Ahead>
    </div>
  );
}

/** Streams a part as soon as its answer is there; none waits for another. */
function Ahead({ of, children }: { of: ReturnType<typeof knownAhead>; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Card>
          <SectionWaiting />
        </Card>
      }
    >
      <Known of={of}>{children}</Known>
    </Suspense>
  );
}

async function Known({ of, children }: { of: ReturnType<typeof knownAhead>; children: ReactNode }) {
  return <KnownAnswers of={await of}>{children}</KnownAnswers>;
}
