/** Saved searches by facts, and what is new in each for the person who opens it. All free. */
import type { Session } from '@/lib/access';
import type {
  listFactSearches,
  openFactSearch,
  readFactSearchNews,
  removeFactSearch,
  saveFactSearch,
} from '@/lib/api/endpoints/guide/fact-searches';
import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import type { FactSearch } from '@/lib/domain/vehicles/facts/fact-filters';
import {
  fieldsOfSearch,
  openedToday,
  seenBefore,
  type FactSearchView,
  type SavedFactSearch,
} from '@/lib/domain/vehicles/facts/saved-fact-search';
import { Fault } from '@/lib/fault';
import type { FactSearchStore, StoredFactSearch } from '@/lib/store/vehicle-facts/fact-searches';
import type { VehicleFactStore } from '@/lib/store/vehicle-facts/vehicle-facts';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import { factSearchOf } from './fact-search-input';

interface SavedSearchServices {
  readonly vehicleFacts: Pick<VehicleFactStore, 'matching' | 'matchingBeside' | 'counts'>;
  readonly factSearches: FactSearchStore;
  readonly now: () => Date;
}

/** The limit for one organisation, as the page lists all of them. */
const SEARCHES_MAX = 50;
const NEW_SHOWN = 50;
/** Searches counted at the same time: fewer than the database has connections. */
const COUNTED_AT_A_TIME = 4;

export async function runSaveFactSearch(
  { input, session }: EndpointCall<typeof saveFactSearch>,
  services: SavedSearchServices,
): Promise<SavedFactSearch> {
  const { name, ...search } = input;
  const { organisationId, personId } = session;
  const added = await services.factSearches.add(
    { organisationId, createdBy: personId, name, fields: fieldsOfSearch(search) },
    SEARCHES_MAX,
  );
  if (added === null) {
    throw new Fault('conflict', {
      message: `Your organisation has ${SEARCHES_MAX} saved searches, the most there can be.`,
      fix: 'Delete one first.',
      field: 'name',
    });
  }
  const matched = await services.vehicleFacts.matching(searchOf(added));
  const view = openedToday(null, matched, britishDay(services.now()));
  await services.factSearches.saveView(added.id, personId, view);
  return savedFrom(added, { count: matched.length, newCount: 0 }, view, britishDay(services.now()));
}

export async function runListFactSearches(
  { session }: EndpointCall<typeof listFactSearches>,
  services: SavedSearchServices,
) {
  const stored = await services.factSearches.list(session.organisationId, SEARCHES_MAX);
  const ids = stored.map(({ id }) => id);
  const views = await services.factSearches.views(session.personId, ids);
  const today = britishDay(services.now());
  const counted = async (search: StoredFactSearch) => {
    const view = views.get(search.id) ?? null;
    return savedFrom(search, await countsOf(searchOf(search), view, today, services), view, today);
  };
  return { items: await mapConcurrent(stored, counted, { concurrency: COUNTED_AT_A_TIME }) };
}

/** Of a person who never opened it, nothing is new. */
async function countsOf(
  search: FactSearch,
  view: FactSearchView | null,
  today: Day,
  { vehicleFacts }: Pick<SavedSearchServices, 'vehicleFacts'>,
): Promise<MatchCounts> {
  const { count, newCount } = await vehicleFacts.counts(search, view ? seenBefore(view, today).matched : []);
  return { count, newCount: view === null ? 0 : newCount };
}

export async function runReadFactSearchNews(
  { input, session }: EndpointCall<typeof readFactSearchNews>,
  services: SavedSearchServices,
) {
  const { stored, search, view } = await opened(input.id, session, services);
  const today = britishDay(services.now());
  const saved = savedFrom(stored, await countsOf(search, view, today, services), view, today);
  const newVehicles =
    view === null || saved.newCount === 0
      ? []
      : await services.vehicleFacts.matchingBeside(search, seenBefore(view, today).matched, NEW_SHOWN);
  return { ...saved, newVehicles };
}

export async function runOpenFactSearch(
  { input, session }: EndpointCall<typeof openFactSearch>,
  services: SavedSearchServices,
) {
  const { search, view } = await opened(input.id, session, services);
  const matched = await services.vehicleFacts.matching(search);
  const next = openedToday(view, matched, britishDay(services.now()));
  await services.factSearches.saveView(input.id, session.personId, next);
  return {};
}

export async function runRemoveFactSearch(
  { input, session }: EndpointCall<typeof removeFactSearch>,
  { factSearches }: SavedSearchServices,
) {
  if (!(await factSearches.remove({ organisationId: session.organisationId, id: input.id }))) throw searchNotFound();
  return {};
}

async function opened(id: string, { organisationId, personId }: Session, { factSearches }: SavedSearchServices) {
  const stored = await factSearches.get({ organisationId, id });
  if (stored === null) throw searchNotFound();
  const views = await factSearches.views(personId, [id]);
  return { stored, search: searchOf(stored), view: views.get(id) ?? null };
}

const searchOf = ({ fields }: StoredFactSearch): FactSearch =>
  factSearchOf(findByFacts.input.parse(inputFromTexts(findByFacts, fields)));

type MatchCounts = Pick<SavedFactSearch, 'count' | 'newCount'>;

const savedFrom = (
  { id, name, fields, createdAt, createdBy, createdByName }: StoredFactSearch,
  { count, newCount }: MatchCounts,
  view: FactSearchView | null,
  today: Day,
): SavedFactSearch => ({
  id,
  name,
  fields,
  savedAt: createdAt.toISOString(),
  savedBy: { id: createdBy, name: nameAtStart(createdByName) },
  count,
  since: view && seenBefore(view, today).since,
  newCount,
});

const searchNotFound = (): Fault =>
  new Fault('not_found', {
    message: 'This saved search was not found.',
    fix: 'See the list of saved searches: it may have been deleted.',
  });
