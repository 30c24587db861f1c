/**
 * What belongs to another organisation is not found, on every route whose address names something: read from the
 * routes.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { saveFactSearch } from '@/lib/api/endpoints/guide/fact-searches';
import { Fault } from '@/lib/fault';
import { routeName, servedRoutes, type ServedRoute } from '@/lib/health/testing/served-routes';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openNotifications } from '@/lib/store/notifications/notifications';
import { openApprovals } from '@/lib/store/people/approvals';
import { createBuildStore } from '@/lib/store/builds';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { createSearchStore } from '@/lib/store/search';
import { openShares } from '@/lib/store/shares';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { openFactSearches } from '@/lib/store/vehicle-facts/fact-searches';
import { openVehicleFacts } from '@/lib/store/vehicle-facts/vehicle-facts';
import { openStockFeeds } from '@/lib/store/stock-cars/stock-feeds';
import { openStockSources } from '@/lib/store/stock-cars/stock-sources';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { openWebhookMessages } from '@/lib/store/webhooks/webhook-messages';
import { openWebhooks } from '@/lib/store/webhooks/webhooks';
import { openAuctionEntries } from '@/lib/store/stock/auction-entries';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { runInvite } from './people/members';
import { runCreateApiKey } from './people/api-keys';
import { runCreateWebhook } from './webhooks/webhooks';
import { runMakePasswordLink } from './people/password-links';
import { openPeopleStores } from './people/sign-in.fixture';
import { call, openRecordedServices } from './testing/recorded-services';
import { runCreateRegistration } from './vehicles/registrations';
import { runCreateShare } from './shares/shares';
import { runStartAppraisal, type AppraisalServices } from './appraisals/appraisals';
import { runCreateStockList } from './stock/stock-lists';
import { runCreateStockFeed } from './stock-cars/stock-feeds';
import { runCreateStockSource } from './stock-cars/sources/stock-sources';
import { runTakeValuationIntoStock } from './stock-cars/take-in';
import { runStartStockRun } from './stock/stock-runs';
import { runSaveFactSearch } from './vehicle-facts/saved-fact-searches';
import { runCreateValuation } from './valuations/valuations';
import { selectRows } from '@/lib/store/rows';

/** Parameters of an address that name something of the provider or the server, the same for everyone. */
const SHARED_NAMES = new Set(['name', 'kind', 'identifier', 'operation', 'product', 'image', 'plateId']);

/** What the routes below an address name of an organisation; the longest matching address counts. */
type OwnedResources = Awaited<ReturnType<typeof organisation>>;
const NAMED: Readonly<Record<string, (owned: OwnedResources) => Readonly<Record<string, string>>>> = {
  '/api/valuations/{id}': ({ valuation }) => ({ id: valuation }),
  '/api/registrations/{id}': ({ registration }) => ({ id: registration }),
  '/api/stock/{id}': ({ stockList, stockRun }) => ({ id: stockList, run: stockRun }),
  '/api/stock-cars/{id}': ({ stockCar }) => ({ id: stockCar }),
  '/api/stock-sales/imports/{id}': ({ salesImport }) => ({ id: salesImport }),
  '/api/stock-sources/{id}': ({ stockSource }) => ({ id: stockSource }),
  '/api/stock-feeds/{id}': ({ stockFeed }) => ({ id: stockFeed }),
  '/api/builds/{id}': ({ build }) => ({ id: build }),
  '/api/fact-searches/{id}': ({ factSearch }) => ({ id: factSearch }),
  '/api/shares/{id}': ({ share }) => ({ id: share }),
  '/api/approvals/{id}': ({ approval }) => ({ id: approval }),
  '/api/notifications/{id}': ({ notification }) => ({ id: notification }),
  '/api/appraisals/{id}': ({ appraisal, photo }) => ({ id: appraisal, photo }),
  '/api/people/{id}': ({ valuer }) => ({ id: valuer.personId }),
  '/api/people/invitations/{id}': ({ invitation }) => ({ id: invitation }),
  '/api/people/password-links/{id}': ({ passwordLink }) => ({ id: passwordLink }),
  '/api/api-keys/{id}': ({ apiKey }) => ({ id: apiKey }),
  '/api/webhooks/{id}': ({ webhook }) => ({ id: webhook }),
};

/** No organisation has it. */
const OFFER = randomUUID();

