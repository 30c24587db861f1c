import type { Day } from '@/lib/domain/calendar';
import { lifeOn } from '@/lib/domain/vehicle-life';
import type { DescribedVehicle } from '@/lib/domain/vehicle-description';
import { builderAddress, readBuilder } from './builder-address';

/** The steps back from a vehicle into the levels it is found by; a level whose code the guide does not tell ends them. */
export function wayTo(vehicle: DescribedVehicle, today: Day): { href: string; label: string }[] {
  const { kind, manufacturer, range, model, manufacturerCode, rangeCode, modelCode } = vehicle;
  const show = lifeOn(vehicle, today) === 'made' ? 'current' : 'all';
  const query = new URLSearchParams({ kind, show });
  const steps = [];
  for (const [level, code, label] of [
    ['manufacturer', manufacturerCode, manufacturer],
    ['range', rangeCode, range],
    ['model', modelCode, model],
  ] as const) {
    if (code === null || !label) break;
    query.set(level, String(code));
    steps.push({ href: builderAddress(readBuilder(query)), label });
  }
  return steps;
}
