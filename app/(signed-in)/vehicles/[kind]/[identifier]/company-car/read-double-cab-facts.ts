import { readEmissions } from '@/lib/api/endpoints/emissions';
import { readSpecification } from '@/lib/api/endpoints/vehicles';
import type { DoubleCabFacts } from '@/components/tax/van/taxed-van-figures';
import { becauseOf } from '@/lib/domain/because-of';
import { doubleCabCar } from '@/lib/domain/tax/company-car/double-cab';
import type { Day } from '@/lib/domain/time/calendar';
import type { Specification } from '@/lib/domain/vehicles/technical/technical-data';
import { Fault } from '@/lib/fault';
import { runReadEmissions } from '@/lib/features/emissions/emissions';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { answerOrFault } from '../../../../answer-or-fault';

/**
 * Price and emissions of a double-cab pick-up on the day of its registration. Without a price of that day, today's is
 * used.
 */
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
  const price = (specification instanceof Fault ? null : specification.price) ?? latestPrice;
  return {
    car: doubleCabCar(
      { fuelType: fuel, registered },
      emissions instanceof Fault ? becauseOf(emissions) : (emissions.emissions.configurations[0] ?? null),
    ),
    guidePricePence: price && price.basicPence + price.vatPence,
    faults: [emissions, specification].filter((answer) => answer instanceof Fault),
  };
}
