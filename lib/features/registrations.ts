/** Looking a vehicle up without valuing it: by plate or by VIN. */
import { randomUUID } from 'node:crypto';
import type { createRegistration, listRegistrations, readRegistration } from '@/lib/api/registrations';
import type { Call } from '@/lib/api/serve';
import { canonical } from '@/lib/domain/canonical';
import { britishDay } from '@/lib/domain/day';
import { acceptPlate } from '@/lib/domain/plate';
import {
  composeRegistration,
  registrationSummaryOf,
  registrationSummarySchema,
  type RegistrationRecord,
} from '@/lib/domain/registration-record';
import { acceptVin } from '@/lib/domain/vin';
import { Fault } from '@/lib/fault';
import { keyedHash } from '@/lib/ledger/keyed-hash';
import type { StoredRecord } from '@/lib/store/records';
import type { RegistrationKind, RegistrationStore } from '@/lib/store/registrations';
import { ask, type BilledNeeds } from './billed';
import { lookUpByPlate, lookUpByVin } from './billed-questions';
import { keyUsedTwice, writeDown } from './written-down';

interface Needs extends BilledNeeds {
  readonly registrations: RegistrationStore;
  /** Keys the hashes by which records are found. */
  readonly secret: string;
}

export async function runCreateRegistration({ input, session, ids }: Call<typeof createRegistration>, house: Needs) {
  const { organisationId, personId, personName } = session;
  const wish = wishOf(input, house);
  const asked = await ask(wish.question, { session, idempotencyKey: ids.idempotencyKey, fresh: input.fresh }, house);
  if (asked.answer === null) throw asked.fault;

  const id = randomUUID();
  const record = composeRegistration({
    id,
    kind: wish.kind,
    lookedUpAt: house.now().toISOString(),
    lookedUpBy: { id: personId, name: personName },
    asked: wish.asked,
    warnings: wish.warnings.map(({ code, text }) => ({ field: wish.kind, code, text })),
    registration: asked.answer,
    provenance: asked.provenance,
  });
  const entry = {
    ...{ id, organisationId, createdBy: personId, kind: wish.kind, idempotencyKey: ids.idempotencyKey },
    subjectHash: keyedHash(house.secret, 'registration', wish.question.subject),
    summary: registrationSummaryOf(record),
    record,
    lookUpIds: [asked.provenance.lookupId],
  };
  const { contentHash, before } = await writeDown(house.registrations, entry, [asked.provenance]);
  if (before === null) return { record, contentHash };
  const answer = answerOf(before);
  if (canonical(answer.record.asked) !== canonical(wish.asked)) throw keyUsedTwice();
  return answer;
}

export async function runReadRegistration(
  { input, session }: Call<typeof readRegistration>,
  { registrations }: Pick<Needs, 'registrations'>,
) {
  const found = await registrations.get({ organisationId: session.organisationId, id: input.id });
  if (found) return answerOf(found);
  throw new Fault('not_found', {
    message: 'There is no such look-up in your organisation.',
    fix: 'Look for it in the list of look-ups.',
  });
}

export async function runListRegistrations(
  { input, session }: Call<typeof listRegistrations>,
  { registrations }: Pick<Needs, 'registrations'>,
) {
  const { limit, after = null } = input;
  const { items, next } = await registrations.list({ organisationId: session.organisationId, limit, after });
  return { items: items.map(({ summary }) => registrationSummarySchema.parse(summary)), next };
}

function wishOf({ plate, vin }: Call<typeof createRegistration>['input'], { now }: Needs) {
  if (vin !== undefined && plate === undefined) {
    const accepted = acceptVin(vin);
    const asked = { plate: null, vin: accepted.vin };
    return { kind: 'vin', asked, warnings: accepted.warnings, question: lookUpByVin(accepted.vin) } as const;
  }
  const accepted = acceptPlate(plate ?? '', britishDay(now()));
  const asked = { plate: accepted.plate, vin: null };
  return { kind: 'plate', asked, warnings: accepted.warnings, question: lookUpByPlate(accepted.plate) } as const;
}

function answerOf({ record, contentHash }: StoredRecord<RegistrationKind>) {
  // Every answer is parsed by its endpoint's schema on the way out; twice would be for nothing.
  return { record: record as RegistrationRecord, contentHash };
}
