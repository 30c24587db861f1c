/**
 * Mutation testing with Stryker, which is not a package of this product: a run takes hours and finds tests to write.
 *
 *   npm install --prefix <folder> @stryker-mutator/core@9.6.1 @stryker-mutator/tap-runner@9.6.1
 *   ROOM=plates NODE_PATH=<folder>/node_modules <folder>/node_modules/.bin/stryker run lib/health/stryker.config.mjs
 *
 * Each room's files are mutated with only that room's tests. Mutants that behave like the original are listed in the
 * README beside this file.
 */
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @type {Record<string, { mutate: readonly string[], tests: readonly string[] }>} */
const ROOMS = {
  access: { mutate: ['lib/access.ts'], tests: ['lib/access.test.ts'] },
  plates: {
    mutate: ['check-plate', 'plate-candidates', 'plate-periods', 'plate-shapes', 'foreign-marks'].map(
      (name) => `lib/domain/plates/${name}.ts`,
    ),
    tests: ['lib/domain/plates/check-plate.test.ts'],
  },
  mileage: { mutate: ['lib/domain/vehicles/mileage.ts'], tests: ['lib/domain/vehicles/mileage.test.ts'] },
  encoding: {
    mutate: ['csv.ts', 'delimited.mjs', 'parse-count.ts'].map((name) => `lib/encoding/${name}`),
    tests: ['csv', 'delimited', 'parse-count'].map((name) => `lib/encoding/${name}.test.ts`),
  },
  // Each file is held by its own tests.
  ...Object.fromEntries(
    ['form', 'json', 'soap', 'values', 'document', 'dataset', 'xml'].map((name) => [
      `wire-${name}`,
      { mutate: [`lib/wire/${name}.ts`], tests: [`lib/wire/${name}.test.ts`] },
    ]),
  ),
  faults: { mutate: ['lib/lookups/faults.ts'], tests: ['lib/lookups/faults.test.ts'] },
  // With TEST_ENGINES=server and the address of a server in TEST_DATABASE_URL, or each mutant starts both engines.
  recall: { mutate: ['lib/lookups/recall.ts'], tests: ['lib/lookups/recall.test.ts'] },
  settle: {
    mutate: ['lib/lookups/settle.ts'],
    tests: ['settle', 'awaited', 'upkeep', 'late-commit'].map((name) => `lib/lookups/${name}.test.ts`),
  },
  reserve: {
    mutate: ['lib/lookups/reserve.ts'],
    tests: [
      'reserve',
      'reserve-storage',
      'settle',
      'limits',
      'awaited',
      'batching',
      'late-commit',
      'whole-submissions',
    ].map((name) => `lib/lookups/${name}.test.ts`),
  },
  options: {
    mutate: [
      'rule-book/read-rules',
      'rule-book/pack-contents',
      'rule-book/read-rule-book',
      'status/fitted-options',
      'pricing/build-account',
      'pricing/free-items',
      'repairs/completion',
      'repairs/repairs',
      'current-build',
    ].map((name) => `lib/domain/options/${name}.ts`),
    // The quick ones first, then the slower ones, as the first failure ends a mutant's run.
    tests: [
      'rule-book/rule-doctor',
      'repairs/repairs',
      'repairs/completion',
      'golden-car',
      'edge-cases',
      'pack-only',
      'repairs/cheaper-set',
      'build',
      'option-bundle',
      'repairs/complete-builds',
      'extreme-shapes',
    ].map((name) => `lib/domain/options/${name}.test.ts`),
  },
};

const TESTS_WITH_DATABASE = new Set(['recall', 'settle', 'reserve']);

const room = process.env['ROOM'] ?? 'access';
const chosen = ROOMS[room];
if (chosen === undefined) throw new Error(`ROOM is one of ${Object.keys(ROOMS).join(', ')}.`);

/** Next to Stryker itself, which is installed elsewhere. */
const modules = process.env['NODE_PATH'] ?? join(dirname(process.argv[1] ?? ''), '..');

export default {
  plugins: [join(modules, '@stryker-mutator/tap-runner/dist/src/index.js')],
  testRunner: 'tap',
  tap: { testFiles: chosen.tests, nodeArgs: ['--import', 'tsx', '-r', '{{hookFile}}', '{{testFile}}'] },
  mutate: chosen.mutate,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Stryker would rewrite it with the TypeScript version it knows; tsx reads it as it is.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.next', 'e2e', 'public', 'app', 'components', '.ci'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: join(tmpdir(), `stryker-${room}.json`) },
  // Outside the tree, where no compiler or linter finds the copies.
  tempDirName: join(tmpdir(), 'stryker-sandbox'),
  // In addition to one and a half times the tests' own time.
  timeoutMS: TESTS_WITH_DATABASE.has(room) ? 30_000 : 10_000,
};
