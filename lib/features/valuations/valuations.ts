/** Values a vehicle by plate, guide ID or VIN. Each submission ends in one frozen record. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  findMissingValuations,
  listPendingValuations,
  listValuations,
  readValuation,
} from '@/lib/api/endpoints/valuations';
import { britishDay } from '@/lib/domain/time/calendar';
import { entryWarnings } from '@/lib/domain/valuations/entry-warnings';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { acceptPlate } from '@/lib/domain/plates/check-plate';
import { acceptRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import { pendingValuationOf } from '@/lib/domain/valuations/pending-valuation';
import { acceptVin } from '@/lib/domain/vehicles/vin';
import { listedValuation, storedValuation } from '@/lib/features/stored';
import type { Ledger } from '@/lib/lookups/ledger';
import { requestLookUp, type LookUpServices } from '@/lib/lookups/look-up';
import { pricesNotRequested, registerNotRequested, valueNotRequested } from '@/lib/lookups/missing-answers';
import * as questions from '@/lib/lookups/questions';
import {
  findJoinedRecord,
  recordValuation,
  valuationAnswer,
  valuationSubmission,
  type RecordServices,
  type ValuationAnswers,
  type ValuationRequest,
} from '@/lib/lookups/record';
import type { LookUpSubmission } from '@/lib/lookups/reserve';
import { refusalOf, throwIfNothingAnswered, withLimitNotice, type LookUpResult } from '@/lib/lookups/result';

export interface ValuationServices extends LookUpServices, RecordServices {
  readonly ledger: Pick<Ledger, 'reserve' | 'settle' | 'limitsPassed' | 'endWithoutRecord'>;
}

type PlateServices = LookUpServices & Pick<RecordServices, 'now'>;
type StoredValuations = Pick<RecordServices, 'valuations'>;

export async function runCreateValuation(
  { input, session, ids: { idempotencyKey } }: EndpointCall<typeof createValuation>,
  services: ValuationServices,
) {
  const entry = acceptPlateEntry(input, services.now());
  const { fresh, mostCredits, internetPrices } = input;
  const terms = { session, idempotencyKey, fresh, mostCredits };
  const submission = valuationSubmission(entry.request, terms, { internetPrices });
  const { answers, results } = await lookUpPlate(entry, internetPrices, submission, services);
  return recordAnswered({ answers, results }, submission, services);
}

/**
 * Writes the record of a submission, or finds that of the one it joined.
 * @throws Fault if it got no answer at all, or nothing new because a limit or its price refused it
 */
export async function recordAnswered(
  { answers, results }: { readonly answers: ValuationAnswers; readonly results: readonly LookUpResult<unknown>[] },
  { session, idempotencyKey, request }: LookUpSubmission & { readonly request: ValuationRequest },
  services: ValuationServices,
) {
  throwIfNothingAnswered(results);
  const refusal = refusalOf(results, answers);
  if (refusal !== null) {
    await services.ledger.endWithoutRecord(session, idempotencyKey);
    throw refusal;
  }
  const joined = await findJoinedRecord(request, results, session, services);
  if (joined !== null) {
    await services.ledger.endWithoutRecord(session, idempotencyKey);
    return { ...joined, limitNotice: null };
  }
  const saving = recordValuation(answers, services, session, idempotencyKey, request);
  return withLimitNotice(saving, results, session, services);
}

export interface PlateEntry {
  readonly plate: string;
  readonly mileage: number;
  readonly request: ValuationRequest;
}

/** @throws Fault invalid_input */
export function acceptPlateEntry(
  input: { readonly plate: string; readonly mileage: string | number },
  now: Date,
): PlateEntry {
  const { plate, warnings } = acceptPlate(input.plate, britishDay(now));
  const mileage = acceptMileage(input.mileage);
  const request: ValuationRequest = {
    kind: 'plate',
    basedOn: null,
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: { plate, vin: null, kind: null, identifier: null, registered: null, mileage },
    warnings: entryWarnings('plate', warnings),
  };
  return { plate, mileage, request };
}

/**
 * A plate's look-ups in parallel: neither waits for the other, and if one fails, the other's answer is not lost.
 * @param valuingAfter the services of its values, if they depend on its check; they are reserved together all the same
 */
