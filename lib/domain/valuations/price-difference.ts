/**
 * How far the possible derivatives of a vehicle differ in value, by the used values of the valuation's edition. It is
 * shown beside the record and is not part of it: a record freezes what was paid for, while this is free, and the same
 * edition always gives the same differences.
 */
import { z } from 'zod';
import { britishDay, firstOfMonth } from '@/lib/domain/time/calendar';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema, type Because } from '@/lib/domain/provenance';
import type { UsedValue, UsedValueSubject } from './used-value';
import type { ValuationRecord, ValueBand } from './valuation';
import { identifierSchema, vehicleKindSchema, type VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SOURCES } from '@/lib/domain/source-names';

const derivative = { kind: vehicleKindSchema, identifier: identifierSchema };

const pounds = z.number().int();

/** For each band; null if one of the two values is missing. */
const bandDifferencesSchema = z.object({
  retail: pounds.nullable(),
  clean: pounds.nullable(),
  average: pounds.nullable(),
  below: pounds.nullable(),
});
export type BandDifferences = z.infer<typeof bandDifferencesSchema>;

/** In pounds, against the vehicle valued; negative: worth less. `differencePounds` is that of the Clean value. */
const priceDifferenceSchema = z.union([
  z.object({ ...derivative, differencePounds: pounds, bands: bandDifferencesSchema }),
  z.object({ ...derivative, differencePounds: z.null(), because: becauseSchema }),
]);
export type PriceDifference = z.infer<typeof priceDifferenceSchema>;

export const priceDifferencesSchema = z.object({
  /** The source of the differences; null if nothing was requested. */
  basis: z
    .object({
      service: z.string(),
      operation: z.string(),
      editionDay: daySchema,
      mileageUsed: z.number().int(),
      answeredAt: instantSchema,
      requestedBy: z.string(),
    })
    .nullable(),
  differences: z.array(priceDifferenceSchema),
});
export type PriceDifferences = z.infer<typeof priceDifferencesSchema>;

export interface CleanValueBasis {
  /** The values of the vehicle valued, always with Clean. */
  readonly pounds: UsedValue['pounds'] & { readonly clean: number };
  readonly subject: Omit<UsedValueSubject, 'kind' | 'identifier'>;
}

/** The derivatives to compare with the one valued; there are no used values here for other kinds of vehicle. */
export const otherDerivativesOf = ({ alternatives }: ValuationRecord): { kind: VehicleKind; identifier: number }[] =>
  alternatives.flatMap(({ kind, identifier, valued }) => (kind === null || valued ? [] : [{ kind, identifier }]));

/** The basis of the comparison, or why there is none. */
export function cleanValueBasisOf({
  values,
  mileage,
  asked: request,
  identity,
  sources,
}: ValuationRecord): CleanValueBasis | Because {
  const registered = request.registered ?? identity.registered;
  if (values.clean.value === null || mileage.used.value === null || sources.valuation === null)
    return {
      reason: 'There is no Clean value to compare the others with.',
      next: 'Value the most likely derivative first. The others are then compared with it.',
    };
  if (registered === null)
    return {
      reason: 'The date of first registration is not known, and used values depend on it.',
      next: 'Choose a derivative and enter the date. The button shows the cost.',
    };
  const editionDay = firstOfMonth(britishDay(sources.valuation.answeredAt));
  return {
    pounds: {
      retail: values.retail.value,
      clean: values.clean.value,
      average: values.average.value,
      below: values.below.value,
    },
    subject: { registered, mileage: mileage.used.value, editionDay },
  };
}

/** The difference of a used value from the vehicle valued. */
export function priceDifferenceFrom(
  derivativeKey: { kind: VehicleKind; identifier: number },
  { pounds: own, reason }: UsedValue,
  against: CleanValueBasis['pounds'],
): PriceDifference {
  const differenceOf = (band: ValueBand) => {
    const [one, other] = [own[band], against[band]];
    return one === null || other === null ? null : one - other;
  };
  if (own.clean !== null)
    return {
      ...derivativeKey,
      differencePounds: own.clean - against.clean,
      bands: {
        retail: differenceOf('retail'),
        clean: differenceOf('clean'),
        average: differenceOf('average'),
        below: differenceOf('below'),
      },
    };
  return {
    ...derivativeKey,
    differencePounds: null,
    because: {
      reason: reason
        ? `${SOURCES.guide.atStart} has no used value for it: “${reason}”`
        : `${SOURCES.guide.atStart} has no used value for it.`,
      next: 'Choose it only if you are sure. A valuation may return no values either.',
    },
  };
}
