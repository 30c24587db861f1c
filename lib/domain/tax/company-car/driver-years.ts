/** A company car year by year: the service's answer, our calculation beside it, and which of the two is shown first. */
import type { CompanyCarFigures } from './company-car';
import type { Day } from '@/lib/domain/time/calendar';
import { hasTerms, NO_DATED_TERMS, termsIn, type DatedTerms } from './dated-terms';
import { buildCo2, guideNedcCo2, noCo2Of, refusedBecause } from './certified-co2';
import { computeYear, pricesOf, taxedCarOf, taxedFactsOf, type ComputedYear, type DriverTerms } from './computed-years';
import type { P11d, P11dYear } from './p11d';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { taxYear, taxYearOn, type FiscalYear } from '@/lib/domain/tax/fiscal-years';

export interface DriverYear {
  readonly year: FiscalYear;
  readonly service: P11dYear;
  /** By our tables, from the CO2 that the service uses. */
  readonly ours: ComputedYear;
  /** The same from this build's own CO2, if different. */
  readonly own: ComputedYear | null;
  /** Whether its own CO2 puts the build into another BIK band than the service's: the certificate's CO2 is the law's. */
  readonly isOwnBand: boolean;
  /**
   * Calculated here: from the build's own CO2 where that is another band, otherwise from the service's CO2, with its
   * percentage where our tables lack a fact for one.
   */
  readonly calculated: ComputedYear;
  /** The same from the day of first registration, if the year began before it and no first day is stated. */
  readonly byDays: ComputedYear | null;
  /**
   * Shown first: the service’s answer where it covers the whole build and its percentage is the law’s; otherwise our
   * calculation; null where neither exists.
   */
  readonly shown: {
    readonly percent: number;
    readonly benefitPence: number;
    readonly isComputed: boolean;
    /** A year’s tax at 20 and 40 per cent. */
    readonly basicPence: number;
    readonly higherPence: number;
  } | null;
}

/** @returns none where the P11D service has no answer, or the rules refuse the build */
export function driverYears(car: CompanyCarFigures, terms: DatedTerms = NO_DATED_TERMS): DriverYear[] {
  const p11d = car.p11d.value;
  if (p11d === null || refusedBecause(car) !== null) return [];
  const facts = taxedFactsOf(car);
  const prices = pricesOf(p11d, car.leftOut);
  const own = buildCo2(car);
  return shownYears(p11d, terms).map((service) => {
    const year = taxYear(service.ending);
    const computeFor = (
      co2: number | null,
      givenPercent: number | null = null,
      yearTerms: DriverTerms = termsIn(year, terms),
    ): ComputedYear => {
      const taxed = taxedCarOf(facts, co2) ?? noCo2Of(car);
      return computeYear(taxed, prices, service.ending, yearTerms, givenPercent);
    };
    const ownYear = own === null ? null : computeFor(own);
    const withServicePercent = computeFor(p11d.co2GramsPerKm, service.percent);
    const otherBand = inAnotherBand(ownYear, withServicePercent);
    const co2 = otherBand ? own : p11d.co2GramsPerKm;
    const calculated = otherBand ?? withServicePercent;
    const fromRegistration = termsFromRegistration(year, terms, car.build.date);
    return {
      year,
      service,
      ours: computeFor(p11d.co2GramsPerKm),
      own: ownYear,
      isOwnBand: otherBand !== null,
      calculated,
      byDays: fromRegistration && computeFor(co2, service.percent, fromRegistration),
      shown: shownOf(
        service,
        calculated,
        isByLaw(service, calculated) && isAsTheServiceHasIt(car, terms) ? 'service' : 'ours',
      ),
    };
  });
}

/**
 * Why the services' figures of a benefit are not those of a build: the rules refuse it, its own CO2 or the guide's NEDC
 * one is another, they leave out priced options, or their percentages are not the tables' where those have one.
 */
export type ServiceDifference = 'refused' | 'ownCo2' | 'guideCo2' | 'options' | 'percent';

