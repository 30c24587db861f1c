/** Reads every import in the tree and holds the table of who may import whom. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceTree, testOnly, type Import, type SourceFile } from './source-tree';

const tree = readSourceTree();
const tests = testOnly(tree);
const product = tree.filter(({ path }) => !tests.has(path));

/** A room is a folder of lib, a single file of it, a kind of address, or a folder of components. */
function roomOf(path: string): string {
  const [top = '', second = '', third] = path.split('/');
  if (top === 'lib') return third === undefined ? second.replace(/\.\w+$/, '') : second;
  if (top === 'app') return second === 'api' || second === 'sandbox' ? `app/${second}` : 'page';
  if (top === 'components')
    return second === 'ui' || second === 'charts' || second === 'layout' ? second : `noun ${second}`;
  return path.includes('/') ? top : 'root';
}

const PRIMITIVES = ['ui', 'charts', 'layout'];
/** Pure and browser-safe, with nothing below them. */
const WORDS = ['access', 'fault', 'format'];

/** Which rooms a room may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  contract: ['wire'],
  sandbox: ['contract', 'wire'],
  provider: ['contract', 'wire', 'fault'],
  access: [],
  fault: [],
  format: [],
  env: ['fault'],
  // contract by `import type` only: see below
  domain: ['fault', 'format', 'contract'],
  ledger: ['domain', 'fault'],
  // access: a session is a person with a role
  store: ['domain', 'fault', 'access'],
  api: ['domain', 'fault', 'access'],
  features: ['api', 'domain', 'provider', 'contract', 'ledger', 'store', 'access', 'fault'],
  server: [
    'access',
    'api',
    'contract',
    'domain',
    'env',
    'fault',
    'features',
    'ledger',
    'provider',
    'sandbox',
    'store',
    'root',
  ],
  // the commands behind the scripts of package.json
  launch: ['access', 'contract', 'env', 'fault', 'features', 'sandbox', 'store'],
  ui: ['domain', ...WORDS],
  charts: ['ui', 'domain', ...WORDS],
  layout: ['ui', 'api', 'domain', ...WORDS],
  noun: ['api', 'domain', ...WORDS, ...PRIMITIVES],
  page: ['noun', ...PRIMITIVES, 'api', 'features', 'server', 'domain', ...WORDS],
  'app/api': ['api', 'features', 'server'],
  'app/sandbox': ['server'],
};

/** Features that put others together, and the parts several features share. */
const COMPOSING: Readonly<Record<string, readonly string[]>> = {
  'lib/features/billed.ts': ['lib/features/billed-questions.ts'],
  // A car of a stock list is valued as it would be by itself.
  'lib/features/stock-car.ts': ['lib/features/valuations.ts', 'lib/features/valuation-freeze.ts'],
  'lib/features/stock-work.ts': ['lib/features/valuation-freeze.ts'],
  'lib/features/builds.ts': ['lib/features/options.ts'],
  // Until when a vehicle is made says which day its build is of.
  'lib/features/options-build.ts': ['lib/features/vehicles.ts'],
  'lib/features/audits.ts': ['lib/features/ledger.ts'],
  // A record's panels are the full pages' answers, made small.
  'lib/features/valuation-outlook.ts': [
    'lib/features/forecasts.ts',
    'lib/features/history.ts',
    'lib/features/option-values.ts',
  ],
  'lib/features/tax.ts': ['lib/features/emissions.ts'],
  'lib/features/tax-band.ts': ['lib/features/emissions.ts'],
};
const SHARED_PARTS =
  /^lib\/features\/(attempts|billed|billed-questions|cars-only|month-usage|one-part|options-build|spreadsheet|written-down)\.ts$/;

const ours = ({ imports }: SourceFile) => imports.filter((each) => each.ours);
const kind = (room: string) => (room.startsWith('noun ') ? 'noun' : room);

function breaches(look: (file: SourceFile, each: Import) => boolean): string[] {
  return product.flatMap((file) =>
    ours(file)
      .filter((each) => look(file, each))
      .map((each) => `${file.path} → ${each.target}`),
  );
}

test('every import leads to a file that is there', () => {
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
  const noun = (path: string) => path.replace(/^lib\/features\//, '').replace(/s?(-.*)?\.ts$/, '');
  const found = breaches(({ path }, { target }) => {
    if (roomOf(path) !== 'features' || roomOf(target) !== 'features' || noun(path) === noun(target)) return false;
    return !SHARED_PARTS.test(target) && !COMPOSING[path]?.includes(target);
  });
  assert.deepEqual(found, []);
});

test('what the browser loads of the API are declarations and the asking, never the serving', () => {
  const serving = /^lib\/api\/(serve|read|log|origin)\.ts$/;
  const found = breaches(
    ({ path }, { target, typeOnly }) => path.startsWith('components/') && serving.test(target) && !typeOnly,
  );
  assert.deepEqual(found, []);
});

test('the end-to-end tests import nothing of ours: they see what a dealer sees', () => {
  const found = tree
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((file) => ours(file).map(({ target }) => `${file.path} → ${target}`));
  assert.deepEqual(
    found.filter((each) => !/ → e2e\//.test(each)),
    [],
  );
});

test('no two rooms lean on each other, directly or in a circle', () => {
  const edges = new Map<string, Set<string>>();
  for (const file of product) {
    for (const { target, typeOnly } of ours(file)) {
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
  { rooms: ['domain', ...WORDS], allowed: /^zod$/, why: 'runs in the browser too' },
  { rooms: ['api'], allowed: /^(zod|@tanstack\/react-query)$/, why: 'runs in the browser too' },
  { rooms: ['sandbox', 'ledger'], allowed: /^(node:|undici$|zod$|saxes$)/, why: 'needs no framework' },
  { rooms: ['provider'], allowed: /^(node:|undici$|zod$|oauth4webapi$)/, why: 'needs no framework' },
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
