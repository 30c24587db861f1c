/** What a company car costs over a term, and a car its private owner. Everything here is free. */
import type { askOwnership, readWholeLife, readWholeLifeTerms } from '@/lib/api/costs';
import type { Call } from '@/lib/api/serve';
import { getFutureValuation, getPpmValuation } from '@/lib/contract/future-values';
import { getLegislationData } from '@/lib/contract/legislation';
import { getSmrValuation } from '@/lib/contract/smr';
import { getTco } from '@/lib/contract/tco';
import {
  futureValueFrom,
  futureValueQuestion,
  maintenanceFrom,
  maintenanceQuestion,
  ownershipFrom,
  ownershipQuestion,
  perMileFrom,
  type WholeLife,
  type WholeLifeTerms,
} from '@/lib/domain/costs';
import { legislationFrom, legislationQuestion } from '@/lib/domain/legislation';
import { roundedTerm, termsAtPace } from '@/lib/domain/term';
import { Fault } from '@/lib/fault';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from './cars-only';
import { onePart } from './one-part';
import { configuredVehicle, taxedOptions, type BuildNeeds } from './options-build';

export async function runReadWholeLife({ input }: Call<typeof readWholeLife>, house: BuildNeeds): Promise<WholeLife> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, house);
  const { build } = vehicle;
  const { taken, leftOut } = taxedOptions(vehicle);
  const { identifier } = input;
  const asked = { termMonths: input.term, miles: input.miles };
  // Rounded as the legislation service does it, so that all services speak of the same term and mileage.
  const used = roundedTerm(asked);
  const { kept } = house;
  const question = maintenanceQuestion(identifier, build.date, used);
  const none = (what: string) => ({
    reason: `The guide gives no ${what} for this car over ${used.termMonths} months.`,
    next: 'It gives them of cars on sale in the edition; choose another day or term.',
  });
  const [legislation, maintenancePence, maintenancePencePerMile, futureValuePence] = await Promise.all([
    onePart(
      kept.call(getLegislationData, legislationQuestion(identifier, build.date, taken, asked)).then(legislationFrom),
      UNKNOWN_CAR,
    ),
    onePart(kept.call(getSmrValuation, question).then(maintenanceFrom), none('maintenance cost')),
    onePart(kept.call(getPpmValuation, question).then(perMileFrom), none('pence a mile')),
    onePart(
      kept
        .call(getFutureValuation, futureValueQuestion(identifier, build.date, build.date, used))
        .then(futureValueFrom),
      none('future value'),
    ),
  ]);
  return {
    ...{ asked, used, edition: question.datasetDate, legislation, leftOut },
    ...{ maintenancePence, maintenancePencePerMile, futureValuePence },
  };
}

/** One question a term is the fewest the service allows; the term the page has asked for already is a kept answer. */
export async function runReadWholeLifeTerms(
  { input }: Call<typeof readWholeLifeTerms>,
  house: BuildNeeds,
): Promise<WholeLifeTerms> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, house);
  const { taken } = taxedOptions(vehicle);
  const asked = { termMonths: input.term, miles: input.miles };
  const used = roundedTerm(asked);
  const terms = termsAtPace(asked).map(async (term) => {
    const isAsked = term.termMonths === used.termMonths;
    const question = legislationQuestion(input.identifier, vehicle.build.date, taken, isAsked ? asked : term);
    const legislation = house.kept.call(getLegislationData, question).then(legislationFrom);
    return { used: term, legislation: await onePart(legislation, UNKNOWN_CAR) };
  });
  return { used, terms: await Promise.all(terms) };
}

export async function runAskOwnership({ input }: Call<typeof askOwnership>, { caller }: BuildNeeds) {
  carsOnly(input.kind, 'Total costs of ownership');
  const { identifier, registered, kind: _, ...asked } = input;
  if (asked.depositPounds > asked.purchasePounds) {
    throw new Fault('invalid_input', {
      message: 'The deposit is more than the price.',
      fix: 'Enter a deposit up to the price.',
      field: 'depositPounds',
    });
  }
  // Not through the kept answers: age and post code are nobody's to keep.
  return onePart(
    caller.call(getTco, ownershipQuestion(identifier, registered, asked)).then(({ value }) => {
      const { ownership, words } = ownershipFrom(value, asked);
      if (ownership === null && words !== '') {
        throw new Fault('provider_refused', {
          message: `The service answers: “${words}”`,
          fix: 'Change what it asks about.',
        });
      }
      return ownership;
    }),
    { reason: 'The service gives no cost of ownership for this car.', next: 'Try another length of ownership.' },
  );
}
