/** The stores behind notifications, opened together. */
import type { MailSettings } from '@/lib/domain/notifications/mail-text';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import type { SqlDatabase } from '../database';
import { openOutbox, type Outbox } from '../mail/outbox';
import { openNotificationFacts, type NotificationFactStore } from './notification-facts';
import { openNotifications, type NotificationStore } from './notifications';

export interface NotificationStores {
  readonly notifications: NotificationStore;
  readonly notificationFacts: NotificationFactStore;
  readonly outbox: Outbox;
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
  mail,
});
