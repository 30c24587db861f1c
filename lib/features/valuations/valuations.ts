/** Valuing a vehicle: by plate, by identifier, by VIN, and again from a record. Each press ends in one frozen record. */
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  listValuations,
  readValuation,
  revalue,
} from '@/lib/api/endpoints/valuations';
import { britishDay } from '@/lib/domain/time/calendar';
import { acceptMileage, mileageWarnings } from '@/lib/domain/vehicles/mileage';
import { acceptPlate, oldestAgeMonths } from '@/lib/domain/plates/check-plate';
import { readPlate } from '@/lib/domain/plates/plate-shapes';
import { acceptRegistrationDate, monthsOnTheRoad } from '@/lib/domain/vehicles/registration-date';
import { recordOffersDerivative, registrationFromRecord } from '@/lib/domain/valuations/registration-from-record';
import {
  valuationRecordSchema,
  valuationSummarySchema,
  type EntryWarning,
  type ValuationRecord,
} from '@/lib/domain/valuations/valuation';
import { acceptVin } from '@/lib/domain/vehicles/vin';
import { Fault } from '@/lib/fault';
import { requestLookUp, throwIfNothingAnswered, type LookUpResult } from '@/lib/lookups/billed-look-up';
import * as questions from '@/lib/lookups/billed-operations';
import {
  recordValuation,
  valuationAnswer,
  type ValuationServices,
  type ValuationRequest,
} from '@/lib/lookups/record-valuation';
import {
  pricesByMarkOnly,
  pricesNotRequested,
  registerNotRequested,
  valueNotRequested,
} from '@/lib/lookups/missing-answers';

export async function runCreateValuation(
  { input, session, ids }: EndpointCall<typeof createValuation>,
  services: ValuationServices,
) {
  return valueByMark(input, session, ids.idempotencyKey, services);
}

/**
 * One wish: a mark and its mileage. `refuse` throws where what was brought is not to be recorded; a wish refused for
 * want of an answer that nobody was charged for may be repeated under the same key. Whoever gives a `refuse` sees to
 * the record even when the process dies in between; otherwise `recordInterrupted` does.
 */
export async function valueByMark(
  input: EndpointCall<typeof createValuation>['input'],
  session: Session,
  idempotencyKey: string,
  services: ValuationServices,
  refuse?: (results: readonly LookUpResult<unknown>[]) => void,
) {
  const now = services.now();
  const { plate, warnings } = acceptPlate(input.plate, britishDay(now));
  const mileage = acceptMileage(input.mileage);
  const reading = readPlate(plate);
  const age = reading && oldestAgeMonths(reading, britishDay(now));
  const request: ValuationRequest = {
    kind: 'plate',
    basedOn: null,
    asked: { plate, vin: null, kind: null, identifier: null, registered: null, mileage },
    warnings: [...entryWarnings('plate', warnings), ...entryWarnings('mileage', mileageWarnings(mileage, age))],
  };
  const lookUpOptions = { session, idempotencyKey, fresh: input.fresh, ...(refuse ? {} : { wish: request }) };

  // Side by side: neither waits for the other, and neither's failure loses the other's answer.
  const [registration, valuation, internetPrices] = await Promise.all([
    requestLookUp(questions.lookUpByPlate(plate), lookUpOptions, services),
    requestLookUp(questions.valueByPlate(plate, mileage, now), lookUpOptions, services),
    input.internetPrices
      ? requestLookUp(questions.internetPricesByPlate(plate, mileage, now), lookUpOptions, services)
      : pricesNotRequested,
  ]);
  (refuse ?? throwIfNothingAnswered)([registration, valuation, ...(input.internetPrices ? [internetPrices] : [])]);
  return recordValuation({ registration, valuation, internetPrices }, services, session, idempotencyKey, request);
}

export async function runCreateValuationByIdentifier(
  { input, session, ids }: EndpointCall<typeof createValuationByIdentifier>,
  services: ValuationServices,
) {
  const { kind, identifier, registered, fresh } = input;
  const today = britishDay(services.now());
  const mileage = acceptMileage(input.mileage);
  acceptRegistrationDate(registered, today);
  const request: ValuationRequest = {
    kind: 'identifier',
    basedOn: null,
    asked: { plate: null, vin: null, kind, identifier, registered, mileage },
    warnings: entryWarnings('mileage', mileageWarnings(mileage, monthsOnTheRoad(registered, today))),
  };
  const valuation = await requestLookUp(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, services.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh, wish: request },
    services,
  );
  throwIfNothingAnswered([valuation]);
  const answers = { registration: registerNotRequested, valuation, internetPrices: pricesByMarkOnly };
  return recordValuation(answers, services, session, ids.idempotencyKey, request);
}

