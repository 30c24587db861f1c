/** Looking a vehicle up without valuing it: by plate or by VIN. */
import { randomUUID } from 'node:crypto';
import type { createRegistration, listRegistrations, readRegistration } from '@/lib/api/endpoints/registrations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { britishDay } from '@/lib/domain/time/calendar';
import { acceptPlate } from '@/lib/domain/plates/check-plate';
import {
  composeRegistration,
  registrationSummaryOf,
  registrationSummarySchema,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import { acceptVin } from '@/lib/domain/vehicles/vin';
import { Fault } from '@/lib/fault';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { StoredRecord } from '@/lib/store/records/records';
import type { RegistrationKind, RegistrationStore } from '@/lib/store/records/registrations';
import { recordKeyUsedTwice } from '@/lib/lookups/faults';
import { requestLookUp, type LookUpServices } from '@/lib/lookups/look-up';
import { lookUpByPlate, lookUpByVin } from '@/lib/lookups/questions';
import { writeRecord } from '@/lib/lookups/write-record';

interface RegistrationServices extends LookUpServices {
  readonly registrations: RegistrationStore;
  /** Keys the hashes by which records are found. */
  readonly secret: string;
  readonly now: () => Date;
}

export async function runCreateRegistration(
  { input, session, ids }: EndpointCall<typeof createRegistration>,
  services: RegistrationServices,
) {
  const { organisationId, personId, personName } = session;
  const { kind, subject, requested, warnings } = acceptSubject(input, services.now());
  const submission = { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh };
  const result =
    kind === 'vin'
      ? await requestLookUp(lookUpByVin(subject), submission, services)
      : await requestLookUp(lookUpByPlate(subject), submission, services);
  if (result.answer === null) throw result.fault;

  const id = randomUUID();
  const record = composeRegistration({
    id,
    kind,
    lookedUpAt: services.now().toISOString(),
    lookedUpBy: { id: personId, name: personName },
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: requested,
    warnings: warnings.map(({ code, text }) => ({ field: kind, code, text })),
    registration: result.answer,
    provenance: result.provenance,
  });
  const entry = {
    id,
    organisationId,
    createdBy: personId,
    kind,
    idempotencyKey: ids.idempotencyKey,
    subjectHash: keyedHash(services.secret, 'registration', subject),
    summary: registrationSummaryOf(record),
    record,
    lookUpIds: [result.provenance.lookupId],
  };
  const { contentHash, before } = await writeRecord(services.registrations, entry, [result.provenance]);
  if (before === null) return { record, contentHash };
  const answer = answerOf(before);
  if (canonicalJson(answer.record.asked) !== canonicalJson(requested)) throw recordKeyUsedTwice();
  return answer;
}

export async function runReadRegistration(
  { input, session }: EndpointCall<typeof readRegistration>,
  { registrations }: Pick<RegistrationServices, 'registrations'>,
) {
  const found = await registrations.get({ organisationId: session.organisationId, id: input.id });
  if (found) return answerOf(found);
  throw new Fault('not_found', {
    message: 'This look-up was not found in your organisation.',
    fix: 'Look in the list of look-ups.',
  });
}

export async function runListRegistrations(
  { input, session }: EndpointCall<typeof listRegistrations>,
  { registrations }: Pick<RegistrationServices, 'registrations'>,
) {
  const { limit, after = null } = input;
  const { items, next } = await registrations.list({ organisationId: session.organisationId, limit, after });
  return { items: items.map(({ summary }) => registrationSummarySchema.parse(summary)), next };
}

/** The plate or VIN that is looked up, normalised. @throws Fault invalid_input */
function acceptSubject({ plate, vin }: EndpointCall<typeof createRegistration>['input'], now: Date) {
  if (vin !== undefined && plate === undefined) {
    const { vin: subject, warnings } = acceptVin(vin);
    return { kind: 'vin', subject, requested: { plate: null, vin: subject }, warnings } as const;
  }
  const { plate: subject, warnings } = acceptPlate(plate ?? '', britishDay(now));
  return { kind: 'plate', subject, requested: { plate: subject, vin: null }, warnings } as const;
}

function answerOf({ record, contentHash }: StoredRecord<RegistrationKind>) {
  // Every answer is parsed by its endpoint's schema; a second time would be for nothing.
  return { record: record as RegistrationRecord, contentHash };
}
