/** Up to four vehicles side by side: what differs first, what is missing said as such. */
import { z } from 'zod';
import { daySchema } from './day';
import { KIND_WORDS, identifierSchema, vehicleKindSchema, type VehicleKind } from './vehicle';
import { describedVehicleSchema } from './vehicle-description';

export const COMPARED_MAX = 4;

/** A vehicle in one word, as addresses and lists keep it: `car-50031`. */
export type VehicleName = `${VehicleKind}-${number}`;

export const vehicleName = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): VehicleName =>
  `${kind}-${identifier}`;

export const VEHICLE_NAME = /^(car|van)-([1-9]\d{0,8})$/;

/** null for what names no car or van. */
export function vehicleNamed(name: string): { kind: VehicleKind; identifier: number } | null {
  const [, kind, identifier] = VEHICLE_NAME.exec(name) ?? [];
  return kind === undefined ? null : { kind: kind === 'van' ? 'van' : 'car', identifier: Number(identifier) };
}

/** Why a name cannot be compared, as a sentence. */
export function nameProblem(name: string): string {
  const kind = /^([a-z]+)-\d+$/i.exec(name)?.[1]?.toLowerCase();
  if (kind !== undefined && /^(bike|motorcycle|hgv|lorry|truck)s?$/.test(kind))
    return `“${name}” is left out: cars and vans can be compared, motorcycles and heavy goods vehicles cannot.`;
  return `“${name.slice(0, 40)}” is left out: a vehicle is named like car-50031 or van-60001.`;
}

const cell = z.string().nullable();

export const comparisonSchema = z.object({
  /** In the order asked; `vehicle` is null where the guide has none of that identifier. */
  vehicles: z.array(
    z.object({
      kind: vehicleKindSchema,
      identifier: identifierSchema,
      vehicle: describedVehicleSchema.nullable(),
      /** The day its data are of. */
      day: daySchema.nullable(),
    }),
  ),
  /** One value a vehicle, in the same order; null where the guide gives none. */
  rows: z.array(
    z.object({ label: z.string(), unit: z.string().nullable(), values: z.array(cell), differs: z.boolean() }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparisonRow = Comparison['rows'][number];

/** Not all the same, spelling and trailing zeros aside; a value and none differ. */
export function differ(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => (value === null ? null : plain(value)))).size > 1;
}

const plain = (value: string): string => (/^-?[\d.]+$/.test(value) ? String(Number(value)) : value.toLowerCase());

/**
 * What nobody has a value of is left out; what differs stands first, in the given order.
 * @param known which of the vehicles the guide has: one it does not have differs from nothing
 */
export function orderedRows(
  rows: readonly Omit<ComparisonRow, 'differs'>[],
  known: readonly boolean[],
): ComparisonRow[] {
  const told = rows
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: differ(row.values.filter((_, index) => known[index])) }));
  return [...told.filter(({ differs }) => differs), ...told.filter(({ differs }) => !differs)];
}

export const kindAndNumber = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): string =>
  `${KIND_WORDS[kind]} ${identifier}`;
