/** Appraisals: their entries field by field, every change, and the offers made. The plate is only in the valuation. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
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
import { OFFER_STATES, STORED_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { PHOTO_STORED_BYTES_MAX } from '@/lib/domain/appraisals/photos';
import { instant } from './instant';
import { organization } from './people';
import { valuations } from './records';

/** The last number used in each year, taken in the statement that adds the appraisal, so that there are no gaps. */
export const appraisalNumbers = pgTable(
  'appraisal_numbers',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.year] })],
);

export const appraisals = pgTable(
  'appraisals',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** Null once the record is erased: the appraisal stays, without the vehicle's plate. */
    valuationId: uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    ownerId: text('owner_id').notNull(),
    title: text('title').notNull(),
    derivative: text('derivative'),
    mileage: integer('mileage'),
    state: text('state', { enum: STORED_STATES }).notNull(),
    stateAt: instant('state_at').notNull(),
    /** Whole pounds: the open offer, and what was paid. */
    offerPounds: integer('offer_pounds'),
    validUntil: date('valid_until', { mode: 'string' }),
    boughtPounds: integer('bought_pounds'),
    /** The day it was bought or lost. */
    endedOn: date('ended_on', { mode: 'string' }),
    lossReason: text('loss_reason'),
    lossNote: text('loss_note'),
    /** Of one lost before any offer, as they were then; json, so that they stay as written. */
    lostSums: json('lost_sums'),
  },
  (table) => [
    uniqueIndex('appraisals_number').on(table.organisationId, table.year, table.number),
    uniqueIndex('appraisals_key').on(table.organisationId, table.idempotencyKey),
    index('appraisals_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('appraisals_valuation').on(table.valuationId),
    index('appraisals_words').using(
      'gin',
      sql`search_words(${table.organisationId}, ${table.title}, ${table.derivative})`,
    ),
    check('appraisals_state', sql`${table.state} in ('draft', 'offered', 'accepted', 'declined', 'bought', 'lost')`),
    check('appraisals_bought', sql`(${table.state} = 'bought') = (${table.boughtPounds} is not null)`),
  ],
);

/**
 * The current entry of each field. Its version rises with every change, so that no one unknowingly overwrites
 * another's.
 */
export const appraisalEntries = pgTable(
  'appraisal_entries',
  {
    appraisalId: uuid('appraisal_id')
      .notNull()
      .references(() => appraisals.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    value: text('value').notNull(),
    version: integer('version').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appraisalId, table.field] }),
    index('appraisal_entries_customer')
      .using('gin', sql`search_words('', ${table.value})`)
      .where(sql`${table.field} = 'customerName'`),
  ],
);

/** Append only. Without a person: the customer did it, by the link. */
export const appraisalHistory = pgTable(
  'appraisal_history',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    appraisalId: uuid('appraisal_id')
      .notNull()
      .references(() => appraisals.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    personId: text('person_id'),
    /** A field of the entries, or a kind of change: see `lib/domain/appraisals/field-words.ts`. */
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [primaryKey({ columns: [table.appraisalId, table.id] })],
);

/** Offers, each frozen as it was made: later editions and entries do not change it. */
export const appraisalOffers = pgTable(
  'appraisal_offers',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    appraisalId: uuid('appraisal_id')
      .notNull()
      .references(() => appraisals.id, { onDelete: 'cascade' }),
    state: text('state', { enum: OFFER_STATES }).notNull(),
    pounds: integer('pounds').notNull(),
    validDays: integer('valid_days').notNull(),
    /** From the day it was made; null until then. */
    validUntil: date('valid_until', { mode: 'string' }),
    /** The column and the offer sheet at that time; json, so that they stay as written. */
    frozen: json('frozen').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Who approved or refused; null if no approval was needed. */
    decidedBy: text('decided_by'),
    madeAt: instant('made_at'),
    /** A person with the link may accept or decline; only its hash is stored. */
    tokenHash: text('token_hash').unique(),
    answeredAt: instant('answered_at'),
    /** Null if the customer answered by the link. */
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('appraisal_offers_appraisal').on(table.appraisalId, table.requestedAt.desc().nullsFirst()),
    /** For the report by month, and for requests waiting for approval. */
    index('appraisal_offers_made').on(table.organisationId, table.madeAt),
    index('appraisal_offers_requested')
      .on(table.organisationId, table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    /** At most one open request or offer for each appraisal. */
    uniqueIndex('appraisal_offers_one_open')
      .on(table.appraisalId)
      .where(sql`${table.state} in ('requested', 'made', 'accepted')`),
    check(
      'appraisal_offers_state',
      sql`${table.state} in ('requested', 'refused', 'made', 'accepted', 'declined', 'withdrawn')`,
    ),
  ],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Photos, re-encoded by the server: small enough for the database, so that its access, erasing and backup cover them.
 */
export const appraisalPhotos = pgTable(
  'appraisal_photos',
  {
    /** Derived from the appraisal and the upload's key: repeating an upload gives the same photo. */
    id: uuid('id').primaryKey(),
    appraisalId: uuid('appraisal_id')
      .notNull()
      .references(() => appraisals.id, { onDelete: 'cascade' }),
    /** The condition line whose damage it shows; null if it shows the vehicle. */
    lineId: text('line_id'),
    isForCustomer: boolean('is_for_customer').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    jpeg: bytes('jpeg').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('appraisal_photos_appraisal').on(table.appraisalId, table.addedAt),
    check('appraisal_photos_line', sql`${table.lineId} ~ '^[0-9a-f]{8}$'`),
    check(
      'appraisal_photos_bytes',
      sql`octet_length(${table.jpeg}) between 1 and ${sql.raw(String(PHOTO_STORED_BYTES_MAX))}`,
    ),
  ],
);

/** A customer's signature of an offer. It is erased with the customer's details. */
export const appraisalSignatures = pgTable(
  'appraisal_signatures',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => appraisalOffers.id, { onDelete: 'cascade' }),
    appraisalId: uuid('appraisal_id')
      .notNull()
      .references(() => appraisals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The drawing as an SVG path that our server wrote; null if there is only the typed name. */
    path: text('path'),
    signedAt: instant('signed_at').notNull(),
    /** The person on whose screen it was signed; null if by the link. */
    shownBy: text('shown_by'),
  },
  (table) => [
    index('appraisal_signatures_appraisal').on(table.appraisalId),
    check('appraisal_signatures_path', sql`${table.path} ~ '^[ML0-9 ]+$' and length(${table.path}) <= 40000`),
  ],
);

/**
 * An organisation's usual terms, its price list of repairs, and the limit of a valuer. Without a row, the product's
 * apply.
 */
export const appraisalTerms = pgTable('appraisal_terms', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  terms: json('terms').notNull(),
  /** A change names the version it was made on; see `appraisal-terms.ts`. */
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});
