/**
 * One search over an organisation's data: plates and VINs by keyed hash, plates by how they begin, printed identifiers,
 * words in names.
 */
import { may } from '@/lib/access';
import type { search } from '@/lib/api/endpoints/search';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { readAppraisalNumber } from '@/lib/domain/appraisals/appraisal-state';
import { readPlateBeginning } from '@/lib/domain/plates/plate-beginning';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { readRecordIdentifier } from '@/lib/domain/search/record-identifier';
import {
  appraisalResult,
  buildResult,
  ownCarResult,
  personResult,
  stockCarResult,
  stockListResult,
  valuationResult,
  vehicleFileResult,
  type SearchResult,
} from '@/lib/domain/search/search-result';
import { hasNoValue } from '@/lib/domain/valuations/bands';
import { valuationSummarySchema } from '@/lib/domain/valuations/valuation';
import { VALUATIONS_OF_VEHICLE_MAX } from '@/lib/domain/valuations/valued-vehicle';
import { registrationSummarySchema } from '@/lib/domain/vehicles/registration/registration-record';
import { isMarkAlone, vehicleMarkIn, type VehicleMark } from '@/lib/domain/vehicles/vehicle-mark';
import { listedValuation } from '@/lib/features/stored';
import { findTypedOrCorrected } from '@/lib/features/typed-mark';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { MemberStore } from '@/lib/store/people/members';
import type { RegistrationStore } from '@/lib/store/records/registrations';
import type { ListedSummaries } from '@/lib/store/records/listed-summaries';
import type { ValuationStore } from '@/lib/store/records/valuations';
import type { SearchStore } from '@/lib/store/search';

export interface SearchServices {
  readonly now: () => Date;
  readonly secret: string;
  readonly valuations: Pick<ValuationStore, 'ofVehicle' | 'ofIdentifier' | 'ofPlateBeginning' | 'search'>;
  readonly registrations: Pick<RegistrationStore, 'ofVehicle' | 'ofIdentifier' | 'ofPlateBeginning' | 'search'>;
  readonly searches: SearchStore;
  readonly members: Pick<MemberStore, 'list'>;
}

/** The limit for each kind, so that no kind crowds out another. */
const RESULTS_PER_KIND = 5;
/** Shorter texts are in nearly every name. */
const WORD_LENGTH_MIN = 2;

interface NameSearch {
  readonly organisationId: string;
  readonly text: string;
  readonly limit: number;
}

/**
 * Free: the provider is not called. Newest first within a kind, valuations with a value before those without; a vehicle's
 * own valuations and files before all else, then those of plates that begin so.
 */
export async function runSearch({ input, session }: EndpointCall<typeof search>, services: SearchServices) {
  const text = input.text.trim();
  // `A-2026-12` is not written like a plate, but has the letters and digits of one.
  const isNumber = readAppraisalNumber(text) !== null;
  const typed = isNumber ? null : vehicleMarkIn(text);
  const [printed, { vehicle, own }, begun, named] = await Promise.all([
    findByIdentifier(text, session.organisationId, services),
    findTypedVehicle(typed, session, services),
    findPlateBeginning(isNumber ? null : readPlateBeginning(text), session, services),
    findNamed(text, typed, session, services),
  ]);
  const more = new Set<SearchResult['kind']>();
  /** Of each source; where there are more, that is noted. */
  const first = <T>(kind: SearchResult['kind'], ...sources: (readonly T[])[]): T[] =>
    sources.flatMap((found) => {
      if (found.length > RESULTS_PER_KIND) more.add(kind);
      return found.slice(0, RESULTS_PER_KIND);
    });
  const results = [
    ...eachOnce(
      first(
        'valuation',
        printed.valuations,
        ...[own.valuations, begun.valuations, named.valuations].map((heads) => valuedFirst(heads)),
      ),
    ).map((head) => valuationResult(listedValuation(head))),
    ...eachOnce(first('vehicle file', printed.files, own.files, begun.files, named.files)).map(({ summary }) =>
      vehicleFileResult(registrationSummarySchema.parse(summary)),
    ),
    ...eachOnce(first('appraisal', own.appraisals, begun.appraisals, named.appraisals)).map(appraisalResult),
    ...eachOnce(first('car in stock', own.cars, begun.cars, named.cars)).map(ownCarResult),
    ...eachOnceBy(
      first('stock car', own.rows, begun.rows, named.rows),
      ({ listId, number }) => `${listId} ${number}`,
    ).map(stockCarResult),
    ...first('build', named.builds).map(buildResult),
    ...first('stock list', named.stockLists).map(stockListResult),
    ...first('person', named.people).map(personResult),
  ];
  return {
    plate: vehicle?.plate ? formatPlate(vehicle.plate) : null,
    results,
    more: [...more],
    valuations: own.valuations.length,
  };
}

/** Records of the organisation that print this text as their ID, or as the reference or audit ID of a look-up. */
async function findByIdentifier(
  text: string,
  organisationId: string,
  { valuations, registrations }: Pick<SearchServices, 'valuations' | 'registrations'>,
) {
  const identifier = readRecordIdentifier(text);
  if (identifier === null) return { valuations: [], files: [] };
  const query = { ...identifier, organisationId, limit: RESULTS_PER_KIND + 1 };
  const [valued, files] = await Promise.all([valuations.ofIdentifier(query), registrations.ofIdentifier(query)]);
  return { valuations: valued, files };
}

