import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecordIdentifier } from './record-identifier';

const WHOLE = '58be059b-947e-4b6c-9f0a-0123456789ab';

test('a whole ID, its beginning and an audit ID are identifiers, and nothing else is', () => {
  const range = (first: string, last: string) => ({ ids: { first, last }, lookUpId: null, auditId: null });
  const whole = { ids: { first: WHOLE, last: WHOLE }, lookUpId: WHOLE, auditId: null };
  assert.deepEqual(readRecordIdentifier(` ${WHOLE.toUpperCase()} `), whole);
  assert.deepEqual(
    readRecordIdentifier('58be059b'),
    range('58be059b-0000-0000-0000-000000000000', '58be059b-ffff-ffff-ffff-ffffffffffff'),
  );
  assert.deepEqual(
    readRecordIdentifier('58be059b-94'),
    range('58be059b-9400-0000-0000-000000000000', '58be059b-94ff-ffff-ffff-ffffffffffff'),
  );
  assert.deepEqual(readRecordIdentifier('520569869'), { ids: null, lookUpId: null, auditId: '520569869' });
  assert.equal(readRecordIdentifier('12345678')?.auditId, '12345678');
  assert.equal(readRecordIdentifier('12345678')?.ids?.first, '12345678-0000-0000-0000-000000000000');
  for (const text of ['', '58be059', 'AB21 CDE', 'citroen', `${WHOLE}0`, '58be059b947e', '12345', 'S-104'])
    assert.equal(readRecordIdentifier(text), null, text);
});
