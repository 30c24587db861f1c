/** A comparison from the guide's data of each vehicle. */
import { formatDate, formatPounds } from '@/lib/format';
import { orderedRows, type VehicleComparison } from './comparison';
import { COMPARISON_ITEMS } from './comparison-items';
import type { Day } from '@/lib/domain/time/calendar';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { specificationFrom, technicalCell, type BulkRow } from '@/lib/domain/vehicles/technical/technical-data-from';

export interface ComparisonSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly vehicle: DescribedVehicle | null;
  readonly day: Day | null;
  readonly row: BulkRow | null;
}

type ComparedFacts = Specification & { readonly vehicle: DescribedVehicle | null };

/** Before the technical figures: price and identity of a vehicle. */
const FACTS: readonly [label: string, tell: (source: ComparedFacts) => string | null][] = [
  ['List price (incl. VAT)', ({ price }) => price && formatPounds((price.basicPence + price.vatPence) / 100)],
  ['List price (excl. VAT)', ({ price }) => price && formatPounds(price.basicPence / 100)],
  ['Body style', ({ bodyStyle }) => bodyStyle],
  ['Fuel', ({ fuel }) => fuel],
  ['Transmission', ({ transmission }) => transmission],
  ['Doors', ({ doors }) => (doors === null ? null : String(doors))],
  ['Sector', ({ vehicle }) => vehicle?.sector ?? null],
  ['Introduced', ({ vehicle }) => dated(vehicle?.introduced)],
  ['End of production', ({ vehicle }) => vehicle && (dated(vehicle.discontinued) ?? 'In production')],
  ['End of sale', ({ vehicle }) => dated(vehicle?.runOut) ?? (vehicle?.discontinued === null ? 'On sale' : null)],
  ['Model year', ({ vehicle }) => vehicle?.modelYear ?? null],
];

const dated = (day: Day | null | undefined): string | null => (day ? formatDate(day) : null);

export function comparisonFrom(compared: readonly ComparisonSubject[]): VehicleComparison {
  const comparedFacts = compared.map(({ vehicle, row, day }) => ({ vehicle, ...specificationFrom(day ?? '', row) }));
  const facts = FACTS.map(([label, valueOf]) => ({ label, unit: null, values: comparedFacts.map(valueOf) }));
  const figures = COMPARISON_ITEMS.map(({ item, label, unit }) => ({
    label,
    unit,
    values: compared.map(({ row }) => technicalCell(row, item)),
  }));
  return {
    vehicles: compared.map(({ kind, identifier, vehicle, day }) => ({ kind, identifier, vehicle, day })),
    rows: orderedRows(
      [...facts, ...figures],
      compared.map(({ vehicle }) => vehicle !== null),
    ),
  };
}
