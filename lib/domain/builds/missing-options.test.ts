import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenNeed } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { missingOptions, missingWords, requiredCount } from './missing-options';

const book = readRuleBook(GOLDEN_CAR);
const wordsOf = (...selections: number[]) => {
  const now = configure(book, { selections, picks: [] });
  const missing = missingOptions(now, now.completion());
  return missing && missingWords(missing);
};

for (const [selections, words] of [
  [[20], null],
  [[62], '1 required option missing, at least +£180'],
  [[60], '1 required option missing, at least +£480'],
  [[62, 80], '2 required options missing, at least +£180'],
  [[60, 80], '2 required options missing, at least +£480'],
  [[80], '1 required option missing, at no extra cost'],
  [[50, 51], 'Not possible: some of these options exclude each other'],
] as const)
  test(`of the reference car with ${selections.join(' and ')}: ${words ?? 'nothing is missing'}`, () =>
    assert.equal(wordsOf(...selections), words));

const need = (type: OpenNeed['type'], ...missing: number[]): OpenNeed => ({
  rule: 1,
  primary: 9,
  type,
  missing,
  sentence: '',
});
for (const [title, needs, count] of [
  ['one of two', [need('RO', 1, 2)], 1],
  ['both of two', [need('RA', 1, 2)], 2],
  ['one of two, one of two others', [need('RO', 1, 2), need('IO', 3, 4)], 2],
  ['the same twice', [need('RO', 1, 2), need('RO', 2, 1)], 1],
  ['one of two, and one of the two', [need('RO', 1, 2), need('RA', 1)], 1],
  ['one of two, one of two of which one is the same', [need('RO', 1, 2), need('RO', 2, 3)], null],
] as const)
  test(`${title} ${count === null ? 'is not counted' : `is ${count}`}`, () =>
    assert.equal(requiredCount(needs), count));

const NUMBERS = [
  [null, 'Required options missing'],
  [1, '1 required option missing'],
  [2, '2 required options missing'],
] as const;
for (const [options, head] of NUMBERS)
  for (const pence of [-5_000, 0, 154_500])
    for (const isOnApplication of [false, true])
      for (const isProvenCheapest of [false, true])
        test(`${head} at ${pence} pence, on application ${isOnApplication}, proven ${isProvenCheapest}: claims no more than is known`, () => {
          const completion = { pence, isOnApplication, isProvenCheapest };
          const words = missingWords({ isClash: false, options, completion });
          assert.ok(words.startsWith(`${head}, `));
          assert.equal(words.includes('no extra cost'), pence <= 0 && !isOnApplication);
          assert.equal(words.includes('+£1,545'), pence > 0);
          assert.equal(/POA|price on application/.test(words), isOnApplication);
          if (!words.includes('no extra cost')) assert.equal(words.includes('at least'), isProvenCheapest);
          assert.equal(missingWords({ isClash: false, options, completion: null }), head);
        });
