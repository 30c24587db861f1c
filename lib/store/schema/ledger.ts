/** The ledger of billed look-ups; its functions and triggers are in migrations/. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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

/** SERVED, DENIED, RELEASED, SETTLED and WRITTEN_OFF are final. */
const LOOK_UP_STATES = ['SERVED', 'DENIED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF'] as const;

/** No foreign keys to people: the ledger outlives the people and organisations it names. */
export const lookUps = pgTable(
  'look_ups',
  {
    id: uuid('id').primaryKey(),
    /**
     * The subscription that is billed: the provider's subscriber id, or `sandbox`. Answers and counts never cross it.
     */
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    operation: text('operation').notNull(),
    subjectHash: text('subject_hash').notNull(),
    paramsHash: text('params_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Keyed hash of the whole request made under the key; null: an older version wrote it, or a stock list made it. */
    requestHash: text('request_hash'),
    /** The key of the API that it was made with; null for a person. */
    apiKeyId: uuid('api_key_id'),
    state: text('state', { enum: LOOK_UP_STATES }).notNull(),
    /** First day of the month it counts in, Europe/London. */
    month: date('month', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it entered its current state. */
    stateAt: instant('state_at').notNull(),
    /** The process that holds it. */
    instance: text('instance').notNull(),
    /** SENT: the deadline of the reply. */
    dueAt: instant('due_at'),
    /** UNKNOWN: until when its reply may still arrive. The same question asked until then joins it. */
    awaitedUntil: instant('awaited_until'),
    outcome: text('outcome', { enum: ['found', 'not_found'] }),
    auditId: text('audit_id'),
    result: json('result'),
    fault: json('fault'),
    /** SERVED: the look-up whose answer was given again. */
    servedFrom: uuid('served_from'),
    /** When its answer was removed: erased on request, or older than the organisation keeps answers. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    // The columns that identify a look-up come first: a planner without statistics then chooses the right index too.
    uniqueIndex('look_ups_one_in_flight')
      .on(table.subjectHash, table.paramsHash, table.operation, table.organisationId, table.subscription)
      .where(sql`${table.state} = 'SENT'`),
    index('look_ups_awaited')
      .on(table.subjectHash, table.paramsHash)
      .where(sql`${table.state} = 'UNKNOWN' and ${table.awaitedUntil} is not null`),
    uniqueIndex('look_ups_one_key')
      .on(table.idempotencyKey, table.operation, table.organisationId, table.subscription)
      .where(sql`${table.state} not in ('RELEASED', 'DENIED')`),
    uniqueIndex('look_ups_one_audit')
      .on(table.auditId, table.operation, table.subscription)
      .where(sql`${table.state} = 'SETTLED'`),
    index('look_ups_cached')
      .on(table.subjectHash, table.paramsHash, table.stateAt.desc().nullsFirst())
      .where(sql`${table.state} = 'SETTLED'`),
    index('look_ups_open')
      .on(table.stateAt)
      .where(sql`${table.state} in ('SENT', 'UNKNOWN')`),
    /** The ledger's pages, newest first. */
    index('look_ups_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    /** The look-ups to add up next: see look_up_roll. */
    index('look_ups_by_time').on(table.subscription, table.createdAt),
    check(
      'look_ups_state',
      sql`${table.state} in ('SERVED', 'DENIED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF')`,
    ),
    check(
      'look_ups_settled_has_result',
      sql`${table.state} <> 'SETTLED' or (${table.result} is not null and ${table.outcome} is not null)`,
    ),
    check('look_ups_served_has_source', sql`${table.state} <> 'SERVED' or ${table.servedFrom} is not null`),
  ],
);

/** Append only; written by a trigger on look_ups, so that no change of state goes unrecorded. */
export const lookUpHistory = pgTable(
  'look_up_history',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    lookUpId: uuid('look_up_id').notNull(),
    at: instant('at').notNull(),
    state: text('state').notNull(),
    instance: text('instance').notNull(),
  },
  (table) => [primaryKey({ name: 'look_up_history_key', columns: [table.lookUpId, table.id] })],
);

/**
 * Look-ups counted in a month: one row for the subscription ('' and ''), one for each organisation
 * (its id and '') and one for each person in it. Locked in the order of the key, the widest first.
 */
export const lookUpCounters = pgTable(
  'look_up_counters',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull().default(0),
    /** The last minute in which one was counted, and how many in it, not counting those of stock lists. */
    minute: instant('minute'),
    minuteTaken: integer('minute_taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.organisationId, table.personId, table.month] }),
    check('look_up_counters_taken', sql`${table.taken} >= 0`),
  ],
);

/**
 * Monthly limits by the same key, and by `*` for each person of an organisation without an own row. Null: an
 * administrator chose no limit. Without any row, the product's default applies.
 */
export const lookUpLimits = pgTable(
  'look_up_limits',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    monthlyLimit: integer('monthly_limit'),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.organisationId, table.personId] }),
    check('look_up_limits_not_negative', sql`${table.monthlyLimit} >= 0`),
  ],
);

/** Limits per minute, in the form of look_up_limits. */
export const lookUpMinuteLimits = pgTable(
  'look_up_minute_limits',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    minuteLimit: integer('minute_limit'),
  },
  (table) => [
    primaryKey({
      name: 'look_up_minute_limits_key',
      columns: [table.subscription, table.organisationId, table.personId],
    }),
    check('look_up_minute_limits_not_negative', sql`${table.minuteLimit} >= 0`),
  ],
);

/** Allowed beyond the limit of one month, by the same key: what a manager approved. */
export const lookUpExtras = pgTable(
  'look_up_extras',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    extra: integer('extra').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'look_up_extras_key',
      columns: [table.subscription, table.organisationId, table.personId, table.month],
    }),
    check('look_up_extras_positive', sql`${table.extra} > 0`),
  ],
);

/**
 * Look-ups added up by month, person and operation, for all days up to the subscription's `look_up_rolled`, whose
 * look-ups have all ended. Later ones are counted from look_ups itself.
 */
export const lookUpTallies = pgTable(
  'look_up_tallies',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    personId: text('person_id').notNull(),
    operation: text('operation').notNull(),
    /** SETTLED; those of them that found nothing; WRITTEN_OFF; SERVED; DENIED and RELEASED. */
    charged: integer('charged').notNull(),
    notFound: integer('not_found').notNull(),
    unknown: integer('unknown').notNull(),
    served: integer('served').notNull(),
    free: integer('free').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'look_up_tallies_key',
      columns: [table.subscription, table.organisationId, table.month, table.personId, table.operation],
    }),
  ],
);

/** Look-ups created before `upTo` are in look_up_tallies; the others are not. */
export const lookUpRolled = pgTable('look_up_rolled', {
  subscription: text('subscription').primaryKey(),
  upTo: instant('up_to').notNull(),
});
