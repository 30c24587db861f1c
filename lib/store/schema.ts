import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** An instant. Days are `date` columns and stay `YYYY-MM-DD` strings. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

// ── People: the fields better-auth and its organisation plugin expect, by their names ────────────

export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id'),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    /** A scrypt hash; null for accounts of an outside identity provider. */
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const rateLimit = pgTable('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  /** Milliseconds since 1970, as better-auth writes it. */
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

export const organization = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** What a person may do, from least to most. What each role means stands in lib/access.ts. */
export const ROLES = ['viewer', 'valuer', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull().default('viewer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('member_once').on(table.organizationId, table.userId),
    index('member_user').on(table.userId),
    check('member_role', sql`${table.role} in ('viewer', 'valuer', 'manager', 'admin')`),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }),
    status: text('status').notNull().default('pending'),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('invitation_organization').on(table.organizationId), index('invitation_email').on(table.email)],
);

// ── Records: what a dealer was shown, frozen ─────────────────────────────────────────────────────

/**
 * `record` and `summary` are json, not jsonb: the text is kept as written, so it reopens exactly as
 * shown, its hash holds, and a NUL or an odd surrogate in provider text cannot lose a paid answer.
 */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    kind: text('kind', { enum: ['plate', 'identifier', 'vin'] }).notNull(),
    /** Keyed hash of the plate, VIN or identifier: finds every valuation of one car. */
    subjectHash: text('subject_hash').notNull(),
    /** Keyed hash of subject, mileage and everything else that was asked: finds the same question. */
    requestHash: text('request_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** What a list of valuations shows of this one. */
    summary: json('summary').notNull(),
    record: json('record').notNull(),
    /** SHA-256 of the record as stored. */
    contentHash: text('content_hash').notNull(),
    lookUpIds: uuid('look_up_ids').array().notNull(),
  },
  (table) => [
    index('valuations_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('valuations_subject').on(table.organisationId, table.subjectHash, table.createdAt.desc().nullsFirst()),
    index('valuations_request').on(table.organisationId, table.requestHash, table.createdAt.desc().nullsFirst()),
    uniqueIndex('valuations_key').on(table.organisationId, table.idempotencyKey),
  ],
);

export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    kind: text('kind', { enum: ['plate', 'vin'] }).notNull(),
    subjectHash: text('subject_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    summary: json('summary').notNull(),
    record: json('record').notNull(),
    contentHash: text('content_hash').notNull(),
    lookUpIds: uuid('look_up_ids').array().notNull(),
  },
  (table) => [
    index('registrations_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('registrations_subject').on(table.organisationId, table.subjectHash, table.createdAt.desc().nullsFirst()),
    index('registrations_request').on(table.organisationId, table.requestHash, table.createdAt.desc().nullsFirst()),
    uniqueIndex('registrations_key').on(table.organisationId, table.idempotencyKey),
  ],
);

// ── The ledger of billed look-ups: its functions and triggers stand in migrations/ ───────────────

/** No foreign keys to people: the ledger outlives the people and organisations it names. */
export const lookUps = pgTable(
  'look_ups',
  {
    id: uuid('id').primaryKey(),
    /** Whose bill it is on: the provider's subscriber id, or `sandbox`. Answers and counts never cross it. */
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    operation: text('operation').notNull(),
    subjectHash: text('subject_hash').notNull(),
    paramsHash: text('params_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state').notNull(),
    /** First day of the month it counts in, Europe/London. */
    month: date('month', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it came into its present state. */
    stateAt: instant('state_at').notNull(),
    /** The process that holds it. */
    instance: text('instance').notNull(),
    /** RESERVED: the lease's end. SENT: when the reply must be there. */
    dueAt: instant('due_at'),
    outcome: text('outcome', { enum: ['found', 'not_found'] }),
    auditId: text('audit_id'),
    result: json('result'),
    fault: json('fault'),
    /** SERVED: the look-up whose answer was given again. */
    servedFrom: uuid('served_from'),
  },
  (table) => [
    uniqueIndex('look_ups_one_twin')
      .on(table.subscription, table.organisationId, table.operation, table.subjectHash, table.paramsHash)
      .where(sql`${table.state} in ('RESERVED', 'SENT')`),
    uniqueIndex('look_ups_one_key')
      .on(table.subscription, table.organisationId, table.operation, table.idempotencyKey)
      .where(sql`${table.state} not in ('RELEASED', 'DENIED')`),
    uniqueIndex('look_ups_one_audit')
      .on(table.subscription, table.operation, table.auditId)
      .where(sql`${table.state} = 'SETTLED'`),
    index('look_ups_kept')
      .on(
        table.subscription,
        table.organisationId,
        table.operation,
        table.subjectHash,
        table.paramsHash,
        table.stateAt.desc().nullsFirst(),
      )
      .where(sql`${table.state} = 'SETTLED'`),
    index('look_ups_open')
      .on(table.stateAt)
      .where(sql`${table.state} in ('RESERVED', 'SENT', 'UNKNOWN')`),
    index('look_ups_month').on(table.organisationId, table.month, table.createdAt),
    check(
      'look_ups_state',
      sql`${table.state} in ('SERVED', 'DENIED', 'RESERVED', 'SENT', 'UNKNOWN', 'RELEASED', 'SETTLED', 'WRITTEN_OFF')`,
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
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lookUpId: uuid('look_up_id').notNull(),
    at: instant('at').notNull(),
    state: text('state').notNull(),
    instance: text('instance').notNull(),
  },
  (table) => [index('look_up_history_look_up').on(table.lookUpId)],
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
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.organisationId, table.personId, table.month] }),
    check('look_up_counters_taken', sql`${table.taken} >= 0`),
  ],
);

/** Monthly limits by the same key; whoever has no row has no limit of their own. */
export const lookUpLimits = pgTable(
  'look_up_limits',
  {
    subscription: text('subscription').notNull(),
    organisationId: text('organisation_id').notNull(),
    personId: text('person_id').notNull(),
    monthlyLimit: integer('monthly_limit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.organisationId, table.personId] }),
    check('look_up_limits_not_negative', sql`${table.monthlyLimit} >= 0`),
  ],
);