/** What else a route requires. */
const FURTHER_INPUT: Readonly<Record<string, object>> = {
  'POST /api/valuations/{id}/revalue': { kind: 'car', identifier: 1, mileage: 1_000 },
  'POST /api/valuations/{id}/shares': { days: 7, withPlate: false },
  'POST /api/registrations/{id}/choice': { kind: 'car', identifier: 1 },
  'POST /api/registrations/{id}/value': { mileage: 1_000 },
  'POST /api/registrations/{id}/shares': { days: 7, withPlate: false },
  'POST /api/stock/{id}/runs/{run}/change': { to: 'pause' },
  'POST /api/stock/{id}/columns': { plate: 0, mileage: 1, reference: null },
  'POST /api/stock/{id}/auction': { changes: [{ row: 2, field: 'bid', text: '1', version: 0 }] },
  'POST /api/stock/{id}/rows': { row: 2, plate: 'AB21CDE', mileage: '1000' },
  'PUT /api/stock-cars/{id}': { version: 1, notes: 'x' },
  'POST /api/stock-cars/{id}/out': { on: '2026-06-05' },
  'POST /api/builds/{id}/rename': { name: 'Another' },
  'POST /api/approvals/{id}/decision': { lookUps: 1 },
  'PUT /api/webhooks/{id}': { name: 'x' },
  'PUT /api/appraisals/{id}/entries': { changes: [{ field: 'salePrice', value: '1', version: 0 }] },
  'POST /api/appraisals/{id}/offer': { pounds: 1, tradePence: 1 },
  'POST /api/appraisals/{id}/decision': { offer: OFFER, approve: true },
  'POST /api/appraisals/{id}/answer': { offer: OFFER, accept: true },
  'POST /api/appraisals/{id}/signature': { offer: OFFER, signature: { name: 'Ann Lee', strokes: [] } },
  'POST /api/appraisals/{id}/link': { offer: OFFER },
  'POST /api/appraisals/{id}/revise': { offer: OFFER, offerState: 'made' },
  'POST /api/appraisals/{id}/buy': { offer: OFFER, pounds: 1, on: '2026-06-05' },
  'POST /api/appraisals/{id}/photos': { file: new File(['not read'], 'a.jpg') },
  'PUT /api/appraisals/{id}/photos/{photo}': { line: null, isForCustomer: false },
  'POST /api/appraisals/{id}/correct': { shownPounds: 1, shownOn: '2026-06-05', pounds: 2, on: '2026-06-05' },
  'POST /api/appraisals/{id}/reopen': { offer: null },
  'POST /api/appraisals/{id}/lose': { offer: null, offerState: null, reason: 'price' },
  'PUT /api/people/{id}/active': { active: true },
  'PUT /api/people/{id}/budget': { monthlyLimit: 1 },
  'PUT /api/people/{id}/role': { role: 'viewer' },
};

const PHOTO = { lineId: null, isForCustomer: true, width: 1, height: 1, jpeg: new Uint8Array([1]) };

const recorded = await openRecordedServices({ everyMark: true });
const { database, secret } = recorded;
after(() => recorded.close());
const stores = openPeopleStores(database);

type StockedServices = Parameters<typeof runCreateStockList>[1] &
  Parameters<typeof runStartStockRun>[1] &
  Parameters<typeof runTakeValuationIntoStock>[1] &
  Parameters<typeof runCreateStockSource>[1] &
  Parameters<typeof runCreateStockFeed>[1];

const SOURCE = { name: 'A system', address: 'https://dms.example/stock.csv', profile: {} };
const KEY = { name: 'A system', role: 'viewer', days: null } as const;
const WEBHOOK = { name: 'A system', address: 'https://crm.invalid/', events: ['offer.answered' as const] };
const FEED = { name: 'A system', format: 'csv' as const, columns: [{ key: 'plate' as const, header: 'REG' }] };

/** A list, a run of it, a car in stock, and a stock feed. */
async function stocked(valuation: string, admin: Session, services: StockedServices) {
  const file = new File(['Reg,Mileage\nAB21CDE,20000\n'], 'stock.csv');
  const stockList = (await runCreateStockList(call({ file, name: '' }, admin), services)).list.id;
  return {
    stockList,
    stockRun: (await runStartStockRun(call({ id: stockList, fresh: false }, admin), services)).id,
    stockCar: (await runTakeValuationIntoStock(call({ id: valuation }, admin), services)).id,
    stockFeed: (await runCreateStockFeed(call(FEED, admin), services)).feed.id,
    stockSource: (await runCreateStockSource(call(SOURCE, admin), services)).id,
  };
}

