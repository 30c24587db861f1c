import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type VehicleBuild, choose, choosePair, drop, canPair, pick, applyRepair, undo } from './build';
import type { Repair } from './configuration';
import { configure } from './configure';
import { bundleOf, GOLDEN_CAR } from './testing/golden-car.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const book = readRuleBook(GOLDEN_CAR);
const build = (...selections: number[]): VehicleBuild => ({
  identifier: 50031,
  date: '2026-01-15',
  selections,
  picks: [],
});

const steps = [
  {
    what: 'choosing names the standard option it displaces',
    step: choose(book, build(), 70),
    selections: [70],
    sentence: 'Metallic added. Solid white no longer fitted. Options £595.',
  },
  {
    what: 'dropping names what is standard again',
    step: drop(book, build(70), 70),
    selections: [],
    sentence: 'Metallic removed. Solid white standard again. Options £0.',
  },
  {
    what: 'choosing in place of another selection names both and takes its position',
    step: choose(book, build(20, 11, 80), 12),
    selections: [20, 12, 80],
    sentence: '20″ wheels added. 19″ wheels removed. Options £1,975.',
  },
  {
    what: 'choosing an option that needs others names them',
    step: choose(book, build(), 60),
    selections: [60],
    sentence:
      'Tow bar added. Tow bar must be fitted with one of Self-levelling or Trailer assist (rule RO 1004). Options £700.',
  },
  {
    what: 'dropping a pack drops nothing else and names what is open again',
    step: drop(book, build(30, 62), 30),
    selections: [62],
    sentence:
      'Winter Pack removed. Trailer assist must be fitted with Multifunction wheel (rule RA 1005). Options £300.',
  },
  {
    what: 'a dropped selection that stays with its pack is reported to stay',
    step: drop(book, build(30, 20), 20),
    selections: [30],
    sentence: 'No longer selected, but still fitted with Winter Pack: Heated seats. Options £540.',
  },
  {
    what: 'a dropped selection that is standard is reported to stay as standard',
    step: drop(book, build(10), 10),
    selections: [],
    sentence: 'No longer selected, but still fitted as standard: 18″ wheels. Options £0.',
  },
  {
    what: 'a blocked option is refused with its reason',
    step: choose(book, build(60), 12),
    selections: [60],
    sentence: '20″ wheels cannot be fitted with Tow bar (rule NW 1009).',
  },
  {
    what: 'an item that comes only in a pack is refused',
    step: choose(book, build(), 22),
    selections: [],
    sentence: 'Headlamp wash can be had only inside a pack: choose the pack.',
  },
  {
    what: 'an unknown option is refused',
    step: choose(book, build(), 5),
    selections: [],
    sentence: 'Option 5 is not offered for this vehicle.',
  },
  {
    what: 'the free item of an IO can be picked',
    step: pick(book, build(80, 81, 82), { rule: 1008, primary: 80, option: 82 }),
    selections: [80, 81, 82],
    sentence: 'The free item is now DAB+. Options £650.',
  },
  {
    what: 'an option that is not in the build cannot be the free item',
    step: pick(book, build(80, 81), { rule: 1008, primary: 80, option: 82 }),
    selections: [80, 81],
    sentence: 'DAB+ cannot be the free item here.',
  },
];

