/** What a customer may see: the vehicle, its alerts and the retail price, without trade values or costs. */
import { z } from 'zod';
import { formatMiles } from '@/lib/format';
import { givenRange } from './bands';
import { checkAlert } from '@/lib/domain/vehicles/flags/check-alert';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { valuationRecordSchema, type ValuationRecord } from './valuation';

const { shape } = valuationRecordSchema;

const customerCopySchema = z.object({
  id: shape.id,
  valuedAt: shape.valuedAt,
  identity: shape.identity.omit({ disagreements: true }),
  flags: shape.flags,
  /** That the register did not answer, or has no record; null where the alerts above are all there are. */
  checkWords: z.string().nullable(),
  /** "Valued at 62,000 mi, for 62,480 mi."; null if no mileage is known. */
  mileageWords: z.string().nullable(),
  retail: shape.values.shape.retail,
  internetRetail: z.object({ highPounds: z.number().int(), lowPounds: z.number().int() }).nullable(),
  equipment: shape.equipment,
  /** Where the retail value comes from, in words; null if there is none. */
  editionWords: z.string().nullable(),
});
export type CustomerCopy = z.infer<typeof customerCopySchema>;

/** Parsed by its own schema, so that a field added later does not reach the customer. */
export function customerCopy(record: ValuationRecord): CustomerCopy {
  const { id, valuedAt, identity, flags, mileage, values, internetPrices, equipment, sources } = record;
  return customerCopySchema.parse({
    id,
    valuedAt,
    identity,
    flags: forCustomers(flags),
    checkWords: checkAlert(record)?.customerText ?? null,
    mileageWords: mileageWords(mileage),
    retail: values.retail.value === null ? { ...values.retail, because: NO_RETAIL } : values.retail,
    internetRetail: givenRange(internetPrices.value?.retail ?? null),
    equipment: equipment.value === null ? { ...equipment, because: NO_EQUIPMENT } : equipment,
    editionWords: values.retail.value === null ? null : (sources.valuation?.editionWords ?? null),
  });
}

/** The reason why there is none is only for the dealer: charges, time-outs. */
const NO_RETAIL = { reason: 'No retail value is available for this vehicle.', next: 'Ask the dealer.' };
const NO_EQUIPMENT = { reason: 'This valuation has no equipment list.', next: 'Ask the dealer.' };

/** The record's own text is addressed to the dealer who entered it. */
function mileageWords({ entered, used: { value: used } }: ValuationRecord['mileage']): string | null {
  if (used === null) return entered === null ? null : `Mileage: ${formatMiles(entered)}.`;
  const isAsEntered = entered === null || entered === used;
  return `Valued at ${formatMiles(used)}${isAsEntered ? '' : `, for ${formatMiles(entered)}`}.`;
}

/** Disagreements between sources are only for the dealer: they name VINs and plates, perhaps another vehicle's. */
export function forCustomers(flags: readonly VehicleFlag[]): VehicleFlag[] {
  const disagreed = flags.find(({ code }) => code === 'sources_disagree');
  const others = flags.filter(({ code }) => code !== 'sources_disagree');
  if (!disagreed) return others;
  return [...others, { ...disagreed, text: 'Some details of this vehicle differ between sources. Ask the dealer.' }];
}
