/** What each derivative of a list costs its driver as a company car, in one answer. Free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { getP11DValuation } from '@/lib/contract/p11d';
import { wltpValues } from '@/lib/contract/wltp';
import type { EmissionFigures, EmissionsConfiguration } from '@/lib/domain/emissions/emissions';
import { emissionsFrom, emissionsParams } from '@/lib/domain/emissions/emissions-from';
import { CONFIGURATIONS_MAX } from '@/lib/domain/emissions/pasted-configurations';
import {
  derivativeFigures,
  isPlugInHybrid,
  type DerivativeFigures,
} from '@/lib/domain/tax/company-car/derivative-figures';
import { p11dFrom, p11dParams } from '@/lib/domain/tax/company-car/p11d';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import { britishDay } from '@/lib/domain/time/calendar';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { modelYearReference } from '@/lib/domain/vehicles/model-year';
import type { ListedDerivative } from '@/lib/domain/vehicles/vehicle-description';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { answerOrNull, partialAnswer } from '@/lib/features/partial-answer';
import { UNKNOWN_CAR } from './cars-only';
import { derivativesOf } from './vehicle-levels';
import type { VehicleServices } from './vehicles';

/** The service takes one car at a time. Fewer than the provider serves at the same time, so that others are served meanwhile. */
const CONCURRENCY = 8;

/** In the order of the list; empty for kinds other than cars, which the service does not cover. */
export async function runListDerivativeFigures(
  { input, signal }: EndpointCall<typeof listDerivativeFigures>,
  services: VehicleServices & { readonly now: () => Date },
): Promise<DerivativeFigures[]> {
  if (input.kind !== 'car') return [];
  const { cached, now } = services;
  const today = britishDay(now());
  const { ending } = taxYearOn(today);
  const priced = async (derivative: ListedDerivative) => {
    const registered = specificationDay(derivative, today);
    const question = cached.call(getP11DValuation, p11dParams(derivative.identifier, registered, []));
    return { derivative, registered, answer: await partialAnswer(question.then(p11dFrom), UNKNOWN_CAR) };
  };
  // After an abort the reader has moved on to another list: no one reads this answer.
  const cars = await mapConcurrent(await derivativesOf(input, services), priced, { concurrency: CONCURRENCY, signal });
  const plugIns = cars.filter(({ answer }) => answer.value && isPlugInHybrid(answer.value));
  const certificates = await plainCertificates(
    plugIns.map(({ derivative }) => derivative),
    services,
    signal,
  );
  return cars.map((car) => {
    const { identifier } = car.derivative;
    const plain = { registered: car.registered, figures: certificates.get(identifier) ?? null };
    return derivativeFigures(identifier, car.answer, ending, plugIns.includes(car) ? plain : null);
  });
}

/** Of cars without options: the electric range decides their percentage. One request for as many as it takes. */
async function plainCertificates(
  derivatives: readonly ListedDerivative[],
  { cached }: VehicleServices,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, EmissionFigures>> {
  const plain = derivatives.flatMap(({ identifier, modelYear }): EmissionsConfiguration[] =>
    modelYear === null ? [] : [{ kind: 'car', identifier, modelYear: modelYearReference(modelYear), equipment: [] }],
  );
  const batches = Array.from({ length: Math.ceil(plain.length / CONFIGURATIONS_MAX) }, (_, at) =>
    plain.slice(at * CONFIGURATIONS_MAX, (at + 1) * CONFIGURATIONS_MAX),
  );
  const certified = async (batch: readonly EmissionsConfiguration[]) => {
    const answer = await answerOrNull(cached.requestResource(wltpValues, emissionsParams(batch)));
    return answer === null ? [] : emissionsFrom(batch, answer).configurations;
  };
  const answers = await mapConcurrent(batches, certified, { concurrency: CONCURRENCY, signal });
  return new Map(
    answers.flat().flatMap(({ identifier, figures }) => (figures ? [[identifier, figures] as const] : [])),
  );
}
