/** What comes only in a pack, and which option a pack's row means. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { bundleOf } from './testing/golden-car.fixture';
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
    'Lamp wash comes only in Aero Pack; Aero Pack contains Spoiler; Spoiler cannot be fitted with Bike rack (rule NW 1001)';
  for (const [what, selections, option, sentence] of [
    ['is shut out by what else the pack holds', [1], 4, `Lamp wash cannot be ordered with Bike rack: ${through}.`],
    [
      'shuts out what needs it',
      [1],
      5,
      `Fog lamps cannot be ordered with Bike rack: ${through}; Fog lamps needs Lamp wash (rule RO 1003).`,
    ],
  ] as const) {
    it(what, () => assert.equal(configure(car, { selections, picks: [] }).reasonFor(option)?.sentence, sentence));
  }

  it('names its pack where the need for it shuts another option out', () => {
    const sentence = configure(car, { selections: [5], picks: [] }).reasonFor(1)?.sentence ?? '';
    assert.match(sentence, /Lamp wash comes only in Aero Pack; Aero Pack contains Spoiler/);
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
