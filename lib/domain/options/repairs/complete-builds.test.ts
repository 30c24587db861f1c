/** The ways to complete a build: by hand on the golden car, and against all sets of options on random rules. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { bundleOf, GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { ALL_TYPES, Random, randomBundle } from '@/lib/domain/options/testing/random-bundles.fixture';
import { completeBuilds } from './complete-builds';

const buildOf = (selections: readonly number[]) => ({ identifier: 1, date: '2026-06-05', selections, picks: [] });
/** There is always time for more. */
const enough = async () => true;
const ascending = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);

describe('the ways to complete a build', () => {
  const golden = readRuleBook(GOLDEN_CAR);

  it('are each set of options that meets the needs, in packs too, the cheapest first', async () => {
    const found = await completeBuilds(golden, buildOf([60]), 100, enough);
    // The tow bar needs self-levelling, or trailer assist and with that the wheel, alone or in the Winter Pack.
    assert.deepEqual(
      found.builds.map(({ adds, total }) => [ascending(adds), total.pence / 100]),
      [
        [[21, 62], 1180],
        [[30, 62], 1540],
        [[61], 1550],
      ],
    );
    assert.equal(found.cheapest, found.builds[0]);
    assert.deepEqual([found.isProvenCheapest, found.isWhole], [true, true]);
    assert.ok(found.builds[1]?.equipment.whole.includes(22));
  });

  it('have no option that could be spared: what meets two needs is added for both', async () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 10],
          [2, 'B', 10],
          [3, 'C', 10],
          [4, 'D', 10],
          [5, 'E', 10],
        ],
        rules: ['RO 1 > 3 4', 'RO 2 > 4 5'],
      }),
    );
    const { builds } = await completeBuilds(book, buildOf([1, 2]), 100, enough);
    assert.deepEqual(
      builds.map(({ adds }) => ascending(adds)),
      [[4], [3, 5]],
    );
  });

  it('never take the place of a selection', async () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'Tow bar', 10],
          [2, 'Suspension', 20],
          [3, 'Wheels', 30],
          [4, 'Other wheels', 5],
        ],
        rules: ['RO 1 > 2 4', 'OO 3 4'],
      }),
    );
    const { builds, isWhole } = await completeBuilds(book, buildOf([1, 3]), 100, enough);
    assert.deepEqual(
      builds.map(({ adds }) => adds),
      [[2]],
    );
    assert.equal(isWhole, true);
  });

  it('are not called all when the time or the limit ends first, and the cheapest stands all the same', async () => {
    for (const [most, pause] of [
      [100, async () => false],
      [2, enough],
    ] as const) {
      const found = await completeBuilds(golden, buildOf([60]), most, pause);
      assert.equal(found.isWhole, false);
      assert.deepEqual(ascending(found.cheapest?.adds ?? []), [21, 62]);
      assert.ok(found.builds.length <= most);
    }
  });

  it('are none for selections that exclude one another', async () => {
    const found = await completeBuilds(golden, buildOf([60, 12]), 100, enough);
    assert.deepEqual([found.builds, found.cheapest, found.isWhole], [[], null, false]);
  });

  it('on random rules are exactly the sets that need all they have, wherever they are called all', async () => {
    let compared = 0;
    for (let seed = 1; seed <= 250; seed += 1) {
      const random = new Random(seed);
      const bundle = randomBundle(random, {
        options: 9,
        rules: 8,
        disorder: 0.1,
        defaults: 0.15,
        packRows: 3,
        types: ALL_TYPES,
      });
      const book = readRuleBook(bundle);
      const lines = book.options.flatMap(({ code, isPackOnly }) => (isPackOnly ? [] : [code]));
      const selections = random.some(lines, 2);
      const now = configure(book, { selections, picks: [] });
      if (!now.isPossible || now.openNeeds.length === 0) continue;
      const { builds, cheapest, isWhole } = await completeBuilds(book, buildOf(selections), 1_000, enough);
      for (const { adds } of builds) assert.equal(isComplete(book, [...selections, ...adds]), true, `seed ${seed}`);
      if (!isWhole) continue;
      compared += 1;
      const found = builds.filter((build) => build !== cheapest).map(({ adds }) => ascending(adds).join());
      const minimal = minimalSets(book, lines, selections).map((adds) => adds.join());
      const cheapestAdds = ascending(cheapest?.adds ?? []).join();
      assert.deepEqual(new Set(found), new Set(minimal.filter((adds) => adds !== cheapestAdds)), `seed ${seed}`);
    }
    assert.ok(compared > 20, `${compared} compared`);
  });
});

const isComplete = (book: RuleBook, selections: readonly number[]): boolean => {
  const { isPossible, openNeeds } = configure(book, { selections, picks: [] });
  return isPossible && openNeeds.length === 0;
};

/** Of all sets of lines that complete the selections those that hold no other such set. */
function minimalSets(book: RuleBook, lines: readonly number[], selections: readonly number[]): number[][] {
  const others = ascending(lines.filter((code) => !selections.includes(code)));
  const sets = Array.from({ length: 2 ** others.length }, (_, bits) => others.filter((_code, at) => (bits >> at) & 1));
  const complete = sets
    .filter((adds) => isComplete(book, [...selections, ...adds]))
    .toSorted((a, b) => a.length - b.length);
  const minimal: number[][] = [];
  for (const adds of complete)
    if (!minimal.some((fewer) => fewer.every((code) => adds.includes(code)))) minimal.push(adds);
  return minimal;
}
