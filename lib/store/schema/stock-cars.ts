/** Cars in stock, and all their changes. */
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SOLD_TO, STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';
import { appraisals } from './appraisals';
import { instant } from './instant';
import { organization } from './people';
import { registrations, valuations } from './records';
import { AT_STAKE, LIVE_FALL, OUTSIDE_GUIDE, OUTSIDE_MARKET, PAST } from './stock-car-reasons';

/** The plate is stored as in a stock list, and erased with the vehicle. Values come only from free answers. */
export const stockCars = pgTable(
  'stock_cars',
  {
    id: uuid('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    idempotencyKey: text('idempotency_key').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Rises with every change, so that no one unknowingly overwrites another's. */
    version: integer('version').notNull(),
    /** The dealer's own number of the car. */
    stockNumber: text('stock_number'),
    plate: text('plate'),
    vin: text('vin'),
    /** The record that the car came from; null once that is erased. */
    valuationId: uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    appraisalId: uuid('appraisal_id').references(() => appraisals.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    make: text('make'),
    derivative: text('derivative'),
    /** Guide ID; null while the car is not identified. */
    kind: text('kind', { enum: ['car', 'van'] }),
    identifier: integer('identifier'),
    registered: date('registered', { mode: 'string' }),
    /** The mileage on a day, and how many miles it rises by each month from then. */
    mileage: integer('mileage'),
    mileageOn: date('mileage_on', { mode: 'string' }),
    milesPerMonth: integer('miles_per_month').notNull(),
    costPounds: integer('cost_pounds'),
    preparationPounds: integer('preparation_pounds'),
    advertisedPounds: integer('advertised_pounds'),
    inOn: date('in_on', { mode: 'string' }).notNull(),
    site: text('site'),
    status: text('status', { enum: STOCK_CAR_STATUSES }).notNull(),
    notes: text('notes').notNull(),
    /** The day it was sold or removed; null while it is in stock. */
    leftOn: date('left_on', { mode: 'string' }),
    soldPounds: integer('sold_pounds'),
    soldTo: text('sold_to', { enum: SOLD_TO }),
    /**
     * The title of the most serious alert of its newest look-up; null for none. Written only by triggers (migration
     * 0049), from the records that the car is linked to, which a later look-up of the same vehicle changes.
     */
    flag: text('flag'),
    /** The titles of its other alerts, the more serious first; written like `flag`. */
    otherFlags: text('other_flags').array().notNull().default([]),
    /** Its value in the newest edition that has one, written only by a trigger of `stock_car_values`. */
    edition: date('edition', { mode: 'string' }),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    averagePounds: integer('average_pounds'),
    belowPounds: integer('below_pounds'),
    /** The change in Clean since the edition before; null if one of the two has none. */
    changePounds: integer('change_pounds'),
    /** Expected Clean this many months after `forecastEdition`; null if the forecast gives none. */
    expected1Pounds: integer('expected_1_pounds'),
    expected3Pounds: integer('expected_3_pounds'),
    expected6Pounds: integer('expected_6_pounds'),
    /** The last edition for which the forecast answered, with or without values; null until it has. */
    forecastEdition: date('forecast_edition', { mode: 'string' }),
    /** The guide day on which that forecast is based. */
    forecastDay: date('forecast_day', { mode: 'string' }),
    /** Expected Clean one to twelve months after `forecastEdition`, null where it gives none; null before 0043. */
    expectedByMonth: integer('expected_by_month').array(),
    /**
     * The edition it was last valued in, once market prices were answered for it, and their range for Retail, null if
     * there is none. Written only by a trigger of `stock_car_values`.
     */
    marketEdition: date('market_edition', { mode: 'string' }),
    marketLowPounds: integer('market_low_pounds'),
    marketHighPounds: integer('market_high_pounds'),
    /** The day on which a live value was last requested; its newest position that moved, or null. */
    liveRequestedOn: date('live_requested_on', { mode: 'string' }),
    liveDay: date('live_day', { mode: 'string' }),
    liveRetailPounds: integer('live_retail_pounds'),
    liveCleanPounds: integer('live_clean_pounds'),
    /** When its asking price was last changed, written by a trigger; null if not since 0044. */
    pricedAt: instant('priced_at'),
    /** Reasons to act on it while it is in stock: pounds for each, null if it does not hold. */
    pastPounds: integer('past_pounds').generatedAlwaysAs(sql.raw(PAST)),
    outsideGuidePounds: integer('outside_guide_pounds').generatedAlwaysAs(sql.raw(OUTSIDE_GUIDE)),
    outsideMarketPounds: integer('outside_market_pounds').generatedAlwaysAs(sql.raw(OUTSIDE_MARKET)),
    liveFallPounds: integer('live_fall_pounds').generatedAlwaysAs(sql.raw(LIVE_FALL)),
    /** The greatest of them; null if there is none. */
    atStakePounds: integer('at_stake_pounds').generatedAlwaysAs(sql.raw(AT_STAKE)),
  },
  (table) => [
    uniqueIndex('stock_cars_key').on(table.organisationId, table.idempotencyKey),
    index('stock_cars_recent').on(
      table.organisationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('stock_cars_plate')
      .on(table.organisationId, table.plate)
      .where(sql`${table.leftOn} is null`),
    index('stock_cars_plate_left')
      .on(table.organisationId, table.plate)
      .where(sql`${table.leftOn} is not null`),
    uniqueIndex('stock_cars_number')
      .on(table.organisationId, table.stockNumber)
      .where(sql`${table.leftOn} is null`),
    uniqueIndex('stock_cars_appraisal').on(table.appraisalId),
    index('stock_cars_valuation').on(table.valuationId),
    index('stock_cars_words').using(
      'gin',
      sql`search_words(${table.organisationId}, ${table.title}, ${table.derivative})`,
    ),
    index('stock_cars_registration').on(table.registrationId),
    // The next five serve `stock-morning.ts`, each the first cars of one list: `fallen` and `first` on home, and on
    // GET /api/stock-morning with `lists`, which alone reads `past`, `moved` (live_fall) and `outside`.
    index('stock_cars_fallen')
      .on(table.organisationId, table.changePounds, table.id)
      .where(sql`${table.leftOn} is null and ${table.changePounds} < 0`),
    index('stock_cars_at_stake')
      .on(table.organisationId, table.atStakePounds.desc().nullsFirst(), table.id)
      .where(sql`${table.leftOn} is null and ${table.atStakePounds} is not null`),
    index('stock_cars_past')
      .on(table.organisationId, table.pastPounds.desc().nullsFirst(), table.id)
      .where(sql`${table.leftOn} is null and ${table.pastPounds} is not null`),
    index('stock_cars_live_fall')
      .on(table.organisationId, table.liveFallPounds.desc().nullsFirst(), table.id)
      .where(sql`${table.leftOn} is null and ${table.liveFallPounds} is not null`),
    // Those outside both ranges first.
    index('stock_cars_outside')
      .on(
        table.organisationId,
        sql`(${table.outsideGuidePounds} is null or ${table.outsideMarketPounds} is null)`,
        sql`greatest(abs(${table.outsideGuidePounds}), abs(${table.outsideMarketPounds})) desc`,
        table.id,
      )
      .where(
        sql`${table.leftOn} is null and (${table.outsideGuidePounds} is not null or ${table.outsideMarketPounds} is not null)`,
      ),
    check(
      'stock_cars_status',
      sql`${table.status} in ('coming', 'preparation', 'for_sale', 'reserved', 'sold', 'removed')`,
    ),
    check('stock_cars_left', sql`(${table.status} in ('sold', 'removed')) = (${table.leftOn} is not null)`),
    check('stock_cars_sold', sql`(${table.status} = 'sold') = (${table.soldPounds} is not null)`),
  ],
);

/** Append only. Without a person: caused by a new edition, or by records that were found. */
export const stockCarHistory = pgTable(
  'stock_car_history',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    carId: uuid('car_id')
      .notNull()
      .references(() => stockCars.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    personId: text('person_id'),
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [primaryKey({ columns: [table.carId, table.id] })],
);
