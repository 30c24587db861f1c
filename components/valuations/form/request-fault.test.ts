/** Which submission a submission under way answers too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAnsweredBy } from './request-fault';

const VEHICLE = { plate: 'AB21 CDE', mileage: '46,000' };
const RECENT = { ...VEHICLE, fresh: false, mostCredits: 1 };
const NEW_CHECK = { ...VEHICLE, fresh: true, mostCredits: 2 };

test('a submission under way answers the same one again, whatever price was shown', () => {
  for (const underWay of [RECENT, NEW_CHECK]) {
    const again = { ...underWay, mostCredits: 0 };
    assert.ok(isAnsweredBy(underWay, again));
  }
});

test('a new check under way answers a look-up with recent results, which does not answer a new check', () => {
  assert.ok(isAnsweredBy(NEW_CHECK, RECENT));
  assert.ok(!isAnsweredBy(RECENT, NEW_CHECK));
});

test('nothing under way, another vehicle and another mileage do not answer it', () => {
  assert.ok(!isAnsweredBy(undefined, RECENT));
  for (const other of [{ plate: 'CD21 EFG' }, { mileage: '47,000' }]) {
    for (const underWay of [RECENT, NEW_CHECK]) assert.ok(!isAnsweredBy(underWay, { ...RECENT, ...other }));
  }
});
