/** What happened, as the events that other systems receive. */
import { NOTIFICATION_KINDS } from '@/lib/domain/notifications/notification-kinds';
import { webhookTypeOf, type TEST_TYPE, type WebhookType } from '@/lib/domain/webhooks/webhook-events';
import { WEBHOOK_DATA } from '@/lib/domain/webhooks/webhook-event-schemas';
import type { HappenedFact } from '@/lib/store/notifications/notification-facts';
import type { NewWebhookMessage } from '@/lib/store/webhooks/webhook-messages';

/** Null if its kind is not sent to other systems. */
export function webhookMessageFrom(happened: HappenedFact): NewWebhookMessage | null {
  const { event, organisationId, key, at, fact } = happened;
  const type = webhookTypeOf(event);
  return type && { organisationId, type, key, at, body: webhookBody(type, at, { ...fact, path: pathOf(happened) }) };
}

/** @param data fields that are not declared for the type are left out */
export const webhookBody = (type: WebhookType | typeof TEST_TYPE, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: WEBHOOK_DATA[type].parse(data) });

const pathOf = <E extends HappenedFact['event']>({ event, fact }: HappenedFact<E>): string =>
  NOTIFICATION_KINDS[event].path(fact);
