/** Names, sizes, and words that are allowed only in some places. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { filesUnder, readSourceTree, testOnly } from './testing/source-tree';

const tree = readSourceTree();
const tests = testOnly(tree);
const where = (look: (file: (typeof tree)[number]) => boolean) => tree.filter(look).map(({ path }) => path);

const KEBAB =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.((long\.)?test|process|worker|bench|examples|fixture|e2e|config))?\.(tsx?|mjs)$/;
test('file names are kebab-case', () => {
  assert.deepEqual(
    where(({ path }) => !KEBAB.test(basename(path))),
    [],
  );
});

test('no catch-all files: utils, helpers, common, constants, types, index', () => {
  assert.deepEqual(
    where(({ path }) => /(^|\/)(utils?|helpers?|common|constants?|types?|index)(\/|\.)/.test(path)),
    [],
  );
});

/** Tables of data, and declarations read like one. */
const DATA =
  /^lib\/(contract\/(?!describe\/)|sandbox\/(catalogue|market|registry)\/)|\/sample-[a-z-]+\.ts$|-(table|tables|rates)\.ts$/;
function linesAllowed(path: string): number {
  if (/\.(test|bench|e2e|fixture)\.tsx?$/.test(path)) return 500;
  return DATA.test(path) ? 400 : 250;
}
test('no file is longer than 250 lines; tables of data 400, tests 500', () => {
  assert.deepEqual(
    tree.filter(({ path, lines }) => lines > linesAllowed(path)).map(({ path, lines }) => `${path}: ${lines}`),
    [],
  );
});

/** Prettier wraps code, and no comment. Types and reasons of linters stand on one line. */
test('no line of a comment is longer than 131 characters', () => {
  const long = tree.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.length > 131 && /^\s*(\/\/|\/?\*)/.test(line) && !/oxlint-disable|@(typedef|param) \{/.test(line)
          ? `${path}:${index + 1}`
          : [],
      ),
  );
  assert.deepEqual(long, []);
});

/** The provider's own field names. They stop where a noun is read from the wire. */
const WIRE_NAME =
  /\b(CDer_\w+|CMod_\w+|CMan_\w+|Uvt_\w+|Yc_\w+|Opt_\w+|Do_\w+|RI_\w+|REFID|REFCODE|MATCHLEVEL|MONTHLYLOOKUPLIMITEXCEEDED|ALTERNATIVEDERIVATIVES|ALTERNATIVEVRMS|strPassword|lngSubscriberID)\b/;
/** One for each noun. */
const READERS = [
  'guide/guide-table-from',
  'notifications/guide-edition',
  'options/generic-options-from',
  'options/option-bundle',
  'valuations/guide-answer',
  'valuations/guide-comparison',
  'valuations/editions-from',
  'valuations/registration-values-from',
  'valuations/used-value',
  'valuations/used-value-history',
  'vehicles/facts/vehicle-facts-from',
  'vehicles/levels-from-reference',
  'vehicles/registration/registration-from',
  'vehicles/technical/technical-data-from',
  'vehicles/vehicle-from-reference',
  'vehicles/vehicle-image',
];
const READS_THE_WIRE = new RegExp(
  String.raw`^lib/(contract|sandbox)/|^lib/domain/(${READERS.join('|')})\.ts$|^lib/provider/refusal\.ts$|^lib/features/explorer/fields-without-screen\.ts$`,
);
test('the provider’s names stop where each noun is read from the wire', () => {
  assert.deepEqual(
    where(({ path, text }) => !tests.has(path) && !READS_THE_WIRE.test(path) && WIRE_NAME.test(text)),
    [],
  );
});

test('nothing but lib/env.ts and the commands reads the environment', () => {
  const may = /^lib\/(env\.ts|launch\/|health\/stryker\.config\.mjs)|^e2e\//;
  assert.deepEqual(
    where(({ path, text }) => !may.test(path) && !tests.has(path) && /process\.env\b/.test(text)),
    [],
  );
});

test('default exports are only where a tool requires one', () => {
  const may =
    /^app\/.*(page|layout|error|not-found|forbidden|loading|template)\.tsx$|^e2e\/.*\.config\.ts$|^lib\/health\/(.*rules?|stryker\.config)\.mjs$/;
  assert.deepEqual(
    where(({ path, text }) => !may.test(path) && /^export default /m.test(text)),
    [],
  );
});

/** Where an answer comes before it is shown for the first time. Of what is on screen, an older one may be on its way. */
const FIRST_ANSWERS = [
  'components/layout/queries/hydrated-queries.tsx',
  'components/stock/import/use-new-list.ts',
  'components/valuations/form/use-file-creation.ts',
  'components/valuations/form/use-record-creation.ts',
  'components/vehicles/find-vehicle-form.tsx',
];
test('what was saved is put into an answer on screen by showChanged alone', () => {
  assert.deepEqual(
    where(
      ({ path, text }) =>
        !tests.has(path) &&
        path !== 'lib/api/client/show-changed.ts' &&
        !FIRST_ANSWERS.includes(path) &&
        /\.(setQueryData|setQueriesData|cancelQueries)\b/.test(text),
    ),
    [],
  );
});

