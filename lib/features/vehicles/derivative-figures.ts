/** What each derivative of a list costs its driver as a company car, in one answer. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { getP11DValuation } from '@/lib/contract/p11d';
import {
  derivativeFigures,
  isPlugInHybrid,
  type DerivativeFigures,
  type PlainEmissions,
} from '@/lib/domain/tax/company-car/derivative-figures';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { britishDay } from '@/lib/domain/time/calendar';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import type { Day } from '@/lib/domain/time/calendar';
import { requestBuildEmissions } from '@/lib/features/emissions/build-emissions';
import { configuredVehicle, type ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { answerOrNull, partialAnswer } from '@/lib/features/partial-answer';
import { UNKNOWN_CAR } from './cars-only';
import { derivativesOf } from './vehicle-levels';

/** The service takes one car at a time. Fewer than the provider serves at the same time, so that others are served meanwhile. */
const CONCURRENCY = 8;

/** In the order of the list; empty for kinds other than cars, which the service does not cover. */
export async function runListDerivativeFigures(
  { input, signal }: EndpointCall<typeof listDerivativeFigures>,
  services: ConfigurationServices,
): Promise<DerivativeFigures[]> {
  if (input.kind !== 'car') return [];
  const { cached, now } = services;
  const { ending } = taxYearOn(britishDay(now()));
  const derivatives = await derivativesOf(input, { cached });
  const today = britishDay(now());
  const figuresOf = async (derivative: (typeof derivatives)[number]): Promise<DerivativeFigures> => {
    const { identifier } = derivative;
    const date = specificationDay(derivative, today);
    const params = p11dParams(identifier, date, []);
    const answer = await partialAnswer(cached.call(getP11DValuation, params).then(p11dFrom), UNKNOWN_CAR);
    const emissions =
      answer.value && isPlugInHybrid(answer.value) ? await plainEmissions(identifier, date, services) : null;
    return derivativeFigures(identifier, answer, ending, emissions);
  };
  // After an abort the reader has moved on to another list: no one reads this answer.
  return mapConcurrent(derivatives, figuresOf, { concurrency: CONCURRENCY, signal });
}

/** Of a car without options: its certificate's electric range decides its percentage. */
async function plainEmissions(identifier: number, date: Day, services: ConfigurationServices): Promise<PlainEmissions> {
  const vehicle = await answerOrNull(configuredVehicle({ kind: 'car', identifier, date }, services));
  const plain = vehicle && [vehicle.now.payloads().wltp];
  const emissions = vehicle && plain && (await answerOrNull(requestBuildEmissions(vehicle, plain, services)));
  return { registered: date, figures: emissions?.configurations[0]?.figures ?? null };
}
