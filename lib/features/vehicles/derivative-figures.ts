/** What each derivative of a list costs its driver as a company car, in one answer. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { getP11DValuation } from '@/lib/contract/p11d';
import { derivativeFigures, type DerivativeFigures } from '@/lib/domain/tax/company-car/derivative-figures';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { britishDay } from '@/lib/domain/time/calendar';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { partialAnswer } from '@/lib/features/partial-answer';
import { UNKNOWN_CAR } from './cars-only';
import { derivativesOf } from './vehicle-levels';
import type { VehicleServices } from './vehicles';

/** The service takes one car at a time. Fewer than the provider serves at the same time, so that others are served meanwhile. */
const CONCURRENCY = 8;

/** In the order of the list; empty for kinds other than cars, which the service does not cover. */
export async function runListDerivativeFigures(
  { input, signal }: EndpointCall<typeof listDerivativeFigures>,
  { cached, now }: VehicleServices & { readonly now: () => Date },
): Promise<DerivativeFigures[]> {
  if (input.kind !== 'car') return [];
  const derivatives = await derivativesOf(input, { cached });
  const today = britishDay(now());
  const figuresOf = async (derivative: (typeof derivatives)[number]): Promise<DerivativeFigures> => {
    const params = p11dParams(derivative.identifier, specificationDay(derivative, today), []);
    const answer = await partialAnswer(cached.call(getP11DValuation, params).then(p11dFrom), UNKNOWN_CAR);
    return derivativeFigures(derivative.identifier, answer, taxYearOn(today).ending);
  };
  // After an abort the reader has moved on to another list: no one reads this answer.
  return mapConcurrent(derivatives, figuresOf, { concurrency: CONCURRENCY, signal });
}
