/** What comes only in a pack, and which option a pack's row means. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { bundleOf, type Sketch } from './testing/golden-car.fixture';
import type { Finding } from './rule-book/finding';
import { readPackContents } from './rule-book/pack-contents';
import { readRuleBook } from './rule-book/read-rule-book';

describe('an item that comes only in a pack', () => {
  const car = readRuleBook(
    bundleOf({
      options: [
        [1, 'Bike rack', 100],
        [2, 'Aero Pack', 500],
        [3, 'Spoiler', 200],
        [4, 'Lamp wash', null],
        [5, 'Fog lamps', 90],
      ],
      rules: ['NW 3 > 1', 'IN 2 > 3', 'RO 5 > 4'],
      packs: [[2, 'Lamp wash']],
    }),
  );
  const through =
    'Lamp wash can be had only in Aero Pack; Aero Pack would include Spoiler; Spoiler cannot be fitted with Bike rack (rule NW 1001)';
  for (const [what, selections, option, sentence] of [
    ['is shut out by what else the pack holds', [1], 4, `Lamp wash cannot be ordered with Bike rack: ${through}.`],
    [
      'shuts out what needs it',
      [1],
      5,
      `Fog lamps cannot be ordered with Bike rack: ${through}; Fog lamps must be fitted with Lamp wash (rule RO 1003).`,
    ],
  ] as const) {
    it(what, () => assert.equal(configure(car, { selections, picks: [] }).reasonFor(option)?.sentence, sentence));
  }

  it('names its pack where the need for it shuts another option out', () => {
    const sentence = configure(car, { selections: [5], picks: [] }).reasonFor(1)?.sentence ?? '';
    assert.match(sentence, /Lamp wash can be had only in Aero Pack; Aero Pack would include Spoiler/);
  });
});

describe('a row that names two options', () => {
  it('means the one that an IN rule of the pack holds', () => {
    const book = readRuleBook(
      bundleOf({
        options: [
          [1, 'Pack', 500],
          [2, 'Seat', 200],
          [3, 'seat', 300],
        ],
        rules: ['IN 1 > 2'],
        packs: [[1, 'Seat']],
      }),
    );
    assert.deepEqual(book.contents[0], [1]);
    assert.deepEqual(book.options[0]?.packTexts, []);
    assert.deepEqual(book.findings, []);
  });
});

const bookOf = (car: Sketch) => readRuleBook(bundleOf(car));
const ordered = (car: Sketch, ...selections: number[]) => configure(bookOf(car), { selections, picks: [] });

describe('the rows of a pack', () => {
  it('leave a pack that has an IN rule a line, included in the pack that names it', () => {
    const car: Sketch = {
      options: [
        [1, 'Car Pack', 500],
        [2, 'Winter Pack', 300],
        [3, 'Lamps', 50],
      ],
      rules: ['IN 2 > 3'],
      packs: [[1, 'Winter Pack']],
    };
    assert.deepEqual(
      bookOf(car).options.map(({ isPackOnly }) => isPackOnly),
      [false, false, false],
    );
    assert.equal(ordered(car, 2).total.pence, 300_00);
    assert.equal(ordered(car, 1, 2).total.pence, 500_00);
  });

  it('that name the pack itself mean nothing', () => {
    const book = bookOf({ options: [[1, 'Winter Pack', 300]], packs: [[1, 'winter pack']] });
    assert.deepEqual([book.contents, book.options[0]?.pence, book.findings], [[[]], 300_00, []]);
    assert.deepEqual(book.options[0]?.packTexts, []);
  });

  it('that are no option are its texts, each once and blanks left out', () => {
    const car = bundleOf({
      options: [
        [1, 'Winter Pack', 300],
        [2, ' ', 10],
      ],
      packs: [[1, 'Ice scraper', ' Ice scraper ', ' ', 'Bag']],
    });
    const book = readRuleBook({ ...car, packs: [...car.packs, { packCode: 1, description: null }] });
    assert.deepEqual(book.options[0]?.packTexts, ['Ice scraper', 'Bag']);
    assert.deepEqual(book.contents, [[], []]);
  });

  it('that could mean two options mean neither: they are texts, and reported', () => {
    const car = bundleOf({
      options: [
        [1, 'Mats', 10],
        [2, 'mats ', 20],
        [3, 'Pack', 300],
      ],
      packs: [[3, ' Mats ']],
    });
    const book = readRuleBook({ ...car, packs: [...car.packs, { packCode: 9, description: null }] });
    assert.deepEqual([book.contents, book.options[2]?.packTexts], [[[], [], []], ['Mats']]);
    assert.deepEqual(
      book.findings.map(({ sentence }) => sentence),
      [
        'Several options are called "Mats": which of them is in pack 3 is open.',
        '"" is listed in pack 9, which is not among the options.',
      ],
    );
  });

  it('stand with what its IN rules name, in table order', () => {
    const book = bookOf({
      options: [
        [1, 'Lamp wash', null],
        [2, 'Seats', 100],
        [3, 'Pack', 300],
        [4, 'Net', null],
      ],
      rules: ['IN 3 > 2'],
      packs: [[3, 'Net', 'Lamp wash']],
    });
    assert.deepEqual(book.contents[2], [0, 1, 3]);
    assert.deepEqual(book.packsOf, [[2], [2], [], [2]]);
  });
});

describe('packs inside packs', () => {
  it('a circle of packs includes what stands outside it, a pack of another circle too', () => {
    const car: Sketch = {
      options: [
        [1, 'A', 100],
        [2, 'B', 200],
        [3, 'C', 300],
        [4, 'Lamps', 40],
        [5, 'D', 500],
      ],
      rules: ['IN 1 > 2', 'IN 2 > 1 3 4', 'IN 3 > 5', 'IN 5 > 3'],
    };
    // B brings all the others: A in its own circle, C and with it D in theirs.
    assert.equal(ordered(car, 2, 3, 4).total.pence, 200_00);
    assert.equal(ordered(car, 2, 1).total.pence, 300_00);
  });

  it('are followed to 400,000 pairs of a pack and what it brings, and one level deep beyond', () => {
    const [packs, items] = [400, 1_000];
    const secondaries = Array.from({ length: items }, (_, item) => packs + item);
    const read = (more: number) => {
      const names = Array.from({ length: packs + items + more }, (_, at) => `Option ${at}`);
      const rules = Array.from({ length: packs }, (_, primary) => ({ primary, secondaries }));
      // The last option, where there is one more, holds the last pack, and with it all the items.
      if (more > 0) rules.push({ primary: packs + items, secondaries: [packs - 1] });
      const findings: Finding[] = [];
      const compiled = rules.map((rule, index) => ({ index, code: index, type: 'IN' as const, ...rule }));
      const { brings } = readPackContents(names, compiled, [], new Map(), (finding) => findings.push(finding));
      return { brings, findings };
    };
    const followed = read(0);
    assert.deepEqual([followed.brings[0]?.length, followed.findings], [1 + items, []]);
    const cut = read(1);
    assert.deepEqual(cut.brings.at(-1), [packs + items, packs - 1]);
    assert.deepEqual(cut.findings, [
      {
        kind: 'packs too deep',
        rules: [],
        options: [],
        sentence:
          'The packs contain one another too deeply to be followed: each is counted with only what it names itself.',
      },
    ]);
  });
});

describe('a pack that is a default', () => {
  it('is never standard when it clashes with what it holds', () => {
    const car: Sketch = {
      options: [
        [1, 'Pack', 0, 'default'],
        [2, 'Lamps', 50],
      ],
      rules: ['IN 1 > 2', 'NW 1 > 2'],
    };
    assert.deepEqual(ordered(car).fitted, []);
  });

  it('goes whole when one item of it is displaced, and is named with what displaced it', () => {
    const car: Sketch = {
      options: [
        [1, 'Pack', 0, 'default'],
        [2, 'Heat', 100],
        [3, 'Cloth', 0],
        [4, 'Leather', 900],
        [5, 'Mats', 0, 'default'],
      ],
      rules: ['IN 1 > 2 3', 'OO 3 4'],
    };
    assert.deepEqual(ordered(car).fitted, [1, 2, 3, 5]);
    assert.deepEqual(ordered(car).displaced, []);
    const now = ordered(car, 4);
    assert.deepEqual(now.fitted, [4, 5]);
    assert.deepEqual(now.displaced, [{ option: 1, by: 4, rules: [1002] }]);
  });

  it('bars a later default by what it holds, and meets a need by it', () => {
    const car: Sketch = {
      options: [
        [1, 'Pack', 0, 'default'],
        [2, 'Lamps', 100],
        [3, 'Dim lamps', 0, 'default'],
        [4, 'Wash', 20],
      ],
      rules: ['IN 1 > 2', 'NW 2 > 3', 'RO 4 > 2'],
    };
    const now = ordered(car, 4);
    assert.deepEqual([now.fitted, now.openNeeds, now.total.pence], [[1, 2, 4], [], 20_00]);
    assert.deepEqual(now.displaced, [{ option: 3, by: 2, rules: [1002] }]);
  });

  it('is charged once when it is chosen too, at a price on application as well', () => {
    const kit = (pounds: number | null): Sketch => ({ options: [[1, 'Kit', pounds, 'default']] });
    assert.equal(ordered(kit(35), 1).total.pence, 35_00);
    assert.deepEqual(ordered(kit(null), 1).total, { pence: 0, onApplication: [1] });
  });
});
