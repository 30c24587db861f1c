/** Addresses of other systems that are sent the organisation's events, and each event on its way. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PAUSE_REASONS } from '@/lib/domain/webhooks/webhook-tries';
import { instant } from './instant';
import { organization } from './people';

/** Rows stay, so that it is known who made each. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    /** The host of the address. */
    host: text('host').notNull(),
    /** The address, sealed because it may hold a secret. Null once the webhook is removed. */
    sealedAddress: text('sealed_address'),
    /** Each chosen type of event, with the instant since which it is sent. */
    events: jsonb('events').notNull(),
    /** Counts the signing secrets. The one before signs too, until a day after it was replaced. */
    secretVersion: integer('secret_version').notNull().default(1),
    secretReplacedAt: instant('secret_replaced_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    pausedAt: instant('paused_at'),
    pauseReason: text('pause_reason', { enum: PAUSE_REASONS }),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('webhooks_recent').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    check('webhooks_pause', sql`(${table.pausedAt} is null) = (${table.pauseReason} is null)`),
    check('webhooks_pause_reason', sql`${table.pauseReason} in ('person', 'failing', 'gone')`),
  ],
);

/** One event for one webhook. It waits until the other system accepts it. No body contains a plate. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** Also in the header `webhook-id`, however often it is tried. */
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** One of the types of `lib/domain/webhooks`. */
    type: text('type').notNull(),
    /** The subject within its type: each is sent once. */
    key: text('key').notNull(),
    /** The JSON as it is sent and signed, byte for byte. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'delivered'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** The lease of the process that is sending it. */
    worker: uuid('worker'),
    leasedUntil: instant('leased_until'),
    deliveredAt: instant('delivered_at'),
    /** Why the last try failed: a sentence of ours. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('webhook_messages_once').on(table.webhookId, table.type, table.key),
    index('webhook_messages_recent').on(table.webhookId, table.createdAt.desc().nullsFirst()),
    index('webhook_messages_due')
      .on(table.webhookId, table.nextAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    check('webhook_messages_state', sql`${table.state} in ('waiting', 'sending', 'delivered')`),
  ],
);
