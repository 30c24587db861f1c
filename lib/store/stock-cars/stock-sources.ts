/** Stock files of other systems that are read each night, and the outcome of each reading. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { changedCarSchema, columnProfileSchema, refusedRowSchema } from '@/lib/domain/stock-cars/sources/stock-source';
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from '../database';
import { addInTurn } from '../in-turn';
import { insertConnectionAct } from '../people/account-events';
import { selectRows } from '../rows';
import { stockSourceReadings, stockSources } from '../schema/stock-feeds';

const columns = createSelectSchema(stockSources, { profile: columnProfileSchema });
const sourceRow = columns.pick({ id: true, name: true, kind: true, place: true, createdAt: true, dueOn: true }).extend({
  /** The person's name; null if they are no longer known. */
  createdBy: z.string().nullable(),
});
export type StoredSource = z.infer<typeof sourceRow>;

const dueRow = columns.pick({
  id: true,
  organisationId: true,
  kind: true,
  place: true,
  sealedAddress: true,
  profile: true,
  createdBy: true,
});
export type DueSource = z.infer<typeof dueRow>;

const readingRow = createSelectSchema(stockSourceReadings, {
  changedCars: z.array(changedCarSchema),
  refusedRows: z.array(refusedRowSchema),
  untaken: z.array(z.string()),
});
export type StoredReading = z.infer<typeof readingRow>;

interface NewSource {
  readonly organisationId: string;
  readonly personId: string;
  readonly name: string;
  readonly kind: StoredSource['kind'];
  readonly place: string;
  readonly sealedAddress: string | null;
  readonly profile: unknown;
  readonly dueOn: Day;
}

interface SourceKey {
  readonly organisationId: string;
  readonly id: string;
}

export type ReadingResult = Pick<
  StoredReading,
  | 'state'
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'refused'
  | 'changedCars'
  | 'refusedRows'
  | 'unused'
  | 'untaken'
  | 'problem'
>;

/** The most open sources of one organisation. */
export const SOURCES_MAX = 10;
/** How many readings of each are stored and listed. */
const READINGS = 30;

const COLUMNS = `s.id, s.name, s.kind, s.place, s.created_at as "createdAt", s.due_on::text as "dueOn", u.name as "createdBy"`;
const OPEN = 's.removed_at is null';

export type StockSources = ReturnType<typeof openStockSources>;

export function openStockSources(database: SqlDatabase) {
  return {
    /** Null if the organisation has as many as it may. */
    add: (source: NewSource): Promise<StoredSource | null> =>
      addInTurn(
        database,
        { organisationId: source.organisationId, table: 'stock_sources' },
        sourceRow,
        `with s as (
           insert into stock_sources (id, organisation_id, name, kind, place, sealed_address, profile, created_by, created_at, due_on)
           select $1::uuid, $2, $3, $4, $5, $6, $7::json, $8, clock_timestamp(), $9::date
           where (select count(*) from stock_sources o where o.organisation_id = $2 and o.removed_at is null) < ${SOURCES_MAX}
           returning *), event as (${insertConnectionAct('incoming_feed_added', { row: 's', by: '$8' })})
         select ${COLUMNS} from s left join "user" u on u.id = s.created_by`,
        [
          randomUUID(),
          source.organisationId,
          source.name,
          source.kind,
          source.place,
          source.sealedAddress,
          JSON.stringify(source.profile),
          source.personId,
          source.dueOn,
        ],
      ),

    /** The open ones, the newest first. */
    list: (organisationId: string): Promise<StoredSource[]> =>
      selectRows(
        database,
        sourceRow,
        `select ${COLUMNS} from stock_sources s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 and ${OPEN} order by s.created_at desc, s.id`,
        [organisationId],
      ),

    /** Removes a source and its address. False if there is no such source. */
    async remove({ organisationId, id, personId }: SourceKey & { readonly personId: string }): Promise<boolean> {
      const { rowCount } = await database.query(
        `with s as (
           update stock_sources s set removed_at = clock_timestamp(), sealed_address = null
           where organisation_id = $1 and id = $2 and ${OPEN} returning *)
         ${insertConnectionAct('incoming_feed_removed', { row: 's', by: '$3' })}`,
        [organisationId, id, personId],
      );
      return rowCount === 1;
    },

    /** False if there is no such source. */
    async makeDue({ organisationId, id }: SourceKey, on: Day): Promise<boolean> {
      const { rowCount } = await database.query(
        `update stock_sources s set due_on = least(due_on, $3::date) where organisation_id = $1 and id = $2 and ${OPEN}`,
        [organisationId, id, on],
      );
      return rowCount === 1;
    },

    /** Sources to be read by this day, the longest due first. */
    due: (on: Day): Promise<DueSource[]> =>
      selectRows(
        database,
        dueRow,
        `select s.id, s.organisation_id as "organisationId", s.kind, s.place, s.sealed_address as "sealedAddress", s.profile,
           s.created_by as "createdBy"
         from stock_sources s where ${OPEN} and s.due_on <= $1::date order by s.due_on, s.id`,
        [on],
      ),

    ...openSourceReadings(database),
  };
}

/** The outcome of each reading. */
const openSourceReadings = (database: SqlDatabase) => ({
  /** The readings of an organisation's open sources, the newest first. */
  readings: (organisationId: string): Promise<StoredReading[]> =>
    selectRows(
      database,
      readingRow,
      `select r.id, r.source_id as "sourceId", r.started_at as "startedAt", r.state, r.added, r.changed, r.unchanged,
         r.refused, r.changed_cars as "changedCars", r.refused_rows as "refusedRows", r.unused, r.untaken, r.problem
       from stock_sources s join lateral (
         select * from stock_source_readings r where r.source_id = s.id order by r.started_at desc limit ${READINGS}) r on true
       where s.organisation_id = $1 and ${OPEN} order by r.started_at desc, r.id`,
      [organisationId],
    ),

  /** Takes over a reading that an earlier process left unfinished. @returns its id */
  async begin(sourceId: string): Promise<string> {
    const id = randomUUID();
    await database.query(
      `with old as (
         delete from stock_source_readings where source_id = $2 and (state = 'reading' or id in (
           select id from stock_source_readings where source_id = $2 order by started_at desc offset ${READINGS - 1})))
       insert into stock_source_readings (id, source_id, started_at, state, changed_cars, refused_rows)
       values ($1, $2, clock_timestamp(), 'reading', '[]', '[]')`,
      [id, sourceId],
    );
    return id;
  },

  /**
   * The source is due again on the given day, whatever the outcome. It counts as failing from its first failed reading
   * until one succeeds.
   */
  async end(id: string, result: ReadingResult, dueOn: Day): Promise<void> {
    await database.query(
      `with r as (
         update stock_source_readings set state = $2, added = $3, changed = $4, unchanged = $5, refused = $6,
           changed_cars = $7::json, refused_rows = $8::json, unused = $9, problem = $10, untaken = $12::json where id = $1 returning source_id, state, started_at)
       update stock_sources s set due_on = $11::date,
         failing_since = case when r.state = 'failed' then coalesce(s.failing_since, r.started_at) end
       from r where s.id = r.source_id`,
      [
        id,
        result.state,
        result.added,
        result.changed,
        result.unchanged,
        result.refused,
        JSON.stringify(result.changedCars),
        JSON.stringify(result.refusedRows),
        result.unused,
        result.problem,
        dueOn,
        JSON.stringify(result.untaken),
      ],
    );
  },
});
