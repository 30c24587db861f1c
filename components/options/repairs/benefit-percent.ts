import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { taxedCarOf } from '@/lib/domain/tax/company-car/computed-years';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { appropriatePercentage } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { roundedPence } from '@/lib/domain/tax/rounding';
import { headroom, taxBands } from '@/lib/domain/tax/tax-bands';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { p11dPence } from './p11d-pence';

/** The percentage a build is taxed by as a company car in the tax year of a day; null where no CO2 or no law is known. */
export function benefitPercent(figures: CompanyCarFigures, date: string): number | null {
  const car = taxedBuild(figures, date);
  const found = car ? appropriatePercentage(car, taxYearOn(date)) : null;
  return found && 'percent' in found ? found.percent : null;
}

/** The CO2 a build is taxed by, g/km; null where it is not known. */
export const taxedGrams = (figures: CompanyCarFigures, date: string): number | null =>
  taxedBuild(figures, date)?.co2GramsPerKm ?? null;

/** Whole g/km below the next band of the percentage; null in the highest, and where the CO2 or the law is not known. */
export function gramsToNextBand(figures: CompanyCarFigures, date: string): number | null {
  const car = taxedBuild(figures, date);
  return car && headroom(taxBands(car, taxYearOn(date)), car.co2GramsPerKm);
}

/** A month's tax at 20% on the P11D value by that percentage; null where either is not known. */
export function basicTaxPencePerMonth(figures: CompanyCarFigures, date: string): number | null {
  const percent = benefitPercent(figures, date) ?? figures.p11d.value?.years[0]?.percent ?? null;
  const price = p11dPence(figures);
  if (percent === null || price === null) return null;
  return perMonth(dueOn(roundedPence(price * percent, 'pence, half to even'), 20));
}

function taxedBuild({ emissions, p11d }: CompanyCarFigures, date: string) {
  const figures = emissions.value?.build.figures ?? null;
  const facts = { fuelType: p11d.value?.fuelType ?? null, figures, registered: date };
  return figures && taxedCarOf(facts, taxedCo2(figures));
}
