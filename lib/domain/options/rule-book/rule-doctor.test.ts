import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose, reportOf } from './rule-doctor';
import { bundleOf, GOLDEN_CAR, ruleRows, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
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

describe('reading a bundle', () => {
  const three: Sketch['options'] = [
    [1, 'A', 10],
    [2, 'B', 10],
    [3, 'C', 10],
  ];
  const reported: readonly [what: string, more: Omit<Sketch, 'options'>, lines: readonly string[]][] = [
    [
      'the unknown options of a rule, each once and the least first',
      { rules: ['NW 1 > 2 9 8 9'] },
      [
        'unknown option: Rule NW 1001 names 8, 9, which are not among the options: struck from it. [rules 1001; options 8, 9]',
      ],
    ],
    [
      'an OO of one option',
      { rules: ['OO 1 1'] },
      ['rule without effect: Rule OO 1001 has no effect: it has fewer than two options. [rules 1001]'],
    ],
    [
      'a rule without primary',
      { rules: ['RO > 1'] },
      ['rule without effect: Rule RO 1001 has no effect: it has no primary option. [rules 1001]'],
    ],
    [
      'a rule of which nothing is left once its own secondary is struck',
      { rules: ['RA 1 > 1'] },
      [
        'own secondary: Rule RA 1001 has an option that is its own secondary: struck. [rules 1001]',
        'rule without effect: Rule RA 1001 has no effect: it has no secondary option. [rules 1001]',
      ],
    ],
    [
      'several primaries',
      { rules: ['NW 1 2 > 3'] },
      ['several primaries: Rule NW 1001 has 2 primary options: it applies to each of them. [rules 1001]'],
    ],
    [
      'what another rule says already, and none that differs in type, primary or secondaries',
      { rules: ['RA 1 > 2 3', 'RO 1 > 2 3', 'RA 2 > 3', 'RA 1 > 3', 'RA 1 > 3 2'] },
      ['duplicate rule: Rule RA 1005 says what RA 1001 says already: it counts once. [rules 1001, 1005]'],
    ],
    [
      'an unknown type once',
      { rules: ['XY 1 > 2 3'] },
      ['unknown rule type: Rule 1001 is of the unknown type "XY": it has no effect. [rules 1001]'],
    ],
    [
      'a pack that is no option',
      { packs: [[9, ' Mats ']] },
      ['unknown pack: "Mats" is listed in pack 9, which is not among the options. [options 9]'],
    ],
    [
      'unknown options of the links',
      {
        trims: {
          partners: [3, 9],
          links: [
            { colour: 1, partner: 3 },
            { colour: 8, partner: 3 },
          ],
        },
      },
      ['unknown option: The colour and trim links name 8, 9, which are not among the options: struck. [options 8, 9]'],
    ],
  ];
  for (const [what, more, lines] of reported) {
    it(`reports ${what}`, () => {
      const { findings } = readRuleBook(bundleOf({ options: three, ...more }));
      assert.deepEqual(
        reportOf(findings, 'it').split('\n').slice(1),
        lines.map((line) => `- ${line}`),
      );
    });
  }

  it('takes options in table order, then by code; of two with one code the first stands', () => {
    const [row] = bundleOf({ options: [[1, 'A', 10]] }).options;
    assert.ok(row);
    const options = [
      { ...row, code: 3, order: 1 },
      { ...row, code: 1, order: 2, name: ' First ', category: ' Paint ' },
      { ...row, code: 2, order: 1 },
      { ...row, code: 1, order: 5, name: 'Second' },
    ];
    const book = readRuleBook({ options, rules: [], packs: [] });
    assert.deepEqual(
      book.options.map(({ code }) => code),
      [2, 3, 1],
    );
    assert.deepEqual([book.options[2]?.name, book.options[2]?.category], ['First', 'Paint']);
    assert.deepEqual(book.findings, [
      {
        kind: 'duplicate option',
        rules: [],
        options: [1],
        sentence: 'Option 1 is given more than once: the first in table order stands.',
      },
    ]);
  });

  it('has a price only where both of its parts are given and the flag is not set', () => {
    const [row] = bundleOf({ options: [[1, 'A', 10]] }).options;
    assert.ok(row);
    const options = [
      { ...row, code: 1, basicPence: 1_000, vatPence: 200 },
      { ...row, code: 2, basicPence: null, vatPence: 200 },
      { ...row, code: 3, basicPence: 1_000, vatPence: null },
      { ...row, code: 4, basicPence: 1_000, vatPence: 200, onApplication: true },
      { ...row, code: 5, basicPence: -1_000, vatPence: -200 },
    ];
    const book = readRuleBook({ options, rules: [], packs: [] });
    assert.deepEqual(
      book.options.map(({ pence }) => pence),
      [1_200, null, null, null, -1_200],
    );
    assert.deepEqual(reportOf(book.findings, 'it').split('\n').slice(1), [
      '- price on application: Option 2 has no price. [options 2]',
      '- price on application: Option 3 has no price. [options 3]',
      '- price on application: Option 4 has the obsolete "price on application" flag. [options 4]',
      '- negative price: Option 5 has a price below £0: it lowers the total. [options 5]',
    ]);
  });

  it('reads a code of two types as two rules, whatever the case and blanks of a type', () => {
    const rows = [...ruleRows('RO 1 > 2', 7), ...ruleRows('nw 1 > 3', 7).map((row) => ({ ...row, type: ' nw ' }))];
    const book = readRuleBook({ ...bundleOf({ options: three }), rules: rows });
    assert.deepEqual(
      book.rules.map(({ code, type, primary, secondaries }) => [code, type, primary, secondaries]),
      [
        [7, 'RO', 0, [1]],
        [7, 'NW', 0, [2]],
      ],
    );
    assert.deepEqual(reportOf(book.findings, 'it').split('\n').slice(1), [
      '- rule of two types: Rule 7 is given as RO and NW: each is read as one rule. [rules 7]',
    ]);
  });

  it('compiles rules and links in their order, each listed with the options it concerns', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'Red', 0],
          [2, 'Blue', 0],
          [3, 'Black trim', 0],
          [4, 'Cream trim', 0],
          [5, 'Cloth hood', 0],
          [6, 'Vinyl hood', 0],
        ],
        rules: ['OO 2 1', 'RA 1 > 4 3'],
        // Red stands among the trims by mistake; the Cream trim is named by its link alone.
        trims: {
          partners: [3, 1],
          links: [
            { colour: 2, partner: 4 },
            { colour: 1, partner: 3 },
          ],
        },
        // Red goes with both hoods; unknown hoods, in the table or in a link, are none.
        hoods: {
          partners: [5, 6, 98],
          links: [
            { colour: 1, partner: 5 },
            { colour: 1, partner: 6 },
            { colour: 2, partner: 5 },
            { colour: 3, partner: 99 },
            { colour: 99, partner: 5 },
          ],
        },
      }),
    );
    assert.deepEqual(
      book.rules.map(({ code, type, primary, secondaries }) => [code, type, primary, secondaries]),
      [
        [1001, 'OO', -1, [0, 1]],
        [1002, 'RA', 0, [2, 3]],
        [null, 'trim', 0, [3]],
        [null, 'trim', 1, [0, 2]],
        [null, 'hood', 1, [5]],
      ],
    );
    assert.deepEqual(reportOf(book.findings, 'it').split('\n').slice(1), [
      '- unknown option: The colour and hood links name 98, 99, which are not among the options: struck. [options 98, 99]',
    ]);
    const places = (lists: typeof book.needs) => lists.map((rules) => rules.map((rule) => book.rules.indexOf(rule)));
    assert.deepEqual(places(book.needs), [[1], [], [], [], [], []]);
    assert.deepEqual(places(book.exclusions), [[0, 2, 3], [0, 3, 4], [3], [2], [], [4]]);
    assert.deepEqual(book.clashes, [[1, 3], [0, 2, 5], [1], [0], [], [1]]);
  });

  it('knows what clashes with what a pack brings, and a pack that clashes with itself', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'Pack', 0],
          [2, 'Seats', 0],
          [3, 'Lamps', 0],
          [4, 'Roof', 0],
          [5, 'Bad Pack', 0],
          [6, 'Mats', 0],
        ],
        rules: ['IN 1 > 2 3', 'NW 4 > 1 3', 'IN 5 > 2 4 1 6', 'NW 2 > 2 5'],
      }),
    );
    assert.deepEqual(book.bringClashes, [[3, 4], [4], [3], [0, 2], [0, 1, 2, 3, 4], []]);
    assert.deepEqual(book.clashesWithItself, [false, false, false, false, true, false]);
    assert.deepEqual(book.defaults, []);
  });
});
