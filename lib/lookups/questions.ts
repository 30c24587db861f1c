/** The billed questions: what each sends to the provider, how long its answer is cached, and how a cached one is read. */
import type { OperationAnswer } from '@/lib/contract/operations';
import { regLookupAlternativeVrm, regLookupVin, regLookupVrm, type RegistrationAnswer } from '@/lib/contract/reg';
import {
  refidValuation,
  vrmInternetPricesValuation,
  vrmValuation,
  type InternetPricesAnswer,
  type RefidValuationAnswer,
  type VrmValuationAnswer,
} from '@/lib/contract/vrm';
import { minutesOfMonth } from '@/lib/domain/time/calendar';
import {
  guideAnswerFrom,
  guideAnswerSchema,
  identifierValuationParams,
  internetAnswerFrom,
  internetAnswerSchema,
  plateValuationParams,
  type IdentifierValuation,
  type GuideAnswer,
  type InternetAnswer,
} from '@/lib/domain/valuations/guide-answer';
import { guideMileage } from '@/lib/domain/vehicles/mileage';
import { RECENT_HOURS } from '@/lib/domain/usage/recent-results';
import { registrationSchema, type Registration } from '@/lib/domain/vehicles/registration/registration';
import {
  alternativesParams,
  plateLookUpParams,
  registrationFrom,
  vinLookUpParams,
} from '@/lib/domain/vehicles/registration/registration-from';
import { billedQuestion, type LookUpReply, type ReadableReply } from './billed-question';

const CACHE_MINUTES = RECENT_HOURS * 60;

/** What questions about the vehicle itself have in common. */
const registrationQuestion = (plateOrVin: string) => ({
  source: 'registration' as const,
  subject: plateOrVin,
  params: {},
  cacheMinutes: CACHE_MINUTES,
  readReply: registrationReply,
  readStored: (stored: unknown) => registrationSchema.parse(stored),
  mileageUsed: () => null,
});

/** The registration look-up by a normalised plate. */
export const lookUpByPlate = (plate: string) =>
  billedQuestion({
    ...registrationQuestion(plate),
    operation: regLookupVrm.name,
    request: { operation: regLookupVrm, params: plateLookUpParams(plate) },
  });

/** The registration look-up by a normalised VIN. */
export const lookUpByVin = (vin: string) =>
  billedQuestion({
    ...registrationQuestion(vin),
    operation: regLookupVin.name,
    request: { operation: regLookupVin, params: vinLookUpParams(vin) },
  });

/** The other derivatives that a plate may be, following the look-up with this audit ID. */
export const listAlternatives = (plate: string, auditId: number) =>
  billedQuestion({
    ...registrationQuestion(plate),
    operation: regLookupAlternativeVrm.name,
    params: { auditId },
    request: { operation: regLookupAlternativeVrm, params: alternativesParams(plate, auditId) },
  });

/**
 * What questions about a value have in common. The guide values at the nearest thousand miles (2 §VRM service), so
 * mileages that round alike share an answer. A new month may bring a new edition, so no answer is cached across months.
 */
const guideQuestion = (mileage: number, now: Date) => ({
  params: { thousand: guideMileage(mileage) },
  cacheMinutes: Math.min(CACHE_MINUTES, minutesOfMonth(now)),
});

const guideValueQuestion = (mileage: number, now: Date) => ({
  ...guideQuestion(mileage, now),
  source: 'valuation' as const,
  readReply: guideReply,
  readStored: (stored: unknown) => guideAnswerSchema.parse(stored),
  mileageUsed: (result: GuideAnswer) => result.mileageUsed,
});

/**
 * The guide’s values by plate.
 * @param mileage in miles; the guide's answer is the same for those that it rounds alike
 * @param now the answer is reused until its month ends, and for at most a day
 */
export const valueByPlate = (plate: string, mileage: number, now: Date) =>
  billedQuestion({
    ...guideValueQuestion(mileage, now),
    operation: vrmValuation.name,
    subject: plate,
    request: { operation: vrmValuation, params: plateValuationParams(plate, mileage) },
  });

/** The guide’s values by guide ID and date of first registration, otherwise as `valueByPlate`. */
export function valueByIdentifier(vehicle: IdentifierValuation, mileage: number, now: Date) {
  const question = guideValueQuestion(mileage, now);
  return billedQuestion({
    ...question,
    operation: refidValuation.name,
    subject: `${vehicle.kind} ${vehicle.identifier}`,
    params: { ...question.params, registered: vehicle.registered },
    request: { operation: refidValuation, params: identifierValuationParams(vehicle, mileage) },
  });
}

/** Online market prices by plate, otherwise as `valueByPlate`. */
export const internetPricesByPlate = (plate: string, mileage: number, now: Date) =>
  billedQuestion({
    ...guideQuestion(mileage, now),
    source: 'internetPrices',
    operation: vrmInternetPricesValuation.name,
    subject: plate,
    request: { operation: vrmInternetPricesValuation, params: plateValuationParams(plate, mileage) },
    readReply: internetPricesReply,
    readStored: (stored) => internetAnswerSchema.parse(stored),
    mileageUsed: (result) => result.bands?.mileageUsed ?? null,
  });

function registrationReply({ value }: ReadableReply<RegistrationAnswer>): LookUpReply<Registration> {
  const result = registrationFrom(value);
  const outcome = result.found ? 'found' : 'not_found';
  return result.auditId === null ? { outcome, result } : { outcome, result, auditId: String(result.auditId) };
}

function guideReply({
  value,
  problems,
}: ReadableReply<VrmValuationAnswer | RefidValuationAnswer>): LookUpReply<GuideAnswer> {
  const result = guideAnswerFrom(value, problems);
  return { outcome: result.values ? 'found' : 'not_found', result };
}

function internetPricesReply({ value, problems }: ReadableReply<InternetPricesAnswer>): LookUpReply<InternetAnswer> {
  const result = internetAnswerFrom(value, problems);
  return { outcome: result.bands ? 'found' : 'not_found', result };
}

/** An answer as the declaration of this name reads it. */
interface NamedAnswer {
  readonly operation: string;
  readonly value: unknown;
}

const isAnswerTo = <O extends { readonly name: string }>(
  operation: O,
  answer: NamedAnswer,
): answer is NamedAnswer & { readonly value: OperationAnswer<O> } => answer.operation === operation.name;

/** What the ledger needs to know of an answer to any billed operation. */
export function replySummary(answer: NamedAnswer): Pick<LookUpReply<unknown>, 'outcome' | 'auditId'> {
  const { outcome, auditId } = readAnswer(answer);
  return auditId === undefined ? { outcome } : { outcome, auditId };
}

function readAnswer(answer: NamedAnswer): LookUpReply<unknown> {
  const reply = <V>(value: V): ReadableReply<V> => ({ value, problems: [] });
  if (isAnswerTo(regLookupVrm, answer)) return registrationReply(reply(answer.value));
  if (isAnswerTo(regLookupVin, answer)) return registrationReply(reply(answer.value));
  if (isAnswerTo(regLookupAlternativeVrm, answer)) return registrationReply(reply(answer.value));
  if (isAnswerTo(vrmValuation, answer)) return guideReply(reply(answer.value));
  if (isAnswerTo(refidValuation, answer)) return guideReply(reply(answer.value));
  if (isAnswerTo(vrmInternetPricesValuation, answer)) return internetPricesReply(reply(answer.value));
  throw new Error(`${answer.operation} is billed but has no reply reader`);
}
