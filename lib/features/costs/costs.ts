/** The cost of a company car over a term, and of a car to its private owner. Everything here is free. */
import type { calculateOwnership, readWholeLife, readWholeLifeTerms } from '@/lib/api/endpoints/costs';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getFutureValuation, getPpmValuation } from '@/lib/contract/future-values';
import { getLegislationData } from '@/lib/contract/legislation';
import { getSmrValuation } from '@/lib/contract/smr';
import { getTco } from '@/lib/contract/tco';
import {
  futureValueFrom,
  futureValueParams,
  maintenanceFrom,
  maintenanceParams,
  ownershipFrom,
  ownershipParams,
  perMileFrom,
  type WholeLifeCosts,
  type WholeLifeTerms,
} from '@/lib/domain/costs/whole-life-costs';
import { legislationFrom, legislationParams } from '@/lib/domain/tax/legislation';
import { roundedTerm, termsAtPace } from '@/lib/domain/costs/term';
import { Fault } from '@/lib/fault';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from '@/lib/features/vehicles/cars-only';
import { partialAnswer } from '@/lib/features/partial-answer';
import { configuredVehicle, taxedOptions, type ConfigurationServices } from '@/lib/features/options/configured-vehicle';
import { SOURCES } from '@/lib/domain/source-names';

export async function runReadWholeLife(
  { input }: EndpointCall<typeof readWholeLife>,
  services: ConfigurationServices,
): Promise<WholeLifeCosts> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, services);
  const { build } = vehicle;
  const { taken, leftOut } = taxedOptions(vehicle);
  const { identifier } = input;
  const requestedTerm = { termMonths: input.term, miles: input.miles };
  // Rounded as the legislation service does it, so that all services use the same term and mileage.
  const used = roundedTerm(requestedTerm);
  const { cached } = services;
  const question = maintenanceParams(identifier, build.date, used);
  const none = (what: string) => ({
    reason: `${SOURCES.guide.atStart} gives no ${what} for this car over ${used.termMonths} months.`,
    next: 'It covers cars on sale in the month requested. Choose another date or term.',
  });
  const [legislation, maintenancePence, maintenancePencePerMile, futureValuePence] = await Promise.all([
    partialAnswer(
      cached
        .call(getLegislationData, legislationParams(identifier, build.date, taken, requestedTerm))
        .then(legislationFrom),
      UNKNOWN_CAR,
    ),
    partialAnswer(cached.call(getSmrValuation, question).then(maintenanceFrom), none('maintenance cost')),
    partialAnswer(cached.call(getPpmValuation, question).then(perMileFrom), none('pence per mile')),
    partialAnswer(
      cached
        .call(getFutureValuation, futureValueParams(identifier, build.date, build.date, used))
        .then(futureValueFrom),
      none('future value'),
    ),
  ]);
  return {
    requested: requestedTerm,
    used,
    begins: build.date,
    requestedEdition: question.datasetDate,
    legislation,
    leftOut,
    maintenancePence,
    maintenancePencePerMile,
    futureValuePence,
  };
}

/** The service needs one request per term; the term that the page has requested already is a cached answer. */
export async function runReadWholeLifeTerms(
  { input }: EndpointCall<typeof readWholeLifeTerms>,
  services: ConfigurationServices,
): Promise<WholeLifeTerms> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, services);
  const { taken } = taxedOptions(vehicle);
  const requestedTerm = { termMonths: input.term, miles: input.miles };
  const used = roundedTerm(requestedTerm);
  const terms = termsAtPace(requestedTerm).map(async (term) => {
    const isRequested = term.termMonths === used.termMonths;
    const question = legislationParams(input.identifier, vehicle.build.date, taken, isRequested ? requestedTerm : term);
    const legislation = services.cached.call(getLegislationData, question).then(legislationFrom);
    return { used: term, legislation: await partialAnswer(legislation, UNKNOWN_CAR) };
  });
  return { used, begins: vehicle.build.date, terms: await Promise.all(terms) };
}

export async function runCalculateOwnership(
  { input }: EndpointCall<typeof calculateOwnership>,
  { caller }: ConfigurationServices,
) {
  carsOnly(input.kind, 'Total costs of ownership');
  const { identifier, registered, kind: _, ...ownershipQuery } = input;
  if (ownershipQuery.depositPounds > ownershipQuery.purchasePounds) {
    throw new Fault('invalid_input', {
      message: 'The deposit is more than the price.',
      fix: 'Enter a deposit up to the price.',
      field: 'depositPounds',
    });
  }
  // Not cached: age and post code must not be stored.
  return partialAnswer(
    caller.call(getTco, ownershipParams(identifier, registered, ownershipQuery)).then(({ value }) => {
      const { ownership, words } = ownershipFrom(value, ownershipQuery);
      if (ownership === null && words !== '') {
        throw new Fault('provider_refused', {
          message: `The service answers: “${words}”`,
          fix: 'Correct the details it names.',
        });
      }
      return ownership;
    }),
    { reason: 'The service gives no cost of ownership for this car.', next: 'Try another length of ownership.' },
  );
}
