import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { bundleOf, GOLDEN_CAR, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';

const golden: Sketch['options'] = [
  [1, 'Seats', 300],
  [2, 'Wheel', 200],
  [3, 'Lamps', 250],
];

describe('the cheapest packs and singles for the same features', () => {
  const cases: { what: string; car: Sketch; selections: number[]; becomes: number[] | null; saves?: number }[] = [
    {
      what: 'singles that a pack has for less',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      selections: [1, 2, 3],
      becomes: [3, 9],
      saves: 50,
    },
    {
      what: 'a pack of which the singles cost less',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'] },
      selections: [9],
      becomes: [1, 2],
      saves: 50,
    },
    {
      what: 'nothing, when the selections are the cheapest already',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      selections: [9, 3],
      becomes: null,
    },
    {
      what: 'nothing, where the pack also holds what is no option: it would be lost',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'], packs: [[9, 'Ice scraper']] },
      selections: [9],
      becomes: null,
    },
    {
      what: 'nothing while a need is open',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2', 'RA 1 > 3'] },
      selections: [1, 2],
      becomes: null,
    },
    {
      what: 'a larger pack instead of two that hold the same twice',
      car: {
        options: [...golden, [8, 'P', 400], [9, 'Q', 400], [10, 'R', 600]],
        rules: ['IN 8 > 1 2', 'IN 9 > 2 3', 'IN 10 > 1 2 3'],
      },
      selections: [8, 9],
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
      selections: [1, 2],
      becomes: [9],
      saves: -800,
    },
  ];
  for (const { what, car, selections, becomes, saves } of cases) {
    it(what, () => {
      const found = configure(readRuleBook(bundleOf(car)), { selections, picks: [] }).cheaperSet();
      assert.deepEqual(found && [...found.selections].sort((a, b) => a - b), becomes);
      if (saves !== undefined) assert.equal(found?.deltaPence, saves * -100);
    });
  }

  it('of the golden car’s two packs: the electric seats alone save £120', () => {
    const found = configure(readRuleBook(GOLDEN_CAR), { selections: [20, 30, 31], picks: [] }).cheaperSet();
    assert.deepEqual([found?.selections, found?.deltaPence, found?.isProvenCheapest], [[30, 40], -12_000, true]);
    assert.equal(found?.sentence, 'Drop Heated seats and Comfort Pack and add Electric seats: −£120.');
  });
});