/** Everything with a name that contains the text; one more of each kind than is listed. */
async function findNamed(
  text: string,
  vehicle: VehicleMark | null,
  { organisationId, role }: EndpointCall<typeof search>['session'],
  { valuations, registrations, searches, members }: SearchServices,
) {
  const query = { organisationId, text, limit: RESULTS_PER_KIND + 1 };
  const isLongEnough = text.length >= WORD_LENGTH_MIN;
  const ifWords = <T>(read: (query: NameSearch) => Promise<T[]>) => (isLongEnough ? read(query) : []);
  // No name of a vehicle or customer looks like a VIN or a current plate.
  const ifNames = <T>(read: (query: NameSearch) => Promise<T[]>) =>
    vehicle !== null && isMarkAlone(vehicle) ? [] : ifWords(read);
  const [valued, files, appraisals, cars, rows, builds, stockLists, everyone] = await Promise.all([
    ifNames(valuations.search),
    ifNames(registrations.search),
    may(role, 'appraisals.work') ? ifNames((names) => searches.appraisals(names)) : [],
    ifWords((names) => searches.stockCars(names)),
    ifWords(searches.stockByReference),
    ifWords(searches.builds),
    ifWords(searches.stockLists),
    isLongEnough && may(role, 'people.read') ? members.list(organisationId) : [],
  ]);
  const people = everyone.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(text.toLowerCase()));
  return { valuations: valued, files, appraisals, cars, rows, builds, stockLists, people };
}

const NOTHING = { valuations: [], files: [], appraisals: [], cars: [], rows: [] };

/** Everything on the vehicle as typed, or on the one whose plate it can only be. */
async function findTypedVehicle(
  typed: VehicleMark | null,
  { role, organisationId }: EndpointCall<typeof search>['session'],
  services: SearchServices,
) {
  if (typed === null) return { vehicle: null, own: NOTHING };
  const { mark, found } = await findTypedOrCorrected(
    typed,
    services.now(),
    (vehicle) => findVehicle(vehicle, may(role, 'appraisals.work'), organisationId, services),
    (own) => Object.values(own).every((items) => items.length === 0),
  );
  return { vehicle: mark, own: found };
}

/** Everything on one vehicle, by its plate or VIN. */
async function findVehicle(
  { subject, plate }: VehicleMark,
  isAppraiser: boolean,
  organisationId: string,
  { secret, valuations, registrations, searches }: SearchServices,
) {
  const limit = RESULTS_PER_KIND + 1;
  const query = (kind: string) => ({
    organisationId,
    limit,
    mark: subject,
    subjectHash: keyedHash(secret, kind, subject),
  });
  const valued = valuations.ofVehicle({ ...query('valuation'), limit: VALUATIONS_OF_VEHICLE_MAX });
  const appraised = async () => {
    const ids = (await valued).map(({ id }) => id);
    return isAppraiser && ids.length > 0 ? searches.appraisalsOf({ organisationId, ids, limit }) : [];
  };
  const [ofVehicle, files, appraisals, cars, rows] = await Promise.all([
    valued,
    registrations.ofVehicle(query('registration')),
    appraised(),
    searches.stockCarsOf({ organisationId, marks: [subject], limit }),
    plate ? searches.stockByPlate({ organisationId, plate, limit }) : [],
  ]);
  return { valuations: ofVehicle, files, appraisals, cars, rows };
}

/** Vehicles with a plate that begins so, each once in a kind. */
async function findPlateBeginning(
  beginning: string | null,
  { organisationId, role }: EndpointCall<typeof search>['session'],
  { valuations, registrations, searches }: SearchServices,
) {
  if (beginning === null) return NOTHING;
  const query = { organisationId, beginning, limit: RESULTS_PER_KIND + 1 };
  const [valued, files, appraisals, cars, rows] = await Promise.all([
    valuations.ofPlateBeginning(query),
    registrations.ofPlateBeginning(query),
    may(role, 'appraisals.work') ? searches.appraisalsOfPlateBeginning(query) : [],
    searches.stockCarsOfPlateBeginning(query),
    searches.stockOfPlateBeginning(query),
  ]);
  return { valuations: valued, files, appraisals, cars, rows };
}

function valuedFirst<T extends ListedSummaries>(heads: readonly T[]): T[] {
  const isValued = new Map(heads.map((head) => [head, !hasNoValue(valuationSummarySchema.parse(head.summary))]));
  return [...heads.filter((head) => isValued.get(head)), ...heads.filter((head) => !isValued.get(head))];
}

const eachOnceBy = <T>(heads: readonly T[], keyOf: (head: T) => string): T[] => [
  ...new Map(heads.map((head) => [keyOf(head), head])).values(),
];
const eachOnce = <T extends { readonly id: string }>(heads: readonly T[]): T[] => eachOnceBy(heads, ({ id }) => id);
