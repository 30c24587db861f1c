/** A company van year by year, from the tables of law alone: its tax does not depend on the van. */
import type { Day } from '@/lib/domain/time/calendar';
import { hasTerms, type DriverTerms } from './computed-years';
import type { Because } from '@/lib/domain/provenance';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { vanBenefit, type VanBenefit } from '@/lib/domain/tax/van-benefit';
import { taxYear, taxYearOn, type FiscalYear } from '@/lib/domain/tax/fiscal-years';

export type VanYear =
  | {
      readonly year: FiscalYear;
      readonly benefit: VanBenefit;
      readonly classOneA: {
        readonly percent: number;
        readonly vanPence: number;
        readonly fuelPence: number;
        readonly isAssumed: boolean;
      } | null;
    }
  | { readonly year: FiscalYear; readonly because: Because };

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

/** What the charges are for; the source of the second sentence is `DOUBLE_CABS`. */
export const VAN_SCOPE =
  'For vans with private use; commuting alone is not taxed. Most double-cab pick-ups provided from 6 April 2025 are taxed as cars and are not calculated here:';

/** The inputs of a van's benefit. */
export function vanBenefitNote({ benefitPence }: VanBenefit, isZeroEmission: boolean, terms: DriverTerms): string {
  if (hasTerms(terms)) return 'After payments, salary sacrifice and days unavailable, see below';
  return isZeroEmission && benefitPence === 0 ? 'Zero-emission van' : 'The same for every van';
}
