/**
 * The vehicles that an organisation has valued, one row each, with the latest valuation and what changed before it. The
 * latest is the newest with a value, or the newest where none has one.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import {
  valuedVehicleTotalsSchema,
  type ValuedVehicleTotals,
  type VehicleSort,
} from '@/lib/domain/valuations/valued-vehicle';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { valuedVehicles } from '../schema/valued-vehicles';
import { listedSummaries, NEWEST_OF_VEHICLE, OF_VEHICLE } from './listed-summaries';
import { namedIds } from './record-conditions';

const vehicleRow = createSelectSchema(valuedVehicles)
  .pick({ valuations: true, changePounds: true, listed: true, vehicleKind: true })
  .extend({
    ...listedSummaries.shape,
    /** Of the valuation before, from which Clean changed; null where there is none, or it has no mileage. */
    mileageBefore: z.int().nullable(),
  });
export type ValuedVehicleRow = z.infer<typeof vehicleRow>;
const subjectRow = z.object({ subject: z.string() });

export interface ValuedVehicleFilter {
  readonly organisationId: string;
  /** The person who made the latest valuation; anyone by default. */
  readonly personId?: string | undefined;
  /** True: valued in a run of a stock list; false: one by one. */
  readonly listed?: boolean | undefined;
  /** British days of the latest valuation, both included. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly flagged?: boolean | undefined;
  readonly unvalued?: boolean | undefined;
  /** Each word begins a word of title or derivative, in any case. */
  readonly search?: string | undefined;
}

export interface ValuedVehicleOrder {
  readonly sort: VehicleSort;
  readonly descending: boolean;
}

export type ValuedVehicleStore = ReturnType<typeof createValuedVehicleStore>;

const NO_VEHICLES: ValuedVehicleTotals = {
  vehicles: 0,
  retailPounds: 0,
  withoutRetail: 0,
  cleanPounds: 0,
  withoutClean: 0,
  withoutValue: 0,
  vans: 0,
};

/** How many rows of an export are read at a time. */
const EXPORT_PAGE = 2_000;

/** The two directions of each column. Vehicles without the figure come last; the index has the first one. */
const ORDERS: Readonly<Record<VehicleSort, string>> = {
  valued: 'latest_at',
  mileage: 'mileage',
  retail: 'retail_pounds',
  clean: 'clean_pounds',
  change: 'change_pounds',
  times: 'valuations',
};

/** Of the valuation that Clean changed from. By the index of a vehicle's valuations, for the rows of a page alone. */
const MILEAGE_BEFORE = `select summary_number(b.summary, 'mileage') from valuations b
  where b.organisation_id = w.organisation_id and b.subject_hash = w.subject_hash and b.created_at <= w.latest_at
    and (b.created_at, b.id) < (w.latest_at, w.latest_id) and summary_number(b.summary, 'cleanPounds') is not null
    and w.change_pounds is not null order by b.created_at desc, b.id desc limit 1`;

/** The vehicles of an organisation with these subjects, `$2`. */
const CHOSEN = `select w.*, chosen.place from valued_vehicles w
  join unnest($2::text[]) with ordinality chosen (subject, place) on chosen.subject = w.subject_hash
  where w.organisation_id = $1`;

const sortedBy = ({ sort, descending }: ValuedVehicleOrder): string => {
  const direction = descending ? 'desc' : 'asc';
  // The column is one of the table above, never input.
  const column = ORDERS[sort];
  return `w.${column} ${direction}${column === 'latest_at' ? '' : ' nulls last'}, w.latest_id ${direction}`;
};

/** Of chosen vehicles `w`. */
const shownOf = (chosen: string, order: string): string =>
  `select w.valuations, w.change_pounds as "changePounds", w.listed, w.vehicle_kind as "vehicleKind", r.summary, ${OF_VEHICLE},
     (${MILEAGE_BEFORE}) as "mileageBefore"
   from (${chosen}) w join valuations r on r.id = w.latest_id ${NEWEST_OF_VEHICLE} order by ${order}`;

