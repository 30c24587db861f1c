/** The screens speak as dealers, fleet managers and the provider's documents do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCREEN_PHRASES } from './screen-phrases.mjs';
import { findingsInExamples } from './testing/findings-in-examples';
import { oxlintFindings } from './testing/oxlint-findings';

const CONFIG = 'lib/health/screen-words.oxlintrc.json';
/** Where texts for the screen, exports and API descriptions are written. */
const ROOMS = [
  'app',
  'components',
  'lib/api',
  // The explorer shows its summaries, and the test plates page the purpose of each plate.
  'lib/contract',
  'lib/domain',
  'lib/features',
  'lib/lookups',
  'lib/provider',
  'lib/sandbox/faults',
  // The page of recurring work.
  'lib/server-schedules.ts',
  'lib/server-notifying-schedules.ts',
];

test(`no text holds a phrase that dealers would not use (of one file: npx oxlint -c ${CONFIG} <file>)`, () => {
  const lines = oxlintFindings(CONFIG, ROOMS).map(({ file, line, message }) => `${file}:${line} ${message}`);
  if (lines.length > 0) assert.fail(`${lines.length} phrases\n${lines.sort().join('\n')}`);
});

const EXAMPLES: readonly { title: string; code: string; found: readonly string[] }[] = [
  { title: 'what dealers say', code: "const first = 'Vehicle check';", found: [] },
  { title: 'a literal', code: "const first = 'Is it this vehicle?';", found: ['Is it this vehicle?'] },
  {
    title: 'JSX text over two lines',
    code: 'const first = <p>\n  What it\n  rests on\n</p>;',
    found: ['What it rests on'],
  },
  { title: 'a template', code: 'const first = `${1} red flags`;', found: ['red flags'] },
  { title: 'a word that is right in a sentence', code: "const first = 'Ask an administrator.';", found: [] },
  { title: 'the same word as a label', code: "const first = 'Ask';", found: ['Ask'] },
  { title: 'the same word as a sentence', code: "const first = 'Ask.';", found: ['Ask'] },
  { title: 'a comment', code: '// What it rests on', found: [] },
  { title: 'a module’s name', code: "import { first } from 'Kept';", found: [] },
  { title: 'a type', code: "type First = Omit<Second, 'agrees'>;", found: [] },
  { title: 'a source’s name outside the table', code: "const first = 'The guide has none.';", found: ['the guide'] },
];

test('phrases are found in literals, templates and JSX, and nowhere else', () => {
  for (const { example, messages } of findingsInExamples(CONFIG, EXAMPLES)) {
    const phrases = messages.map((message) => /“(.+?)”/.exec(message)?.[1] ?? message);
    assert.deepEqual(phrases, example.found, example.title);
  }
});

const ANY_VEHICLE_CONFIG = 'lib/health/any-vehicle.oxlintrc.json';
const VEHICLE_PAGES = 'app/(signed-in)/vehicles/[kind]/[identifier]';
/** What a van's pages, its records and its vehicle file show too. */
const ANY_VEHICLE_ROOMS = [
  ...['by-age', 'configure', 'emissions', 'forecast', 'guide', 'history', 'past'].map(
    (name) => `${VEHICLE_PAGES}/${name}`,
  ),
  ...['alerts', 'by-age', 'file', 'identity', 'list', 'outlook', 'past', 'record', 'shares', 'values'].map(
    (name) => `components/valuations/${name}`,
  ),
  'components/builds',
  'components/charts',
  'components/emissions',
  'components/forecasts',
  'components/guide',
  'components/history',
  'components/options/list',
  'components/options/tray',
  'components/vehicle-facts',
  'components/vehicles/compare',
  'components/vehicles/detail',
  'components/vehicles/file',
  'lib/domain/emissions',
  'lib/domain/forecasts',
  'lib/domain/guide',
  'lib/domain/valuations',
  'lib/domain/vehicles',
];

test('what is shown of cars and vans says “car” of neither', () => {
  const findings = oxlintFindings(ANY_VEHICLE_CONFIG, ANY_VEHICLE_ROOMS);
  assert.deepEqual(
    findings.map(({ file, line, message }) => `${file}:${line} ${message}`),
    [],
  );
});

test('“car” of any vehicle is found, and not in the names of what cars alone have', () => {
  const examples = [
    { code: "const first = 'the same car by its plate';", found: ['same car'] },
    { code: 'const first = <p>Of\n  this\n  car.</p>;', found: ['this car'] },
    { code: "const first = 'Company car';", found: [] },
    { code: "const first = 'Option values are for cars only';", found: [] },
  ];
  for (const { example, messages } of findingsInExamples(ANY_VEHICLE_CONFIG, examples)) {
    const phrase = messages.map((message) => /“(.+?)”/.exec(message)?.[1] ?? message);
    assert.deepEqual(phrase, example.found, example.code);
  }
});

test('each phrase stands in the list once', () => {
  const phrases = SCREEN_PHRASES.map(({ was }) => was);
  assert.equal(new Set(phrases).size, phrases.length);
});
