/**
 * What a company car costs its driver, in one row of a list: the P11D service's figures of a car without options, at
 * the tables' percentage where it is a plug-in hybrid.
 */
import { z } from 'zod';
import { becauseSchema } from '@/lib/domain/provenance';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import { appropriatePercentage, type TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import type { Day } from '@/lib/domain/time/calendar';
import type { ServiceResult } from '@/lib/domain/service-result';
import { certifiedCo2 } from './certified-co2';
import { computeYear, fuelMeaning, pricesOf, taxedCarOf } from './computed-years';
import type { P11d, P11dYear } from './p11d';

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

/** The emissions of a car without options, and the day it is registered on. */
export interface PlainEmissions {
  readonly registered: Day;
  /** null: the emissions service has none. */
  readonly figures: EmissionFigures | null;
}

/** Its percentage depends on its certificate's kilometres and standard, of which the P11D service gives neither. */
export const isPlugInHybrid = ({ co2GramsPerKm, fuelType }: P11d): boolean => {
  const co2 = Math.floor(co2GramsPerKm ?? 0);
  return fuelMeaning(fuelType) === 'alternative' && co2 > 0 && (co2 <= 50 || /plug.?in/i.test(fuelType ?? ''));
};

/**
 * @param ending the year in which the tax year ends whose percentage and tax are wanted: those of different years do not
 * compare, so where the service has none of it there are none
 * @param emissions of a plug-in hybrid (see `isPlugInHybrid`); otherwise the service's percentage is the tables'
 */
export function derivativeFigures(
  identifier: number,
  answer: ServiceResult<P11d>,
  ending: number,
  emissions: PlainEmissions | null = null,
): DerivativeFigures {
  const { value } = answer;
  const given = value?.years.find((known) => known.ending === ending);
  const year = value && given && emissions ? byTheTables(value, given, emissions) : given;
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

/** The service's year, at the tables' percentage where that is another; with none while its electric range is unknown. */
function byTheTables(p11d: P11d, year: P11dYear, { registered, figures }: PlainEmissions): P11dYear {
  const co2 = certifiedCo2(figures, registered) ?? p11d.co2GramsPerKm;
  const car = taxedCarOf({ fuelType: p11d.fuelType, figures, registered }, co2);
  const found = car && appropriatePercentage(car, taxYear(year.ending));
  // The service's may be of another row, and a list has no place to say so.
  if (found && 'because' in found && lacksRange(car)) return { ...year, percent: null, basicTaxPence: null };
  if (car === null || found === null || 'because' in found || found.percent === year.percent) return year;
  const computed = computeYear(car, pricesOf(p11d), year.ending);
  return {
    ...year,
    percent: found.percent,
    // Without a price there is no tax, but the percentage is as elsewhere.
    basicTaxPence: 'because' in computed ? null : dueOn(computed.benefit.benefitPence, 20),
  };
}

const lacksRange = ({ co2GramsPerKm, electricRangeMiles }: TaxedCompanyCar): boolean =>
  electricRangeMiles === null && Math.floor(co2GramsPerKm) <= 50;
