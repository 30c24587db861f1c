/** What a colleague changes is named where it takes the place of a text on screen, and only there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allReplacedWords, replacedTexts } from './replaced-texts';

const entry = (field: string, value: string, version: number) => ({ field, value, version, changedBy: 'Jo Smith' });
const SHOWN = {
  saved: {
    offer: { value: '6400', version: 2 },
    condition: { value: 'clean', version: 1 },
    customerName: { value: 'Zoe', version: 1 },
  },
  unsaved: {},
};
const TYPED = { ...SHOWN, unsaved: { offer: { value: '6500', version: 2 } } };

for (const [name, state, part, answered, words] of [
  ['another offer', SHOWN, 'appraisal', [entry('offer', '6000', 3)], 'Jo Smith changed Offer to £6,000.'],
  ['another condition', SHOWN, 'appraisal', [entry('condition', 'below', 2)], 'Jo Smith changed Condition to Below.'],
  [
    'a first entry',
    SHOWN,
    'appraisal',
    [entry('fees', '', 1), entry('margin', '10%', 1)],
    'Jo Smith changed Margin wanted to “10%”.',
  ],
  ['the entry as it is shown', SHOWN, 'appraisal', [entry('offer', '6400', 2)], ''],
  ['an older answer', SHOWN, 'appraisal', [entry('offer', '6000', 1)], ''],
  ['the same text once more', SHOWN, 'appraisal', [entry('offer', '6400', 3)], ''],
  ['a text beside an unsaved one', TYPED, 'appraisal', [entry('offer', '6000', 3)], ''],
  ['an entry of the other part', SHOWN, 'customer', [entry('offer', '6000', 3)], ''],
  [
    'another customer',
    SHOWN,
    'customer',
    [entry('customerName', 'Al', 2)],
    'Jo Smith changed Customer’s name to “Al”.',
  ],
  ['an erased customer', SHOWN, 'customer', [entry('customerName', '', 2)], ''],
  ['a removed line', SHOWN, 'appraisal', [entry('line.00000001.removed', 'yes', 1)], 'Jo Smith removed Damage.'],
  [
    'five entries',
    SHOWN,
    'appraisal',
    ['offer', 'fees', 'warranty', 'finance', 'deposit'].map((field) => entry(field, '50', 3)),
    'Jo Smith changed Offer to £50. Jo Smith changed Fees to £50. Jo Smith changed Warranty to £50. 2 other entries changed too.',
  ],
] as const)
  test(`an answer with ${name} says: ${words || 'nothing'}`, () =>
    assert.equal(allReplacedWords(replacedTexts(state, part, answered), new Map()), words));
