/**
 * What the product does depends on codes and values, never on the text of one of our sentences: a better sentence
 * would change what it does. Words of the provider and of the database's driver are not ours, and are read.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceTree, testOnly } from './testing/source-tree';

const FOREIGN_WORDS =
  /^lib\/(?:contract|health|launch|provider|sandbox|wire)\/|^lib\/store\/(?:database-setting|database|embedded\/failure-words)\.m?[jt]s$|^e2e\//;
/** Still decided by a sentence: the list only becomes shorter. */
const LEFT: readonly string[] = [
  'components/tax/van/double-cab-years.tsx: reason.includes(',
  'lib/domain/appraisals/entries.ts: === TOO_MUCH',
  'lib/domain/appraisals/entries.ts: === WHOLE_PRICE',
  'lib/domain/appraisals/entries.ts: === TOO_LARGE',
  'lib/domain/appraisals/entries.ts: === TOO_MUCH',
  'lib/domain/appraisals/unread/entry-refusal.ts: === NOT_WHOLE_OFFER',
  'lib/domain/appraisals/unread/entry-refusal.ts: === NO_OFFER',
  'lib/domain/appraisals/unread/entry-refusal.ts: === NO_ADJUSTMENT_REASON',
];
/** `const NO_OFFER = 'An offer of £0 is no offer.';` */
const SENTENCE_CONSTANT = /\bconst ([A-Z][A-Z\d_]+)\b[^=\n]*=\s*(['"`])[A-Z“][^'"`\n]* [^'"`\n]*[.?!]\2;/g;
const TEXT = '(?:reason|message|fix)';
/** Two texts of the same kind may be equal, so that one of them is left out. */
const COMPARISONS = [
  new RegExp(`\\.?\\b${TEXT}\\s*[!=]==\\s*(?:['"\`][^'"\`]* |[A-Z][A-Z\\d_]+\\b|\\w+\\()`, 'g'),
  new RegExp(`[!=]==\\s*(?:[A-Z][A-Z\\d_]+|\\w+\\([^()]*\\))\\.${TEXT}\\b`, 'g'),
  new RegExp(`\\.(?:includes|startsWith|endsWith|test|match)\\((?:\\w+\\.)?${TEXT}\\)`, 'g'),
  new RegExp(`\\b${TEXT}\\.(?:includes|startsWith|endsWith|match)\\(`, 'g'),
];

interface Source {
  readonly path: string;
  readonly text: string;
}

function comparedIn(sources: readonly Source[]): string[] {
  const constants = sources.flatMap(({ text }) =>
    [...text.matchAll(SENTENCE_CONSTANT)].flatMap(([, name]) => name ?? []),
  );
  const names = constants.length === 0 ? [] : [new RegExp(`[!=]==\\s*(?:${constants.join('|')})\\b(?!\\.)`, 'g')];
  return sources.flatMap(({ path, text }) =>
    [...COMPARISONS, ...names].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`)),
  );
}

for (const [code, isFound] of [
  ['if (reason === VEHICLE_NOT_FORECAST.reason) return 1;', true],
  ['if (because.reason !== noCo2(date).reason) return 1;', true],
  ["const NO_OFFER = 'An offer of £0 is no offer.';\nif (problem === NO_OFFER) return 1;", true],
  ['INSTRUCTION.test(message) ? 1 : 2', true],
  ['Object.values(REASONS).includes(reason)', true],
  ["message.startsWith('The ')", true],
  ["fault.message === 'The look-up failed.'", true],
  ["if (because.code === 'never_forecast') return 1;", false],
  ['all.findIndex((other) => other.reason === reason)', false],
  ['reasons.every((because) => because?.reason === first.reason)', false],
  ["const REMOVED = 'removed';\nif (outcome === REMOVED) return 1;", false],
  ['fault.reason === null', false],
] as const)
  test(`${code.replace('\n', ' ')} is ${isFound ? 'found' : 'let through'}`, () =>
    assert.equal(comparedIn([{ path: 'x.ts', text: code }]).length > 0, isFound));

test('nothing more is decided by the text of a sentence', () => {
  const tree = readSourceTree();
  const forTests = testOnly(tree);
  const sources = tree.filter(
    ({ path }) => !FOREIGN_WORDS.test(path) && !forTests.has(path) && !path.endsWith('.test.ts'),
  );
  assert.deepEqual(comparedIn(sources), LEFT);
});
