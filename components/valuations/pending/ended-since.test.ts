import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PendingValuation } from '@/lib/domain/valuations/pending-valuation';
import { hasEndedSince } from './ended-since';

const first: PendingValuation = {
  name: 'AB12 CDE',
  mileage: 40_000,
  submittedAt: '2026-04-06T13:05:00.000Z',
  byName: 'J. Smith',
  answered: 'none',
};
const second: PendingValuation = { ...first, name: 'GO19 LFS' };
/** The same car again, later. */
const again: PendingValuation = { ...first, submittedAt: '2026-04-06T13:05:02.000Z' };

const CASES: readonly [what: string, before: PendingValuation[], now: PendingValuation[], ended: boolean][] = [
  ['nothing was pending and nothing is', [], [], false],
  ['the first begins', [], [first], false],
  ['another one begins', [first], [first, second], false],
  ['nothing changes', [first, second], [{ ...first }, { ...second }], false],
  ['the order changes', [first, second], [second, first], false],
  ['one ends', [first, second], [second], true],
  ['the last ends', [first], [], true],
  ['one ends while another one begins', [first], [second], true],
  ['one ends while two others begin', [first], [second, again], true],
  ['one ends while the same car is submitted again', [first], [again], true],
  ['one of the same car ends', [first, again], [again], true],
];
for (const [what, before, now, ended] of CASES) {
  test(`a valuation has ${ended ? '' : 'not '}ended where ${what}`, () => {
    assert.equal(hasEndedSince(before, now), ended);
  });
}
