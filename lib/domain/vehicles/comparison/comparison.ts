/** Up to four vehicles or builds side by side: differences first, missing values marked. */
import { z } from 'zod';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { describedVehicleSchema } from '@/lib/domain/vehicles/vehicle-description';

const cell = z.string().nullable();

/** The build of a column. Its price is in the rows. */
const comparedBuildSchema = z.object({
  /** Share code. */
  code: z.string(),
  /** The day of its options and prices, and what it has in words; null if its options could not be priced. */
  date: daySchema.nullable(),
  options: z.string().nullable(),
  /** What it lacks before it can be ordered; null if nothing. */
  missing: z.string().nullable(),
  /** Why it could not be priced; null if it is. */
  because: z.string().nullable(),
});
export type ComparedBuild = z.infer<typeof comparedBuildSchema>;

export const vehicleComparisonSchema = z.object({
  /** In the order of the request; `vehicle` is null if the guide has none with that identifier. */
  vehicles: z.array(
    z.object({
      kind: vehicleKindSchema,
      identifier: identifierSchema,
      vehicle: describedVehicleSchema.nullable(),
      /** The day of its data. */
      day: daySchema.nullable(),
      /** Null without options. */
      build: comparedBuildSchema.nullable(),
    }),
  ),
  /** One value per vehicle, in the same order; null if the guide gives none. */
  rows: z.array(
    z.object({ label: z.string(), unit: z.string().nullable(), values: z.array(cell), differs: z.boolean() }),
  ),
});
export type VehicleComparison = z.infer<typeof vehicleComparisonSchema>;
export type ComparisonRow = VehicleComparison['rows'][number];

/** Not all the same, ignoring spelling and trailing zeros; a missing value counts as different. */
export function differ(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => (value === null ? null : plain(value)))).size > 1;
}

const plain = (value: string): string => (/^-?[\d.]+$/.test(value) ? String(Number(value)) : value.toLowerCase());

/**
 * Rows without any value are left out; rows that differ come first, in the given order.
 * @param known which vehicles the guide has: one that it lacks is not compared
 */
export function orderedRows(
  rows: readonly Omit<ComparisonRow, 'differs'>[],
  known: readonly boolean[],
): ComparisonRow[] {
  const markedRows = rows
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: differ(row.values.filter((_, index) => known[index])) }));
  return [...markedRows.filter(({ differs }) => differs), ...markedRows.filter(({ differs }) => !differs)];
}
