/** Which builds the tax-band finder looks at: all one change away, each complete and allowed by the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandCandidates, severalChanges, type BandCandidate } from './band-candidates';
import type { Build } from './rules/build';
import { configure } from './rules/configure';
import { GOLDEN_CAR } from './rules/golden-car.fixture';
import { ALL_TYPES, Random, randomBundle } from './rules/random-bundles.fixture';
import { readRuleBook } from './rules/read-rule-book';

const build = (wishes: readonly number[]): Build => ({ identifier: 1, date: '2026-06-05', wishes, picks: [] });
const told = ({ drops, adds, loses, optionsPence }: BandCandidate) => [drops, adds, loses, optionsPence / 100];

test('the golden car with tow bar, trailer assist and Winter Pack: every build one change away, by wishes lost, then price', () => {
  const [asked, plain, ...others] = bandCandidates(readRuleBook(GOLDEN_CAR), build([60, 62, 30]));
  assert.ok(asked && plain);
  assert.deepEqual(told(asked), [[], [], [], 1540]);
  assert.deepEqual([plain.role, plain.build.wishes, plain.optionsPence], ['plain', [], 0]);
  assert.deepEqual(others.map(told), [
    // In the place of what is standard, nothing lost.
    [[], [70], [71], 2135],
    [[], [11], [10], 2190],
    [[60], [], [], 840],
    // Without its pack the trailer assist needs the wheel, £180.
    [[30], [21], [20, 22], 1180],
    // 20-inch wheels are not with the tow bar.
    [[60], [12], [10], 2040],
    // The tow bar would need the trailer assist back.
    [[60, 62], [], [], 540],
    // The trailer assist cannot be without the wheel, nor the tow bar without it.
    [[60, 62, 30], [], [20, 21, 22], 0],
  ]);
});

test('on random rules every build looked at is complete and allowed, another than the one asked for, and none comes twice', () => {
  let looked = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const random = new Random(seed);
    const book = readRuleBook(
      randomBundle(random, { options: 12, rules: 9, disorder: 0.1, defaults: 2, packRows: 4, types: ALL_TYPES }),
    );
    const from = wishesOf(book, random);
    const found = bandCandidates(book, build(from));
    const changes = found.flatMap(({ role, changes: of }) => (role === 'other' ? of : []));
    const weighed = changes.map((change) => ({ change, grams: random.below(5) }));
    const several = [...severalChanges(book, build(from), weighed.slice(0, 6), 40)];
    assert.ok(several.length <= 40);
    const keys = new Set<string>();
    for (const each of [...found.slice(2), ...several]) {
      const then = configure(book, each.build);
      assert.ok(then.isPossible, `seed ${seed}`);
      assert.deepEqual(then.openNeeds, [], `seed ${seed}`);
      assert.deepEqual([...each.equipment].sort(), [...then.fitted].sort());
      assert.ok(each.drops.length + each.adds.length > 0);
      for (const { kind, options } of each.changes) {
        for (const option of options) {
          // What is taken may come in a pack, or back as standard.
          if (kind === 'with') assert.ok(then.fitted.includes(option), `seed ${seed}`);
          else assert.ok(!each.build.wishes.includes(option), `seed ${seed}`);
        }
      }
      looked += 1;
    }
    for (const each of found.slice(2)) {
      const key = `${each.optionsPence} ${[...each.equipment].sort().join()}`;
      assert.ok(!keys.has(key), `seed ${seed}`);
      keys.add(key);
    }
  }
  assert.ok(looked > 400, String(looked));
});

/** Wishes taken one after another, each with its completion, so that the build is one that could be ordered. */
function wishesOf(book: ReturnType<typeof readRuleBook>, random: Random): readonly number[] {
  let wishes: readonly number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const option = book.options[random.below(book.options.length)];
    if (!option || option.isPackOnly) continue;
    const [way] = configure(book, { wishes, picks: [] }).repairsFor(option.code);
    if (way && way.drops.length + way.swaps.length === 0) wishes = way.wishes;
  }
  return wishes;
}
