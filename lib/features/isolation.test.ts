/** What is another organisation's is not found, on every route whose address names something: read from the routes. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { Fault } from '@/lib/fault';
import { routeName, servedRoutes, type ServedRoute } from '@/lib/health/testing/served-routes';
import { openApprovals } from '@/lib/store/people/approvals';
import { createBuildStore } from '@/lib/store/builds';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { openShares } from '@/lib/store/shares';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { runInvite } from './people/members';
import { runMakePasswordLink } from './people/password-links';
import { openPeopleStores } from './people/sign-in.fixture';
import { call, openRecordedServices } from './testing/recorded-services';
import { runCreateRegistration } from './vehicles/registrations';
import { runCreateShare } from './shares/shares';
import { runCreateStockList } from './stock/stock-lists';
import { runStartStockRun } from './stock/stock-runs';
import { runCreateValuation } from './valuations/valuations';
import { selectRows } from '@/lib/store/rows';

/** Names in an address that name what is the provider's, and the same for everybody. */
const PROVIDERS = new Set(['kind', 'identifier', 'operation', 'product', 'image', 'plateId']);

/** What the routes below an address name of an organisation; the longest address that fits is taken. */
type OwnedResources = Awaited<ReturnType<typeof organisation>>;
const NAMED: Readonly<Record<string, (owned: OwnedResources) => Readonly<Record<string, string>>>> = {
  '/api/valuations/{id}': ({ valuation }) => ({ id: valuation }),
  '/api/registrations/{id}': ({ registration }) => ({ id: registration }),
  '/api/stock/{id}': ({ stockList, stockRun }) => ({ id: stockList, run: stockRun }),
  '/api/builds/{id}': ({ build }) => ({ id: build }),
  '/api/shares/{id}': ({ share }) => ({ id: share }),
  '/api/approvals/{id}': ({ approval }) => ({ id: approval }),
  '/api/people/{id}': ({ valuer }) => ({ id: valuer.personId }),
  '/api/people/invitations/{id}': ({ invitation }) => ({ id: invitation }),
  '/api/people/password-links/{id}': ({ passwordLink }) => ({ id: passwordLink }),
};

/** What else a route needs. */
const FURTHER_INPUT: Readonly<Record<string, object>> = {
  'POST /api/valuations/{id}/revalue': { kind: 'car', identifier: 1, mileage: 1_000 },
  'POST /api/valuations/{id}/shares': { days: 7, withPlate: false },
  'POST /api/stock/{id}/runs/{run}/change': { to: 'pause' },
  'POST /api/stock/{id}/columns': { plate: 0, mileage: 1, reference: null },
  'POST /api/builds/{id}/rename': { name: 'Another' },
  'POST /api/approvals/{id}/decision': { lookUps: 1 },
  'PUT /api/people/{id}/active': { active: true },
  'PUT /api/people/{id}/budget': { monthlyLimit: 1 },
  'PUT /api/people/{id}/role': { role: 'viewer' },
};

const recorded = await openRecordedServices({ everyMark: true });
const { database, secret } = recorded;
after(() => recorded.close());
const stores = openPeopleStores(database);

async function organisation() {
  const dealer = await recorded.dealer();
  const services = {
    ...dealer.services,
    secret,
    database,
    lookUps: openLookUps({ database, subscription: 'a subscription' }),
    ...stores,
    approvals: openApprovals({ database, subscription: 'a subscription' }),
    shares: openShares(database),
    builds: createBuildStore(database),
    stock: createStockStore(database),
    stockRuns: createStockRunStore(database),
    stockQueue: { call: async () => undefined },
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
  const file = new File(['Reg,Mileage\nAB21CDE,20000\n'], 'stock.csv');
  const stockList = (await runCreateStockList(call({ file, name: '' }, admin), services)).list.id;
  const { organisationId, personId } = admin;
  const approvalRequest = { organisationId, personId: valuer.personId, lookUps: 5, reason: '' };
  const vehicle = { kind: 'car', identifier: 1, date: '2026-06-05' } as const;
  const build = { organisationId, createdBy: personId, name: 'A build', code: 'x', frozen: {}, ...vehicle };
  return {
    services,
    admin,
    valuer,
    valuation,
    stockList,
    registration: (await runCreateRegistration(call({ plate: 'AB21CDE', fresh: false }, admin), services)).record.id,
    stockRun: (await runStartStockRun(call({ id: stockList, fresh: false }, admin), services)).id,
    build: (await services.builds.add(build)).id,
    share: (await runCreateShare(call({ id: valuation, days: 7, withPlate: false }, admin), services)).share.id,
    approval: await services.approvals.request(approvalRequest),
    invitation: (
      await runInvite(call({ email: `${randomUUID()}@x.example`, role: 'viewer' as const }, admin), services)
    ).id,
    passwordLink: (await runMakePasswordLink(call({ id: valuer.personId }, admin), services)).id,
  };
}

interface IsolationRoute extends ServedRoute {
  readonly names: readonly string[];
}

/** Every route of the product whose address names something of an organisation, with what it runs. */
async function routes(): Promise<IsolationRoute[]> {
  return (await servedRoutes())
    .map((route) => ({ ...route, names: [...route.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) }))
    .filter(({ names }) => !names.every((name) => PROVIDERS.has(name)));
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

/** What a route comes to with these names, asked by the administrator of `own`. */
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

test('no route names something of an organisation beside its address', () => {
  const beside = ENDPOINTS.flatMap((endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties)
      .filter((name) => /^ids?$|Ids?$/.test(name) && !PROVIDERS.has(name) && !endpoint.path.includes(`{${name}}`))
      .map((name) => `${routeName(endpoint)}: ${name}`);
  });
  assert.deepEqual(beside, []);
});

test('with any one of its names another organisation’s, a route finds nothing; with its own it does', async () => {
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
    // Else a sample that names nothing at all would pass.
    if (endpoint.method === 'GET' && (await comesTo(route, pick(own))) === 'not_found') {
      wrong.push(`${routeName(endpoint)} does not find its own`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('what another organisation has is as it was, whatever was tried', async () => {
  const rows = await selectRows(
    database,
    z.record(z.string(), z.number()),
    `select (select count(*)::integer from stock_lists where id = $1) as lists,
       (select count(*)::integer from stock_runs where id = $2 and state = 'running') as runs,
       (select count(*)::integer from builds where id = $3 and name = 'A build') as builds,
       (select count(*)::integer from member where user_id = $4 and role = 'valuer' and deactivated_at is null) as people,
       (select count(*)::integer from approvals where id = $5 and state = 'asked') as approvals`,
    [other.stockList, other.stockRun, other.build, other.valuer.personId, other.approval],
  );
  assert.deepEqual(rows[0], { lists: 1, runs: 1, builds: 1, people: 1, approvals: 1 });
});
