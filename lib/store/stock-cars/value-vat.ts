import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const KINDS = vehicleKindSchema.options.filter(isValueWithoutVat);

/** In SQL: `isValueWithoutVat` of a column with the kind; false without a kind. */
export const isWithoutVat = (kind: 'c.kind' | 's.kind'): string =>
  `coalesce(${kind} in (${KINDS.map((name) => `'${name}'`).join(', ')}), false)`;
