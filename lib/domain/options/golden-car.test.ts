import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dearerFirst, freeItems, withPick, type Pick } from './pricing/free-items';
import { configure } from './configure';
import { SearchBudget } from './solver/search-budget';
import { bundleOf, GOLDEN_CAR, type Sketch } from './testing/golden-car.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const book = readRuleBook(GOLDEN_CAR);
const pounds = (pence: number | undefined) => (pence === undefined ? null : pence / 100);
const pick82: Pick = { rule: 1008, primary: 80, option: 82 };

/** Expected prices as in the table of the specification: now, and after the cheapest completion of open needs. */
const steps = [
  { step: 'open', selections: [], total: 0, completed: 0, fitted: [10, 71] },
  { step: '+20', selections: [20], total: 325, completed: 325, fitted: [10, 20, 71] },
  { step: '+30', selections: [20, 30], total: 540, completed: 540, fitted: [10, 20, 21, 22, 30, 71] },
  { step: '+31', selections: [20, 30, 31], total: 1440, completed: 1440, fitted: [10, 20, 21, 22, 30, 31, 40, 71] },
  { step: '+62', selections: [20, 30, 31, 62], total: 1740, completed: 1740 },
  { step: '+60', selections: [20, 30, 31, 62, 60], total: 2440, completed: 2440 },
  { step: '12 taken', selections: [20, 30, 31, 62, 12], total: 2940, completed: 2940 },
  { step: '−30', selections: [20, 31, 62, 60], total: 1900, completed: 2080, open: [[62, [21]]] },
  {
    step: '+80',
    selections: [20, 31, 62, 60, 80],
    total: 2350,
    completed: 2530,
    open: [
      [62, [21]],
      [80, [81, 82]],
    ],
  },
  { step: 'take 81', selections: [20, 31, 62, 60, 80, 81], total: 2350, completed: 2530, open: [[62, [21]]] },
  { step: '+82', selections: [20, 31, 62, 60, 80, 81, 82], total: 2470, completed: 2650, open: [[62, [21]]] },
  {
    step: '82 free',
    selections: [20, 31, 62, 60, 80, 81, 82],
    picks: [pick82],
    total: 2550,
    completed: 2730,
    open: [[62, [21]]],
  },
];

