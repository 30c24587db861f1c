/**
 * Submissions that were answered but not recorded, because the process ended in between: what was paid for becomes the
 * record it would have been. The provider is not called.
 */
import { registrationFromRecord } from '@/lib/domain/valuations/registration-from-record';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import type { LookUpOutcome } from '@/lib/domain/valuations/valuation-record';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { InterruptedSubmission, SubmissionStore } from '@/lib/store/records/submissions';
import type { AnswerSource, ReadableQuestion } from './billed-question';
import type { Ledger } from './ledger';
import { pricesByMarkOnly, pricesNotRequested, registerNotRequested, valueNotRequested } from './missing-answers';
import * as questions from './questions';
import { recallLookUp } from './recall';
import { recordValuation, type RecordServices, type ValuationAnswers, type ValuationRequest } from './record';

interface RecoverServices extends RecordServices {
  readonly ledger: Pick<Ledger, 'recall'>;
  readonly submissions: SubmissionStore;
}

/** Longer than any look-up is in flight, the wait for a late answer and the writing of it included. */
const INTERRUPTED_AFTER_MS = STANDARD_POLICY.totalMs + STANDARD_POLICY.lateMs + 18_000;

// oxlint-disable-next-line code/plain-words -- stored in records by this name
const requestSchema = valuationRecordSchema.pick({ kind: true, basedOn: true, asked: true, warnings: true });

const notReached = {
  answer: null,
  because: {
    reason: 'The check was interrupted before this part came back.',
    next: 'Value the vehicle again. Recent results are free.',
  },
} as const satisfies LookUpOutcome<never>;

/** Writes the records of interrupted submissions. Several instances may do it side by side: a submission has one record. */
export async function recordInterrupted(services: RecoverServices): Promise<void> {
  const before = new Date(services.now().getTime() - INTERRUPTED_AFTER_MS);
  const failures: unknown[] = [];
  // One that cannot be finished must not keep the others waiting.
  for (const submission of await services.submissions.listBefore(before)) {
    await finish(submission, services).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function finish(submission: InterruptedSubmission, services: RecoverServices): Promise<void> {
  const request = requestSchema.parse(submission.request);
  const person = { ...submission, personName: submission.personName ?? 'a former colleague' };
  const answers = await answersTo(request, person, services);
  const { idempotencyKey, submittedAt } = submission;
  if (answers === null) await services.submissions.remove(submission);
  else await recordValuation(answers, { ...services, now: () => submittedAt }, person, idempotencyKey, request);
}

/** What a submission was answered; null when it brought nothing. */
async function answersTo(
  { kind, basedOn, asked: subject }: ValuationRequest,
  submission: InterruptedSubmission & { personName: string },
  services: RecoverServices,
): Promise<ValuationAnswers | null> {
  const { plate, vin, identifier, registered, mileage } = subject;
  const { organisationId, idempotencyKey, submittedAt } = submission;
  const recallAnswer = <T>(question: ReadableQuestion<T> & AnswerSource<T>) =>
    recallLookUp(question, { session: submission, idempotencyKey }, services);

  if (kind === 'plate' && plate !== null && mileage !== null) {
    const [registration, valuation, internetPrices] = await Promise.all([
      recallAnswer(questions.lookUpByPlate(plate)),
      recallAnswer(questions.valueByPlate(plate, mileage, submittedAt)),
      recallAnswer(questions.internetPricesByPlate(plate, mileage, submittedAt)),
    ]);
    if (!registration?.answer && !valuation?.answer && !internetPrices?.answer) return null;
    return {
      registration: registration ?? notReached,
      valuation: valuation ?? notReached,
      internetPrices: internetPrices ?? pricesNotRequested,
    };
  }
  if (
    kind === 'identifier' &&
    subject.kind !== null &&
    identifier !== null &&
    registered !== null &&
    mileage !== null
  ) {
    const vehicle = { kind: subject.kind, identifier, registered };
    const valuation = await recallAnswer(questions.valueByIdentifier(vehicle, mileage, submittedAt));
    if (!valuation?.answer) return null;
    const base = basedOn === null ? null : await services.valuations.get({ organisationId, id: basedOn });
    const registration = base ? registrationFromRecord(valuationRecordSchema.parse(base.record)) : registerNotRequested;
    return { registration, valuation, internetPrices: pricesByMarkOnly };
  }
  const registration = vin === null ? null : await recallAnswer(questions.lookUpByVin(vin));
  if (!registration?.answer) return null;
  return { registration, valuation: valueNotRequested, internetPrices: pricesByMarkOnly };
}
