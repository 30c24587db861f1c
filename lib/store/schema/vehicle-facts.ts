/** Facts of every derivative on sale, from the guide's bulk data, and how far they have been read. Of no organisation. */
import { date, doublePrecision, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const vehicleFacts = pgTable(
  'vehicle_facts',
  {
    kind: text('kind', { enum: ['car', 'van'] }).notNull(),
    identifier: integer('identifier').notNull(),
    /** The edition they were read from. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Of the make's list that names it. */
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

/** What is still to be read of a kind: a process that stops leaves the rest to the next. */
export const vehicleFactsProgress = pgTable('vehicle_facts_progress', {
  kind: text('kind', { enum: ['car', 'van'] }).primaryKey(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  makes: integer('makes').notNull(),
  /** Codes of the makes that are not read yet. */
  pending: json('pending').notNull(),
  changedAt: instant('changed_at').notNull(),
});
