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
import { factSearchOf } from './fact-search-input';

interface SavedSearchServices {
  readonly vehicleFacts: Pick<VehicleFactStore, 'matching' | 'matchingBeside'>;
  readonly factSearches: FactSearchStore;
  readonly now: () => Date;
}

/** The limit for one organisation, as the page lists all of them. */
const SEARCHES_MAX = 50;
const NEW_SHOWN = 50;

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
  return savedFrom(added, matched, view, britishDay(services.now()));
}

export async function runListFactSearches(
  { session }: EndpointCall<typeof listFactSearches>,
  services: SavedSearchServices,
) {
  const stored = await services.factSearches.list(session.organisationId, SEARCHES_MAX);
  const ids = stored.map(({ id }) => id);
  const views = await services.factSearches.views(session.personId, ids);
  const today = britishDay(services.now());
  const items = stored.map(async (search) => {
    const matched = await services.vehicleFacts.matching(searchOf(search));
    return savedFrom(search, matched, views.get(search.id) ?? null, today);
  });
  return { items: await Promise.all(items) };
}

export async function runReadFactSearchNews(
  { input, session }: EndpointCall<typeof readFactSearchNews>,
  services: SavedSearchServices,
) {
  const { stored, search, view } = await opened(input.id, session, services);
  const today = britishDay(services.now());
  const matched = await services.vehicleFacts.matching(search);
  const saved = savedFrom(stored, matched, view, today);
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

function savedFrom(
  { id, name, fields, createdAt, createdBy, createdByName }: StoredFactSearch,
  matched: readonly number[],
  view: FactSearchView | null,
  today: Day,
): SavedFactSearch {
  const seen = view && seenBefore(view, today);
  const known = new Set(seen?.matched ?? matched);
  return {
    id,
    name,
    fields,
    savedAt: createdAt.toISOString(),
    savedBy: { id: createdBy, name: nameAtStart(createdByName) },
    count: matched.length,
    since: seen?.since ?? null,
    newCount: matched.filter((identifier) => !known.has(identifier)).length,
  };
}

const searchNotFound = (): Fault =>
  new Fault('not_found', {
    message: 'This saved search was not found.',
    fix: 'See the list of saved searches: it may have been deleted.',
  });
