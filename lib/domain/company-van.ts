/** A company van year by year, by the tables of law alone: what it is taxed at does not depend on the van. */
import type { Day } from './calendar';
import type { DriverTerms } from './company-car-working';
import type { Because } from './provenance';
import { dueOn } from './tax/car-benefit';
import { inForce } from './tax/dated';
import { CLASS_1A_RATE } from './tax/money-tables';
import { vanBenefit, type VanBenefit } from './tax/van-benefit';
import { taxYear, taxYearOn, type LawYear } from './tax/years';

export type VanYear =
  | {
      readonly year: LawYear;
      readonly benefit: VanBenefit;
      readonly classOneA: {
        readonly percent: number;
        readonly vanPence: number;
        readonly fuelPence: number;
        readonly isAssumed: boolean;
      } | null;
    }
  | { readonly year: LawYear; readonly because: Because };

const YEARS = 3;

/** Three tax years from that of the day. */
export function vanYears(day: Day, isZeroEmission: boolean, terms: DriverTerms): VanYear[] {
  const first = taxYearOn(day).ending;
  return Array.from({ length: YEARS }, (_, index) => {
    const year = taxYear(first + index);
    const benefit = vanBenefit({ year, isZeroEmission, ...terms });
    if ('because' in benefit) return { year, because: benefit.because };
    const rate = inForce(CLASS_1A_RATE, year.from);
    const classOneA = rate && {
      percent: rate.value,
      vanPence: dueOn(benefit.benefitPence, rate.value),
      fuelPence: dueOn(benefit.fuelPence, rate.value),
      isAssumed: rate.isAssumed,
    };
    return { year, benefit, classOneA };
  });
}
