import type { Day } from '@/lib/domain/time/calendar';
import { lifecycleStageOn } from '@/lib/domain/vehicles/lifecycle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { builderAddress, readBuilder } from '@/components/vehicles/builder/builder-address';

/** The levels above a vehicle, each a link into the builder; they end at a level whose code the guide does not give. */
export function vehicleBreadcrumbs(vehicle: DescribedVehicle, today: Day): { href: string; label: string }[] {
  const { kind, manufacturer, range, model, manufacturerCode, rangeCode, modelCode } = vehicle;
  const show = lifecycleStageOn(vehicle, today) === 'made' ? 'current' : 'all';
  const query = new URLSearchParams({ kind, show });
  const crumbs = [];
  for (const [level, code, label] of [
    ['manufacturer', manufacturerCode, displayName(manufacturer)],
    ['range', rangeCode, range === null ? null : displayName(range)],
    ['model', modelCode, displayName(model)],
  ] as const) {
    if (code === null || !label) break;
    query.set(level, String(code));
    crumbs.push({ href: builderAddress(readBuilder(query)), label });
  }
  return crumbs;
}
