import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose, reportOf } from './rule-doctor';
import { bundleOf, GOLDEN_CAR, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { readRuleBook } from './read-rule-book';

const cases: readonly {
  what: string;
  car: Sketch;
  finds: readonly (readonly [string, readonly number[], readonly number[]])[];
}[] = [
  {
    what: 'a dead option with its chain',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
      ],
      rules: ['RA 1 > 2', 'NW 1 > 2'],
    },
    finds: [['dead option', [1002, 1001], [1]]],
  },
  {
    what: 'defaults that clash',
    car: {
      options: [
        [1, 'A', 0, 'default'],
        [2, 'B', 0, 'default'],
      ],
      rules: ['OO 1 2'],
    },
    finds: [['clashing defaults', [1001], [1, 2]]],
  },
  {
    what: 'a default under a rule other than OO and NW',
    car: {
      options: [
        [1, 'A', 0, 'default'],
        [2, 'B', 10],
      ],
      rules: ['RO 2 > 1'],
    },
    finds: [['default under a rule', [1001], [1]]],
  },
  {
    what: 'packs that contain one another',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
      ],
      rules: ['IN 1 > 2'],
      packs: [[2, 'a']],
    },
    finds: [['circle of packs', [], [1, 2]]],
  },
  {
    what: 'two options that need one another, which is an order for both and no fault',
    car: {
      options: [
        [1, 'Sunroof', 10],
        [2, 'Roof motor', 10],
        [3, 'Mats', 10],
      ],
      rules: ['RA 1 > 2 3', 'RA 2 > 1'],
    },
    finds: [['circle of needs', [1001, 1002], [1, 2]]],
  },
  {
    what: 'a circle of needs of every kind that leaves no choice, and none where there is one',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
        [3, 'C', 10],
        [4, 'D', 10],
        [5, 'E', 10],
        [6, 'F', 10],
      ],
      rules: ['RO 1 > 2', 'IO 2 > 3', 'RA 3 > 1 4', 'RO 4 > 5 6', 'RA 5 > 4'],
    },
    finds: [['circle of needs', [1001, 1002, 1003], [1, 2, 3]]],
  },
  {
    what: 'of options that need and exclude one another that they are dead, once',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
      ],
      rules: ['RA 1 > 2', 'RA 2 > 1', 'NW 1 > 2'],
    },
    finds: [
      ['dead option', [1003, 1001], [1]],
      ['dead option', [1003, 1002], [2]],
    ],
  },
  {
    what: 'rows of packs that name several options, or belong to none',
    car: {
      options: [
        [1, 'Mats', 10],
        [2, 'mats ', 10],
        [3, 'Pack', 10],
      ],
      packs: [
        [3, 'Mats'],
        [9, 'Mats'],
      ],
    },
    finds: [
      ['ambiguous pack item', [], [3]],
      ['unknown pack', [], [9]],
    ],
  },
  {
    what: 'prices on application and below £0',
    car: {
      options: [
        [1, 'A', null],
        [2, 'B', -10],
      ],
    },
    finds: [
      ['price on application', [], [1]],
      ['negative price', [], [2]],
    ],
  },
  {
    what: 'an unknown type of rule',
    car: { options: [[1, 'A', 10]], rules: ['XY 1'] },
    finds: [['unknown rule type', [1001], []]],
  },
];

describe('the rule doctor', () => {
  for (const { what, car, finds } of cases) {
    it(`lists ${what}`, () => {
      const found = diagnose(readRuleBook(bundleOf(car)));
      assert.deepEqual(
        found.map(({ kind, rules, options }) => [kind, rules, options]),
        finds,
      );
      for (const { sentence } of found) assert.match(sentence, /\.$/);
    });
  }

  it('says of a circle of needs what it means for the build', () => {
    const car: Sketch = {
      options: [
        [1, 'Sunroof', 10],
        [2, 'Roof motor', 10],
      ],
      rules: ['RA 1 > 2', 'RA 2 > 1'],
    };
    assert.deepEqual(
      diagnose(readRuleBook(bundleOf(car))).map(({ sentence }) => sentence),
      ['Sunroof and Roof motor need one another: they can only be ordered together.'],
    );
  });

  it('has nothing to say of the golden car, and says so in the report', () => {
    assert.equal(
      reportOf(diagnose(readRuleBook(GOLDEN_CAR)), 'vehicle 50031'),
      'Option rules of vehicle 50031: nothing to report.',
    );
  });

  it('writes a report to copy, one line a finding, with its codes', () => {
    const book = readRuleBook(bundleOf({ options: [[1, 'A', null]], rules: ['RO 1 > 9'] }));
    assert.equal(
      reportOf(diagnose(book), 'vehicle 7'),
      [
        'Option rules of vehicle 7: 3 findings.',
        '- unknown option: Rule RO 1001 names 9, which is not among the options: struck from it. [rules 1001; options 9]',
        '- rule without effect: Rule RO 1001 has no effect: it has no secondary option. [rules 1001]',
        '- price on application: Option 1 has no price. [options 1]',
      ].join('\n'),
    );
  });
});
