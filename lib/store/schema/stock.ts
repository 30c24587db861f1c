/** Stock lists, their runs and the result of each row. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { AUCTION_FIELDS } from '@/lib/domain/stock/auction-entries';
import { instant } from './instant';
import { organization } from './people';

export const stockLists = pgTable(
  'stock_lists',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    name: text('name').notNull(),
    /** The heading of each column of the file, and what the columns hold. */
    labels: json('labels').notNull(),
    columns: json('columns').notNull(),
    /** The number of rows of each kind. */
    counts: json('counts').notNull(),
    /** Raised by each change of its rows. */
    version: integer('version').notNull().default(0),
    /**
     * Deleted by a person, who can still undo it, or not added in full yet: no list shows it, and upkeep erases it
     * after an hour.
     */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('stock_lists_recent').on(table.organisationId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('stock_lists_key').on(table.organisationId, table.idempotencyKey),
  ],
);

/** The rows of a list as they were read. The plate is stored as in a record, and erased with its list. */
export const stockRows = pgTable(
  'stock_rows',
  {
    /**
     * No foreign key: thousands of rows would be checked one by one when added, and a trigger deletes them with their
     * list.
     */
    listId: uuid('list_id').notNull(),
    /** The row number in the spreadsheet. */
    number: integer('number').notNull(),
    plate: text('plate'),
    mileage: integer('mileage'),
    reference: text('reference'),
    cells: json('cells').notNull(),
    /** Why the row is not valued. */
    problem: json('problem'),
    doubt: text('doubt'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.number] }),
    // To erase a plate or report what is held on it; never read in order.
    index('stock_rows_plate').using('hash', table.plate),
    // To find a car by the beginning of its plate: of each list the first of them, in this order.
    index('stock_rows_plate_of_list').on(table.listId, table.plate, table.number),
    // To find a car by the dealer's own reference; lists without references have no entry.
    index('stock_rows_reference')
      .on(sql`lower(${table.reference})`)
      .where(sql`${table.reference} is not null`),
    check(
      'stock_rows_car',
      sql`${table.problem} is not null or (${table.plate} is not null and ${table.mileage} is not null)`,
    ),
  ],
);

const STOCK_RUN_STATES = ['running', 'paused', 'stopped', 'done', 'cancelled'] as const;

export const stockRuns = pgTable(
  'stock_runs',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => stockLists.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id').notNull(),
    startedBy: text('started_by').notNull(),
    /** The key of the API that it was started with; null for a person. */
    startedByKey: uuid('started_by_key'),
    startedAt: instant('started_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    endedAt: instant('ended_at'),
    /** Whether recent results are ignored. */
    fresh: boolean('fresh').notNull().default(false),
    state: text('state', { enum: STOCK_RUN_STATES }).notNull(),
    /** Why it stopped. */
    because: json('because'),
    cars: integer('cars').notNull(),
    valued: integer('valued').notNull().default(0),
    withoutValue: integer('without_value').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    charged: integer('charged').notNull().default(0),
    served: integer('served').notNull().default(0),
    unknown: integer('unknown').notNull().default(0),
    /** The process working on it, and until when no other may take over. */
    worker: text('worker'),
    leasedUntil: instant('leased_until'),
    /** Rows up to this number were started. After a crash, those of them without a result come last. */
    reached: integer('reached').notNull().default(0),
  },
  (table) => [
    index('stock_runs_list').on(table.listId, table.startedAt.desc().nullsFirst()),
    uniqueIndex('stock_runs_one_open')
      .on(table.listId)
      .where(sql`${table.state} in ('running', 'paused', 'stopped')`),
    uniqueIndex('stock_runs_key').on(table.organisationId, table.idempotencyKey),
    index('stock_runs_running')
      .on(table.leasedUntil)
      .where(sql`${table.state} = 'running'`),
    check('stock_runs_state', sql`${table.state} in ('running', 'paused', 'stopped', 'done', 'cancelled')`),
  ],
);

/** One for each row that a run has finished; never changed, so that a row valued twice counts once. */
export const stockResults = pgTable(
  'stock_results',
  {
    runId: uuid('run_id').notNull(),
    number: integer('number').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    outcome: text('outcome', { enum: ['valued', 'no_value', 'failed'] }).notNull(),
    valuationId: uuid('valuation_id'),
    title: text('title'),
    derivative: text('derivative'),
    registered: date('registered', { mode: 'string' }),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    averagePounds: integer('average_pounds'),
    belowPounds: integer('below_pounds'),
    flag: text('flag'),
    otherFlags: text('other_flags').array().notNull().default([]),
    because: json('because'),
    /** As its record has it; null without a vehicle of the guide. */
    vehicleKind: text('vehicle_kind', { enum: ['car', 'van'] }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.number] }),
    foreignKey({ columns: [table.runId], foreignColumns: [stockRuns.id] }).onDelete('cascade'),
    uniqueIndex('stock_results_order').on(table.runId, table.sequence),
    check('stock_results_outcome', sql`${table.outcome} in ('valued', 'no_value', 'failed')`),
  ],
);

/** A team's entries on the auction sheet of a list, field by field; a change names the version it was made on. */
export const auctionEntries = pgTable(
  'auction_entries',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => stockLists.id, { onDelete: 'cascade' }),
    /** The row's number in the list; 0 for the terms of all rows. */
    number: integer('number').notNull(),
    field: text('field', { enum: AUCTION_FIELDS }).notNull(),
    /** The text as entered. */
    text: text('text').notNull(),
    version: integer('version').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.number, table.field] })],
);
