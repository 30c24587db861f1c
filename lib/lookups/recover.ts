/**
 * Finishes submissions whose answers were not all recorded, because they arrived late or the process ended: writes the
 * record from the paid answers, without calling the provider.
 */
import { nameInText } from '@/lib/domain/accounts/person-name';
import { registrationFromRecord } from '@/lib/domain/valuations/registration-from-record';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { registrationFromFile, registrationRecordSchema } from '@/lib/domain/vehicles/registration/registration-record';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import type { InterruptedSubmission, SubmissionStore } from '@/lib/store/records/submissions';
import type { AnswerSource, ReadableQuestion } from './billed-question';
import type { Ledger } from './ledger';
import { notReached, pricesNotRequested, registerNotRequested, valueNotRequested } from './missing-answers';
import * as questions from './questions';
import { recordLaterAnswers } from './later-record';
import { recallLookUp } from './recall';
import {
  recordRegistration,
  registrationRequestSchema,
  type RegistrationRequest,
  type RegistrationServices,
} from './record-registration';
import { recordValuation, type RecordServices, type ValuationAnswers, type ValuationRequest } from './record';
import { tryEachPage } from './try-each';

interface RecoverServices extends RecordServices, RegistrationServices {
  readonly ledger: Pick<Ledger, 'recall'>;
  readonly submissions: SubmissionStore;
}

/** Longer than any look-up is in flight, including the wait for a late answer and writing it. */
const INTERRUPTED_AFTER_MS = STANDARD_POLICY.totalMs + STANDARD_POLICY.lateMs + 18_000;

const requestSchema = valuationRecordSchema.pick({
  kind: true,
  basedOn: true,
  fileId: true,
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  asked: true,
  warnings: true,
});

/**
 * Writes the records of interrupted submissions. Several instances may do so concurrently: a submission has one record.
 */
export async function recordInterrupted(services: RecoverServices): Promise<void> {
  const before = interruptedBefore(services);
  await tryEachPage(
    (after: InterruptedSubmission | null) => services.submissions.listBefore(before, after),
    (submission) => finish(submission, services),
  );
}

/**
 * Writes the records of submissions that were answered after their deadline, as soon as none of their answers is awaited
 * any longer. Run every few seconds, by one instance or by all.
 */
export async function recordLate(services: RecoverServices): Promise<void> {
  const period = { since: interruptedBefore(services), now: services.now() };
  await tryEachPage(
    (after: InterruptedSubmission | null) => services.submissions.listLate(period, after),
    (submission) => finish(submission, services),
  );
}

const interruptedBefore = ({ now }: Pick<RecoverServices, 'now'>) => new Date(now().getTime() - INTERRUPTED_AFTER_MS);

async function finish(submission: InterruptedSubmission, services: RecoverServices): Promise<void> {
  const person = { ...submission, personName: nameInText(submission.personName) };
  const registration = registrationRequestSchema.safeParse(submission.request);
  if (registration.success) return finishRegistration(registration.data, person, services);
  const request = requestSchema.parse(submission.request);
  const [answers, earlier] = await Promise.all([
    answersTo(request, person, services),
    services.valuations.findByKey(submission),
  ]);
  const { idempotencyKey, submittedAt } = submission;
  if (answers === null) return services.submissions.remove(submission);
  if (earlier === null) {
    await recordValuation(answers, { ...services, now: () => submittedAt }, person, idempotencyKey, request);
    return;
  }
  const record = valuationRecordSchema.parse(earlier.record);
  const isNew = await recordLaterAnswers(record, answers, services, person, { idempotencyKey, request });
  if (!isNew) await services.submissions.remove(submission);
}

type InterruptedBy = InterruptedSubmission & { personName: string };

async function finishRegistration(
  request: RegistrationRequest,
  submission: InterruptedBy,
  services: RecoverServices,
): Promise<void> {
  const { plate, vin } = request.asked;
  const question =
    plate === null
      ? questions.lookUpByVin(vin ?? '')
      : request.auditId === undefined
        ? questions.lookUpByPlate(plate)
        : questions.listAlternatives(plate, request.auditId);
  const { idempotencyKey, submittedAt } = submission;
  const result = await recallLookUp(question, { session: submission, idempotencyKey }, services);
  if (!result?.answer) return services.submissions.remove(submission);
  await recordRegistration(result, { ...services, now: () => submittedAt }, submission, idempotencyKey, request);
}

/** The answers to a submission; null if there are none. */
async function answersTo(
  { kind, basedOn, fileId, asked: subject }: ValuationRequest,
  submission: InterruptedBy,
  services: RecoverServices,
): Promise<ValuationAnswers | null> {
  const { plate, vin, identifier, registered, mileage } = subject;
  const { organisationId, idempotencyKey, submittedAt } = submission;
  const file = fileId === undefined ? null : await services.registrations.get({ organisationId, id: fileId });
  const ofFile = file && registrationFromFile(registrationRecordSchema.parse(file.record));
  const base = basedOn === null ? null : await services.valuations.get({ organisationId, id: basedOn });
  const given = ofFile ?? (base && registrationFromRecord(valuationRecordSchema.parse(base.record)));
  const recallAnswer = <T>(question: ReadableQuestion<T> & AnswerSource<T>) =>
    recallLookUp(question, { session: submission, idempotencyKey }, services);

  if (kind === 'plate' && plate !== null && mileage !== null) {
    const [registration, valuation, internetPrices] = await Promise.all([
      given ?? recallAnswer(questions.lookUpByPlate(plate)),
      recallAnswer(questions.valueByPlate(plate, mileage, submittedAt)),
      recallAnswer(questions.internetPricesByPlate(plate, mileage, submittedAt)),
    ]);
    const hasNew = valuation?.answer || internetPrices?.answer;
    if (!hasNew && (given !== null || !registration?.answer)) return null;
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
    return { registration: given ?? registerNotRequested, valuation, internetPrices: pricesNotRequested };
  }
  const registration = vin === null ? null : await recallAnswer(questions.lookUpByVin(vin));
  if (!registration?.answer) return null;
  return {
    registration,
    valuation: valueNotRequested(registration.answer, mileage),
    internetPrices: pricesNotRequested,
  };
}
