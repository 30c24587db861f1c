/** Ways out against a SAT solver we did not write, on bundles too large to enumerate. Seeds fixed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { anotherWish, LARGE } from './large-bundles.fixture';
import { askOutside } from './logic-solver.fixture';
import { Random } from './random-bundles.fixture';
import { readRuleBook } from './read-rule-book';

const kinds: readonly { what: keyof typeof LARGE; seeds: number; wishes: number }[] = [
  { what: '40 options as makers write them', seeds: 8, wishes: 6 },
  { what: '120 options as makers write them', seeds: 4, wishes: 8 },
  { what: '400 options as makers write them', seeds: 1, wishes: 8 },
  { what: '120 options without packs and gifts', seeds: 4, wishes: 8 },
  { what: '400 options without packs and gifts', seeds: 1, wishes: 8 },
  { what: '400 options, hard', seeds: 1, wishes: 12 },
  { what: '60 options, rules upon rules', seeds: 8, wishes: 4 },
];
/** Blocked options of each bundle whose ways out are looked at. */
const LOOKED_AT = 2;

describe('ways out agree with logic-solver: valid, the fewest wishes lost, nothing to spare, the price, none cheaper', () => {
  for (const { what, seeds, wishes: most } of kinds) {
    it(`over ${seeds} bundles of ${what}`, () => {
      for (let seed = 1; seed <= seeds; seed += 1) compare(what, most, seed);
    });
  }
});

function compare(what: keyof typeof LARGE, most: number, seed: number): void {
  const random = new Random(seed * 7907);
  const bundle = LARGE[what](random);
  const book = readRuleBook(bundle);
  const outside = askOutside(bundle);
  const wishes: number[] = [];
  let now = configure(book, { wishes, picks: [] });
  while (wishes.length < most) {
    const wish = anotherWish(random, now);
    if (wish === null) break;
    wishes.push(wish);
    now = configure(book, { wishes, picks: [] });
  }
  const givesAway = bundle.rules.some(({ type }) => type === 'IN' || type === 'IO');
  const packOnly = new Set(book.options.filter(({ isPackOnly }) => isPackOnly).map(({ code }) => code));
  const blocked = now.states.filter(({ status }) => status === 'blocked');
  for (const { code } of random.some(blocked, LOOKED_AT)) {
    const where = `seed ${seed}, option ${code}, wishes ${wishes.join(' ')}`;
    const asLine = packOnly.has(code) || !outside.canHave([code], code) ? [] : [code];
    const ways = now
      .repairsFor(code)
      .map((way) => ({ ...way, kept: wishes.filter((each) => way.wishes.includes(each)) }));
    assert.ok(ways.length > 0, `a way out: ${where}`);
    const fewest = wishes.length - (ways[0]?.kept.length ?? 0);
    const enough = (lost: readonly number[]) =>
      outside.canHave([...wishes.filter((each) => !lost.includes(each)), ...asLine], code);
    for (let lost = 0; lost < fewest; lost += 1)
      for (const each of chosenFrom(wishes, lost))
        assert.ok(!enough(each), `losing ${each.join(' ')} is enough: ${where}`);
    const smallest = [...chosenFrom(wishes, fewest)].filter(enough);
    const offered = ways.filter(({ kept }) => wishes.length - kept.length === fewest);
    assert.equal(offered.length, Math.min(3, smallest.length), `ways that lose ${fewest}: ${where}`);
    for (const { wishes: lines, kept, total, isProvenCheapest } of ways) {
      const base = [...kept, ...asLine];
      const adds = lines.filter((each) => !base.includes(each));
      assert.ok(outside.canHave(lines, code, []), `valid: ${where}`);
      assert.ok(!outside.canSpare(base, code, adds), `nothing to spare: ${where}`);
      const cost = { unknown: total.onApplication.length, pence: total.pence };
      assert.deepEqual(cost, askOutside(bundle).leastCost(lines, code, []), `the price: ${where}`);
      if (isProvenCheapest && !givesAway)
        assert.deepEqual(cost, askOutside(bundle).leastCost(base, code), `the cheapest: ${where}`);
    }
  }
}

/** Every choice of so many. */
function* chosenFrom(items: readonly number[], count: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const [at, first] of items.entries())
    for (const rest of chosenFrom(items.slice(at + 1), count - 1)) yield [first, ...rest];
}
