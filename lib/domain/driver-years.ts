/** A company car year by year: the service's answer, our working beside it, and which of the two is shown first. */
import type { CompanyCar } from './company-car';
import {
  hasTerms,
  NO_TERMS,
  ownCo2,
  pricesOf,
  taxedCarOf,
  workedYear,
  type DriverTerms,
  type WorkedYear,
} from './company-car-working';
import type { P11dYear } from './p11d';
import { dueOn } from './tax/car-benefit';
import type { LawYear } from './tax/years';

export interface DriverYear {
  readonly year: LawYear;
  readonly service: P11dYear;
  /** By our tables, from the CO2 the service reckons with. */
  readonly ours: WorkedYear;
  /** The same, by the service’s percentage where our tables lack a fact for one. */
  readonly reckoned: WorkedYear;
  /** The same from this build's own CO2, where that is another. */
  readonly own: WorkedYear | null;
  /** What stands first: the service’s answer where it is of the whole build, otherwise our working; null where neither is. */
  readonly shown: {
    readonly percent: number;
    readonly benefitPence: number;
    readonly isComputed: boolean;
    /** A year’s tax at 20 and 40 per cent. */
    readonly basicPence: number;
    readonly higherPence: number;
  } | null;
}

export function driverYears(car: CompanyCar, terms: DriverTerms = NO_TERMS): DriverYear[] {
  const p11d = car.p11d.value;
  if (p11d === null) return [];
  const figures = car.emissions.value?.build.figures ?? null;
  const facts = { fuelType: p11d.fuelType, figures, registered: car.build.date };
  const prices = pricesOf(p11d, car.leftOut);
  const own = ownCo2(p11d, figures);
  return p11d.years.map((service) => {
    const worked = (co2: number | null, givenPercent?: number | null): WorkedYear =>
      workedYear(taxedCarOf(facts, co2), prices, service.ending, terms, givenPercent);
    const ours = worked(p11d.co2GramsPerKm);
    const reckoned = worked(p11d.co2GramsPerKm, service.percent);
    return {
      ...{ year: ours.year, service, ours, reckoned },
      own: own === null ? null : worked(own),
      shown: shownOf(service, reckoned, isAsTheServiceHasIt(car, terms) ? 'service' : 'ours'),
    };
  });
}

/** A year’s tax at a rate: the service’s own figure where it gives one. */
export const driverTax = (shown: NonNullable<DriverYear['shown']>, percent: number): number =>
  percent === 20 ? shown.basicPence : percent === 40 ? shown.higherPence : dueOn(shown.benefitPence, percent);

/** Whether the service was asked of everything that counts and has a price. */
export const isAsTheServiceHasIt = ({ leftOut }: CompanyCar, terms: DriverTerms): boolean =>
  leftOut.every(({ pence }) => pence === null) && !hasTerms(terms);

function shownOf(service: P11dYear, reckoned: WorkedYear, first: 'service' | 'ours'): DriverYear['shown'] {
  if (first === 'service') {
    const { percent, benefitPence, basicTaxPence, higherTaxPence } = service;
    if (percent === null || benefitPence === null) return null;
    return {
      ...{ percent, benefitPence, isComputed: false },
      basicPence: basicTaxPence ?? dueOn(benefitPence, 20),
      higherPence: higherTaxPence ?? dueOn(benefitPence, 40),
    };
  }
  if ('because' in reckoned) return null;
  const { benefitPence } = reckoned.benefit;
  return {
    ...{ percent: reckoned.percentage.percent, benefitPence, isComputed: true },
    ...{ basicPence: dueOn(benefitPence, 20), higherPence: dueOn(benefitPence, 40) },
  };
}
