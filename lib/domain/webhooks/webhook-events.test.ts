import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTIFICATION_EVENTS } from '@/lib/domain/notifications/notification-kinds';
import { TEST_TYPE, WEBHOOK_EVENTS, WEBHOOK_TYPES, webhookTypeLabel, webhookTypeOf } from './webhook-events';

/** What concerns one person alone, and what is about webhooks themselves. */
const NOT_SENT = ['own_budget', 'wrong_passwords', 'value_moved', 'webhook_paused'];

test('every kind of notification is sent as one type, or deliberately not', () => {
  assert.deepEqual(
    NOTIFICATION_EVENTS.filter((kind) => webhookTypeOf(kind) === null),
    NOTIFICATION_EVENTS.filter((kind) => NOT_SENT.includes(kind)),
  );
  assert.equal(new Set(WEBHOOK_TYPES).size, WEBHOOK_TYPES.length);
  assert.equal(new Set(WEBHOOK_EVENTS.map(({ kind }) => kind)).size, WEBHOOK_EVENTS.length);
});

test('types are written as the Standard Webhooks specification recommends', () => {
  for (const type of [...WEBHOOK_TYPES, TEST_TYPE]) assert.match(type, /^[a-z_]+\.[a-z_]+$/);
});

test('every type has a name on screen', () => {
  assert.equal(webhookTypeLabel('offer.answered'), 'Offer accepted or declined');
  assert.equal(webhookTypeLabel(TEST_TYPE), 'Test');
  assert.equal(webhookTypeLabel('no.longer_sent'), 'no.longer_sent');
});