describe('the golden car', () => {
  for (const { step, selections, picks = [], total, completed, fitted, open = [] } of steps) {
    it(`costs £${total}, £${completed} with every need met, at the step ${step}`, () => {
      const now = configure(book, { selections, picks });
      assert.equal(pounds(now.total.pence), total);
      assert.deepEqual(now.total.onApplication, []);
      assert.equal(pounds(now.completion()?.total.pence), completed);
      assert.deepEqual(
        now.openNeeds.map(({ primary, missing }) => [primary, missing]),
        open,
      );
      if (fitted) assert.deepEqual(now.fitted, fitted);
      assert.equal(now.isPossible, true);
    });
  }

  it('an item of two packs is paid for once where one of them is free', () => {
    const options = [
      [1, 'Seats', 100],
      [2, 'Winter Pack', 300],
      [3, 'Comfort Pack', 400],
      [4, 'Car pack', 500],
    ] as const;
    const rules = ['IN 2 > 1', 'IN 3 > 1'];
    const ordered = (...gift: string[]) =>
      configure(readRuleBook(bundleOf({ options, rules: [...rules, ...gift] })), { selections: [4, 2, 3], picks: [] });
    assert.deepEqual(ordered('IO 4 > 2 3').doublePacks, []);
    assert.equal(ordered('IO 4 > 2 3').total.pence, 80_000);
    assert.deepEqual(ordered().doublePacks[0]?.packs, [2, 3]);
  });

  it('says that the heated seats are in two packs', () => {
    const now = configure(book, { selections: [20, 30, 31], picks: [] });
    assert.deepEqual(now.doublePacks, [
      {
        option: 20,
        packs: [30, 31],
        sentence: 'Paid for more than once: Heated seats, in Winter Pack and Comfort Pack.',
      },
    ]);
    const seats = now.lines.find(({ option }) => option === 20);
    assert.deepEqual(seats, {
      option: 20,
      kind: 'selection',
      listPence: 32500,
      chargedPence: 0,
      includedIn: [30, 31],
      freeBy: null,
    });
  });

  it('blocks the 20″ wheels by the tow bar and offers to drop it, net +£500', () => {
    const now = configure(book, { selections: [20, 30, 31, 62, 60], picks: [] });
    assert.deepEqual(now.state(12), { code: 12, status: 'blocked', replaces: null });
    const reason = now.reasonFor(12);
    assert.equal(reason?.chip, 'Not with Tow bar');
    assert.equal(reason?.sentence, '20″ wheels cannot be fitted with Tow bar (rule NW 1009).');
    assert.deepEqual(reason?.selections, [60]);
    assert.deepEqual(
      reason?.rules.map(({ code }) => code),
      [1009],
    );
    const [repair, ...more] = now.repairsFor(12).repairs;
    assert.deepEqual(more, []);
    assert.deepEqual([repair?.drops, repair?.adds, repair?.swaps], [[60], [], []]);
    assert.equal(pounds(repair?.deltaPence), 500);
    assert.equal(pounds(repair?.total.pence), 2940);
    assert.equal(repair?.sentence, 'Drop Tow bar: +£500.');
  });

  it('names the need left open when the pack that met it goes, with its price', () => {
    const now = configure(book, { selections: [20, 31, 62, 60], picks: [] });
    const [need] = now.openNeeds;
    assert.equal(need?.sentence, 'Trailer assist must be fitted with Multifunction wheel (rule RA 1005).');
    assert.deepEqual(need && now.choicesFor(need), [
      {
        option: 21,
        choose: 21,
        isCovered: false,
        status: 'available',
        total: { pence: 208000, onApplication: [] },
        residualPence: null,
      },
    ]);
    assert.deepEqual(now.completion()?.adds, [21]);
  });

  it('suggests the dearest free item while none is taken, and takes it into the completion', () => {
    const now = configure(book, { selections: [20, 31, 62, 60, 80], picks: [] });
    assert.deepEqual(now.freeChoices, [
      { rule: 1008, primary: 80, free: null, isPicked: false, others: [], suggestion: 81 },
    ]);
    assert.deepEqual(now.completion()?.adds, [21, 81]);
  });

  it('says that making the DAB+ the free item would cost £80 more', () => {
    const now = configure(book, { selections: [20, 31, 62, 60, 80, 81, 82], picks: [] });
    assert.deepEqual(now.freeChoices, [
      {
        rule: 1008,
        primary: 80,
        free: 81,
        isPicked: false,
        others: [{ option: 82, deltaPence: 8000 }],
        suggestion: null,
      },
    ]);
  });

  for (const [selection, other] of [
    [50, 51],
    [51, 50],
  ] as const) {
    it(`blocks ${other} once ${selection} is chosen, with the reason`, () => {
      const now = configure(book, { selections: [selection], picks: [] });
      assert.equal(now.state(other)?.status, 'blocked');
      const reason = now.reasonFor(other);
      assert.deepEqual([reason?.selections, reason?.rules.map(({ code }) => code)], [[selection], [1003]]);
    });
  }

  it('lets other wheels take the place of the wheels chosen', () => {
    const now = configure(book, { selections: [11], picks: [] });
    assert.deepEqual(now.state(12), { code: 12, status: 'available', replaces: 11 });
    assert.deepEqual(now.displaced, [{ option: 10, by: 11, rules: [1001] }]);
    const larger = configure(book, { selections: [12], picks: [] });
    assert.deepEqual(larger.displaced, [{ option: 10, by: 12, rules: [1001] }]);
  });

  it('sends the P11D no pack contents, the option values packs apart, and WLTP all that is fitted', () => {
    const now = configure(book, { selections: [20, 30, 31, 62, 60], picks: [] });
    assert.deepEqual(now.payloads(), {
      p11d: [30, 31, 62, 60],
      optionValues: { options: [62, 60], packs: [30, 31] },
      wltp: {
        whole: [10, 20, 21, 22, 30, 31, 40, 60, 62, 71],
        withoutStandard: [20, 21, 22, 30, 31, 40, 60, 62],
        withoutPacks: [20, 60, 62],
      },
    });
  });
});

/** One car for all of it: two buyers of free items, four items, one of which costs nothing and one less than that. */
const ITEMS: Sketch['options'] = [
  [1, 'Audio', 10],
  [2, 'Comfort', 10],
  [3, 'Subwoofer', 100],
  [4, 'DAB+', 60],
  [5, 'Cable', 50],
  [6, 'Mats', 0],
  [7, 'Cassette deck', -50],
  [8, 'Sound Pack', 30],
];