export async function lookUpPlate(
  { plate, mileage }: PlateEntry,
  withInternetPrices: boolean,
  submission: LookUpSubmission,
  services: PlateServices,
  valuingAfter: (check: Promise<LookUpResult<unknown>>) => PlateServices = () => services,
): Promise<{ answers: ValuationAnswers; results: readonly LookUpResult<unknown>[] }> {
  const check = requestLookUp(questions.lookUpByPlate(plate), submission, services);
  const [registration, [valuation, internetPrices]] = await Promise.all([
    check,
    valuePlate({ plate, mileage }, withInternetPrices, submission, valuingAfter(check)),
  ]);
  return {
    answers: { registration, valuation, internetPrices: internetPrices ?? pricesNotRequested },
    results: [registration, valuation, ...(internetPrices ? [internetPrices] : [])],
  };
}

/** The live values of a plate, and its market prices if wanted, else null; both are requested at the same time. */
export function valuePlate(
  { plate, mileage }: Pick<PlateEntry, 'plate' | 'mileage'>,
  withInternetPrices: boolean,
  submission: LookUpSubmission,
  services: PlateServices,
) {
  const now = services.now();
  return Promise.all([
    requestLookUp(questions.valueByPlate(plate, mileage, now), submission, services),
    withInternetPrices
      ? requestLookUp(questions.internetPricesByPlate(plate, mileage, now), submission, services)
      : null,
  ]);
}

export async function runCreateValuationByIdentifier(
  { input, session, ids }: EndpointCall<typeof createValuationByIdentifier>,
  services: ValuationServices,
) {
  const { kind, identifier, registered, fresh, mostCredits } = input;
  const mileage = acceptMileage(input.mileage);
  acceptRegistrationDate(registered, britishDay(services.now()));
  const request: ValuationRequest = {
    kind: 'identifier',
    basedOn: null,
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: { plate: null, vin: null, kind, identifier, registered, mileage },
    warnings: [],
  };
  const submission = valuationSubmission(request, { session, ...ids, fresh, mostCredits });
  const question = questions.valueByIdentifier({ kind, identifier, registered }, mileage, services.now());
  const valuation = await requestLookUp(question, submission, services);
  const answers = { registration: registerNotRequested, valuation, internetPrices: pricesNotRequested };
  return recordAnswered({ answers, results: [valuation] }, submission, services);
}

export async function runCreateValuationByVin(
  { input, session, ids }: EndpointCall<typeof createValuationByVin>,
  services: ValuationServices,
) {
  const { vin, warnings } = acceptVin(input.vin);
  const mileage = input.mileage === undefined ? null : acceptMileage(input.mileage);
  const request: ValuationRequest = {
    kind: 'vin',
    basedOn: null,
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: { plate: null, vin, kind: null, identifier: null, registered: null, mileage },
    warnings: entryWarnings('vin', warnings),
  };
  const { fresh, mostCredits } = input;
  const submission = valuationSubmission(request, { session, ...ids, fresh, mostCredits });
  const registration = await requestLookUp(questions.lookUpByVin(vin), submission, services);
  const answers = {
    registration,
    valuation: valueNotRequested(registration.answer, mileage),
    internetPrices: pricesNotRequested,
  };
  return recordAnswered({ answers, results: [registration] }, submission, services);
}

export async function runReadValuation(
  { input, session }: EndpointCall<typeof readValuation>,
  services: StoredValuations,
) {
  return valuationAnswer(await storedValuation(services, session, input.id));
}

export async function runListValuations(
  { input, session }: EndpointCall<typeof listValuations>,
  services: StoredValuations,
) {
  const { organisationId } = session;
  const { items, next } = await services.valuations.list({
    organisationId,
    limit: input.limit,
    after: input.after ?? null,
    search: input.search ?? null,
    oneByOne: input.oneByOne,
  });
  return { items: items.map(listedValuation), next };
}

/** Of another organisation is as if it did not exist. */
export async function runFindMissingValuations(
  { input: { ids }, session: { organisationId } }: EndpointCall<typeof findMissingValuations>,
  { valuations }: StoredValuations,
) {
  const existing = new Set(await valuations.existing({ organisationId, ids }));
  return { missing: ids.filter((id) => !existing.has(id)) };
}

export async function runListPendingValuations(
  { session }: EndpointCall<typeof listPendingValuations>,
  { ledger }: { readonly ledger: Pick<Ledger, 'pendingSubmissions'> },
) {
  const pending = await ledger.pendingSubmissions(session.organisationId);
  return { items: pending.map(pendingValuationOf) };
}