/** A past sale of a file. */
async function sold({ organisationId, personId }: Session, { stockCars }: Pick<StockedServices, 'stockCars'>) {
  const salesImport = randomUUID();
  const sale = { kind: null, identifier: null, registered: null, mileage: null, make: null, title: 'A car' };
  const terms = { soldOn: '2026-06-01', soldPounds: 9_000, soldTo: 'retail' as const, plate: 'AB21CDE' };
  const by = { organisationId, personId, importId: salesImport };
  await stockCars.pastSales.add(by, [{ ...sale, ...terms, id: randomUUID() }]);
  return { salesImport };
}

async function photographed(valuation: string, admin: Session, services: AppraisalServices) {
  const appraisal = (await runStartAppraisal(call({ id: valuation }, admin), services)).id;
  const photo = randomUUID();
  await services.appraisals.photos.add({ ...PHOTO, ...admin, id: appraisal, photoId: photo });
  return { appraisal, photo };
}

async function notified(person: Session, notifications: ReturnType<typeof openNotifications>): Promise<string> {
  const { organisationId, personId } = person;
  const notice = {
    kind: 'new_edition',
    key: 'x',
    path: '/',
    text: 'x',
    subject: 'x',
    at: new Date(),
    delivery: 'app',
  } as const;
  await notifications.write([{ ...notice, organisationId, personId, byPersonId: null, roles: [] }]);
  return (await notifications.list(person, { kinds: [notice.kind], limit: 1 }))[0]?.id ?? '';
}

const stockStores = {
  stock: createStockStore(database),
  stockRuns: createStockRunStore(database),
  stockCars: openStockCars(database),
  stockFeeds: openStockFeeds(database),
  stockSources: openStockSources(database),
  sourceSettings: { ownHosts: [], folder: null },
  auctionEntries: openAuctionEntries(database),
};

async function organisation() {
  const dealer = await recorded.dealer();
  const services = {
    ...dealer.services,
    secret,
    mail: null,
    database,
    lookUps: openLookUps({ database, subscription: 'a subscription' }),
    ...stores,
    approvals: openApprovals({ database, subscription: 'a subscription' }),
    appraisals: openAppraisals(database),
    notifications: openNotifications(database, 'held'),
    shares: openShares(database),
    searches: createSearchStore(database),
    cached: createProviderAnswerCache(dealer.services.caller, () => 0),
    builds: createBuildStore(database),
    vehicleFacts: openVehicleFacts(database),
    factSearches: openFactSearches(database),
    ...stockStores,
    stockQueue: { call: async () => undefined },
    scheduleRunner: { request: async () => true },
    webhooks: openWebhooks(database),
    webhookMessages: openWebhookMessages(database),
    version: 'test',
  };
  const member = async (name: string, role: 'admin' | 'valuer'): Promise<Session> => {
    const session = await dealer.person(name, role);
    await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      randomUUID(),
      session.organisationId,
      session.personId,
      role,
    ]);
    return session;
  };
  const [admin, valuer] = [await member('Ada', 'admin'), await member('Val', 'valuer')];
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  const valuation = (await runCreateValuation(call(input, admin), services)).record.id;
  const { organisationId, personId } = admin;
  const approvalRequest = { organisationId, personId: valuer.personId, lookUps: 5, reason: '' };
  const vehicle = { kind: 'car', identifier: 1, date: '2026-06-05' } as const;
  const build = { organisationId, createdBy: personId, name: 'A build', code: 'x', frozen: {}, ...vehicle };
  return {
    services,
    admin,
    valuer,
    valuation,
    registration: (await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, admin), services)).record.id,
    build: (await services.builds.add(build)).id,
    factSearch: (await runSaveFactSearch(call(saveFactSearch.input.parse({ name: 'A search' }), admin), services)).id,
    share: (await runCreateShare(call({ id: valuation, days: 7, withPlate: false }, admin), services)).share.id,
    notification: await notified(admin, services.notifications),
    ...(await stocked(valuation, admin, services)),
    ...(await sold(admin, services)),
    ...(await photographed(valuation, admin, services)),
    approval: (await services.approvals.request(approvalRequest)).id,
    invitation: (
      await runInvite(call({ email: `${randomUUID()}@x.example`, role: 'viewer' as const }, admin), services)
    ).id,
    passwordLink: (await runMakePasswordLink(call({ id: valuer.personId }, admin), services)).id,
    webhook: (await runCreateWebhook(call(WEBHOOK, admin), services)).webhook.id,
    apiKey: (await runCreateApiKey(call({ ...KEY, userId: valuer.personId }, admin), services)).apiKey.id,
  };
}

