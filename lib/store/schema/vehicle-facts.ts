/**
 * Facts of every derivative on sale, from the guide's bulk data, and how far they have been read, independent of any
 * organisation; and the searches that people save.
 */
import { date, doublePrecision, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';

export const vehicleFacts = pgTable(
  'vehicle_facts',
  {
    kind: text('kind', { enum: ['car', 'van'] }).notNull(),
    identifier: integer('identifier').notNull(),
    /** The edition they were read from. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** The make whose list names it. */
    makeCode: integer('make_code').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    derivative: text('derivative').notNull(),
    fuel: text('fuel'),
    body: text('body'),
    pricePounds: doublePrecision('price_pounds'),
    co2: doublePrecision('co2'),
    bootLitres: doublePrecision('boot_litres'),
    seats: doublePrecision('seats'),
    insuranceGroup: doublePrecision('insurance_group'),
    powerBhp: doublePrecision('power_bhp'),
    secondsTo62: doublePrecision('seconds_to_62'),
    ncapStars: doublePrecision('ncap_stars'),
    euroClass: doublePrecision('euro_class'),
    benefitPercent: doublePrecision('benefit_percent'),
    basicTaxPounds: doublePrecision('basic_tax_pounds'),
    higherTaxPounds: doublePrecision('higher_tax_pounds'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.identifier] })],
);

/** What is still to be read for a kind: a process that stops leaves the rest to the next. */
export const vehicleFactsProgress = pgTable('vehicle_facts_progress', {
  kind: text('kind', { enum: ['car', 'van'] }).primaryKey(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  makes: integer('makes').notNull(),
  /** Codes of the makes not read yet. */
  pending: json('pending').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A named search by facts, for everyone in the organisation. */
export const factSearches = pgTable(
  'fact_searches',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    name: text('name').notNull(),
    /** The fields of its address; json, so that they stay as written. */
    fields: json('fields').notNull(),
  },
  (table) => [index('fact_searches_recent').on(table.organisationId, table.createdAt)],
);

/** What a person has seen of a search. New is what matches now and is not among it. */
export const factSearchViews = pgTable(
  'fact_search_views',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => factSearches.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    /** The last day it was opened, and the guide IDs that matched then. */
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    matched: json('matched').notNull(),
    /** The day it was opened before that, and what matched then: so that what is new stays new all day. */
    beforeOn: date('before_on', { mode: 'string' }).notNull(),
    before: json('before').notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.personId] })],
);
