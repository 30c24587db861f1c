/** Values the vehicle of a file: the look-up was paid for, so only the valuation is billed. */
import type { valueVehicleFile } from '@/lib/api/endpoints/registrations/vehicle-files';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { SOURCES } from '@/lib/domain/source-names';
import { britishDay } from '@/lib/domain/time/calendar';
import type { PlateValuation, RevaluationRequest } from '@/lib/domain/valuations/already-valued';
import { registrationFromFile, type RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { acceptKnownRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import { Fault } from '@/lib/fault';
import { storedRegistrationRecord } from '@/lib/features/stored';
import { pricesNotRequested } from '@/lib/lookups/missing-answers';
import { valuationSubmission, type ValuationRequest } from '@/lib/lookups/record';
import type { RegistrationServices } from '@/lib/lookups/record-registration';
import { requestValueByIdentifier, type RecentValueServices } from './recent-plate-value';
import { recordAnswered, valuePlate, type ValuationServices } from './valuations';

interface ValueFileServices extends ValuationServices, RegistrationServices {
  readonly ledger: ValuationServices['ledger'] & RecentValueServices['ledger'];
}

type ValueFileInput = EndpointCall<typeof valueVehicleFile>['input'];

/** By the plate that was looked up; by guide ID for a chosen derivative or a vehicle looked up by VIN. */
export async function runValueVehicleFile(
  { input, session, ids: { idempotencyKey } }: EndpointCall<typeof valueVehicleFile>,
  services: ValueFileServices,
) {
  const file = await storedRegistrationRecord(services, session, input.id);
  const subject = subjectOf(file, input, services.now());
  const request = requestOf(file, subject);
  const { fresh, mostCredits, internetPrices: withInternetPrices } = input;
  const terms = { session, idempotencyKey, fresh, mostCredits };
  const submission = valuationSubmission(request, terms, { internetPrices: withInternetPrices });
  const [valuation, internetPrices] =
    'plate' in subject
      ? await valuePlate(subject, withInternetPrices, submission, services)
      : [await requestValueByIdentifier(file, subject, submission, services), null];
  const results = [valuation, ...(internetPrices ? [internetPrices] : [])];
  const registration = registrationFromFile(file);
  const answers = { registration, valuation, internetPrices: internetPrices ?? pricesNotRequested };
  return recordAnswered({ answers, results }, submission, services);
}

/** What is valued. @throws Fault invalid_input at the field */
function subjectOf(file: RegistrationRecord, input: ValueFileInput, now: Date): PlateValuation | RevaluationRequest {
  const { plate } = file.asked;
  const mileage = acceptMileage(input.mileage);
  const vehicle = file.choice?.vehicle ?? (plate === null ? file.identity.vehicle : null);
  if (vehicle !== null) {
    const registered = acceptKnownRegistrationDate(input.registered, file, britishDay(now));
    return { kind: vehicle.kind, identifier: vehicle.identifier, registered, mileage };
  }
  if (plate === null) throw noVehicle();
  return { plate, mileage };
}

const requestOf = (
  { id, asked: { plate, vin } }: RegistrationRecord,
  subject: PlateValuation | RevaluationRequest,
): ValuationRequest => ({
  kind: 'plate' in subject ? 'plate' : 'identifier',
  basedOn: null,
  fileId: id,
  // oxlint-disable-next-line code/plain-words -- stored in records by this name
  asked: { kind: null, identifier: null, registered: null, ...subject, plate, vin },
  warnings: [],
});

const noVehicle = (): Fault =>
  new Fault('invalid_input', {
    message: `${SOURCES.guide.atStart} has no derivative for this VIN, so there is nothing to value.`,
    fix: 'Look the vehicle up by its plate, or value it by guide ID.',
  });
