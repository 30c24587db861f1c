/** What an organisation has on a file's vehicle, found by the keyed hashes of its plates and VIN. Free. */
import { may } from '@/lib/access';
import type { readTimeline } from '@/lib/api/endpoints/registrations/vehicle-files';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import {
  appraisalEntry,
  fileEntry,
  ownCarEntries,
  shareEntry,
  stockEntry,
  TIMELINE_KIND_MAX,
  timelineOf,
  valuationEntry,
} from '@/lib/domain/vehicles/file/timeline';
import {
  registrationSummarySchema,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import { storedRegistrationRecord } from '@/lib/features/stored';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { VehicleKey } from '@/lib/store/records/records';
import type { RegistrationStore } from '@/lib/store/records/registrations';
import type { ValuationStore } from '@/lib/store/records/valuations';
import type { SearchStore } from '@/lib/store/search';
import type { Shares } from '@/lib/store/shares';

interface TimelineServices {
  readonly secret: string;
  readonly registrations: RegistrationStore;
  readonly valuations: Pick<ValuationStore, 'ofVehicle'>;
  readonly searches: Pick<SearchStore, 'stockOfPlates' | 'stockCarsOf' | 'appraisalsOf'>;
  readonly shares: Pick<Shares, 'ofRecords'>;
}

export async function runReadTimeline(
  { input, session }: EndpointCall<typeof readTimeline>,
  services: TimelineServices,
) {
  const file = await storedRegistrationRecord(services, session, input.id);
  const { organisationId } = session;
  const { plates, vins } = marksOf(file);
  const limit = TIMELINE_KIND_MAX;
  const marks = [...plates, ...vins];
  const ofMarks = async <T extends { readonly id: string }>(kind: string, read: (key: VehicleKey) => Promise<T[]>) => {
    const found = await Promise.all(
      marks.map((mark) => read({ organisationId, subjectHash: keyedHash(services.secret, kind, mark), mark, limit })),
    );
    return [...new Map(found.flat().map((head) => [head.id, head])).values()];
  };
  const [files, valuations, stock, cars] = await Promise.all([
    ofMarks('registration', (key) => services.registrations.ofVehicle(key)),
    ofMarks('valuation', (key) => services.valuations.ofVehicle(key)),
    services.searches.stockOfPlates({ organisationId, plates, limit }),
    services.searches.stockCarsOf({ organisationId, marks, limit }),
  ]);
  const ids = [...files, ...valuations].map(({ id }) => id);
  const valued = valuations.map(({ id }) => id);
  const [shared, appraisals] = await Promise.all([
    services.shares.ofRecords({ organisationId, ids, limit }),
    may(session.role, 'appraisals.work') ? services.searches.appraisalsOf({ organisationId, ids: valued, limit }) : [],
  ]);
  const entries = [
    ...files.map(({ summary }) => fileEntry(registrationSummarySchema.parse(summary), file.id)),
    ...valuations.map(({ summary }) => valuationEntry(valuationSummarySchema.parse(summary))),
    ...stock.map(stockEntry),
    ...cars.flatMap(ownCarEntries),
    ...appraisals.map(appraisalEntry),
    ...shared.map(shareEntry),
  ];
  return timelineOf(
    entries,
    [files, valuations, stock, cars, shared, appraisals].some(({ length }) => length >= limit),
  );
}

/**
 * The plate and VIN it was looked up by and has in the register, normalised. Not the trade body's plate, which may
 * belong to another vehicle by now.
 */
function marksOf({ asked: request, register }: RegistrationRecord) {
  const plates = [request.plate, register?.plate].flatMap((plate) => (plate ? [normalisePlate(plate)] : []));
  const vins = [request.vin, register?.vin].flatMap((vin) => (vin ? [vin.toUpperCase()] : []));
  return { plates: [...new Set(plates)], vins: [...new Set(vins)] };
}
