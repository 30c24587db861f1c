/** After a change, or a refusal because of another person's change, lists of users and requests are read again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { listApprovals } from '@/lib/api/addresses/approvals';
import { readPeople } from '@/lib/api/addresses/people/members';
import { answerKey } from '@/lib/api/client/answer-of';
import { Fault, type FaultCode } from '@/lib/fault';
import { PENDING_REQUESTS_QUERY } from './pending-requests-query';
import { isOutOfDate, readAgain } from './read-again';

test('requests, those of the notice too, and users are read again; other answers are not', async () => {
  const client = new QueryClient();
  const shown = [
    answerKey(listApprovals, {}),
    answerKey(listApprovals, PENDING_REQUESTS_QUERY),
    answerKey(readPeople, {}),
    ['GET', '/api/valuations', {}],
  ];
  for (const key of shown) client.setQueryData(key, {});
  await readAgain(client);
  assert.deepEqual(
    shown.map((key) => client.getQueryState(key)?.isInvalidated),
    [true, true, true, false],
  );
});

for (const [code, expected] of [
  ['conflict', true],
  ['not_found', true],
  ['invalid_input', false],
  ['forbidden', false],
  ['storage_down', false],
] satisfies [FaultCode, boolean][])
  test(`${code}: ${expected ? 'what is shown is out of date' : 'what is shown stays'}`, () =>
    assert.equal(isOutOfDate(new Fault(code, { message: 'No.', fix: 'No.' })), expected));
