import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { Card } from '@/components/ui/data/card';
import { ChangeDates } from '@/components/vehicles/detail/change-dates';
import { SpecificationDayNotice } from '@/components/vehicles/detail/specification-day-notice';
import { GenericOptions } from '@/components/vehicles/detail/generic-options';
import { ModelYears } from '@/components/vehicles/detail/model-years';
import { PageContents } from '@/components/vehicles/detail/page-contents';
import { StandardEquipment } from '@/components/vehicles/detail/standard-equipment';
import { TechnicalData } from '@/components/vehicles/detail/technical-data';
import { VehicleOverview } from '@/components/vehicles/detail/vehicle-overview';
import { vehicleDayQuery } from '@/components/vehicles/detail/vehicle-day-query';
import { SectionSkeleton } from '@/components/vehicles/detail/vehicle-section';
import * as declared from '@/lib/api/endpoints/vehicles';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import * as levels from '@/lib/features/vehicles/vehicle-levels';
import * as features from '@/lib/features/vehicles/vehicle-specification';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../prefetch-query';
import { readVehicle, readVehicleForTitle } from './read-vehicle';

type VehiclePageProps = PageProps<'/vehicles/[kind]/[identifier]'>;

export async function generateMetadata({ params }: VehiclePageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicleForTitle(kind, identifier);
  return { title: vehicle ? `${makeAndModel(vehicle)} ${vehicle.derivative}` : 'Vehicle' };
}

/**
 * Everything the guide knows about one derivative. The parts below the overview are not shown before it, so that
 * nothing moves; then each is streamed when its answer arrives. All are requested at the same time.
 */
export default async function VehiclePage({ params, searchParams }: VehiclePageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const vehicle = await readVehicle(named.kind, named.identifier);
  const { on: requestedDay } = await searchParams;
  const day = daySchema.safeParse(requestedDay);
  const vehicleOnDay = { kind: vehicle.kind, identifier: vehicle.identifier, on: day.success ? day.data : null };
  const dayQuery = vehicleDayQuery(vehicleOnDay);
  const vehicleReference = { kind: vehicleOnDay.kind, identifier: vehicleOnDay.identifier };
  return (
    <div className="space-y-4">
      <SpecificationDayNotice
        vehicle={vehicleOnDay}
        requestedDay={typeof requestedDay === 'string' ? requestedDay : null}
        introduced={vehicle.introduced}
      />
      <StreamedQuery
        fillsScreen
        queries={prefetchQuery(declared.readSpecification, features.runReadSpecification, dayQuery)}
      >
        <div className="space-y-4">
          <VehicleOverview vehicle={vehicle} on={vehicleOnDay.on} />
          <PageContents />
          <StreamedQuery queries={prefetchQuery(declared.readTechnicalData, features.runReadTechnicalData, dayQuery)}>
            <TechnicalData {...vehicleOnDay} />
          </StreamedQuery>
          <StreamedQuery queries={prefetchQuery(declared.readEquipment, features.runReadEquipment, dayQuery)}>
            <StandardEquipment {...vehicleOnDay} />
          </StreamedQuery>
          <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[2fr_3fr]">
            <StreamedQuery
              queries={prefetchQuery(declared.readVehicleChanges, features.runReadVehicleChanges, vehicleReference)}
            >
              <ChangeDates {...vehicleOnDay} />
            </StreamedQuery>
            <StreamedQuery
              queries={prefetchQuery(declared.readGenericOptions, features.runReadGenericOptions, dayQuery)}
            >
              <GenericOptions {...vehicleOnDay} />
            </StreamedQuery>
          </div>
          <StreamedQuery queries={prefetchQuery(declared.listModelYears, levels.runListModelYears, vehicleReference)}>
            <Card title="Model years" id="model-years">
              <ModelYears {...vehicleReference} />
            </Card>
          </StreamedQuery>
        </div>
      </StreamedQuery>
    </div>
  );
}

interface StreamedQueryProps {
  queries: ReturnType<typeof prefetchQuery>;
  /** As high as the screen while waiting, so that the footer does not appear only to move away. */
  fillsScreen?: boolean;
  children: ReactNode;
}

/** Streams a part as soon as its answer arrives; none waits for another. */
function StreamedQuery({ queries, fillsScreen = false, children }: StreamedQueryProps) {
  return (
    <Suspense
      fallback={
        <div className={fillsScreen ? 'min-h-dvh' : ''}>
          <Card>
            <SectionSkeleton />
          </Card>
        </div>
      }
    >
      <AwaitedQueries queries={queries}>{children}</AwaitedQueries>
    </Suspense>
  );
}

async function AwaitedQueries({ queries, children }: Omit<StreamedQueryProps, 'fillsScreen'>) {
  return <HydratedQueries queries={await queries}>{children}</HydratedQueries>;
}
