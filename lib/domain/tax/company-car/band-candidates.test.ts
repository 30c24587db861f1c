/** Which builds the tax-band finder compares: all one change away, each complete and allowed by the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandCandidates, type BandCandidate } from './band-candidates';
import { severalChanges } from './several-changes';
import type { VehicleBuild } from '@/lib/domain/options/build';
import { configure } from '@/lib/domain/options/configure';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { ALL_TYPES, Random, randomBundle } from '@/lib/domain/options/testing/random-bundles.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';

const build = (selections: readonly number[]): VehicleBuild => ({
  identifier: 1,
  date: '2026-06-05',
  selections,
  picks: [],
});
/** There is always time for more. */
const enough = async () => true;
const inOrder = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);
const summaryOf = ({ drops, adds, loses, optionsPence }: BandCandidate) => [drops, adds, loses, optionsPence / 100];

test('the golden car with tow bar, trailer assist and Winter Pack: every build one change away, by selections lost, then price', async () => {
  const { candidates, isComplete } = await bandCandidates(readRuleBook(GOLDEN_CAR), build([60, 62, 30]), enough);
  const [requested, plain, ...others] = candidates;
  assert.ok(isComplete);
  assert.ok(requested && plain);
  assert.deepEqual(summaryOf(requested), [[], [], [], 1540]);
  assert.deepEqual([plain.role, plain.build.selections, plain.optionsPence], ['plain', [], 0]);
  assert.deepEqual(others.map(summaryOf), [
    // Each takes the place of a standard item: no selection is lost.
    [[], [70], [71], 2135],
    [[], [11], [10], 2190],
    [[60], [], [], 840],
    // Without its pack the trailer assist needs the wheel, £180.
    [[30], [21], [20, 22], 1180],
    // 20-inch wheels cannot be fitted with the tow bar.
    [[60], [12], [10], 2040],
    // The tow bar would need the trailer assist back.
    [[60, 62], [], [], 540],
    // The trailer assist needs the wheel, and the tow bar needs the trailer assist.
    [[60, 62, 30], [], [20, 21, 22], 0],
  ]);
});

test('between two steps others run; when the time ends, what was found stands and the search says that it was cut short', async () => {
  const book = readRuleBook(GOLDEN_CAR);
  const from = build([60, 62, 30]);
  let pauses = 0;
  const whole = await bandCandidates(book, from, async () => (pauses += 1) > 0);
  const steps = from.selections.length + book.options.length / 2;
  assert.ok(pauses >= steps, `${pauses} pauses for at least ${steps} steps`);
  for (let time = 0; time < pauses; time += 1) {
    let left = time;
    const { candidates, isComplete } = await bandCandidates(book, from, async () => (left -= 1) >= 0);
    assert.equal(isComplete, false);
    assert.deepEqual(
      candidates.slice(0, 2).map(({ role }) => role),
      ['current', 'plain'],
    );
    assert.ok(candidates.length <= whole.candidates.length);
  }
  const changes = whole.candidates.slice(2).flatMap((other) => other.changes);
  const cut = await severalChanges(
    book,
    from,
    changes.map((change) => ({ change, grams: 1 })),
    40,
    async () => false,
  );
  assert.deepEqual(cut, { candidates: [], isComplete: false });
});

test('on random rules every candidate is complete, allowed, different from the requested build, and listed once', async () => {
  let compared = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const random = new Random(seed);
    const book = readRuleBook(
      randomBundle(random, { options: 12, rules: 9, disorder: 0.1, defaults: 2, packRows: 4, types: ALL_TYPES }),
    );
    const from = completeSelections(book, random);
    const { candidates: found } = await bandCandidates(book, build(from), enough);
    const changes = found.flatMap(({ role, changes: optionChanges }) => (role === 'other' ? optionChanges : []));
    const weighed = changes.map((change) => ({ change, grams: random.below(5) }));
    const { candidates: several } = await severalChanges(book, build(from), weighed.slice(0, 6), 40, enough);
    assert.ok(several.length <= 40);
    const keys = new Set<string>();
    for (const bandCandidate of [...found.slice(2), ...several]) {
      const then = configure(book, bandCandidate.build);
      assert.ok(then.isPossible, `seed ${seed}`);
      assert.deepEqual(then.openNeeds, [], `seed ${seed}`);
      assert.deepEqual(inOrder(bandCandidate.equipment.whole), inOrder(then.fitted));
      assert.ok(bandCandidate.drops.length + bandCandidate.adds.length > 0);
      for (const { kind, options } of bandCandidate.changes) {
        for (const option of options) {
          // The option may come in a pack, or be standard again.
          if (kind === 'with') assert.ok(then.fitted.includes(option), `seed ${seed}`);
          else assert.ok(!bandCandidate.build.selections.includes(option), `seed ${seed}`);
        }
      }
      compared += 1;
    }
    for (const bandCandidate of found.slice(2)) {
      const key = `${bandCandidate.optionsPence} ${inOrder(bandCandidate.equipment.whole).join()}`;
      assert.ok(!keys.has(key), `seed ${seed}`);
      keys.add(key);
    }
  }
  assert.ok(compared > 400, String(compared));
});

/** Selections made one after another, each with its completion, so that the build could be ordered. */
function completeSelections(book: ReturnType<typeof readRuleBook>, random: Random): readonly number[] {
  let selections: readonly number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const option = book.options[random.below(book.options.length)];
    if (!option || option.isPackOnly) continue;
    const [repair] = configure(book, { selections, picks: [] }).repairsFor(option.code).repairs;
    if (repair && repair.drops.length + repair.swaps.length === 0) selections = repair.selections;
  }
  return selections;
}
