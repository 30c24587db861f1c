/** One search over what an organisation has: by plate or VIN through the keyed hash, by words through names. */
import { may } from '@/lib/access';
import type { search } from '@/lib/api/endpoints/search';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { formatPlate, normalisePlate, PLATE_LENGTH_MAX } from '@/lib/domain/plates/plate-shapes';
import {
  buildResult,
  personResult,
  stockCarResult,
  stockListResult,
  valuationResult,
} from '@/lib/domain/search/search-result';
import { valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { MemberStore } from '@/lib/store/people/members';
import type { ValuationStore } from '@/lib/store/records/valuations';
import type { SearchStore } from '@/lib/store/search';

export interface SearchServices {
  readonly secret: string;
  readonly valuations: Pick<ValuationStore, 'ofSubject' | 'searchRecent'>;
  readonly searches: SearchStore;
  readonly members: Pick<MemberStore, 'list'>;
}

/** Of each kind, so that no kind crowds out another. */
const RESULTS_PER_KIND = 5;
/** Shorter texts are in nearly every name. */
const WORD_LENGTH_MIN = 2;

/** Free: the provider is not called. Newest first within a kind; a vehicle's own valuations before all else. */
export async function runSearch({ input, session }: EndpointCall<typeof search>, services: SearchServices) {
  const text = input.text.trim();
  const vehicle = vehicleIn(text);
  const { organisationId } = session;
  const query = { organisationId, text, limit: RESULTS_PER_KIND };
  const isLongEnough = text.length >= WORD_LENGTH_MIN;
  const [ofVehicle, stockCars, byWords, stockLists, builds, members] = await Promise.all([
    vehicle ? services.valuations.ofSubject({ ...query, subjectHash: subjectHashOf(vehicle.subject, services) }) : [],
    vehicle?.plate ? services.searches.stockByPlate({ organisationId, plate: vehicle.plate, limit: query.limit }) : [],
    isLongEnough ? services.valuations.searchRecent(query) : [],
    isLongEnough ? services.searches.stockLists(query) : [],
    isLongEnough ? services.searches.builds(query) : [],
    isLongEnough && may(session.role, 'people.read') ? services.members.list(organisationId) : [],
  ]);
  const valuations = [...new Map([...ofVehicle, ...byWords].map((head) => [head.id, head])).values()];
  return {
    plate: vehicle?.plate ? formatPlate(vehicle.plate) : null,
    results: [
      ...valuations.map(({ summary }) => valuationResult(valuationSummarySchema.parse(summary))),
      ...stockCars.map(stockCarResult),
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

const subjectHashOf = (subject: string, { secret }: SearchServices) => keyedHash(secret, 'valuation', subject);
