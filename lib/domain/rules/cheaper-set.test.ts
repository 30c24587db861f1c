import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { bundleOf, GOLDEN_CAR, type Sketch } from './golden-car.fixture';
import { readRuleBook } from './read-rule-book';

const golden: Sketch['options'] = [
  [1, 'Seats', 300],
  [2, 'Wheel', 200],
  [3, 'Lamps', 250],
];

describe('the cheapest packs and singles for the same features', () => {
  const cases: { what: string; car: Sketch; wishes: number[]; becomes: number[] | null; saves?: number }[] = [
    {
      what: 'singles that a pack has for less',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      wishes: [1, 2, 3],
      becomes: [3, 9],
      saves: 50,
    },
    {
      what: 'a pack of which the singles cost less',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'] },
      wishes: [9],
      becomes: [1, 2],
      saves: 50,
    },
    {
      what: 'nothing, where the wishes are the cheapest already',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      wishes: [9, 3],
      becomes: null,
    },
    {
      what: 'nothing, where the pack also holds what is no option: it would be lost',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'], packs: [[9, 'Ice scraper']] },
      wishes: [9],
      becomes: null,
    },
    {
      what: 'nothing while a need is open',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2', 'RA 1 > 3'] },
      wishes: [1, 2],
      becomes: null,
    },
    {
      what: 'a larger pack instead of two that hold the same twice',
      car: {
        options: [...golden, [8, 'P', 400], [9, 'Q', 400], [10, 'R', 600]],
        rules: ['IN 8 > 1 2', 'IN 9 > 2 3', 'IN 10 > 1 2 3'],
      },
      wishes: [8, 9],
      becomes: [10],
      saves: 200,
    },
    {
      what: 'a known price rather than one on application',
      car: {
        options: [
          [1, 'Seats', null],
          [2, 'Wheel', 100],
          [9, 'Pack', 900],
        ],
        rules: ['IN 9 > 1 2'],
      },
      wishes: [1, 2],
      becomes: [9],
      saves: -800,
    },
  ];
  for (const { what, car, wishes, becomes, saves } of cases) {
    it(what, () => {
      const found = configure(readRuleBook(bundleOf(car)), { wishes, picks: [] }).cheaper();
      assert.deepEqual(found && [...found.wishes].sort((a, b) => a - b), becomes);
      if (saves !== undefined) assert.equal(found?.deltaPence, saves * -100);
    });
  }

  it('of the golden car’s two packs: the electric seats alone save £120', () => {
    const found = configure(readRuleBook(GOLDEN_CAR), { wishes: [20, 30, 31], picks: [] }).cheaper();
    assert.deepEqual([found?.wishes, found?.deltaPence, found?.isProvenCheapest], [[30, 40], -12_000, true]);
    assert.equal(found?.sentence, 'Drop Heated seats and Comfort Pack and add Electric seats: −£120.');
  });
});
