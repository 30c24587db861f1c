/** One search over what an organisation has: by plate or VIN through the keyed hash, by words through names. */
import { may } from '@/lib/access';
import type { search } from '@/lib/api/endpoints/search';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { formatPlate, normalisePlate, PLATE_LENGTH_MAX } from '@/lib/domain/plates/plate-shapes';
import {
  appraisalResult,
  buildResult,
  ownCarResult,
  personResult,
  stockCarResult,
  stockListResult,
  valuationResult,
  vehicleFileResult,
} from '@/lib/domain/search/search-result';
import { valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import { registrationSummarySchema } from '@/lib/domain/vehicles/registration/registration-record';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { MemberStore } from '@/lib/store/people/members';
import type { RegistrationStore } from '@/lib/store/records/registrations';
import type { ValuationStore } from '@/lib/store/records/valuations';
import type { SearchStore } from '@/lib/store/search';

export interface SearchServices {
  readonly secret: string;
  readonly valuations: Pick<ValuationStore, 'ofSubject' | 'searchRecent'>;
  readonly registrations: Pick<RegistrationStore, 'ofSubject' | 'searchRecent'>;
  readonly searches: SearchStore;
  readonly members: Pick<MemberStore, 'list'>;
}

/** Of each kind, so that no kind crowds out another. */
const RESULTS_PER_KIND = 5;
/** Shorter texts are in nearly every name. */
const WORD_LENGTH_MIN = 2;

/** Free: the provider is not called. Newest first within a kind; a vehicle's own valuations and files before all else. */
export async function runSearch({ input, session }: EndpointCall<typeof search>, services: SearchServices) {
  const text = input.text.trim();
  const vehicle = vehicleIn(text);
  const { organisationId } = session;
  const query = { organisationId, text, limit: RESULTS_PER_KIND };
  const isLongEnough = text.length >= WORD_LENGTH_MIN;
  const ofMark = (kind: string) => ({
    ...query,
    subjectHash: keyedHash(services.secret, kind, vehicle?.subject ?? ''),
  });
  const isAppraiser = may(session.role, 'appraisals.work');
  const { searches } = services;
  const ifWords = <T>(read: (query: { organisationId: string; text: string; limit: number }) => Promise<T[]>) =>
    isLongEnough ? read(query) : [];
  const marks = vehicle ? [vehicle.subject] : [];
  const [ofVehicle, files, filesByWords, carsOfMark, cars, rowsOfPlate, rowsByReference, byWords] = await Promise.all([
    vehicle ? services.valuations.ofSubject(ofMark('valuation')) : [],
    vehicle ? services.registrations.ofSubject(ofMark('registration')) : [],
    ifWords(services.registrations.searchRecent),
    vehicle ? searches.stockCarsOf({ organisationId, marks, limit: query.limit }) : [],
    ifWords(searches.stockCars),
    vehicle?.plate ? searches.stockByPlate({ organisationId, plate: vehicle.plate, limit: query.limit }) : [],
    ifWords(searches.stockByReference),
    ifWords(services.valuations.searchRecent),
  ]);
  const ids = ofVehicle.map(({ id }) => id);
  const [appraisalsOfVehicle, appraisals, stockLists, builds, members] = await Promise.all([
    isAppraiser && ids.length > 0 ? searches.appraisalsOf({ organisationId, ids, limit: query.limit }) : [],
    isAppraiser ? ifWords(searches.appraisals) : [],
    ifWords(searches.stockLists),
    ifWords(searches.builds),
    isLongEnough && may(session.role, 'people.read') ? services.members.list(organisationId) : [],
  ]);
  return {
    plate: vehicle?.plate ? formatPlate(vehicle.plate) : null,
    results: [
      ...eachOnce([...ofVehicle, ...byWords]).map(({ summary }) =>
        valuationResult(valuationSummarySchema.parse(summary)),
      ),
      ...eachOnce([...files, ...filesByWords]).map(({ summary }) =>
        vehicleFileResult(registrationSummarySchema.parse(summary)),
      ),
      ...eachOnce([...appraisalsOfVehicle, ...appraisals]).map(appraisalResult),
      ...eachOnce([...carsOfMark, ...cars]).map(ownCarResult),
      ...[...rowsOfPlate, ...rowsByReference].map(stockCarResult),
      ...builds.map(buildResult),
      ...stockLists.map(stockListResult),
      ...members
        .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(text.toLowerCase()))
        .slice(0, RESULTS_PER_KIND)
        .map(personResult),
    ],
  };
}

/** A plate or VIN, normalised; null where the text can be neither. */
function vehicleIn(text: string): { subject: string; plate: string | null } | null {
  const vin = checkVin(text);
  if (vin.state === 'vin') return { subject: vin.vin, plate: null };
  const plate = normalisePlate(text);
  const isPlate =
    plate.length <= PLATE_LENGTH_MAX && /^[A-Z0-9]+$/.test(plate) && /\d/.test(plate) && /[A-Z]/.test(plate);
  return isPlate ? { subject: plate, plate } : null;
}

const eachOnce = <T extends { readonly id: string }>(heads: readonly T[]): T[] => [
  ...new Map(heads.map((head) => [head.id, head])).values(),
];