/** What the driver pays or gives up is not considered. */
export function serviceDifferences(car: CompanyCarFigures): readonly ServiceDifference[] {
  if (refusedBecause(car) !== null) return ['refused'];
  const isOtherPercent = driverYears(car).some(
    // In another band by the build's own CO2, the percentage differs because of that.
    ({ service, calculated, isOwnBand }) => !isOwnBand && !isByLaw(service, calculated),
  );
  return [
    ...(buildCo2(car) === null ? [] : [guideNedcCo2(car) === null ? ('ownCo2' as const) : ('guideCo2' as const)]),
    ...(isAsTheServiceHasIt(car, NO_DATED_TERMS) ? [] : (['options'] as const)),
    ...(isOtherPercent ? (['percent'] as const) : []),
  ];
}

/** Every page has the same percentage: the tables', where they have one. */
const isByLaw = ({ percent }: P11dYear, calculated: ComputedYear): boolean =>
  'because' in calculated || percent === null || percent === calculated.percentage.percent;

/** The year from the build's own CO2, if that gives another percentage than the service's. */
function inAnotherBand(own: ComputedYear | null, service: ComputedYear): ComputedYear | null {
  if (own === null || 'because' in own) return null;
  return 'because' in service || own.percentage.percent !== service.percentage.percent ? own : null;
}

/** As many years as the service gives, from that of the driver's first day with the car where it is a later one. */
function shownYears({ years }: P11d, { availability: { from } }: DatedTerms): P11dYear[] {
  const [first] = years;
  if (first === undefined) return [];
  const begins = from === null ? first.ending : Math.max(first.ending, taxYearOn(from).ending);
  return years.map((_, index) => {
    const ending = begins + index;
    return years.find((year) => year.ending === ending) ?? { ...NO_FIGURES, ending };
  });
}

/** A year that the service does not give. */
const NO_FIGURES: Omit<P11dYear, 'ending'> = {
  pricePence: null,
  limitPence: null,
  percent: null,
  benefitPence: null,
  basicTaxPence: null,
  higherTaxPence: null,
};

/** What to enter for a later year; null where today's is among those shown, or the car is not registered yet. */
export function laterYearsWords(years: readonly DriverYear[], { availability }: DatedTerms, today: Day): string | null {
  const last = years.at(-1)?.year;
  if (last === undefined || availability.from !== null || last.to >= today) return null;
  return `The P11D service gives the three tax years from first registration. For ${taxYearOn(today).name}, enter the driver’s first day with the car.`;
}

/** No car is available before its first registration; null where that changes nothing in the year. */
function termsFromRegistration(year: FiscalYear, terms: DatedTerms, registered: Day): DriverTerms | null {
  if (terms.availability.from !== null || registered <= year.from || registered > year.to) return null;
  const { until, absence } = terms.availability;
  return termsIn(year, { ...terms, availability: { from: registered, until, absence } });
}

/** A year’s tax at a rate: the service’s own figure if it gives one. */
export const driverTax = (shown: NonNullable<DriverYear['shown']>, percent: number): number =>
  percent === 20 ? shown.basicPence : percent === 40 ? shown.higherPence : dueOn(shown.benefitPence, percent);

/** Whether the service was sent all the options that count, and has a price. */
export const isAsTheServiceHasIt = ({ leftOut }: CompanyCarFigures, terms: DatedTerms): boolean =>
  leftOut.every(({ pence }) => pence === null) && !hasTerms(terms);

function shownOf(service: P11dYear, calculated: ComputedYear, first: 'service' | 'ours'): DriverYear['shown'] {
  if (first === 'service') {
    const { percent, benefitPence, basicTaxPence, higherTaxPence } = service;
    if (percent === null || benefitPence === null) return null;
    return {
      percent,
      benefitPence,
      isComputed: false,
      basicPence: basicTaxPence ?? dueOn(benefitPence, 20),
      higherPence: higherTaxPence ?? dueOn(benefitPence, 40),
    };
  }
  if ('because' in calculated) return null;
  const { benefitPence } = calculated.benefit;
  return {
    percent: calculated.percentage.percent,
    benefitPence,
    isComputed: true,
    basicPence: dueOn(benefitPence, 20),
    higherPence: dueOn(benefitPence, 40),
  };
}
