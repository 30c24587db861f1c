/** The stores behind notifications, mails and webhooks, opened together. */
import type { MailSettings } from '@/lib/domain/notifications/mail-text';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import type { SqlDatabase } from '../database';
import { openOutbox, type Outbox } from '../mail/outbox';
import { openNotificationFacts, type NotificationFactStore } from './notification-facts';
import { openWebhookMessages, type WebhookMessages } from '../webhooks/webhook-messages';
import { openWebhooks, type WebhookStore } from '../webhooks/webhooks';
import { openNotifications, type NotificationStore } from './notifications';

export interface NotificationStores {
  readonly notifications: NotificationStore;
  readonly notificationFacts: NotificationFactStore;
  readonly outbox: Outbox;
  readonly webhooks: WebhookStore;
  readonly webhookMessages: WebhookMessages;
  /** Null if no mail server is set; mails are then only shown. */
  readonly mail: MailSettings | null;
}

interface NotificationStoresOptions {
  readonly database: SqlDatabase;
  /** The subscription whose credits are counted. */
  readonly subscription: string;
  readonly defaultLimits: DefaultLimits | null;
  readonly mail: MailSettings | null;
}

export const openNotificationStores = ({ mail, ...facts }: NotificationStoresOptions): NotificationStores => ({
  notifications: openNotifications(facts.database, mail ? 'waiting' : 'held'),
  notificationFacts: openNotificationFacts(facts),
  outbox: openOutbox(facts.database),
  webhooks: openWebhooks(facts.database),
  webhookMessages: openWebhookMessages(facts.database),
  mail,
});
