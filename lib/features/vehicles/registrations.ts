/** Looks a vehicle up by plate or VIN without valuing it. */
import type {
  createRegistration,
  listRegistrations,
  readRegistration,
} from '@/lib/api/endpoints/registrations/registrations';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { britishDay } from '@/lib/domain/time/calendar';
import { acceptPlate } from '@/lib/domain/plates/check-plate';
import { registrationSummarySchema } from '@/lib/domain/vehicles/registration/registration-record';
import { entryWarnings } from '@/lib/domain/valuations/entry-warnings';
import { acceptVin } from '@/lib/domain/vehicles/vin';
import { storedRegistration } from '@/lib/features/stored';
import type { Ledger } from '@/lib/lookups/ledger';
import { requestLookUp, type LookUpServices } from '@/lib/lookups/look-up';
import { lookUpByPlate, lookUpByVin } from '@/lib/lookups/questions';
import {
  recordRegistration,
  registrationAnswer,
  registrationSubmission,
  type RegistrationRequest,
  type RegistrationServices,
} from '@/lib/lookups/record-registration';
import { withLimitNotice } from '@/lib/lookups/result';

export interface CreateRegistrationServices extends LookUpServices, RegistrationServices {
  readonly ledger: Pick<Ledger, 'reserve' | 'settle' | 'limitsPassed'>;
}

export async function runCreateRegistration(
  { input, session, ids }: EndpointCall<typeof createRegistration>,
  services: CreateRegistrationServices,
) {
  const { subject, ...accepted } = acceptSubject(input, services.now());
  const request: RegistrationRequest = { record: 'registration', ...accepted };
  const { fresh, mostCredits } = input;
  const submission = registrationSubmission(request, { session, ...ids, fresh, mostCredits });
  const result =
    request.kind === 'vin'
      ? await requestLookUp(lookUpByVin(subject), submission, services)
      : await requestLookUp(lookUpByPlate(subject), submission, services);
  if (result.answer === null) throw result.fault;
  const saving = recordRegistration(result, services, session, ids.idempotencyKey, request);
  return withLimitNotice(saving, [result], session, services);
}

export async function runReadRegistration(
  { input, session }: EndpointCall<typeof readRegistration>,
  services: Pick<RegistrationServices, 'registrations'>,
) {
  return registrationAnswer(await storedRegistration(services, session, input.id));
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
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    const asked = { plate: null, vin: subject };
    return { kind: 'vin' as const, subject, asked, warnings: entryWarnings('vin', warnings) };
  }
  const { plate: subject, warnings } = acceptPlate(plate ?? '', britishDay(now));
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  const asked = { plate: subject, vin: null };
  return { kind: 'plate' as const, subject, asked, warnings: entryWarnings('plate', warnings) };
}
