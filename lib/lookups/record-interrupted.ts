/**
 * Presses that were answered but not recorded, because the process ended in between: what was paid for becomes the
 * record it would have been. Nobody is asked again.
 */
import { registrationFromRecord } from '@/lib/domain/valuations/registration-from-record';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import type { LookUpOutcome } from '@/lib/domain/valuations/valuation-record';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { InterruptedSubmission, SubmissionStore } from '@/lib/store/submissions';
import { recallLookUp } from './billed-look-up';
import * as questions from './billed-operations';
import {
  recordValuation,
  type ValuationAnswers,
  type ValuationServices,
  type ValuationRequest,
} from './record-valuation';
import { pricesByMarkOnly, pricesNotRequested, registerNotRequested, valueNotRequested } from './missing-answers';

type InterruptedServices = ValuationServices & { readonly submissions: SubmissionStore };

/** Longer than any look-up is under way, what is waited for behind the asker's back and the writing of it included. */
const INTERRUPTED_AFTER_MS = STANDARD_POLICY.totalMs + STANDARD_POLICY.lateMs + 18_000;

const requestSchema = valuationRecordSchema.pick({ kind: true, basedOn: true, asked: true, warnings: true });

const notReached = {
  answer: null,
  because: {
    reason: 'The product was interrupted before this was answered.',
    next: 'Value the vehicle again: what was answered is kept for a while, and free.',
  },
} as const satisfies LookUpOutcome<never>;

/** Writes the records of presses that were left behind. Several instances may do it at once: a press has one record. */
export async function recordInterrupted(services: InterruptedServices): Promise<void> {
  const before = new Date(services.now().getTime() - INTERRUPTED_AFTER_MS);
  const failures: unknown[] = [];
  // One that cannot be finished must not keep the others waiting.
  for (const submission of await services.submissions.listBefore(before))
    await finish(submission, services).catch((why) => failures.push(why));
  if (failures.length > 0) throw failures[0];
}

async function finish(submission: InterruptedSubmission, services: InterruptedServices): Promise<void> {
  const request = requestSchema.parse(submission.wish);
  const person = { ...submission, personName: submission.personName ?? 'a former colleague' };
  const answers = await answersTo(request, person, services);
  const { idempotencyKey, pressedAt } = submission;
  if (answers === null) await services.submissions.remove(submission);
  else await recordValuation(answers, { ...services, now: () => pressedAt }, person, idempotencyKey, request);
}

/** What a press was answered; null when it brought nothing. */
async function answersTo(
  { kind, basedOn, asked: subject }: ValuationRequest,
  submission: InterruptedSubmission & { personName: string },
  services: InterruptedServices,
): Promise<ValuationAnswers | null> {
  const { plate, vin, identifier, registered, mileage } = subject;
  const { organisationId, idempotencyKey, pressedAt } = submission;
  const recallAnswer = <T>(question: questions.BilledLookUp<T>) =>
    recallLookUp(question, { session: submission, idempotencyKey }, services);

  if (kind === 'plate' && plate !== null && mileage !== null) {
    const [registration, valuation, internetPrices] = await Promise.all([
      recallAnswer(questions.lookUpByPlate(plate)),
      recallAnswer(questions.valueByPlate(plate, mileage, pressedAt)),
      recallAnswer(questions.internetPricesByPlate(plate, mileage, pressedAt)),
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
    const valuation = await recallAnswer(questions.valueByIdentifier(vehicle, mileage, pressedAt));
    if (!valuation?.answer) return null;
    const base = basedOn === null ? null : await services.valuations.get({ organisationId, id: basedOn });
    const registration = base ? registrationFromRecord(valuationRecordSchema.parse(base.record)) : registerNotRequested;
    return { registration, valuation, internetPrices: pricesByMarkOnly };
  }
  const registration = vin === null ? null : await recallAnswer(questions.lookUpByVin(vin));
  if (!registration?.answer) return null;
  return { registration, valuation: valueNotRequested, internetPrices: pricesByMarkOnly };
}
