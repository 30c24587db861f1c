/** Reads every import in the tree and holds the table of who may import whom. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceTree, testOnly, type Import, type SourceFile } from './testing/source-tree';

const tree = readSourceTree();
const tests = testOnly(tree);
const product = tree.filter(({ path }) => !tests.has(path));

/**
 * A room is a folder of lib, a single file of it, a kind of address, or a folder of components. The calendar is a
 * separate room inside the domain: it depends on nothing, and the format of dates depends on it.
 */
function roomOf(path: string): string {
  if (path.startsWith('lib/domain/time/')) return 'time';
  const [top = '', second = '', third] = path.split('/');
  if (top === 'lib') return third === undefined ? second.replace(/\.\w+$/, '') : second;
  if (top === 'app') return second === 'api' || second === 'sandbox' ? `app/${second}` : 'page';
  if (top === 'components')
    return second === 'ui' || second === 'charts' || second === 'layout' ? second : `noun ${second}`;
  return path.includes('/') ? top : 'root';
}

const PRIMITIVES = ['ui', 'charts', 'layout'];
/** Pure and browser-safe, with nothing below them. */
const SHARED_MODULES = ['access', 'fault', 'format', 'time'];

/** Which rooms a room may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  contract: ['wire'],
  sandbox: ['contract', 'wire'],
  provider: ['contract', 'wire', 'fault'],
  access: [],
  encoding: [],
  fault: [],
  time: [],
  format: ['time'],
  // domain: how guessable a secret is
  env: ['domain', 'fault', 'setting-formats'],
  'setting-formats': [],
  // contract by `import type` only: see below
  domain: ['fault', 'format', 'time', 'encoding', 'contract'],
  lookups: ['store', 'provider', 'contract', 'domain', 'time', 'encoding', 'fault', 'access'],
  // access: a session is a person with a role
  store: ['domain', 'time', 'encoding', 'fault', 'access'],
  api: ['domain', 'time', 'fault', 'access'],
  features: ['api', 'domain', 'time', 'provider', 'contract', 'lookups', 'store', 'encoding', 'access', 'fault'],
  server: [
    'access',
    'api',
    'contract',
    'domain',
    'time',
    'env',
    'fault',
    'features',
    'lookups',
    'provider',
    'sandbox',
    'server-provider',
    'server-schedules',
    'store',
    'root',
  ],
  'server-provider': ['contract', 'env', 'fault', 'provider', 'sandbox'],
  'server-schedules': ['domain', 'features', 'format', 'lookups', 'server-notifying-schedules', 'store'],
  'server-notifying-schedules': ['domain', 'features', 'format', 'store'],
  // the commands behind the scripts of package.json
  launch: ['access', 'api', 'contract', 'encoding', 'env', 'fault', 'features', 'sandbox', 'server-provider', 'store'],
  ui: ['domain', ...SHARED_MODULES],
  charts: ['ui', 'domain', 'encoding', ...SHARED_MODULES],
  layout: ['ui', 'api', 'domain', ...SHARED_MODULES],
  noun: ['api', 'domain', 'encoding', ...SHARED_MODULES, ...PRIMITIVES],
  page: ['noun', ...PRIMITIVES, 'api', 'features', 'server', 'domain', ...SHARED_MODULES],
  'app/api': ['api', 'features', 'server'],
  'app/sandbox': ['server'],
};

/** Features that compose others. */
const COMPOSING_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'lib/features/appraisals/offer-sums.ts': [
    'lib/features/options/option-values.ts',
    'lib/features/valuations/record-panels.ts',
  ],
  'lib/features/audits/audits.ts': ['lib/features/usage/ledger.ts'],
  'lib/features/builds/builds.ts': ['lib/features/options/options.ts'],
  // The WLTP service states until when the figures of a saved build are valid.
  'lib/features/builds/check-builds.ts': ['lib/features/emissions/build-emissions.ts'],
  // The day of a build depends on how long its vehicle is made.
  'lib/features/options/configured-vehicle.ts': ['lib/features/vehicles/vehicles.ts'],
  // Other systems are sent what people are notified of, in the same run.
  'lib/features/notifications/notify.ts': ['lib/features/webhooks/webhook-body.ts'],
  // A car in a stock list is valued like a single one.
  'lib/features/stock/value-stock-car.ts': ['lib/features/valuations/valuations.ts'],
  'lib/features/stock/record-cancelled.ts': ['lib/features/valuations/valuations.ts'],
  // A file of past sales is read like a stock list, under the same limits.
  'lib/features/stock-cars/past-sales.ts': [
    'lib/features/stock/read-in-slices.ts',
    'lib/features/stock/upload/read-table.ts',
    'lib/features/stock/upload/upload-turns.ts',
  ],
  'lib/features/stock-cars/sources/read-source.ts': [
    'lib/features/stock/read-in-slices.ts',
    'lib/features/stock/upload/read-table.ts',
    'lib/features/stock/upload/upload-turns.ts',
  ],
  'lib/features/tax/company-car.ts': ['lib/features/emissions/build-emissions.ts'],
  'lib/features/tax/tax-band.ts': ['lib/features/emissions/build-emissions.ts'],
  // A record's panels are the full pages' answers, shortened.
  'lib/features/valuations/record-panels.ts': [
    'lib/features/forecasts/forecasts.ts',
    'lib/features/forecasts/value-history.ts',
    'lib/features/options/option-values.ts',
  ],
};
/** What several features share. */
const SHARED_PARTS =
  /^lib\/features\/(partial-answer|process-singleton|repeat|turns|each-due|map-concurrent|not-found|bearer-token|typed-mark|picture-answer|stored|outgoing\/(guarded-request|public-address)|exports\/(spreadsheet|json-array)|usage\/month-usage|options\/configured-vehicle|vehicles\/cars-only|people\/attempt-limits)\.ts$/;

