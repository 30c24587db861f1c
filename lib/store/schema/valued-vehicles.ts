/** The vehicles that have a valuation. Written only by triggers of `valuations` (migration 0025). */
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
    /** Its latest valuation, with the fields by which lists sort and filter. */
    latestId: uuid('latest_id').notNull(),
    latestAt: instant('latest_at').notNull(),
    latestBy: text('latest_by').notNull(),
    /** Whether it was valued in a run of a stock list. */
    listed: boolean('listed').notNull(),
    flagged: boolean('flagged').notNull(),
    mileage: integer('mileage'),
    retailPounds: integer('retail_pounds'),
    cleanPounds: integer('clean_pounds'),
    /** The change in Clean since the valuation before; null if one of the two has no value. */
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
