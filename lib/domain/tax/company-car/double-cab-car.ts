/** A double-cab pick-up as a car, from what the emissions service answers of it. */
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import { problemBecause } from '@/lib/domain/emissions/emissions-problem';
import type { Because } from '@/lib/domain/provenance';
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { noCo2 } from './certified-co2';
import { taxedCarOf, type TaxedFacts } from './computed-years';

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
