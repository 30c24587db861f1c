/**
 * Events that the people of an account should know of: budgets used, wrong passwords, and who changed limits, roles,
 * terms and the retention period, invited people, let them in, approved credits, or connected other systems. Written in
 * the commit of what they report; there is no free text.
 */
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** No foreign keys, as in the ledger: an event outlives the people it names. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: text('organisation_id').notNull(),
    /**
     * The person it is about; null for the whole organisation, and for someone invited, whose e-mail address is in no
     * event; `*` for each person without an own limit.
     */
    personId: text('person_id'),
    /** Who did it; null for the product itself. For a person who joined: who invited them. */
    byPersonId: text('by_person_id'),
    /** For wrong passwords, the time of the last one. */
    at: instant('at').notNull(),
    kind: text('kind', {
      enum: [
        'budget_used',
        'limit_set',
        'wrong_passwords',
        'role_changed',
        'deactivated',
        'reactivated',
        'joined',
        'invited',
        'invited_again',
        'invitation_cancelled',
        'password_link_made',
        'credits_approved',
        'terms_changed',
        'api_key_created',
        'api_key_revoked',
        'webhook_created',
        'webhook_changed',
        'webhook_paused',
        'webhook_resumed',
        'webhook_secret_replaced',
        'webhook_removed',
        'feed_created',
        'feed_revoked',
        'incoming_feed_added',
        'incoming_feed_removed',
        'retention_changed',
      ],
    }).notNull(),
    /** For a budget and a limit. */
    span: text('span', { enum: ['month', 'minute'] }),
    /** The limit, null if there is none from now on; or the credits that were approved. */
    most: integer('most'),
    /** For a budget: how much of it is used. For a budget and approved credits: the first day of the month. */
    percent: integer('percent'),
    month: date('month', { mode: 'string' }),
    /** For changed terms: which one. */
    field: text('field'),
    /** A limit, a role, a term or days of retention: short texts; null if there was or is none, or it is too long. */
    before: text('before'),
    after: text('after'),
    /** For wrong passwords: how many, when the first was tried, and the first part of the network address. */
    tries: integer('tries'),
    firstAt: instant('first_at'),
    network: text('network'),
    /** The session whose sign-in came after them and showed them; null if none has yet. */
    notifiedSessionId: text('notified_session_id'),
  },
  (table) => [
    index('account_events_organisation').on(table.organisationId, table.at.desc().nullsFirst()),
    index('account_events_wrong_passwords')
      .on(table.personId)
      .where(sql`${table.kind} = 'wrong_passwords'`),
  ],
);