describe('a build', () => {
  for (const { what, step, selections, sentence } of steps) {
    it(what, () => {
      assert.deepEqual(step.build.selections, selections);
      assert.equal(step.sentence, sentence);
    });
  }

  it('with a repair applied is complete, and undo restores the same build', () => {
    const before = build(20, 62, 60);
    const [repair] = configure(book, before).repairsFor(12).repairs;
    assert.ok(repair);
    const step = applyRepair(book, before, repair);
    assert.deepEqual(step.build.selections, [20, 62, 12, 21]);
    assert.deepEqual([step.added, step.removed], [[12, 21], [60]]);
    assert.deepEqual(configure(book, step.build).openNeeds, []);
    assert.equal(undo(step), before);
  });

  it('refuses a default whose needs the selections exclude, with the reason', () => {
    const car = readRuleBook(
      bundleOf({
        options: [
          [1, 'A', 0, 'default'],
          [2, 'B', 10],
          [3, 'C', 20],
        ],
        rules: ['RA 1 > 2', 'NW 2 > 3'],
      }),
    );
    assert.equal(configure(car, build(3)).state(1)?.status, 'standard');
    const step = choose(car, build(3), 1);
    assert.equal(step.isTaken, false);
    assert.equal(
      step.sentence,
      'C and A cannot be ordered together: B cannot be fitted with C (rule NW 1002); A must be fitted with B (rule RA 1001).',
    );
  });

  it('moves a free item from one IO to another, and says beforehand what that saves', () => {
    const car = readRuleBook(
      bundleOf({
        options: [
          [1, 'P1', 100],
          [2, 'P2', 100],
          [3, 'a', 50],
          [4, 'b', 40],
          [5, 'c', 30],
        ],
        rules: ['IO 1 > 3 4', 'IO 2 > 3 5'],
      }),
    );
    const freeWith = (primary: number, option: number) => ({ rule: primary === 1 ? 1001 : 1002, primary, option });
    const ordered = build(1, 2, 3, 4, 5);
    const first = pick(car, ordered, freeWith(1, 3)).build;
    const now = configure(car, first);
    assert.equal(now.total.pence, 240_00);
    const [, second] = now.freeChoices;
    assert.deepEqual(second?.others, [{ option: 3, deltaPence: -10_00 }]);
    const moved = pick(car, first, freeWith(2, 3));
    assert.deepEqual([moved.isTaken, moved.build.picks], [true, [freeWith(2, 3)]]);
    assert.equal(configure(car, moved.build).total.pence, 230_00);
  });

  it('names what a displaced pack held', () => {
    const car = readRuleBook(
      bundleOf({
        options: [
          [1, 'Std pack', 0, 'default'],
          [2, 'Cloth', 0],
          [3, 'Heat', 100],
          [4, 'Mirror', 80],
          [5, 'Leather', 900],
        ],
        rules: ['IN 1 > 2 3 4', 'OO 2 5'],
      }),
    );
    const step = choose(car, build(), 5);
    assert.equal(step.sentence, 'Leather added. Std pack, Cloth, Heat and Mirror no longer fitted. Options £900.');
  });

  it('loses the pick of what a repair takes back', () => {
    const picked = pick(book, build(80, 81, 82), { rule: 1008, primary: 80, option: 82 }).build;
    const repair = { ...configure(book, picked).buildRepairs().repairs[0], selections: [80, 81] } as Repair;
    assert.deepEqual(applyRepair(book, picked, repair).build.picks, []);
  });

  it('loses the picks that name a dropped selection', () => {
    const picked = pick(book, build(80, 81, 82), { rule: 1008, primary: 80, option: 82 }).build;
    assert.deepEqual(drop(book, picked, 80).build.picks, []);
  });
});

describe('a colour and its trim chosen together', () => {
  const car = readRuleBook(
    bundleOf({
      options: [
        [1, 'White', 0, 'default'],
        [2, 'Red', 500],
        [3, 'Blue', 600],
        [8, 'Cloth', 0, 'default'],
        [9, 'Leather', 900],
        [10, 'Sports seats', 400],
        [11, 'Special paint', 990],
        [12, 'Two-tone roof', 350],
      ],
      rules: ['OO 1 2 3 11', 'OO 8 9', 'RA 10 > 9', 'NW 12 > 3'],
      trims: { partners: [8, 9], links: [2, 3].map((colour) => ({ colour, partner: colour === 2 ? 8 : 9 })) },
    }),
  );
  const cases: { what: string; selections: number[]; pair: number[]; becomes: number[]; isTaken?: boolean }[] = [
    { what: 'take the place of another colour and trim', selections: [2, 7], pair: [3, 9], becomes: [7, 3, 9] },
    { what: 'leave out of the selections what is standard then', selections: [3, 9], pair: [2, 8], becomes: [2] },
    {
      what: 'are refused when a selection needs another trim',
      selections: [9, 10],
      pair: [2, 8],
      becomes: [9, 10],
      isTaken: false,
    },
    { what: 'take the place of a colour that has no links', selections: [11, 7], pair: [3, 9], becomes: [7, 3, 9] },
    {
      what: 'are refused when a selection of another kind excludes one of them',
      selections: [12, 11],
      pair: [3, 9],
      becomes: [12, 11],
      isTaken: false,
    },
  ];
  it('are refused when they are chosen already', () => {
    const step = choosePair(car, build(9, 3), [3, 9], [1, 2, 3, 8, 9]);
    assert.deepEqual([step.isTaken, step.sentence], [false, 'Already chosen: Blue with Leather.']);
  });

  for (const { what, selections, pair, becomes, isTaken = true } of cases) {
    it(what, () => {
      const step = choosePair(car, build(...selections), pair, [1, 2, 3, 8, 9]);
      assert.deepEqual([step.build.selections, step.isTaken], [becomes, isTaken], step.sentence);
      assert.equal(canPair(car, build(...selections), pair, [1, 2, 3, 8, 9]), isTaken);
    });
  }
});
