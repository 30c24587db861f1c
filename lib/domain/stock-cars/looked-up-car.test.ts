import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';
import { isLookedUp } from './looked-up-car';

const NEW = { valuationId: null, registrationId: null, flag: null, otherFlags: [] };

test('a car is looked up by its vehicle file, or by a valuation whose check was completed', () => {
  assert.equal(isLookedUp(NEW), false);
  assert.equal(isLookedUp({ ...NEW, registrationId: 'a file' }), true);
  assert.equal(isLookedUp({ ...NEW, valuationId: 'a valuation' }), true);
  const unchecked = { ...NEW, valuationId: 'a valuation', flag: CHECK_NOT_COMPLETED };
  assert.equal(isLookedUp(unchecked), false);
  assert.equal(isLookedUp({ ...unchecked, flag: 'Sources disagree', otherFlags: [CHECK_NOT_COMPLETED] }), false);
  assert.equal(isLookedUp({ ...unchecked, registrationId: 'a file' }), true);
});