const ownImports = ({ imports }: SourceFile) => imports.filter((imported) => imported.ours);
const kind = (room: string) => (room.startsWith('noun ') ? 'noun' : room);

function breaches(look: (file: SourceFile, imported: Import) => boolean): string[] {
  return product.flatMap((file) =>
    ownImports(file)
      .filter((imported) => look(file, imported))
      .map((imported) => `${file.path} → ${imported.target}`),
  );
}

test('every import leads to an existing file', () => {
  const paths = new Set(tree.map(({ path }) => path));
  assert.deepEqual(
    breaches((_, { target }) => !paths.has(target) && !/\.(css|json|svg)$/.test(target)),
    [],
  );
});

test('every room is in the table', () => {
  const unknown = new Set(product.map(({ path }) => kind(roomOf(path))).filter((room) => !(room in MAY_IMPORT)));
  assert.deepEqual([...unknown], []);
});

for (const [room, allowed] of Object.entries(MAY_IMPORT)) {
  test(`${room} imports from ${allowed.length === 0 ? 'no other room' : allowed.join(', ')} alone`, () => {
    const found = breaches(({ path }, { target }) => {
      const [from, to] = [roomOf(path), roomOf(target)];
      return kind(from) === room && from !== to && !allowed.includes(kind(to));
    });
    assert.deepEqual(found, []);
  });
}

test('one noun’s components do not import another’s', () => {
  const found = breaches(({ path }, { target }) => {
    const [from, to] = [roomOf(path), roomOf(target)];
    return kind(from) === 'noun' && kind(to) === 'noun' && from !== to;
  });
  assert.deepEqual(found, []);
});

test('the domain knows the contract by its types alone', () => {
  const found = breaches(
    ({ path }, { target, typeOnly }) => roomOf(path) === 'domain' && roomOf(target) === 'contract' && !typeOnly,
  );
  assert.deepEqual(found, []);
});

