/** The other derivatives of a vehicle file, and a choice among them. Each ends in a new file. */
import { randomUUID } from 'node:crypto';
import type { chooseDerivative, listFileAlternatives } from '@/lib/api/endpoints/registrations/vehicle-files';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { regLookupAlternativeDerivative } from '@/lib/contract/reg';
import { vehicleOf } from '@/lib/domain/vehicles/identity/identity-from-sources';
import {
  recordWithChoice,
  type ChosenDerivative,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import type { Vehicle, VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { storedRegistrationRecord } from '@/lib/features/stored';
import { requestLookUp } from '@/lib/lookups/look-up';
import { listAlternatives } from '@/lib/lookups/questions';
import {
  addRegistration,
  recordRegistration,
  registrationSubmission,
  type RegistrationRequest,
} from '@/lib/lookups/record-registration';
import { withLimitNotice } from '@/lib/lookups/result';
import type { Provider } from '@/lib/provider/provider';
import type { CreateRegistrationServices } from './registrations';
import { describedVehicle, type VehicleServices } from './vehicles';

/** Billed: one look-up, with the audit ID of the file's own. */
export async function runListFileAlternatives(
  { input, session, ids }: EndpointCall<typeof listFileAlternatives>,
  services: CreateRegistrationServices,
) {
  const base = await storedRegistrationRecord(services, session, input.id);
  const { plate } = base.asked;
  const { auditId } = base.source;
  if (plate === null || auditId === null) {
    throw new Fault('invalid_input', {
      message:
        plate === null ? 'This vehicle was looked up by its VIN.' : 'The provider gave this look-up no audit ID.',
      fix: 'Look it up by its plate, for which the other derivatives are listed.',
    });
  }
  const request: RegistrationRequest = {
    record: 'registration',
    kind: 'plate',
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: base.asked,
    warnings: base.warnings,
    basedOn: base.id,
    auditId,
  };
  const { fresh, mostCredits } = input;
  const submission = registrationSubmission(request, { session, ...ids, fresh, mostCredits });
  const result = await requestLookUp(listAlternatives(plate, auditId), submission, services);
  if (result.answer === null) throw result.fault;
  const saving = recordRegistration(result, services, session, ids.idempotencyKey, request);
  return withLimitNotice(saving, [result], session, services);
}

interface ChoiceServices extends CreateRegistrationServices, VehicleServices {
  readonly caller: CreateRegistrationServices['caller'] & Pick<Provider, 'call'>;
}

/** Free. A derivative that the look-up did not list is accepted if the provider confirms that it is possible. */
export async function runChooseDerivative(
  { input, session, ids }: EndpointCall<typeof chooseDerivative>,
  services: ChoiceServices,
) {
  const base = await storedRegistrationRecord(services, session, input.id);
  const { kind, identifier } = input;
  const evidence = isListed(base, kind, identifier) ? 'listed' : 'confirmed';
  if (evidence === 'confirmed') await confirmDerivative(base, identifier, services);
  const vehicle = await vehicleToChoose(base, { kind, identifier }, services);
  const head = {
    id: randomUUID(),
    lookedUpAt: services.now().toISOString(),
    lookedUpBy: { id: session.personId, name: session.personName },
  };
  const choice: ChosenDerivative = { vehicle, evidence };
  const saved = await addRegistration(recordWithChoice(base, head, choice), services, session, ids.idempotencyKey);
  return { ...saved, limitNotice: null };
}

const isListed = ({ alternatives, book }: RegistrationRecord, kind: VehicleKind, identifier: number): boolean =>
  [...alternatives, ...(book ? [book] : [])].some((one) => one.identifier === identifier && one.kind === kind);

async function confirmDerivative(
  { source: { auditId } }: RegistrationRecord,
  refid: number,
  { caller }: Pick<ChoiceServices, 'caller'>,
): Promise<void> {
  const isPossible =
    auditId !== null && (await caller.call(regLookupAlternativeDerivative, { AuditRef: auditId, refid })).value;
  if (isPossible) return;
  throw new Fault('invalid_input', {
    message: 'The provider does not confirm that the vehicle may be this derivative.',
    fix: 'Choose a listed one, or value it by guide ID on your own judgement.',
    field: 'identifier',
  });
}

/** As the guide describes it, or by the look-up's name if the guide does not answer. */
async function vehicleToChoose(
  { book, alternatives }: RegistrationRecord,
  derivative: { kind: VehicleKind; identifier: number },
  services: VehicleServices,
): Promise<Vehicle> {
  const { kind, identifier } = derivative;
  const matched = vehicleOf(book);
  if (matched?.kind === kind && matched.identifier === identifier) return matched;
  try {
    const {
      code,
      manufacturer,
      range,
      model,
      derivative: name,
      introduced,
      discontinued,
    } = await describedVehicle(derivative, services);
    return { kind, identifier, code, manufacturer, range, model, derivative: name, introduced, discontinued };
  } catch (error) {
    const listed = alternatives.find((one) => one.kind === kind && one.identifier === identifier);
    if (!(error instanceof Fault) || listed === undefined) throw error;
    const names = { manufacturer: book?.manufacturer ?? '', model: book?.model ?? '', derivative: listed.name };
    return { kind, identifier, code: listed.code, range: null, introduced: null, discontinued: null, ...names };
  }
}
