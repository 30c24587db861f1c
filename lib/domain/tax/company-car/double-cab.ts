/** A double-cab pick-up year by year, as a car and as a van. */
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import { problemBecause } from '@/lib/domain/emissions/emissions-problem';
import type { Because } from '@/lib/domain/provenance';
import type { Day } from '@/lib/domain/time/calendar';
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { taxYear, type FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { vanYear, type TaxedVan, type VanYear } from './company-van';
import { noCo2 } from './certified-co2';
import { computeYear, taxedCarOf, type ComputedYear, type TaxedFacts } from './computed-years';
import {
  decidingOrder,
  doubleCabTreatment,
  DOUBLE_CABS_ARE_CARS_FROM,
  type DoubleCabTreatment,
} from './double-cab-rule';
import { firstYearWith, termsIn, type DatedTerms } from './dated-terms';

export interface DoubleCab {
  readonly registered: Day;
  readonly ordered: Day | null;
  readonly van: TaxedVan;
  /** Or why it cannot be taxed by its CO2. */
  readonly car: TaxedCompanyCar | Because;
  /** With VAT; null if no price is known. */
  readonly pricePence: number | null;
  /** What the price includes, where that is not what the law counts. */
  readonly priceWords?: string | undefined;
}

export interface DoubleCabYear {
  readonly year: FiscalYear;
  readonly treatment: DoubleCabTreatment;
  readonly asCar: ComputedYear;
  readonly asVan: VanYear;
  /**
   * The treatment beside it: as a van if the day of the order is not stated, or as a car, which the transitional rule
   * avoids; null if the law allows no other.
   */
  readonly other: DoubleCabTreatment | null;
}

const YEARS = 3;

/**
 * Three tax years by both treatments.
 *
 * @param from the first of them; by default that of the registration, or of the first day with it where that is later
 */
export function doubleCabYears(
  pickUp: DoubleCab,
  terms: DatedTerms,
  from: FiscalYear = firstYearWith(pickUp.registered, terms),
): DoubleCabYear[] {
  const { registered, van, car, pricePence, priceWords } = pickUp;
  const ordered = decidingOrder(pickUp.ordered, registered);
  const price = pricePence === null ? null : { listPence: pricePence, optionsPence: 0, listPriceWords: priceWords };
  return Array.from({ length: YEARS }, (_, index) => {
    const year = taxYear(from.ending + index);
    const treatment = doubleCabTreatment(year, ordered);
    return {
      year,
      treatment,
      asCar: computeYear(car, price, year.ending, termsIn(year, terms)),
      asVan: vanYear(year, van, terms),
      other: otherTreatment(year, treatment, ordered),
    };
  });
}

function otherTreatment(
  year: FiscalYear,
  treatment: DoubleCabTreatment,
  ordered: Day | null,
): DoubleCabTreatment | null {
  if (year.from < DOUBLE_CABS_ARE_CARS_FROM) return null;
  if (treatment === 'van') return 'car';
  const isVanPossible = doubleCabTreatment(year, EARLIEST_ORDER) === 'van';
  return ordered === null && isVanPossible ? 'van' : null;
}

/** Any day before the new rule. */
const EARLIEST_ORDER: Day = '2000-01-01';

/** The same figures whichever way it is taxed. */
export interface DoubleCabFigures {
  /** null for a van, whose charge is flat. */
  readonly percent: number | null;
  readonly benefitPence: number;
  /** Of free private fuel; null if the year's figure is not published. */
  readonly fuelPence: number | null;
  readonly classOneA: { readonly percent: number; readonly pence: number; readonly isAssumed: boolean } | null;
}

export function doubleCabFigures(
  { asCar, asVan }: DoubleCabYear,
  treatment: DoubleCabTreatment,
): DoubleCabFigures | { because: Because } {
  if (treatment === 'car') {
    if ('because' in asCar) return { because: asCar.because };
    const { percentage, benefit, fuelBenefit, isFuelTaxed, classOneA } = asCar;
    return {
      percent: percentage.percent,
      benefitPence: benefit.benefitPence,
      fuelPence: isFuelTaxed ? (fuelBenefit?.pence ?? null) : 0,
      classOneA,
    };
  }
  if ('because' in asVan) return { because: asVan.because };
  const { benefit, classOneA } = asVan;
  return {
    percent: null,
    benefitPence: benefit.benefitPence,
    fuelPence: benefit.fuelPence,
    classOneA: classOneA && {
      percent: classOneA.percent,
      pence: classOneA.vanPence,
      isAssumed: classOneA.isAssumed,
    },
  };
}

/**
 * The car that is taxed, or why its CO2 is not known: a service that did not answer, or its own reason, is named.
 * @param answer the reason of a Fault if the service did not answer; null if it has nothing on the vehicle
 */
export function doubleCabCar(
  facts: Omit<TaxedFacts, 'figures'>,
  answer: ConfiguredEmissions | Because | null,
): TaxedCompanyCar | Because {
  const fault = answer !== null && 'reason' in answer ? answer : null;
  const configured = answer !== null && 'figures' in answer ? answer : null;
  const figures = configured?.figures ?? null;
  const [problem] = figures === null ? (configured?.problems ?? []) : [];
  const because = fault ?? (problem ? problemBecause(problem) : noCo2(facts.registered));
  return taxedCarOf({ ...facts, figures }, figures && taxedCo2(figures)) ?? because;
}