test('features do not import one another; what several share, and who composes, is named here', () => {
  const noun = (path: string) => path.split('/')[2];
  const found = breaches(({ path }, { target }) => {
    if (roomOf(path) !== 'features' || roomOf(target) !== 'features' || noun(path) === noun(target)) return false;
    return !SHARED_PARTS.test(target) && !COMPOSING_FEATURES[path]?.includes(target);
  });
  assert.deepEqual(found, []);
});

test('the browser loads addresses and the client of the API, never the serving', () => {
  const serving = /^lib\/api\/serve\//;
  const found = breaches(
    ({ path }, { target, typeOnly }) => path.startsWith('components/') && serving.test(target) && !typeOnly,
  );
  assert.deepEqual(found, []);
});

/** The list of words that neither sources nor screens may contain. */
const WORDS_FOR_SCREENS = 'lib/health/screen-phrases.mjs';

test('the end-to-end tests import nothing of the product: they see what a dealer sees', () => {
  const found = tree
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((file) => ownImports(file).map(({ target }) => `${file.path} → ${target}`));
  assert.deepEqual(
    found.filter((breach) => !/ → e2e\//.test(breach) && !breach.endsWith(` → ${WORDS_FOR_SCREENS}`)),
    [],
  );
});

test('no two rooms depend on each other, directly or in a cycle', () => {
  const edges = new Map<string, Set<string>>();
  for (const file of product) {
    for (const { target, typeOnly } of ownImports(file)) {
      const [from, to] = [roomOf(file.path), roomOf(target)];
      if (from !== to && !typeOnly) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const circles: string[] = [];
  const walk = (room: string, above: readonly string[]) => {
    if (above.includes(room)) return void circles.push([...above.slice(above.indexOf(room)), room].join(' → '));
    for (const next of edges.get(room) ?? []) walk(next, [...above, room]);
  };
  for (const room of edges.keys()) walk(room, []);
  assert.deepEqual([...new Set(circles)], []);
});

test('nothing of the product imports what only tests reach', () => {
  assert.deepEqual(
    breaches((_, { target }) => tests.has(target)),
    [],
  );
});

/** The recorded exchanges are files, and this reads them. */
const READS_RECORDINGS = 'lib/contract/golden/exchanges.ts';

const PACKAGES: readonly { rooms: readonly string[]; allowed: RegExp; why: string }[] = [
  { rooms: ['wire'], allowed: /^(zod|saxes)$/, why: 'knows how values are written and nothing else' },
  { rooms: ['contract'], allowed: /^zod$/, why: 'is data' },
  { rooms: ['domain', ...SHARED_MODULES], allowed: /^zod$/, why: 'runs in the browser too' },
  { rooms: ['api'], allowed: /^(zod|@tanstack\/react-query|lru-cache)$/, why: 'runs in the browser too' },
  { rooms: ['sandbox'], allowed: /^(node:|undici$|zod$|saxes$|fflate$|selfsigned$)/, why: 'needs no framework' },
  {
    rooms: ['provider'],
    allowed: /^(node:|undici$|zod$|oauth4webapi$|prom-client$|lru-cache$)/,
    why: 'needs no framework',
  },
];
for (const { rooms, allowed, why } of PACKAGES) {
  test(`${rooms.join(', ')}: ${why}, so no package but ${allowed.source}`, () => {
    const found = product
      .filter(({ path }) => rooms.includes(roomOf(path)) && path !== READS_RECORDINGS)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, ours: own }) => !own && !allowed.test(target))
          .map(({ target }) => `${path} → ${target}`),
      );
    assert.deepEqual(found, []);
  });
}

test('only lib/server.ts is marked server-only, and only addresses import it', () => {
  const marked = tree.filter(({ imports }) => imports.some(({ target }) => target === 'server-only'));
  assert.deepEqual(
    marked.map(({ path }) => path),
    ['lib/server.ts'],
  );
  assert.deepEqual(
    breaches(({ path }, { target }) => target === 'lib/server.ts' && !path.startsWith('app/')),
    [],
  );
});
