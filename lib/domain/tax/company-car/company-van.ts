/** A company van year by year, from the tables of law alone: its tax does not depend on the van. */
import type { Day } from '@/lib/domain/time/calendar';
import { firstYearWith, hasTerms, termsIn, type DatedTerms } from './dated-terms';
import type { Because } from '@/lib/domain/provenance';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { vanBenefit, type VanBenefit } from '@/lib/domain/tax/van-benefit';
import { taxYear, type FiscalYear } from '@/lib/domain/tax/fiscal-years';

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

/** What the charges of a van depend on. */
export interface TaxedVan {
  readonly isZeroEmission: boolean;
  readonly runsOnHydrogen: boolean;
}

const YEARS = 3;

/** Three tax years from that of the registration, or of the first day with the van where that is later. */
export function vanYears(registered: Day, van: TaxedVan, terms: DatedTerms): VanYear[] {
  const first = firstYearWith(registered, terms).ending;
  return Array.from({ length: YEARS }, (_, index) => vanYear(taxYear(first + index), van, terms));
}

export function vanYear(year: FiscalYear, van: TaxedVan, terms: DatedTerms): VanYear {
  const { isZeroEmission, runsOnHydrogen } = van;
  const { daysUnavailable, privateUsePence, forgonePence } = termsIn(year, terms);
  const benefit = vanBenefit({
    year,
    isZeroEmission,
    runsOnHydrogen,
    daysUnavailable,
    privateUsePence,
    forgonePence,
  });
  if ('because' in benefit) return { year, because: benefit.because };
  const rate = inForce(CLASS_1A_RATE, year.from);
  const classOneA = rate && {
    percent: rate.value,
    vanPence: dueOn(benefit.benefitPence, rate.value),
    fuelPence: dueOn(benefit.fuelPence, rate.value),
    isAssumed: rate.isAssumed,
  };
  return { year, benefit, classOneA };
}

/** The inputs of a van's benefit. */
export function vanBenefitNote(isZeroEmission: boolean, terms: DatedTerms): string {
  if (hasTerms(terms)) return 'After payments, salary sacrifice and days without the van, see below';
  return isZeroEmission ? 'Zero-emission van' : 'The same for every van that is not zero-emission';
}