export function createValuedVehicleStore(database: SqlDatabase) {
  const page = (
    filter: ValuedVehicleFilter,
    order: ValuedVehicleOrder,
    { limit, offset }: { limit: number; offset: number },
  ) => {
    const { where, values } = conditionsOf(filter);
    const sorted = sortedBy(order);
    const chosen = `select w.* from valued_vehicles w where ${where} order by ${sorted}
      limit $${values.length + 1} offset $${values.length + 2}`;
    return selectRows(database, vehicleRow, shownOf(chosen, sorted), [...values, limit, offset]);
  };

  /** The subjects of all vehicles that match the filter. */
  async function subjects(filter: ValuedVehicleFilter, order: ValuedVehicleOrder): Promise<string[]> {
    const { where, values } = conditionsOf(filter);
    const text = `select w.subject_hash as subject from valued_vehicles w where ${where} order by ${sortedBy(order)}`;
    return (await selectRows(database, subjectRow, text, values)).map(({ subject }) => subject);
  }

  /** In the order of the subjects. */
  const bySubjects = (organisationId: string, chosen: readonly string[]) =>
    selectRows(database, vehicleRow, shownOf(CHOSEN, 'w.place'), [organisationId, chosen]);

  return {
    page,

    /** Over all vehicles that match the filter; the pounds over those that have a value. */
    async totals(filter: ValuedVehicleFilter): Promise<ValuedVehicleTotals> {
      const { where, values } = conditionsOf(filter);
      const row = await selectRow(
        database,
        valuedVehicleTotalsSchema,
        `select count(*)::integer as vehicles, coalesce(sum(w.retail_pounds), 0)::float8 as "retailPounds",
           (count(*) - count(w.retail_pounds))::integer as "withoutRetail",
           coalesce(sum(w.clean_pounds), 0)::float8 as "cleanPounds",
           (count(*) - count(w.clean_pounds))::integer as "withoutClean",
           (count(*) - count(coalesce(w.retail_pounds, w.clean_pounds)))::integer as "withoutValue",
           (count(coalesce(w.retail_pounds, w.clean_pounds)) filter (where w.vehicle_kind = 'van'))::integer as vans
         from valued_vehicles w where ${where}`,
        values,
      );
      return row ?? NO_VEHICLES;
    },

    /**
     * The vehicles that match the filter when the file is begun, each once, even if some are valued while it is
     * written; without those erased meanwhile.
     */
    async *rows(filter: ValuedVehicleFilter, order: ValuedVehicleOrder): AsyncGenerator<ValuedVehicleRow> {
      const all = await subjects(filter, order);
      for (let first = 0; first < all.length; first += EXPORT_PAGE)
        yield* await bySubjects(filter.organisationId, all.slice(first, first + EXPORT_PAGE));
    },
  };
}

/** Only the conditions that are set, so that the planner sees no others. */
function conditionsOf({ organisationId, personId, listed, from, to, flagged, unvalued, search }: ValuedVehicleFilter) {
  const values: unknown[] = [organisationId];
  const conditions = ['w.organisation_id = $1'];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value !== undefined) conditions.push(condition(`$${values.push(value)}`));
  };
  add(personId, (place) => `w.latest_by = ${place}`);
  add(listed, (place) => `w.listed = ${place}`);
  add(from, (place) => `w.latest_at >= (${place}::date)::timestamp at time zone 'Europe/London'`);
  add(to, (place) => `w.latest_at < (${place}::date + 1)::timestamp at time zone 'Europe/London'`);
  if (flagged) conditions.push('w.flagged');
  if (unvalued) conditions.push('w.retail_pounds is null and w.clean_pounds is null');
  add(search?.trim() || undefined, (place) => `w.latest_id in (${namedIds('valuations', '$1', place)})`);
  return { where: conditions.join(' and '), values };
}
