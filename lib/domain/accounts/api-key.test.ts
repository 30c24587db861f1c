import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKeyLimitWords, apiKeysOfUserWords } from './api-key';

const STATES = [null, '2026-11-30T09:05:00.000Z'].flatMap((expiredAt) =>
  [null, 'Viewer', 'Manager'].map((userRoleName) => ({
    expiredAt,
    userRoleName,
    isLowered: userRoleName === 'Viewer',
  })),
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

test('a user’s page says what becomes of the systems that work as them', () => {
  const words = [true, false].flatMap((isActive) => [0, 1, 2].map((keys) => apiKeysOfUserWords('Jo', keys, isActive)));
  assert.deepEqual(words, [
    null,
    '1 API key works as Jo. It stops working when Jo is deactivated, but not at a sign-out.',
    '2 API keys work as Jo. They stop working when Jo is deactivated, but not at a sign-out.',
    null,
    '1 API key of Jo does not work. It waits until Jo is reactivated.',
    '2 API keys of Jo do not work. They wait until Jo is reactivated.',
  ]);
});