/** Tests that share a process load at the same time, and those of a file would belong to the file that awaits it first. */
test('nothing that several test files import awaits as it is loaded', () => {
  const mayAwait = /\.(test|bench|process|e2e)\.|^(e2e|lib\/launch)\//;
  assert.deepEqual(
    where(({ path, text }) => !mayAwait.test(path) && /^(?:(?:export )?(?:const|let) .*= )?await /m.test(text)),
    [],
  );
});

test('no unfinished business', () => {
  // Composed here, or this file would find itself.
  const unfinished = new RegExp(
    ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].map((word) => `\\b${word}\\b`).join('|'),
  );
  assert.deepEqual(
    where(({ text }) => unfinished.test(text)),
    [],
  );
});

test('no any', () => {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  assert.deepEqual(
    // In the kernel, a list of arbitrary codecs has no other type, as Codec is invariant.
    where(
      ({ path, text }) =>
        /\.tsx?$/.test(path) &&
        !/^lib\/(wire|health)\//.test(path) &&
        /: any\b(?=\s*[;,)=|}\]])|\bas any\b|<any[>,]/.test(code(text)),
    ),
    [],
  );
});

test('the name of a type is declared once in the tree', () => {
  const declared = new Map<string, string[]>();
  for (const { path, text } of tree) {
    for (const [, name = ''] of text.matchAll(
      /^\s*(?:export )?(?:abstract )?(?:interface|class|type) (\w+)(?=[<\s={])/gm,
    )) {
      declared.set(name, [...(declared.get(name) ?? []), path]);
    }
  }
  assert.deepEqual(
    [...declared].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join()}`),
    [],
  );
});

/** API routes are in folders that match their paths. */
const FLAT_MAX = 25;
test(`no folder holds more than ${FLAT_MAX} files of the product side by side`, () => {
  const counts = new Map<string, number>();
  for (const { path } of tree) {
    if (tests.has(path) || /\.(examples|process)\./.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  assert.deepEqual(
    [...counts].filter(([, count]) => count > FLAT_MAX),
    [],
  );
});

test('every room has a README, and that of the whole is at most 6 kB', () => {
  const rooms = [...new Set(tree.map(({ path }) => /^(lib\/[^/]+)\/|^(e2e|components)\//.exec(path)?.[0] ?? ''))];
  assert.deepEqual(
    rooms.filter((room) => room !== '' && !existsSync(`${room}README.md`)),
    [],
  );
  assert.ok(statSync('README.md').size <= 6 * 1024, `README.md has ${statSync('README.md').size} bytes`);
});

/** Examples of names, and files that are written by a run or were considered. */
const NO_FILES = [
  '.mjs',
  'X.value.json',
  'app/api/cars/[id]/route.ts',
  'lib/calendar.ts',
  'test-results/',
  'x.examples.tsx',
];
test('a file or folder that a README names exists', () => {
  const files = [...readdirSync('.'), ...['.ci', 'app', 'components', 'e2e', 'lib', 'public'].flatMap(filesUnder)];
  const known = new Set(files.flatMap((file) => endingsOf(file)));
  const unknown = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((readme) =>
      Array.from(
        readFileSync(readme, 'utf8').matchAll(/`([^`\s*{<…/][^`\s*{<…]*(?:\.(?:tsx?|mjs|md|json|csv|xml|sql)|\/))`/g),
      )
        .map(([, name = '']) => name)
        .filter((name) => !known.has(normalize(name)) && !existsSync(join(dirname(readme), name)))
        .filter((name) => !NO_FILES.includes(name))
        .map((name) => `${readme}: ${name}`),
    );
  assert.deepEqual(unknown, []);
});

/** Every way in which a file and the folders over it may be named: `a/b/c.ts` as `c.ts`, `b/c.ts`, `b/`, `a/b/`. */
function endingsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.flatMap((_, last) =>
    parts
      .slice(0, last + 1)
      .map((_part, first) => `${parts.slice(first, last + 1).join('/')}${last < parts.length - 1 ? '/' : ''}`),
  );
}

test('a route is an address and nothing more: at most six lines after its imports', () => {
  const long = tree.filter(({ path, text }) => {
    const rest = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import '));
    return /^app\/api\/.*route\.ts$/.test(path) && rest.length > 6;
  });
  assert.deepEqual(
    long.map(({ path }) => path),
    [],
  );
});

test('a style attribute is set only by script: the policy of pages allows none in the first HTML', () => {
  assert.deepEqual(
    where(
      ({ path, text }) =>
        /^(app|components)\/.*\.tsx$/.test(path) && /\sstyle=/.test(text) && !/useScriptStyle/.test(text),
    ),
    [],
  );
});

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  assert.deepEqual(loose, []);
});
