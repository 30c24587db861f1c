/** What was erased, in words, for every combination of what there was of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasedWords, retentionWords } from './erased-words';

for (const [records, answers, appraisals, words] of [
  [0, 0, 0, '0 records and 0 recent results'],
  [1, 0, 0, '1 record'],
  [0, 2, 0, '2 recent results'],
  [0, 0, 1, 'the customer’s data in 1 appraisal'],
  [3, 1, 0, '3 records and 1 recent result'],
  [2, 0, 4, '2 records and the customer’s data in 4 appraisals'],
  [1, 2, 3, '1 record, 2 recent results and the customer’s data in 3 appraisals'],
] as const)
  test(words, () => assert.equal(erasedWords({ records, answers, appraisals }), words));

for (const [records, appraisals, words] of [
  [0, 0, 'No record was old enough to be erased.'],
  [2, 0, '2 records erased.'],
  [0, 1, 'The customer’s data in 1 appraisal erased.'],
  [1, 2, '1 record and the customer’s data in 2 appraisals erased.'],
] as const)
  test(`retention: ${words}`, () => assert.equal(retentionWords({ records, appraisals }), words));
