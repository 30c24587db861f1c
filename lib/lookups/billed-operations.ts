/** The billed questions: what each asks of the provider, how long its answer is kept, and how a kept one is read. */
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
import type { SourceName } from '@/lib/domain/provenance';
import { registrationSchema, type Registration } from '@/lib/domain/vehicles/registration/registration';
import {
  plateLookUpParams,
  registrationFrom,
  vinLookUpParams,
} from '@/lib/domain/vehicles/registration/registration-from';
import type { LookUpQuestion, LookUpReply } from '@/lib/lookups/look-up';
import type { CallOptions, Provider } from '@/lib/provider/call';

/** As much of a billed question as tells what it would cost. */
export interface PricedLookUp extends Pick<LookUpQuestion, 'operation' | 'subject' | 'params'> {
  readonly source: SourceName;
  readonly keepMinutes: number;
}

/** One billed question, ready to be asked. */
export interface BilledLookUp<T> extends PricedLookUp {
  readonly read: (stored: unknown) => T;
  readonly send: (caller: Provider, options: CallOptions) => Promise<LookUpReply<T>>;
  readonly mileageUsed: (answer: T) => number | null;
}

/** safety.md §1: a day within the organisation. */
const CACHE_MINUTES = 24 * 60;

const lookUp = (
  operation: string,
  subject: string,
  request: (caller: Provider, options: CallOptions) => Promise<Registration>,
): BilledLookUp<Registration> => ({
  source: 'registration',
  operation,
  subject,
  params: {},
  keepMinutes: CACHE_MINUTES,
  read: (stored) => registrationSchema.parse(stored),
  send: async (caller, options) => lookUpReply(await request(caller, options)),
  mileageUsed: () => null,
});

export const lookUpByPlate = (plate: string): BilledLookUp<Registration> =>
  lookUp(regLookupVrm.name, plate, async (caller, options) =>
    registrationFrom((await caller.call(regLookupVrm, plateLookUpParams(plate), options)).value),
  );

export const lookUpByVin = (vin: string): BilledLookUp<Registration> =>
  lookUp(regLookupVin.name, vin, async (caller, options) =>
    registrationFrom((await caller.call(regLookupVin, vinLookUpParams(vin), options)).value),
  );

/**
 * The guide values at the nearest thousand (2 §VRM service), so mileages of one thousand share an answer. A new month
 * may be a new edition, so no answer is kept across it.
 */
const guideQuestion = (mileage: number, now: Date) => ({
  params: { thousand: guideMileage(mileage) },
  keepMinutes: Math.min(CACHE_MINUTES, minutesOfMonth(now)),
});

export const valueByPlate = (plate: string, mileage: number, now: Date): BilledLookUp<GuideAnswer> => ({
  source: 'valuation',
  operation: vrmValuation.name,
  subject: plate,
  ...guideQuestion(mileage, now),
  read: (stored) => guideAnswerSchema.parse(stored),
  send: async (caller, options) =>
    guideRead(await caller.call(vrmValuation, plateValuationParams(plate, mileage), options)),
  mileageUsed: (answer) => answer.mileageUsed,
});

export const valueByIdentifier = (
  vehicle: IdentifierValuation,
  mileage: number,
  now: Date,
): BilledLookUp<GuideAnswer> => {
  const { params, keepMinutes } = guideQuestion(mileage, now);
  return {
    source: 'valuation',
    operation: refidValuation.name,
    subject: `${vehicle.kind} ${vehicle.identifier}`,
    params: { ...params, registered: vehicle.registered },
    keepMinutes,
    read: (stored) => guideAnswerSchema.parse(stored),
    send: async (caller, options) =>
      guideRead(await caller.call(refidValuation, identifierValuationParams(vehicle, mileage), options)),
    mileageUsed: (answer) => answer.mileageUsed,
  };
};

export const internetPricesByPlate = (plate: string, mileage: number, now: Date): BilledLookUp<InternetAnswer> => ({
  source: 'internetPrices',
  operation: vrmInternetPricesValuation.name,
  subject: plate,
  ...guideQuestion(mileage, now),
  read: (stored) => internetAnswerSchema.parse(stored),
  send: async (caller, options) =>
    internetRead(await caller.call(vrmInternetPricesValuation, plateValuationParams(plate, mileage), options)),
  mileageUsed: (answer) => answer.bands?.mileageUsed ?? null,
});

const lookUpReply = (result: Registration): LookUpReply<Registration> => ({
  outcome: result.found ? 'found' : 'not_found',
  result,
  ...(result.auditId !== null && { auditId: String(result.auditId) }),
});

/** An answer, and which fields of it could not be read where that is known. */
interface ReadAnswer<T> {
  readonly value: T;
  readonly problems?: readonly string[];
}

function guideRead({
  value,
  problems,
}: ReadAnswer<VrmValuationAnswer | RefidValuationAnswer>): LookUpReply<GuideAnswer> {
  const result = guideAnswerFrom(value, problems);
  return { outcome: result.values ? 'found' : 'not_found', result };
}

function internetRead({ value, problems }: ReadAnswer<InternetPricesAnswer>): LookUpReply<InternetAnswer> {
  const result = internetAnswerFrom(value, problems);
  return { outcome: result.bands ? 'found' : 'not_found', result };
}

const lookUpRead = ({ value }: ReadAnswer<RegistrationAnswer>) => lookUpReply(registrationFrom(value));

const REPLIES: Readonly<Record<string, (answer: ReadAnswer<never>) => LookUpReply<unknown>>> = {
  [regLookupVrm.name]: lookUpRead,
  [regLookupVin.name]: lookUpRead,
  [regLookupAlternativeVrm.name]: lookUpRead,
  [vrmValuation.name]: guideRead,
  [refidValuation.name]: guideRead,
  [vrmInternetPricesValuation.name]: internetRead,
};

/** What the ledger has to know of an answer, whoever asked for it. @param answer as its operation declares it */
export function replyRead(operation: string, answer: unknown): Pick<LookUpReply<unknown>, 'outcome' | 'auditId'> {
  const read = REPLIES[operation];
  if (read === undefined) throw new Error(`${operation} is billed, and nothing says what its answer counts for`);
  const { outcome, auditId } = read({ value: answer as never }); // read by its own declaration just now
  return { outcome, ...(auditId !== undefined && { auditId }) };
}
