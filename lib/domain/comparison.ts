/** Up to four vehicles side by side: what differs first, what is missing said as such. */
import { z } from 'zod';
import { daySchema } from './day';
import { identifierSchema, vehicleKindSchema } from './vehicle';
import { describedVehicleSchema } from './vehicle-description';

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
