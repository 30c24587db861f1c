import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { taxedCarOf, taxedFactsOf } from '@/lib/domain/tax/company-car/computed-years';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { appropriatePercentage } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { roundedPence } from '@/lib/domain/tax/rounding';
import { headroom, nextBand, nextBandWords, rangeBand, rangeBandWords, taxBands } from '@/lib/domain/tax/tax-bands';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { p11dPence } from './p11d-pence';

/** The percentage a build is taxed by as a company car in the tax year of a day; null where no CO2 or no law is known. */
export function benefitPercent(figures: CompanyCarFigures, date: string): number | null {
  const car = taxedBuild(figures, date);
  const found = car ? appropriatePercentage(car, taxYearOn(date)) : null;
  return found && 'percent' in found ? found.percent : null;
}

/** Why there is no percentage. A car may have a CO2 figure other than the one it is taxed by. */
export function noPercentReason(figures: CompanyCarFigures, date: string): string {
  const car = taxedBuild(figures, date);
  const found = car && appropriatePercentage(car, taxYearOn(date));
  if (found && 'because' in found) return found.because.reason;
  const build = figures.emissions.value?.build.figures ?? null;
  return co2MissingWords(build !== null && taxedCo2(build) !== null, date);
}

/** By whether a CO2 figure is shown, and by the test whose figure a car of that date is taxed by. */
export const co2MissingWords = (isCo2Shown: boolean, date: string): string =>
  isCo2Shown ? `CO2 for tax (${co2Test(date)}) is not known` : 'CO2 is not known';

/** `next band from 135 g/km, +2`, or why there is none; null where the CO2 is not known. */
export function nextBandOfBuild(figures: CompanyCarFigures, date: string): string | null {
  const car = taxedBuild(figures, date);
  if (car === null) return null;
  const year = taxYearOn(date);
  const next = nextBand(car.co2GramsPerKm, headroom(taxBands(car, year), car.co2GramsPerKm));
  const words = typeof next === 'string' ? nextBandWords(next) : `next band ${nextBandWords(next)}`;
  const miles = rangeBandWords(rangeBand(car, year));
  return miles === null ? words : `${words}; ${miles}`;
}

/** A month's tax at 20% on the P11D value by that percentage; null where either is not known. */
export function basicTaxPencePerMonth(figures: CompanyCarFigures, date: string): number | null {
  const percent = benefitPercent(figures, date) ?? figures.p11d.value?.years[0]?.percent ?? null;
  const price = p11dPence(figures);
  if (percent === null || price === null) return null;
  return perMonth(dueOn(roundedPence(price * percent, 'pence, half to even'), 20));
}

function taxedBuild(car: CompanyCarFigures, date: string) {
  const facts = { ...taxedFactsOf(car), registered: date };
  const { figures, nedcCo2 } = facts;
  if (figures === null && nedcCo2 === null) return null;
  return taxedCarOf(facts, figures && taxedCo2(figures));
}
