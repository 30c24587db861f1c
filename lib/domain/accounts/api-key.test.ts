import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKeyLimitWords } from './api-key';

const STATES = [null, '2026-11-30T09:05:00.000Z'].flatMap((expiredAt) =>
  [null, 'Viewer', 'Manager'].map((userRoleName) => ({ expiredAt, userRoleName, isLowered: userRoleName === 'Viewer' })),
);

test('a key says why it does not work or does less, in every state the gravest reason alone', () => {
  const words = STATES.map((state) => apiKeyLimitWords({ ...state, userName: 'Jo Smith', roleName: 'Valuer' }));
  const expired = 'Expired on 30 Nov 2026, 09:05: it no longer works. Create a new key for the system.';
  assert.deepEqual(words, [
    'Does not work: Jo Smith is deactivated.',
    'Works as Viewer only, because Jo Smith is no longer Valuer.',
    null,
    expired,
    expired,
    expired,
  ]);
});
