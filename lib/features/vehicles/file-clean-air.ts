/** The Euro standard of a file's derivative according to the guide, and what it means in clean-air zones. Free. */
import type { readCleanAir } from '@/lib/api/endpoints/registrations/vehicle-files';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import { SOURCES } from '@/lib/domain/source-names';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { CLEAN_AIR_CAVEAT, cleanAirReading } from '@/lib/domain/vehicles/file/clean-air';
import { bulkRowOf, bulkTechnicalDataParams, technicalCell } from '@/lib/domain/vehicles/technical/technical-data-from';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { partialAnswer } from '@/lib/features/partial-answer';
import { storedRegistrationRecord } from '@/lib/features/stored';
import type { RegistrationServices } from '@/lib/lookups/record-registration';
import type { VehicleServices } from './vehicles';

interface CleanAirServices extends VehicleServices, Pick<RegistrationServices, 'registrations' | 'now'> {}

export async function runReadCleanAir(
  { input, session }: EndpointCall<typeof readCleanAir>,
  services: CleanAirServices,
) {
  const { identity, register, book } = await storedRegistrationRecord(services, session, input.id);
  const today = britishDay(services.now());
  const day = identity.registered ?? today;
  const standard = await partialAnswer(standardOf(identity.vehicle, day, services), NO_STANDARD);
  const reading = cleanAirReading({
    fuels: [register?.fuel, book?.fuel].flatMap((fuel) => fuel ?? []),
    euroStandard: standard.value?.euroStandard ?? null,
    manufactured: register?.manufactured ?? null,
    today,
  });
  return { standard, ...reading, caveat: CLEAN_AIR_CAVEAT };
}

/** From the specification on the day the vehicle was registered; null if the guide has none. */
async function standardOf(vehicle: Vehicle | null, day: Day, { cached }: VehicleServices) {
  if (vehicle === null) throw noDerivative();
  const { kind, identifier } = vehicle;
  const answer = await cached.call(getBulkTechnicalData, {
    ...bulkTechnicalDataParams(kind, [{ identifier, day }]),
    techDataList: 'STANDARDEMISSIONS',
    returnVehicleDescription: false,
    returnRefcodeTechnicalItems: false,
    returnCostNew: false,
  });
  const euroStandard = technicalCell(bulkRowOf(answer, identifier), 'STANDARDEMISSIONS');
  return euroStandard === null ? null : { euroStandard, day };
}

const NO_STANDARD = {
  reason: `${SOURCES.guide.atStart} gives no Euro standard for this derivative.`,
  next: 'See the V5C, section V.9.',
};
const noDerivative = (): Fault =>
  new Fault('not_found', {
    message: `${SOURCES.guide.atStart} has no derivative for this vehicle, so its Euro standard is not known.`,
    fix: 'See the V5C, section V.9.',
  });