interface IsolationRoute extends ServedRoute {
  readonly names: readonly string[];
}

/** Every route of the product whose address names something of an organisation, with what it runs. */
async function routes(): Promise<IsolationRoute[]> {
  return (
    (await servedRoutes())
      // A customer's link lets in anyone who has it; photos.test.ts covers what it shows.
      .filter(({ endpoint }) => endpoint.permission !== 'everyone')
      .map((route) => ({
        ...route,
        names: [...route.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      }))
      .filter(({ names }) => !names.every((name) => SHARED_NAMES.has(name)))
  );
}

let own: OwnedResources;
let other: OwnedResources;
before(async () => {
  own = await organisation();
  other = await organisation();
});

const namedAt = (path: string) =>
  Object.keys(NAMED)
    .filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0];

/** The outcome of a route with these names, requested by the administrator of `own`. */
async function comesTo({ endpoint, run }: IsolationRoute, named: Readonly<Record<string, string>>): Promise<string> {
  const input = endpoint.input.parse({ ...FURTHER_INPUT[routeName(endpoint)], ...named });
  try {
    await run(call(input, own.admin), own.services);
    return 'an answer';
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
}

test('every route that names something of an organisation has a sample of it', async () => {
  const found = await routes();
  assert.ok(found.length > 25);
  const missing = found.flatMap(({ endpoint, names }) => {
    const sample = NAMED[namedAt(endpoint.path) ?? '']?.(own) ?? {};
    return names.filter((name) => !sample[name]).map((name) => `${routeName(endpoint)}: no sample of {${name}}`);
  });
  assert.deepEqual(missing, []);
});

/** What names something in its body, with a test over two organisations. */
const NAMED_IN_BODY = [
  'POST /api/valuations/missing: ids', // missing-valuations.test.ts
  'POST /api/api-keys: userId', // people/api-keys.test.ts
];

test('no other route names something of an organisation outside its address', () => {
  const beside = ENDPOINTS.flatMap((endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties)
      .filter((name) => /^ids?$|Ids?$/.test(name) && !SHARED_NAMES.has(name) && !endpoint.path.includes(`{${name}}`))
      .map((name) => `${routeName(endpoint)}: ${name}`);
  });
  assert.deepEqual(beside, NAMED_IN_BODY);
});

test('with any of its names from another organisation, a route finds nothing; with its own it does', async () => {
  const wrong: string[] = [];
  for (const route of await routes()) {
    const { endpoint, names } = route;
    const sample = NAMED[namedAt(endpoint.path) ?? ''];
    assert.ok(sample);
    const pick = (owned: OwnedResources) => Object.fromEntries(names.map((name) => [name, sample(owned)[name] ?? '']));
    const foreign = names.map((name) => ({ ...pick(own), [name]: pick(other)[name] ?? '' }));
    for (const named of [...foreign, pick(other)]) {
      const outcome = await comesTo(route, named);
      if (outcome !== 'not_found')
        wrong.push(`${routeName(endpoint)} with another’s ${JSON.stringify(named)}: ${outcome}`);
    }
    // Otherwise a sample that names nothing would pass.
    if (endpoint.method === 'GET' && (await comesTo(route, pick(own))) === 'not_found') {
      wrong.push(`${routeName(endpoint)} does not find its own`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('the other organisation’s data is unchanged, whatever was tried', async () => {
  const rows = await selectRows(
    database,
    z.record(z.string(), z.number()),
    `select (select count(*)::integer from stock_lists where id = $1) as lists,
       (select count(*)::integer from stock_runs where id = $2 and state = 'running') as runs,
       (select count(*)::integer from builds where id = $3 and name = 'A build') as builds,
       (select count(*)::integer from member where user_id = $4 and role = 'valuer' and deactivated_at is null) as people,
       (select count(*)::integer from approvals where id = $5 and state = 'asked') as approvals,
       (select count(*)::integer from appraisals where id = $6 and state = 'draft') as appraisals,
       (select count(*)::integer from appraisal_history where appraisal_id = $6) as changes`,
    [other.stockList, other.stockRun, other.build, other.valuer.personId, other.approval, other.appraisal],
  );
  assert.deepEqual(rows[0], { lists: 1, runs: 1, builds: 1, people: 1, approvals: 1, appraisals: 1, changes: 2 });
});
