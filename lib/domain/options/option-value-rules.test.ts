/** What the service's rules leave out, and what it would have added. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cappedPounds, countedWords, excludedOptionsIn } from './option-value-rules';
import type { OptionValues, ValuedOption } from './option-values';

const option = (code: number, value: number, isIncluded: boolean): ValuedOption => ({
  code,
  name: `Option ${code}`,
  isPack: false,
  costNewPounds: value * 3,
  contents: [],
  valuePounds: [value],
  isIncluded: [isIncluded],
});
const optionValuesWith = (options: ValuedOption[], clean: number): OptionValues => ({
  identifier: 1,
  registered: '2025-06-01',
  mileage: 20_000,
  valuedOn: '2026-06-05',
  maxShareOfPrice: 0.15,
  maxOptions: 5,
  options,
  totals: [{ clean, retail: null, average: null, below: null }],
});

// The recorded answer of six options over the limit of five (rest/OptionValues.over-the-rules).
const RECORDED = [500, 400, 200, 50, 350].map((value, index) => option(index, value, true));
test('of six options the sixth is cut by number, with what it would have added', () => {
  const cuts = excludedOptionsIn(optionValuesWith([...RECORDED, option(9, 300, false)], 1500), 0);
  assert.deepEqual(
    cuts.map(({ option: { code }, wouldAddPounds, reason }) => [code, wouldAddPounds, reason]),
    [[9, 300, 'At most 5 options count, highest value first.']],
  );
});

test('fewer than the limit and yet left out: the share of the price is why', () => {
  const [cut] = excludedOptionsIn(optionValuesWith([option(1, 500, true), option(2, 400, false)], 450), 0);
  assert.match(cut?.reason ?? '', /reach the limit of 15% of the car’s price/);
});

test('an option worth nothing is no cut, and where all count nothing is', () => {
  assert.deepEqual(excludedOptionsIn(optionValuesWith([option(1, 500, true), option(2, 0, false)], 500), 0), []);
});

test('what the share of the price takes off the total is its own figure', () => {
  assert.equal(cappedPounds(optionValuesWith([option(1, 500, true), option(2, 400, true)], 450), 0), 450);
  assert.equal(cappedPounds(optionValuesWith([option(1, 500, true)], 500), 0), 0);
});

test('no option is called excluded, or all of them counted, where one does not count', () => {
  const words = (...options: ValuedOption[]) => countedWords(optionValuesWith(options, 500), 0);
  assert.equal(words(option(1, 500, true)), 'No options are excluded: every option with a value counts.');
  assert.equal(
    words(option(1, 500, true), option(2, 0, false)),
    'Option 2 has no value in this month and does not count. Every option with a value counts.',
  );
  assert.equal(
    words(option(1, 0, false), option(2, 0, false)),
    'Option 1 and Option 2 have no value in this month and do not count.',
  );
});
