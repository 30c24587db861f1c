/** Repairs against a SAT solver that is not ours, on bundles too large to enumerate. The seeds are fixed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { THOROUGH_EFFORT } from './effort';
import { randomSelection, LARGE } from './testing/large-bundles.fixture';
import { createReferenceSolver } from './testing/logic-solver.fixture';
import { Random } from './testing/random-bundles.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const kinds: readonly { what: keyof typeof LARGE; seeds: number; selections: number }[] = [
  { what: '40 options as makers write them', seeds: 8, selections: 6 },
  { what: '120 options as makers write them', seeds: 4, selections: 8 },
  { what: '400 options as makers write them', seeds: 1, selections: 8 },
  { what: '120 options without packs and gifts', seeds: 4, selections: 8 },
  { what: '400 options without packs and gifts', seeds: 1, selections: 8 },
  { what: '400 options, hard', seeds: 1, selections: 12 },
  { what: '60 options, rules upon rules', seeds: 8, selections: 4 },
];
/** So many blocked options of each bundle are repaired. */
const BLOCKED_OPTIONS = 2;

describe('repairs agree with logic-solver: valid, the fewest selections lost, nothing to spare, the price, none cheaper', () => {
  for (const { what, seeds, selections: most } of kinds) {
    it(`over ${seeds} bundles of ${what}`, () => {
      for (let seed = 1; seed <= seeds; seed += 1) compare(what, most, seed);
    });
  }
});

function compare(what: keyof typeof LARGE, most: number, seed: number): void {
  const random = new Random(seed * 7907);
  const bundle = LARGE[what](random);
  const book = readRuleBook(bundle);
  const reference = createReferenceSolver(bundle);
  const selections: number[] = [];
  let now = configure(book, { selections, picks: [] }, THOROUGH_EFFORT);
  while (selections.length < most) {
    const selection = randomSelection(random, now);
    if (selection === null) break;
    selections.push(selection);
    now = configure(book, { selections, picks: [] }, THOROUGH_EFFORT);
  }
  const packOnly = new Set(book.options.filter(({ isPackOnly }) => isPackOnly).map(({ code }) => code));
  const blocked = now.states.filter(({ status }) => status === 'blocked');
  for (const { code } of random.some(blocked, BLOCKED_OPTIONS)) {
    const where = `seed ${seed}, option ${code}, selections ${selections.join(' ')}`;
    const asLine = packOnly.has(code) || !reference.canHave([code], code) ? [] : [code];
    const repairs = now.repairsFor(code).repairs.map((plan) => ({
      ...plan,
      remaining: selections.filter((selection) => plan.selections.includes(selection)),
    }));
    assert.ok(repairs.length > 0, `a repair: ${where}`);
    const fewest = selections.length - (repairs[0]?.remaining.length ?? 0);
    const enough = (lost: readonly number[]) =>
      reference.canHave([...selections.filter((selection) => !lost.includes(selection)), ...asLine], code);
    for (let lost = 0; lost < fewest; lost += 1)
      for (const subset of chosenFrom(selections, lost))
        assert.ok(!enough(subset), `losing ${subset.join(' ')} is enough: ${where}`);
    const smallest = [...chosenFrom(selections, fewest)].filter(enough);
    const offered = repairs.filter(({ remaining }) => selections.length - remaining.length === fewest);
    assert.equal(offered.length, Math.min(3, smallest.length), `repairs that lose ${fewest}: ${where}`);
    for (const { selections: lines, remaining, total, savers, isProvenCheapest } of repairs) {
      const base = [...remaining, ...asLine];
      const adds = lines.filter((line) => !base.includes(line));
      assert.ok(reference.canHave(lines, code, []), `valid: ${where}`);
      const needed = adds.filter((line) => !savers.includes(line));
      assert.ok(!reference.canSpare(base, code, needed), `nothing to spare: ${where}`);
      const cost = { unknown: total.onApplication.length, pence: total.pence };
      assert.deepEqual(cost, createReferenceSolver(bundle).leastCost(lines, code, []), `the price: ${where}`);
      if (isProvenCheapest)
        assert.deepEqual(cost, createReferenceSolver(bundle).leastCost(base, code), `the cheapest: ${where}`);
    }
  }
}

/** Every choice of so many. */
function* chosenFrom(items: readonly number[], count: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const [at, first] of items.entries())
    for (const rest of chosenFrom(items.slice(at + 1), count - 1)) yield [first, ...rest];
}
