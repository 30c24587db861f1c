/** What a company car costs by our calculation, where the legislation service's figures are of another car. */
import type { OwnCosts } from '@/lib/domain/costs/whole-life-parts';
import { firstYearDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { classOneAInputOf, wholeLifeClassOneA } from './class-one-a-years';
import type { CompanyCarFigures } from './company-car';
import { lawFacts } from './computed-years';
import type { DatedTerms } from './dated-terms';

/** First-year vehicle tax in pounds by our tables; null if it is not known. */
export function ownFirstYearDuty(duty: VehicleDutyCar | null): number | null {
  const found = duty && firstYearDuty(duty);
  return found && 'pounds' in found ? found.pounds : null;
}

/** For a whole life cost: the service takes neither the driver's terms nor the build's own CO2. */
export function ownCostsOf(car: CompanyCarFigures, terms: DatedTerms): OwnCosts {
  const { duty, isOwnCo2 } = lawFacts(car);
  return {
    classOneAPence: wholeLifeClassOneA(classOneAInputOf(car, terms)),
    dutyFirst: isOwnCo2 ? { pounds: ownFirstYearDuty(duty) } : null,
  };
}