export async function runCreateValuationByVin(
  { input, session, ids }: EndpointCall<typeof createValuationByVin>,
  services: ValuationServices,
) {
  const { vin, warnings } = acceptVin(input.vin);
  const request: ValuationRequest = {
    kind: 'vin',
    basedOn: null,
    asked: { plate: null, vin, kind: null, identifier: null, registered: null, mileage: null },
    warnings: entryWarnings('vin', warnings),
  };
  const lookUpOptions = { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh, wish: request };
  const registration = await requestLookUp(questions.lookUpByVin(vin), lookUpOptions, services);
  throwIfNothingAnswered([registration]);
  const answers = { registration, valuation: valueNotRequested, internetPrices: pricesByMarkOnly };
  return recordValuation(answers, services, session, ids.idempotencyKey, request);
}

/** The vehicle of a record, or one of its alternatives, by identifier; what the register said is kept from the record. */
export async function runRevalue({ input, session, ids }: EndpointCall<typeof revalue>, services: ValuationServices) {
  const base = await stored(services, session, input.id);
  const { kind, identifier } = input;
  if (!recordOffersDerivative(base, kind, identifier)) {
    throw new Fault('invalid_input', {
      message: 'This record does not list that derivative.',
      fix: 'Choose one of its alternatives, or value the identifier on its own.',
      field: 'identifier',
    });
  }
  const registered = input.registered ?? base.identity.registered ?? base.register?.firstRegistered;
  if (!registered) {
    throw new Fault('invalid_input', {
      message: 'The date of registration is not known for this vehicle.',
      fix: 'Enter it, as it stands in the registration document.',
      field: 'registered',
    });
  }
  const today = britishDay(services.now());
  acceptRegistrationDate(registered, today);
  const mileage = acceptMileage(input.mileage ?? base.mileage.entered ?? '');
  const request: ValuationRequest = {
    kind: 'identifier',
    basedOn: base.id,
    asked: { plate: base.asked.plate, vin: base.asked.vin, kind, identifier, registered, mileage },
    warnings: entryWarnings('mileage', mileageWarnings(mileage, monthsOnTheRoad(registered, today, base.register))),
  };
  const valuation = await requestLookUp(
    questions.valueByIdentifier({ kind, identifier, registered }, mileage, services.now()),
    { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh, wish: request },
    services,
  );
  throwIfNothingAnswered([valuation]);
  const answers = { registration: registrationFromRecord(base), valuation, internetPrices: pricesByMarkOnly };
  return recordValuation(answers, services, session, ids.idempotencyKey, request);
}

export async function runReadValuation(
  { input, session }: EndpointCall<typeof readValuation>,
  services: ValuationServices,
) {
  const found = await services.valuations.get({ organisationId: session.organisationId, id: input.id });
  if (!found) throw notFound();
  return valuationAnswer(found);
}

export async function runListValuations(
  { input, session }: EndpointCall<typeof listValuations>,
  services: ValuationServices,
) {
  const { organisationId } = session;
  const { items, next } = await services.valuations.list({
    organisationId,
    limit: input.limit,
    after: input.after ?? null,
    search: input.search ?? null,
  });
  return { items: items.map(({ summary }) => valuationSummarySchema.parse(summary)), next };
}

/** A record of the organisation. @throws Fault not_found */
export async function stored(services: ValuationServices, session: Session, id: string): Promise<ValuationRecord> {
  const found = await services.valuations.get({ organisationId: session.organisationId, id });
  if (!found) throw notFound();
  return valuationRecordSchema.parse(found.record);
}

function entryWarnings(
  field: EntryWarning['field'],
  warnings: readonly { code: string; text: string }[],
): EntryWarning[] {
  return warnings.map(({ code, text }) => ({ field, code, text }));
}

const notFound = (): Fault =>
  new Fault('not_found', {
    message: 'There is no such valuation in your organisation.',
    fix: 'Look for it in the list of valuations.',
  });
