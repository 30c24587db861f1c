/** Repairs, completions and choices, in their order and words, worked out by hand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { bundleOf, GOLDEN_CAR, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { changeInWords } from '@/lib/domain/options/current-build';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { cheapestCompletion, compareCompletions, compareInTableOrder, type Completion } from './completion';
import { completionPlan, repairPlans } from './repairs';

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

describe('how one total differs from another', () => {
  const total = (pence: number, ...onApplication: number[]) => ({ pence, onApplication });
  for (const [what, before, after, words] of [
    ['nothing', total(100_00, 1), total(100_00, 1), '£0'],
    ['pounds', total(100_00), total(120_00), '+£20'],
    [
      'one price on application for another',
      total(100_00, 1),
      total(100_00, 2),
      '+ price on application − price on application',
    ],
    ['both', total(100_00, 1, 3), total(90_00, 3), '−£10 − price on application'],
  ] as const)
    it(what, () => assert.equal(changeInWords(before, after), words));
});

it('a selection that is given twice counts once', () => {
  const car = readRuleBook(bundleOf({ options: [[1, 'A', 10]] }));
  const now = configure(car, { selections: [1, 7, 1, 7], picks: [] });
  assert.deepEqual([now.lines.length, now.total.pence, now.ignored], [1, 10_00, [7]]);
});

const COMPLETIONS: readonly {
  what: string;
  car: Sketch;
  selections: readonly number[];
  adds: readonly number[];
  pounds: number;
  savers?: readonly number[];
  note?: string;
}[] = [
  {
    what: 'has the dearest of the items that an IO makes free',
    car: {
      options: [
        [1, 'Audio', 450],
        [2, 'DAB+', 120],
        [3, 'Subwoofer', 200],
      ],
      rules: ['IO 1 > 2 3'],
    },
    selections: [1],
    adds: [3],
    pounds: 450,
  },
  {
    what: 'has the first in table order of what costs the same',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
        [3, 'C', 5],
      ],
      rules: ['RO 3 > 1 2'],
    },
    selections: [3],
    adds: [1],
    pounds: 15,
  },
  {
    what: 'has the fewest additions of what costs the same',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'X', 0],
        [3, 'B', 10],
        [4, 'C', 5],
      ],
      rules: ['RO 4 > 1 3', 'RA 1 > 2'],
    },
    selections: [4],
    adds: [3],
    pounds: 15,
  },
  {
    what: 'has what costs less, wherever it stands in the table',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 10],
        [3, 'C', 5],
      ],
      rules: ['RO 3 > 1 2'],
    },
    selections: [3],
    adds: [2],
    pounds: 15,
  },
  {
    what: 'has a known price rather than one on application',
    car: {
      options: [
        [1, 'A', null],
        [2, 'B', 900],
        [3, 'C', 5],
      ],
      rules: ['RO 3 > 1 2'],
    },
    selections: [3],
    adds: [2],
    pounds: 905,
  },
  {
    what: 'takes along what costs less than nothing, and says that it is not needed',
    car: {
      options: [
        [1, 'Lamps', 100],
        [2, 'Wash', 50],
        [3, 'Discount', -30],
      ],
      rules: ['RA 1 > 2'],
    },
    selections: [1],
    adds: [2, 3],
    pounds: 120,
    savers: [3],
    note: 'Discount is not needed, but lowers the total by £30.',
  },
  {
    what: 'takes along a pack that costs less than the two selections it includes, and says so',
    car: {
      options: [
        [1, 'Seats', 300],
        [2, 'Wheel', 200],
        [3, 'Pack', 450],
        [4, 'Mats', 10],
      ],
      rules: ['IN 3 > 1 2', 'RA 1 > 4'],
    },
    selections: [1, 2],
    adds: [3, 4],
    pounds: 460,
    savers: [3],
    note: 'Pack is not needed, but lowers the total by £50.',
  },
];

describe('the cheapest completion', () => {
  for (const { what, car, selections, adds, pounds, savers = [], note = null } of COMPLETIONS) {
    it(what, () => {
      const found = configure(readRuleBook(bundleOf(car)), { selections, picks: [] }).completion();
      assert.ok(found);
      assert.deepEqual([found.adds, found.total.pence], [adds, pounds * 100]);
      assert.deepEqual([found.savers, found.saverNote], [savers, note]);
    });
  }

  it('of an item that comes only in a pack adds the pack, which is needed for it', () => {
    const now = configure(readRuleBook(GOLDEN_CAR), { selections: [20], picks: [] });
    const { repairs } = now.repairsFor(22);
    assert.deepEqual(
      repairs.map(({ adds, savers, deltaPence }) => [adds, savers, deltaPence]),
      [[[30], [], 540_00 - 325_00]],
    );
  });

  it('has its price, and what it loses in table order; or why there is none', () => {
    const car = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 10],
          [2, 'B', 20],
          [3, 'C', 30],
          [4, 'D', 40],
          [5, 'E', null],
        ],
        rules: ['NW 1 > 2 3 4'],
      }),
    );
    const goal = { book: car, base: [4, 0], wanted: [3, 1, 2], required: [], picks: [] };
    assert.deepEqual(cheapestCompletion(goal, new SearchBudget(1_000_000)), {
      lost: [1, 2, 3],
      adds: [],
      savers: [],
      pence: 10_00,
      unknown: 1,
      isProven: true,
    });
    assert.equal(cheapestCompletion({ ...goal, base: [0, 1] }, new SearchBudget(1_000_000)), 'impossible');
    assert.equal(cheapestCompletion(goal, new SearchBudget(0)), 'not decided');
    assert.equal(completionPlan(car, [0, 1], [], new SearchBudget(1_000_000)), null);
    assert.equal(completionPlan(car, [0], [], new SearchBudget(0)), null);
    assert.deepEqual(repairPlans(car, [0], 1, [], new SearchBudget(0)), { plans: [], isComplete: false });
  });

  it('comes before another by its unknown prices, its £, its additions, then the table', () => {
    const plan = (unknown: number, pence: number, ...adds: number[]): Completion => ({
      lost: [],
      adds,
      savers: [],
      pence,
      unknown,
      isProven: true,
    });
    const inOrder = [plan(0, 5, 1, 4), plan(0, 9, 7), plan(0, 9, 1, 2), plan(0, 9, 1, 3), plan(1, 1)];
    assert.deepEqual([4, 2, 0, 3, 1].flatMap((at) => inOrder[at] ?? []).toSorted(compareCompletions), inOrder);
    assert.equal(compareCompletions(plan(0, 9, 1, 2), plan(0, 9, 1, 2)), 0);
    assert.ok(compareInTableOrder([2, 3], [1, 4]) > 0);
    assert.ok(compareInTableOrder([0, 1], [0, 4]) < 0);
  });
});

describe('the repairs of a build', () => {
  it('that lose the same and cost the same come in table order', () => {
    const options = [1, 2, 3].map((code) => [code, `Option ${code}`, 10] as const);
    const drops = (rule: string, ...selections: number[]) =>
      configure(readRuleBook(bundleOf({ options, rules: [rule] })), { selections, picks: [] })
        .buildRepairs()
        .repairs.map((repair) => repair.drops.toSorted((a, b) => a - b));
    assert.deepEqual(drops('NW 2 > 1', 2, 1), [[1], [2]]);
    assert.deepEqual(drops('OO 1 2 3', 3, 1, 2), [
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('are the best three, by what is lost before the price', () => {
    const options = [
      [9, 'Roof box', 100],
      ...[1, 2, 3, 4].map((at) => [10 + at, `Bars ${at}`, 10 * at] as const),
      ...[1, 2, 3, 4].map((at) => [20 + at, `Rails ${at}`, 5] as const),
      [30, 'Antenna', 500],
    ] as const;
    // Each set of bars excludes one of the rails; the first one the antenna too, which alone would save £500.
    const rules = ['RO 9 > 11 12 13 14', 'NW 11 > 21 30', 'NW 12 > 22', 'NW 13 > 23', 'NW 14 > 24'];
    const now = configure(readRuleBook(bundleOf({ options, rules })), { selections: [21, 22, 23, 24, 30], picks: [] });
    const { repairs, isComplete } = now.repairsFor(9);
    assert.deepEqual(
      repairs.map(({ drops, adds, deltaPence }) => [drops, adds, deltaPence / 100]),
      [
        [[22], [12], 100 + 20 - 5],
        [[23], [13], 100 + 30 - 5],
        [[24], [14], 100 + 40 - 5],
      ],
    );
    assert.equal(isComplete, true);
  });

  it('are complete where there are fewer than three', () => {
    const options = [1, 2, 3].map((code) => [code, `Option ${code}`, 10] as const);
    const dead = readRuleBook(bundleOf({ options, rules: ['RA 1 > 2', 'NW 1 > 2'] }));
    assert.deepEqual(repairPlans(dead, [2], 0, [], new SearchBudget(1_000_000)), { plans: [], isComplete: true });
    const one = readRuleBook(bundleOf({ options, rules: ['NW 1 > 2'] }));
    const { plans, isComplete } = repairPlans(one, [1], 0, [], new SearchBudget(1_000_000));
    assert.deepEqual([plans.map(({ lost }) => lost), isComplete], [[[1]], true]);
  });
});
