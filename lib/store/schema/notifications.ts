/** Each person's notifications, their choices, and the mails that go out. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization, user } from './people';

const DELIVERIES = ['app', 'mail', 'digest'] as const;

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** One of the kinds of `lib/domain/notifications`. */
    kind: text('kind').notNull(),
    /** The subject within its kind: each is notified once. */
    key: text('key').notNull(),
    /** An address of the product, without a plate. */
    path: text('path').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    delivery: text('delivery', { enum: DELIVERIES }).notNull(),
    /** The morning mail that contains it. */
    digestedAt: instant('digested_at'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.organisationId, table.personId, table.kind, table.key),
    index('notifications_recent').on(table.organisationId, table.personId, table.at.desc().nullsFirst()),
    index('notifications_unread')
      .on(table.organisationId, table.personId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** A person's choice; without a row, the kind's default applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    delivery: text('delivery', { enum: DELIVERIES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.personId, table.kind] })],
);

/** The movement of a car's Clean value from which a person is notified; without a row, `VALUE_MOVE` applies. */
export const valueMoveThresholds = pgTable(
  'value_move_thresholds',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    pounds: integer('pounds').notNull(),
    percent: integer('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.personId] })],
);

/** Mails to be sent, and their outcome. No mail contains a plate. */
export const mails = pgTable(
  'mails',
  {
    /** Its Message-ID begins with this, however often it is tried. */
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Null for a person who is invited. */
    personId: text('person_id').references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    kind: text('kind', { enum: ['notification', 'digest', 'invitation', 'password_link'] }).notNull(),
    /** Its subject: each is written once. */
    key: text('key').notNull().unique(),
    subject: text('subject').notNull(),
    /** Sentences, each with the address it leads to. */
    content: json('content').notNull(),
    /** The secret part of a link, sealed; present only while the mail waits or is being sent. */
    sealedToken: text('sealed_token'),
    /** held: written while no mail server was set, and never sent. withdrawn: its link ended before it was sent. */
    state: text('state', {
      enum: ['held', 'waiting', 'sending', 'sent', 'refused', 'given_up', 'withdrawn'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** The lease of the process that is sending it. */
    worker: uuid('worker'),
    leasedUntil: instant('leased_until'),
    sentAt: instant('sent_at'),
    /** An earlier try may have reached the server: it may arrive twice, with one Message-ID. */
    isPerhapsTwice: boolean('is_perhaps_twice').notNull().default(false),
    /** The server's answer, or why it could not be reached. */
    problem: text('problem'),
  },
  (table) => [
    index('mails_organisation').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    index('mails_due')
      .on(table.nextAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('mails_person').on(table.personId, table.createdAt.desc().nullsFirst()),
    check(
      'mails_state',
      sql`${table.state} in ('held', 'waiting', 'sending', 'sent', 'refused', 'given_up', 'withdrawn')`,
    ),
    check('mails_sealed', sql`${table.sealedToken} is null or ${table.state} in ('waiting', 'sending')`),
  ],
);
