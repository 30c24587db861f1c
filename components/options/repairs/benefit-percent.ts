import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { taxedCarOf } from '@/lib/domain/tax/company-car/computed-years';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { appropriatePercentage } from '@/lib/domain/tax/appropriate-percentage';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';

/** The percentage a build is taxed by as a company car in the tax year of a day; null where no CO2 or no law is known. */
export function benefitPercent({ emissions, p11d }: CompanyCarFigures, date: string): number | null {
  const figures = emissions.value?.build.figures ?? null;
  const facts = { fuelType: p11d.value?.fuelType ?? null, figures, registered: date };
  const car = figures && taxedCarOf(facts, taxedCo2(figures));
  const found = car ? appropriatePercentage(car, taxYearOn(date)) : null;
  return found && 'percent' in found ? found.percent : null;
}
