/** The result of a billed question, as a record stores it: an answer with its provenance, or why there is none. */
import type { Session } from '@/lib/access';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { britishDay } from '@/lib/domain/time/calendar';
import { becauseOf } from '@/lib/domain/because-of';
import type { Provenance } from '@/lib/domain/provenance';
import { LOOK_UP_NOT_CHARGED } from '@/lib/domain/usage/charge-sentences';
import { limitNoticeWords } from '@/lib/domain/usage/limit-notice';
import { SERVICE_WORDS } from '@/lib/domain/usage/look-up-cost';
import { editionWords } from '@/lib/domain/valuations/edition';
import type { LookUpOutcome, RecordParts } from '@/lib/domain/valuations/valuation-record';
import { CHECK_CHARGE, Fault } from '@/lib/fault';
import type { LookUpAnswer } from './answer';
import type { AnswerSource, LookUpQuestion } from './billed-question';
import type { Ledger } from './ledger';

/** The outcome of a look-up, with the fault behind a missing answer, and the submission that an answer was joined from. */
export type LookUpResult<T> = LookUpOutcome<T> & { readonly fault?: Fault; readonly joinedKey?: string };

/** The outcome of a look-up with an answer, and where the answer came from. */
export function answeredResult<T>(
  question: LookUpQuestion & AnswerSource<T>,
  answer: LookUpAnswer<T>,
  requester: Pick<Session, 'personId' | 'personName'>,
): LookUpResult<T> {
  const { joinedKey } = answer;
  const provenance = provenanceOf(question, answer, requester);
  return { answer: answer.result, provenance, ...(joinedKey !== undefined && { joinedKey }) };
}

/**
 * The outcome of a look-up without an answer. Any other error than a Fault is an unexpected one. The reason stands in a
 * record, beside answers that may have been charged, so it claims nothing of the others.
 */
export function faultedResult(error: unknown): {
  answer: null;
  because: { reason: string; next: string };
  fault: Fault;
} {
  const fault = error instanceof Fault ? error : unexpectedFault(error);
  const { reason, next } = becauseOf(fault);
  const because = { reason: fault.charged === 'no' ? `${reason} ${LOOK_UP_NOT_CHARGED}` : reason, next };
  return { answer: null, because, fault };
}

/**
 * Throws if a submission got no answer at all, or reused a key for another request; otherwise its answers are to be
 * recorded. If the charge of one look-up is unknown, so is that of the submission.
 */
export function throwIfNothingAnswered(results: readonly LookUpResult<unknown>[]): void {
  const faults = results.flatMap(({ fault }) => (fault ? [fault] : []));
  // A look-up that became dearer than its submission may be is missing, as one that failed is.
  const conflict = faults.find(({ code, subcode }) => code === 'conflict' && subcode !== 'price_raised');
  if (conflict) throw conflict;
  const worstFault = faults.find(({ charged }) => charged !== 'no') ?? faults[0];
  if (worstFault && faults.length === results.length) throw worstFault;
}

/**
 * Why a submission by which nothing new was bought ends without a record: a limit, or a price above the one that was
 * seen, refused what it needed, and all that it has are earlier answers. Null otherwise, and where earlier values lack
 * nothing but the vehicle's check: they are the answer to what was requested.
 */
export function refusalOf(
  results: readonly LookUpResult<unknown>[],
  { registration, valuation }: Pick<RecordParts, 'registration' | 'valuation'>,
): Fault | null {
  const isBought = (result: LookUpResult<unknown>) =>
    // oxlint-disable-next-line code/plain-words -- a value that saved records contain
    'provenance' in result ? result.provenance.answer !== 'kept' : result.fault?.charged !== 'no';
  if (results.some(isBought)) return null;
  const needed = valuation.answer === null ? results : results.filter((result) => result !== registration);
  const refusal = needed.find(({ fault }) => fault?.code === 'limit_reached' || fault?.subcode === 'price_raised');
  return refusal?.fault ?? null;
}

/**
 * A saved record, with the notice of any monthly limit that its look-ups reached. Both are requested from the store in
 * parallel: the limits were noted when the look-ups were reserved.
 */
export async function withLimitNotice<Saved extends object>(
  saving: Promise<Saved>,
  results: readonly LookUpResult<unknown>[],
  session: Pick<Session, 'organisationId'>,
  services: { readonly ledger: Pick<Ledger, 'limitsPassed'> },
): Promise<Saved & { readonly limitNotice: string | null }> {
  const [saved, limitNotice] = await Promise.all([saving, limitNoticeOf(results, session, services)]);
  return { ...saved, limitNotice };
}

/** In sentences; null if the look-ups crossed no threshold. */
async function limitNoticeOf(
  results: readonly LookUpResult<unknown>[],
  { organisationId }: Pick<Session, 'organisationId'>,
  { ledger }: { readonly ledger: Pick<Ledger, 'limitsPassed'> },
): Promise<string | null> {
  const ids = results.flatMap((result) => ('provenance' in result ? [result.provenance.lookupId] : []));
  // The answer is paid for and recorded: a missing notice must not lose it, and the usage strip shows the limit too.
  const passed = await ledger.limitsPassed(organisationId, ids).catch(() => []);
  return limitNoticeWords(passed);
}

function provenanceOf<T>(
  { source, operation, mileageUsed }: LookUpQuestion & AnswerSource<T>,
  { result, lookUpId, auditId, answeredAt, cachedFrom, charged }: LookUpAnswer<T>,
  requester: Pick<Session, 'personId' | 'personName'>,
): Provenance {
  return {
    service: SERVICE_WORDS[source],
    operation,
    lookupId: lookUpId,
    auditId: auditId === null ? null : Number(auditId),
    editionDay: null,
    editionWords: editionWords(source, britishDay(answeredAt)),
    mileageUsed: mileageUsed(result),
    answeredAt: answeredAt.toISOString(),
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    askedBy: cachedFrom
      ? { id: cachedFrom.personId, name: nameInText(cachedFrom.personName) }
      : { id: requester.personId, name: requester.personName },
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    answer: cachedFrom ? 'kept' : 'fresh',
    charged,
  };
}

const unexpectedFault = (cause: unknown): Fault =>
  new Fault('unexpected', {
    message: 'Something went wrong on our side during the look-up.',
    fix: CHECK_CHARGE,
    charged: 'unknown',
    cause,
  });
