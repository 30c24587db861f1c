/** Repairs, completions and choices, in their order and words, worked out by hand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { bundleOf } from '@/lib/domain/options/testing/golden-car.fixture';
import { changeInWords } from '@/lib/domain/options/current-build';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';

describe('repairs', () => {
  it('of an old build whose selections clash name the clash and what to drop', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 10],
          [2, 'B', 20],
        ],
        rules: ['NW 1 > 2'],
      }),
    );
    const now = configure(book, { selections: [1, 2, 77], picks: [] });
    assert.deepEqual(now.ignored, [77]);
    assert.equal(now.isPossible, false);
    assert.equal(
      now.clash()?.sentence,
      'A and B cannot be ordered together: A cannot be fitted with B (rule NW 1001).',
    );
    assert.deepEqual(
      now.buildRepairs().repairs.map(({ drops, deltaPence }) => [drops, deltaPence]),
      [
        [[2], -2000],
        [[1], -1000],
      ],
    );
    assert.equal(now.completion(), null);
  });

  it('name a price on application only when the repair adds or removes it', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 10],
          [2, 'B', 20],
          [3, 'C', null, 'POA'],
          [4, 'D', null, 'POA'],
        ],
        rules: ['NW 1 > 2', 'NW 2 > 4'],
      }),
    );
    const sentences = (selections: number[], option: number) =>
      configure(book, { selections, picks: [] })
        .repairsFor(option)
        .repairs.map(({ sentence }) => sentence);
    assert.deepEqual(sentences([1, 3], 2), ['Drop A: +£10.']);
    assert.deepEqual(sentences([4, 3], 2), ['Drop D: +£20 − price on application.']);
    assert.deepEqual(sentences([2, 3], 4), ['Drop B: −£20 + price on application.']);
    // Nothing else to pay is not £0: the price is not known.
    assert.deepEqual(sentences([3], 4), ['Nothing else changes: + price on application.']);
  });
});

describe('repairs', () => {
  it('of a standard option whose need cannot be met drop what displaced it', () => {
    const wheels = [
      [10, '18″ wheels', 0, 'default'],
      [11, '19″ wheels', 650],
      [20, 'Cover', 50],
    ] as const;
    const rules = ['OO 10 11', 'RA 10 > 20', 'NW 20 > 10'];
    const repairsOf = (now: ReturnType<typeof configure>, option: number) =>
      now
        .repairsFor(option)
        .repairs.map(({ drops, adds, selections, deltaPence }) => ({ drops, adds, selections, deltaPence }));
    const back = [{ drops: [11], adds: [], selections: [], deltaPence: -65_000 }];
    const alone = configure(readRuleBook(bundleOf({ options: wheels, rules })), { selections: [11], picks: [] });
    assert.equal(alone.state(10)?.status, 'blocked');
    assert.deepEqual(repairsOf(alone, 10), back);
    // The same inside a standard pack.
    const packed = configure(
      readRuleBook(
        bundleOf({
          options: [[10, '18″ wheels', 0], ...wheels.slice(1), [30, 'Standard Pack', 0, 'default']],
          rules: [...rules, 'IN 30 > 10'],
        }),
      ),
      { selections: [11], picks: [] },
    );
    assert.equal(packed.state(10)?.status, 'blocked');
    assert.deepEqual(repairsOf(packed, 10), back);
  });
});

describe('a completion', () => {
  it('adds a dearer item when that allows a pack that includes two selections', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 1],
          [2, 'B', 1],
          [3, 'Seats', 400],
          [4, 'Audio', 400],
          [5, 'Grey mats', 10],
          [6, 'Black mats', 15],
          [7, 'Net', 20],
          [8, 'Pack', 450],
        ],
        rules: ['RO 1 > 5 6', 'RO 2 > 7 8', 'IN 8 > 3 4', 'NW 5 > 8'],
      }),
    );
    // Grey mats and the net: £2 + £800 + £30. Black mats and the pack: £2 + £15 + £450.
    const completion = configure(book, { selections: [1, 2, 3, 4], picks: [] }).completion();
    assert.deepEqual([completion?.adds, completion?.total.pence, completion?.isProvenCheapest], [[6, 8], 46700, true]);
  });
});

describe('the choices of a need', () => {
  it('come covered first, then the cheapest, then by residual value', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 10],
          [2, 'B', 50],
          [3, 'C', 40],
          [4, 'D', 50],
          [5, 'E', null],
          [6, 'F', 0],
        ],
        rules: ['RA 1 > 2 3 4 5 6'],
      }),
    );
    const now = configure(book, { selections: [1, 6], picks: [] });
    const [need] = now.openNeeds;
    assert.ok(need);
    const choices = now.choicesFor(need, (option) => (option === 4 ? 3000 : 1000));
    assert.deepEqual(
      choices.map(({ option }) => option),
      [6, 3, 4, 2, 5],
    );
  });

  it('that remove a price on application come before those that leave it', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 100],
          [2, 'Motor', null],
          [3, 'Other', 300],
          [4, 'Pack', 400],
          [5, 'Bespoke', null],
        ],
        rules: ['RO 1 > 3 4 5', 'IN 4 > 2'],
      }),
    );
    const now = configure(book, { selections: [1, 2], picks: [] });
    const [need] = now.openNeeds;
    assert.ok(need);
    const choices = now.choicesFor(need).map(({ option, total }) => [option, total && changeInWords(now.total, total)]);
    assert.deepEqual(choices, [
      [4, '+£400 − price on application'],
      [3, '+£300'],
      [5, '+ price on application'],
    ]);
  });
});

describe('the choices of a need', () => {
  it('that cannot be had come last, and are not suggested as the free item', () => {
    const rules = ['IO 80 > 81 82', 'NW 60 > 81'];
    const book = readRuleBook(
      bundleOf({
        options: [
          [60, 'Tow bar', 700],
          [80, 'Audio', 450],
          [81, 'Subwoofer', 200],
          [82, 'DAB+', 120],
        ],
        rules,
      }),
    );
    const now = configure(book, { selections: [60, 80], picks: [] });
    const [need] = now.openNeeds;
    assert.ok(need);
    assert.deepEqual(
      now.choicesFor(need).map(({ option, choose, status }) => [option, choose, status]),
      [
        [82, 82, 'available'],
        [81, null, 'blocked'],
      ],
    );
    assert.equal(now.freeChoices[0]?.suggestion, 82);
    // The dearer one, when nothing excludes it.
    assert.equal(configure(book, { selections: [80], picks: [] }).freeChoices[0]?.suggestion, 81);
    const clashing = configure(book, { selections: [60, 80, 81], picks: [] });
    assert.equal(clashing.freeChoices[0]?.suggestion, null);
  });

  it('of a pack-only item are its cheapest available pack, at the price of that', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'Lamps', 100],
          [2, 'Lamp wash', null],
          [3, 'Grand Pack', 900],
          [4, 'Winter Pack', 500],
          [5, 'Arctic Pack', 300],
          [6, 'Roof tent', 700],
          [7, 'Summer Pack', 800],
        ],
        rules: ['RO 1 > 2', 'NW 5 > 6', 'OO 4 7'],
        packs: [
          [3, 'Lamp wash'],
          [4, 'Lamp wash'],
          [5, 'Lamp wash'],
        ],
      }),
    );
    const choice = (...selections: number[]) => {
      const now = configure(book, { selections, picks: [] });
      const [need] = now.openNeeds;
      assert.ok(need);
      return now
        .choicesFor(need)
        .map(({ option, choose, total, status }) => [
          option,
          choose,
          total && total.pence - now.total.pence,
          status,
        ])[0];
    };
    assert.deepEqual(choice(1), [2, 5, 300_00, 'available']);
    assert.deepEqual(choice(1, 6), [2, 4, 500_00, 'available']);
    // It replaces the Summer Pack.
    assert.deepEqual(choice(1, 6, 7), [2, 4, -300_00, 'available']);
  });
});
