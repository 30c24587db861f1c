/** Records: what a dealer was shown, stored once and never changed. */
import { sql } from 'drizzle-orm';
import { customType, index, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What records are found by, computed when they are written: an index on them is rebuilt without reading the records. */
const searched = () => ({
  /** The plate and VIN of the request and of the register. */
  marks: text('marks')
    .array()
    .generatedAlwaysAs(sql`record_marks(record)`),
  words: searchWords('words').generatedAlwaysAs(
    sql`search_words(organisation_id, json_text(summary, 'title'), json_text(summary, 'derivative'))`,
  ),
});

/**
 * `record` and `summary` are json, not jsonb: the text stays as written, so it reopens exactly as
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
    /** Keyed hash of the plate, VIN or guide ID: finds every valuation of one car. */
    subjectHash: text('subject_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** What a list of valuations shows for this one. */
    summary: json('summary').notNull(),
    record: json('record').notNull(),
    /** SHA-256 of the record as stored. */
    contentHash: text('content_hash').notNull(),
    lookUpIds: uuid('look_up_ids').array().notNull(),
    ...searched(),
  },
  (table) => [
    index('valuations_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    /** Those made one by one, not in a run of a stock list. */
    index('valuations_single')
      .on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not summary_has(${table.summary}, '"listed": ?true')`),
    index('valuations_subject').on(table.organisationId, table.subjectHash, table.createdAt.desc().nullsFirst()),
    uniqueIndex('valuations_key').on(table.organisationId, table.idempotencyKey),
    /** From a line of the ledger to its record. */
    index('valuations_look_ups').using('gin', table.lookUpIds),
    index('valuations_marks').using('gin', table.marks),
    index('valuations_plates').using('gin', sql`plate_words(${table.organisationId}, ${table.marks})`),
    index('valuations_words').using('gin', table.words),
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
    idempotencyKey: text('idempotency_key').notNull(),
    summary: json('summary').notNull(),
    record: json('record').notNull(),
    contentHash: text('content_hash').notNull(),
    lookUpIds: uuid('look_up_ids').array().notNull(),
    ...searched(),
  },
  (table) => [
    index('registrations_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('registrations_subject').on(table.organisationId, table.subjectHash, table.createdAt.desc().nullsFirst()),
    uniqueIndex('registrations_key').on(table.organisationId, table.idempotencyKey),
    index('registrations_look_ups').using('gin', table.lookUpIds),
    index('registrations_marks').using('gin', table.marks),
    index('registrations_plates').using('gin', sql`plate_words(${table.organisationId}, ${table.marks})`),
    index('registrations_words').using('gin', table.words),
  ],
);
