/** What a company car costs its driver, in one row of a list: the P11D service's figures of a car without options. */
import { z } from 'zod';
import { becauseSchema } from '@/lib/domain/provenance';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import type { ServiceResult } from '@/lib/domain/service-result';
import type { P11d } from './p11d';

const figure = z.number().nullable();

export const derivativeFiguresSchema = z.object({
  identifier: z.number().int(),
  /** List price with VAT and delivery, without options. */
  p11dPence: figure,
  co2GramsPerKm: figure,
  /** Of the P11D value, in the tax year of today. */
  benefitPercent: figure,
  /** A twelfth of a year's tax at 20%. */
  basicTaxPencePerMonth: figure,
  /** Why the service gives none of them; null if it gives any. */
  because: becauseSchema.nullable(),
});
export type DerivativeFigures = z.infer<typeof derivativeFiguresSchema>;

/**
 * @param ending the year in which the tax year ends whose percentage and tax are wanted: those of different years do not
 * compare, so where the service has none of it there are none
 */
export function derivativeFigures(identifier: number, answer: ServiceResult<P11d>, ending: number): DerivativeFigures {
  const { value } = answer;
  const year = value?.years.find((known) => known.ending === ending);
  const p11dPence = value?.p11d.totalPence ?? null;
  // Whatever the service gives for a car without a price leaves the price out.
  const yearTax = p11dPence === null ? null : (year?.basicTaxPence ?? null);
  return {
    identifier,
    p11dPence,
    co2GramsPerKm: value?.co2GramsPerKm ?? null,
    benefitPercent: year?.percent ?? null,
    basicTaxPencePerMonth: yearTax === null ? null : perMonth(yearTax),
    because: 'because' in answer ? answer.because : null,
  };
}
