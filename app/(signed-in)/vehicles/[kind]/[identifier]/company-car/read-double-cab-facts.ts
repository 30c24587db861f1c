import { readEmissions } from '@/lib/api/endpoints/emissions';
import { readSpecification } from '@/lib/api/endpoints/vehicles';
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { DoubleCabFacts } from '@/components/tax/van/taxed-van-figures';
import { taxedCarOf } from '@/lib/domain/tax/company-car/computed-years';
import type { Day } from '@/lib/domain/time/calendar';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import { Fault } from '@/lib/fault';
import { runReadEmissions } from '@/lib/features/emissions/emissions';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { answerOrFault } from '../../../../answer-or-fault';

/** Price and emissions of a double-cab pick-up on the day of its registration; what cannot be read is null. */
export async function readDoubleCabFacts(
  van: { readonly kind: 'van'; readonly identifier: number },
  registered: Day,
  { fuel, price: latestPrice }: Specification,
  head: Headers,
): Promise<DoubleCabFacts> {
  const [emissions, specification] = await Promise.all([
    answerOrFault(readEmissions, runReadEmissions, { ...van, date: registered }, head),
    answerOrFault(readSpecification, runReadSpecification, { ...van, on: registered }, head),
  ]);
  const figures = emissions instanceof Fault ? null : (emissions.emissions.configurations[0]?.figures ?? null);
  const price = (specification instanceof Fault ? null : specification.price) ?? latestPrice;
  return {
    car: taxedCarOf({ fuelType: fuel, figures, registered }, figures && taxedCo2(figures)),
    guidePricePence: price && price.basicPence + price.vatPence,
  };
}
