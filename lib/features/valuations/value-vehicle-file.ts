/** Values the vehicle of a file: the look-up was paid for, so only the valuation is billed. */
import type { valueVehicleFile } from '@/lib/api/endpoints/registrations/vehicle-files';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { SOURCES } from '@/lib/domain/source-names';
import { britishDay } from '@/lib/domain/time/calendar';
import { registrationFromFile, type RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import { acceptMileage } from '@/lib/domain/vehicles/mileage';
import { acceptKnownRegistrationDate } from '@/lib/domain/vehicles/registration-date';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { storedRegistrationRecord } from '@/lib/features/stored';
import { pricesNotRequested } from '@/lib/lookups/missing-answers';
import type { ValuationRequest } from '@/lib/lookups/record';
import type { LookUpSubmission } from '@/lib/lookups/reserve';
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
  const request = requestOf(file, input, services.now());
  const submission = { session, idempotencyKey, fresh: input.fresh, mostCredits: input.mostCredits, request };
  const { valuation, internetPrices } = await valueRequest(file, request, input.internetPrices, submission, services);
  const results = [valuation, ...(internetPrices ? [internetPrices] : [])];
  const registration = registrationFromFile(file);
  const answers = { registration, valuation, internetPrices: internetPrices ?? pricesNotRequested };
  return recordAnswered({ answers, results }, submission, services);
}

/** The value, and the market prices if requested, else null. */
async function valueRequest(
  file: RegistrationRecord,
  { asked: { plate, kind, identifier, registered, mileage } }: ValuationRequest,
  withInternetPrices: boolean,
  submission: LookUpSubmission,
  services: ValueFileServices,
) {
  const miles = mileage ?? 0;
  if (kind !== null && identifier !== null && registered !== null) {
    const vehicle = { kind, identifier, registered, mileage: miles };
    const valuation = await requestValueByIdentifier(file, vehicle, submission, services);
    return { valuation, internetPrices: null };
  }
  const entry = { plate: plate ?? '', mileage: miles };
  const [valuation, internetPrices] = await valuePlate(entry, withInternetPrices, submission, services);
  return { valuation, internetPrices };
}

/** @throws Fault invalid_input at the field */
function requestOf(file: RegistrationRecord, input: ValueFileInput, now: Date): ValuationRequest {
  const { plate, vin } = file.asked;
  const mileage = acceptMileage(input.mileage);
  const vehicle = file.choice?.vehicle ?? (plate === null ? file.identity.vehicle : null);
  const registered = vehicle === null ? null : acceptKnownRegistrationDate(input.registered, file, britishDay(now));
  if (vehicle === null && plate === null) throw noVehicle();
  return {
    kind: vehicle === null ? 'plate' : 'identifier',
    basedOn: null,
    fileId: file.id,
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: { plate, vin, kind: null, identifier: null, ...derivativeOf(vehicle), registered, mileage },
    warnings: [],
  };
}

const derivativeOf = (vehicle: Vehicle | null) => vehicle && { kind: vehicle.kind, identifier: vehicle.identifier };

const noVehicle = (): Fault =>
  new Fault('invalid_input', {
    message: `${SOURCES.guide.atStart} has no derivative for this VIN, so there is nothing to value.`,
    fix: 'Look the vehicle up by its plate, or value it by guide ID.',
  });
