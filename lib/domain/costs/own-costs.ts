/** What a company car costs by our calculation, where the legislation service's figures are of another car. */
import { firstYearDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { classOneAInputOf, wholeLifeClassOneA } from '@/lib/domain/tax/company-car/class-one-a-years';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import type { DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { Day } from '@/lib/domain/time/calendar';
import { laterLicences } from './duty-of-term';
import type { OwnCosts } from './whole-life-parts';

/** First-year vehicle tax in pounds by our tables; null if it is not known. */
export function ownFirstYearDuty(duty: VehicleDutyCar | null): number | null {
  const found = duty && firstYearDuty(duty);
  return found && 'pounds' in found ? found.pounds : null;
}

/**
 * For a whole life cost: the service takes neither the driver's terms nor the build's own CO2, and gives vehicle tax of
 * the first two years alone.
 */
export function ownCostsOf(car: CompanyCarFigures, terms: DatedTerms, today: Day): OwnCosts {
  const { duty, isOwnCo2 } = lawFacts(car);
  return {
    classOneA: wholeLifeClassOneA(classOneAInputOf(car, terms)),
    dutyFirst: isOwnCo2 ? { pounds: ownFirstYearDuty(duty) } : null,
    laterLicences: duty && laterLicences(duty, today),
  };
}
