/** The vehicles that have a valuation. Written only by triggers of `valuations` (migrations 0025 and 0058). */
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { organization } from './people';

export const valuedVehicles = pgTable(
  'valued_vehicles',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    /** As in `valuations`: one plate, VIN or guide ID. */
    subjectHash: text('subject_hash').notNull(),
    /** Its newest valuation with a value, or its newest where none has one, with the fields by which lists sort and filter. */
    latestId: uuid('latest_id').notNull(),
    latestAt: instant('latest_at').notNull(),
    latestBy: text('latest_by').notNull(),
    /** Whether it was valued in a run of a stock list. */
    listed: boolean('listed').notNull(),
    /** By the alerts of the newest valuation, and that of what was entered for the latest. */
    flagged: boolean('flagged').notNull(),
    mileage: integer('mileage'),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    /** The change in Clean since the newest valuation before with one; null if there is none, or the latest has none. */
    changePounds: integer('change_pounds'),
    /** How often it was valued. */
    valuations: integer('valuations').notNull(),
    /** As the latest record has it; null without a vehicle of the guide. */
    vehicleKind: text('vehicle_kind', { enum: ['car', 'van'] }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.subjectHash] }),
    index('valued_vehicles_recent').on(
      table.organisationId,
      table.latestAt.desc().nullsFirst(),
      table.latestId.desc().nullsFirst(),
    ),
  ],
);
