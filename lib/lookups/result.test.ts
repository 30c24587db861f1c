import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, type Charged } from '@/lib/fault';
import { faultedResult, throwIfNothingAnswered } from './result';

const failed = (charged: Charged) => faultedResult(new Fault('provider_slow', { message: charged, fix: '', charged }));

/** What each look-up of a submission without an answer was charged, and what the submission was. */
const CASES: readonly (readonly [lookUps: readonly Charged[], submission: Charged])[] = [
  [['no'], 'no'],
  [['no', 'no'], 'no'],
  [['no', 'unknown'], 'unknown'],
  [['unknown', 'no'], 'unknown'],
  [['no', 'no', 'unknown'], 'unknown'],
];

for (const [lookUps, submission] of CASES)
  test(`a submission whose look-ups failed, charged: ${lookUps.join(', ')}, fails with charged: ${submission}`, () =>
    assert.throws(() => throwIfNothingAnswered(lookUps.map(failed)), { code: 'provider_slow', charged: submission }));