const FREED: readonly {
  what: string;
  rules: readonly string[];
  selections: readonly number[];
  picks?: readonly Pick[];
  pounds: number;
  /** The free item by the code of the rule, in table order of the rules. */
  free?: readonly (readonly [rule: number, item: number | null])[];
}[] = [
  { what: 'nothing while its primary is not fitted', rules: ['IO 1 > 3'], selections: [3], pounds: 100 },
  {
    what: 'by each primary of a rule its own item, as picked',
    rules: ['IO 1 2 > 3 4 5'],
    selections: [1, 2, 3, 4, 5],
    picks: [{ rule: 1001, primary: 2, option: 5 }],
    pounds: 10 + 10 + 60,
    free: [
      [1001, 3],
      [1001, 5],
    ],
  },
  {
    what: 'the dearest where the pick is of the other primary',
    rules: ['IO 1 2 > 3 4'],
    selections: [1, 3, 4],
    picks: [{ rule: 1001, primary: 2, option: 4 }],
    pounds: 10 + 60,
  },
  {
    what: 'the dearest where the pick is of another rule',
    rules: ['IO 1 > 3 4'],
    selections: [1, 3, 4],
    picks: [{ rule: 1002, primary: 1, option: 4 }],
    pounds: 10 + 60,
  },
  {
    what: 'one item once: of two IOs with the same pick the second frees another',
    rules: ['IO 1 > 3 4', 'IO 2 > 3 4'],
    selections: [1, 2, 3, 4],
    picks: [
      { rule: 1001, primary: 1, option: 4 },
      { rule: 1002, primary: 2, option: 4 },
    ],
    pounds: 10 + 10,
    free: [
      [1001, 4],
      [1002, 3],
    ],
  },
  {
    what: 'what is picked by one IO and what is left by the other',
    rules: ['IO 1 > 3', 'IO 2 > 3 4'],
    selections: [1, 2, 3, 4],
    picks: [{ rule: 1001, primary: 1, option: 3 }],
    pounds: 10 + 10,
  },
  ...(
    [
      ['that the rule does not name', ['IO 1 > 3 4'], 5, [1, 3, 4, 5], 10 + 60 + 50],
      ['that is not ordered', ['IO 1 > 3 4 5'], 5, [1, 3, 4], 10 + 60],
      ['that a pack includes', ['IO 1 > 3 4', 'IN 8 > 4'], 4, [1, 3, 4, 8], 10 + 30],
      ['that costs nothing', ['IO 1 > 3 6'], 6, [1, 3, 6], 10],
      ['that is no option', ['IO 1 > 3 4'], 99, [1, 3, 4], 10 + 60],
    ] as const
  ).map(([what, rules, option, selections, pounds]) => ({
    what: `the dearest where the pick is of an item ${what}`,
    rules,
    selections,
    picks: [{ rule: 1001, primary: 1, option }],
    pounds,
  })),
  {
    what: 'nothing below £0, which would save nothing',
    rules: ['IO 1 > 7'],
    selections: [1, 7],
    pounds: 10 - 50,
    free: [[1001, null]],
  },
  {
    what: 'what is below £0 when it is picked',
    rules: ['IO 1 > 7'],
    selections: [1, 7],
    picks: [{ rule: 1001, primary: 1, option: 7 }],
    pounds: 10,
    free: [[1001, 7]],
  },
  {
    // The Subwoofer goes to the first rule, the DAB+ to the second; the cable moves both on by one.
    what: 'all of three items that must move to make room for one another',
    rules: ['IO 1 > 3 4', 'IO 2 > 4 5', 'IO 8 > 3'],
    selections: [1, 2, 8, 3, 4, 5],
    pounds: 10 + 10 + 30,
    free: [
      [1001, 4],
      [1002, 5],
      [1003, 3],
    ],
  },
];

describe('what an IO makes free', () => {
  for (const { what, rules, selections, picks = [], pounds: total, free } of FREED) {
    it(what, () => {
      const now = configure(readRuleBook(bundleOf({ options: ITEMS, rules })), { selections, picks });
      assert.equal(pounds(now.total.pence), total);
      const freed = now.freeChoices.map((choice) => [choice.rule, choice.free]);
      if (free) assert.deepEqual(freed, free);
    });
  }

  it('of items that cost the same those first in table order', () => {
    const options = [1, 2, 5, 6, 7].map((code) => [code, `Option ${code}`, code < 3 ? 10 : 60] as const);
    const car = readRuleBook(bundleOf({ options, rules: ['IO 1 > 6 7', 'IO 2 > 5 6'] }));
    const now = configure(car, { selections: [1, 2, 7, 6, 5], picks: [] });
    assert.deepEqual(
      now.freeChoices.map(({ free }) => free),
      [6, 5],
    );
  });

  it('is looked for within the budget, which it spends', () => {
    const car = readRuleBook(bundleOf({ options: ITEMS, rules: ['IO 1 > 3 4'] }));
    const freedWithin = (budget: SearchBudget) => freeItems(car, car.rules, () => true, [], budget);
    assert.equal(freedWithin(new SearchBudget(0)), null);
    const budget = new SearchBudget(100);
    // Two items, each of which one rule could make free: the second looks at the item that has it, too.
    assert.deepEqual([...(freedWithin(budget)?.values() ?? [])], [2]);
    assert.equal(budget.left, 100 - 1 - 2);
  });

  it('a pick takes the place of that of its IO, and of any other pick of its item', () => {
    const other: Pick = { rule: 1, primary: 11, option: 21 };
    const picks = [other, { rule: 1, primary: 10, option: 20 }, { rule: 2, primary: 10, option: 22 }];
    const wanted = { rule: 1, primary: 10, option: 22 };
    assert.deepEqual(withPick(picks, wanted), [other, wanted]);
    const elsewhere = { rule: 2, primary: 10, option: 23 };
    assert.deepEqual(withPick([other, elsewhere], wanted), [other, elsewhere, wanted]);
  });

  it('a price on application saves more than any other', () => {
    assert.deepEqual([3, null, 5, null].toSorted(dearerFirst), [null, null, 5, 3]);
    assert.equal(dearerFirst(null, null), 0);
    assert.equal(dearerFirst(5, 5), 0);
  });
});
