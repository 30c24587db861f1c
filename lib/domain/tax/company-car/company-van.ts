/** A company van year by year, from the tables of law alone: its tax does not depend on the van. */
import type { Day } from '@/lib/domain/time/calendar';
import type { DriverTerms } from './computed-years';
import { firstYearWith, termsIn, type DatedTerms } from './dated-terms';
import type { Because } from '@/lib/domain/provenance';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { CLASS_1A_RATE, VAN_BENEFIT } from '@/lib/domain/tax/tax-rates';
import { vanBenefit, type VanBenefit } from '@/lib/domain/tax/van-benefit';
import { formatList } from '@/lib/format';
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

/** What the charges of a van depend on. */
export interface TaxedVan {
  readonly isZeroEmission: boolean;
  readonly runsOnHydrogen: boolean;
}

const YEARS = 3;

/**
 * The first year of a van's figures: that of its registration, or of the first day with it where that is later; today's
 * where the charge of the registration's year is not in our tables.
 */
export function firstVanYear(registered: Day, terms: DatedTerms, today: Day): FiscalYear {
  const first = firstYearWith(registered, terms);
  const isBeforeTables = first.to < today && inForce(VAN_BENEFIT, first.from) === null;
  return isBeforeTables && terms.availability.from === null ? taxYearOn(today) : first;
}

/** Three tax years from the first. */
export const vanYears = (first: FiscalYear, van: TaxedVan, terms: DatedTerms): VanYear[] =>
  Array.from({ length: YEARS }, (_, index) => vanYear(taxYear(first.ending + index), van, terms));

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

/**
 * Which years are shown, where that of the registration is not the first, or today's is not among them; otherwise null.
 *
 * @param first see `firstVanYear`
 */
export function vanYearsWords(first: FiscalYear, registered: Day, terms: DatedTerms, today: Day): string | null {
  if (terms.availability.from !== null) return null;
  const ofRegistration = taxYearOn(registered);
  if (first.ending !== ofRegistration.ending)
    return `The van benefit of ${ofRegistration.name} is not in our tables: the years begin with ${first.name}.`;
  return taxYear(first.ending + YEARS - 1).to >= today
    ? null
    : `The years are the three from first registration. For ${taxYearOn(today).name}, enter the driver’s first day with the van.`;
}

/** The inputs of a van's benefit. @param terms of its year */
export function vanBenefitNote(isZeroEmission: boolean, terms: DriverTerms): string {
  const { daysUnavailable, privateUsePence, forgonePence } = terms;
  const counted = [
    ...(privateUsePence > 0 ? ['payments'] : []),
    ...(forgonePence > 0 ? ['salary sacrifice'] : []),
    ...(daysUnavailable > 0 ? ['days without the van'] : []),
  ];
  if (counted.length > 0) return `After ${formatList(counted)}, see below`;
  return isZeroEmission ? 'Zero-emission van' : 'The same for every van that is not zero-emission';
}
