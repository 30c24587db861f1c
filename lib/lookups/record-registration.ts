/** Turns a look-up without a value into one frozen record, the vehicle file. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import type { Provenance } from '@/lib/domain/provenance';
import {
  composeRegistration,
  registrationRecordSchema,
  registrationSummaryOf,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { StoredRecord } from '@/lib/store/records/records';
import type { RegistrationKind, RegistrationStore } from '@/lib/store/records/registrations';
import { keyUsedTwice } from './faults';
import type { SubmissionTerms } from './reserve';
import { writeRecord } from './write-record';

export interface RegistrationServices {
  readonly registrations: RegistrationStore;
  /** The key for the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

/** The request of a submission, as its record stores it. `record` distinguishes it from a valuation's. */
export const registrationRequestSchema = registrationRecordSchema
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  .pick({ kind: true, asked: true, warnings: true, basedOn: true })
  .extend({
    record: z.literal('registration'),
    /** Of the previous look-up, if this one lists the other derivatives. */
    auditId: z.number().int().optional(),
  });
export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;

/** What makes two requests the same one: the day of a repeat may change their warnings. */
const registrationFingerprint = ({ record, kind, asked: subject, basedOn, auditId }: RegistrationRequest) => {
  return { record, kind, subject, basedOn: basedOn ?? null, auditId: auditId ?? null };
};

/** A request with its fingerprint, so that neither is submitted without the other. */
export const registrationSubmission = (
  request: RegistrationRequest,
  { session, idempotencyKey, fresh, mostCredits }: SubmissionTerms,
) => ({ session, idempotencyKey, fingerprint: registrationFingerprint(request), fresh, mostCredits, request });

type Author = Pick<Session, 'organisationId' | 'personId' | 'personName'>;

/** @throws Fault conflict if the key already has another record */
export async function recordRegistration(
  { answer, provenance }: { answer: Registration; provenance: Provenance },
  services: RegistrationServices,
  author: Author,
  idempotencyKey: string,
  { kind, asked: subject, warnings, basedOn }: RegistrationRequest,
) {
  const record = composeRegistration({
    id: randomUUID(),
    kind,
    lookedUpAt: services.now().toISOString(),
    lookedUpBy: { id: author.personId, name: author.personName },
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: subject,
    warnings,
    ...(basedOn !== undefined && { basedOn }),
    registration: answer,
    provenance,
  });
  return addRegistration(record, services, author, idempotencyKey);
}

/** Writes one file per key; for a key used before, returns its record. */
export async function addRegistration(
  record: RegistrationRecord,
  { registrations, secret }: RegistrationServices,
  { organisationId, personId: createdBy }: Author,
  idempotencyKey: string,
) {
  const { id, kind, asked: subject, source } = record;
  const entry = {
    id,
    organisationId,
    createdBy,
    kind,
    idempotencyKey,
    subjectHash: keyedHash(secret, 'registration', subject.plate ?? subject.vin ?? ''),
    summary: registrationSummaryOf(record),
    record,
    lookUpIds: [source.lookupId],
  };
  const { contentHash, before } = await writeRecord(registrations, entry, [source]);
  if (before === null) return { record, contentHash };
  const answer = registrationAnswer(before);
  const [earlier, later] = [answer.record, record].map((one) => canonicalJson(requestOf(one)));
  if (earlier !== later) throw keyUsedTwice();
  return answer;
}

const requestOf = ({ asked: subject, basedOn, choice }: RegistrationRecord) => ({
  subject,
  basedOn: basedOn ?? null,
  choice: choice ? `${choice.vehicle.kind} ${choice.vehicle.identifier}` : null,
});

export function registrationAnswer({ record, contentHash }: StoredRecord<RegistrationKind>) {
  // The endpoint's schema parses every answer, so it is not parsed here too.
  return { record: record as RegistrationRecord, contentHash };
}
