/** Wherever an offer cannot be made of what is entered, a sentence above its button says so, with the reason. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { stillToEnterWords } from './still-to-enter';

const WHOLE = { condition: 'clean', handOver: '2026-11', offer: '7000', validDays: '7' };
const EMPTY = 'Enter the offer to the customer first.';
const PROBLEM = 'An entry above has a problem. Correct it first.';
const PASSED = `${PROBLEM} The month of hand-over has passed.`;

for (const [changed, today, words] of [
  [{}, '2026-11-30', []],
  [{ offer: '' }, '2026-11-30', [EMPTY]],
  [{ offer: 'ten' }, '2026-11-30', [`${PROBLEM} “Offer” cannot be read.`]],
  [{ offer: '2000000' }, '2026-11-30', [`${PROBLEM} “Offer” is too high.`]],
  [{ offer: '0' }, '2026-11-30', [`${PROBLEM} An offer of £0 is no offer.`]],
  [{ offer: '', fees: 'ten' }, '2026-11-30', [EMPTY, `${PROBLEM} “Fees” cannot be read.`]],
  [{ validDays: '0' }, '2026-11-30', [`${PROBLEM} The days that it is valid cannot be read.`]],
  [{}, '2026-12-01', [PASSED]],
  [{ offer: '' }, '2026-12-01', [EMPTY, PASSED]],
  [{ handOver: '2026-12' }, '2026-12-01', []],
] as const)
  test(`on ${today}, ${JSON.stringify(changed)} says: ${words.join(' ') || 'nothing'}`, () => {
    const entries = { ...WHOLE, ...changed };
    const sums = appraisalSums(entries, {
      vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
      forecast: { value: null, because: 'loading' },
      options: { value: null, because: 'loading' },
    });
    assert.deepEqual(stillToEnterWords(entries, sums, today), words);
  });
