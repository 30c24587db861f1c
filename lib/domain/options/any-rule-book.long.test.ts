/** Whatever a rule book holds: every part of the engine ends, within its budget and its stack, and what it says is true. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnavailable, type OptionConfiguration } from './configuration';
import { configure } from './configure';
import { BRIEF_EFFORT, type Effort } from './effort';
import type { OptionBundle } from './rule-book/bundle';
import { readRuleBook } from './rule-book/read-rule-book';
import type { RuleBook } from './rule-book/rule-book';
import { diagnose, reportOf } from './rule-book/rule-doctor';
import { searchRules, type RuleSearch } from './rule-search';
import { circleOf, linkedColours, manyRows, mixedChains } from './testing/long-bundles.fixture';
import { Random } from './testing/random-bundles.fixture';

const LONG = 5_000;
const STEPS = 100_000;
const SMALL_EFFORT: Effort = { statusSteps: STEPS, reasonSteps: STEPS, repairSteps: STEPS, priceSteps: STEPS };

const BOOKS: readonly (readonly [string, () => OptionBundle])[] = [
  [`a circle of ${LONG} RA`, () => circleOf('RA', LONG)],
  [`a circle of ${LONG} packs`, () => circleOf('IN', LONG)],
  ['800 colours with a trim each', () => linkedColours(800)],
  ['6,630 rows at 500 options', () => manyRows(new Random(6_630), 500, 6_630)],
  ...[1, 2, 3, 4, 5, 6].map(
    (seed) =>
      [`chains of every type through one another (${seed})`, () => mixedChains(new Random(seed), 900, 5)] as const,
  ),
];

describe('every part of the engine ends, and says only what holds, with', () => {
  for (const [title, bundleOf] of BOOKS) {
    it(title, () => {
      const book = readRuleBook(bundleOf());
      const size = book.options.length;
      const findings = diagnose(book, SMALL_EFFORT);
      assert.equal(reportOf(findings, 'a car').split('\n').length, 1 + findings.length);
      for (const selections of [[], [1, size >> 1, size], book.options.slice(0, 40).map(({ code }) => code)]) {
        const now = configure(book, { selections, picks: [] }, SMALL_EFFORT);
        checkStates(book, now, selections);
        checkSearches(book, now, selections);
      }
    });
  }
});

describe('every search sends plain data, with', () => {
  for (const [title, bundleOf] of BOOKS) {
    it(title, () => {
      const book = readRuleBook(bundleOf());
      const selection = { selections: [1, book.options.length >> 1], picks: [] };
      const { states } = configure(book, selection, BRIEF_EFFORT);
      const blocked = states.find(({ status }) => isUnavailable(status))?.code ?? 1;
      const searches: RuleSearch[] = [
        { find: 'statuses' },
        { find: 'reasons', options: [blocked] },
        { find: 'repairs', option: blocked },
        { find: 'repairs', option: null },
        { find: 'completion' },
        { find: 'cheaper set' },
      ];
      for (const search of searches) {
        const found = searchRules(book, selection, search, SMALL_EFFORT);
        assert.deepEqual(structuredClone(found), found, search.find);
      }
    });
  }
});

function checkStates(book: RuleBook, now: OptionConfiguration, selections: readonly number[]): void {
  assert.equal(now.states.length, book.options.length);
  const isOpen = now.states.some(({ status }) => status === 'not decided') || now.availability.isPossible === null;
  assert.equal(now.isDecided, !isOpen);
  const payloads = now.payloads();
  assert.deepEqual(payloads.wltp.whole, now.fitted);
  const chosen = new Set([...selections, ...now.lines.map(({ option }) => option)]);
  for (const code of payloads.p11d) assert.ok(chosen.has(code));
  const charged = now.lines.reduce((sum, { chargedPence }) => sum + (chargedPence ?? 0), 0);
  assert.equal(charged, now.total.pence);
  for (const need of now.openNeeds.slice(0, 2)) assert.ok(now.choicesFor(need).length > 0);
}

function checkSearches(book: RuleBook, now: OptionConfiguration, selections: readonly number[]): void {
  const { isPossible } = now.availability;
  if (isPossible === false) {
    const clash = now.clash();
    if (clash !== null) assert.match(clash.sentence, /cannot be ordered/);
    for (const { selections: rest } of now.buildRepairs().repairs) assertValid(book, rest);
  }
  const completion = now.completion();
  if (completion !== null) {
    assertValid(book, completion.selections);
    const { ignored } = now;
    for (const code of selections) assert.ok(ignored.includes(code) || completion.selections.includes(code));
  }
  const cheaper = now.cheaperSet();
  if (cheaper !== null) assertValid(book, cheaper.selections);
  const unavailable = now.states.filter(({ status }) => isUnavailable(status) || status === 'not decided');
  for (const { code, status } of [unavailable[0], unavailable.at(-1)].flatMap((state) => state ?? [])) {
    const reason = now.reasonFor(code);
    if (reason !== null) assert.ok(reason.sentence.length > 10 && isUnavailable(status));
    for (const repair of now.repairsFor(code).repairs) {
      assertValid(book, repair.selections);
      assert.ok(configure(book, { selections: repair.selections, picks: [] }).fitted.includes(code), `${code}`);
    }
  }
}

/** Nothing clashes and no need is open: what the lines themselves show, without any search. */
function assertValid(book: RuleBook, selections: readonly number[]): void {
  const { openNeeds, isPossible } = configure(book, { selections, picks: [] }, SMALL_EFFORT);
  assert.deepEqual(openNeeds, []);
  assert.equal(isPossible, true);
}
