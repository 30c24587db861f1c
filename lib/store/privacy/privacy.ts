/** How long an organisation keeps records, and what was erased for a plate or VIN. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { rewriteErasedStorage, rewriteWaitingStorage } from './erased-storage';
import { createPlateData } from './plate-data';
import { createSubjectSearch } from './subject-search';
import { selectRow, selectRows } from '../rows';
import { HAS_UNRECORDED_CARS } from '../stock/unrecorded-cars';
import { erasures, retention } from '../schema/privacy';

const daysRow = createSelectSchema(retention).pick({ days: true });
const policyRow = createSelectSchema(retention).pick({ organisationId: true }).extend({ before: z.date() });
const erasureRow = createSelectSchema(erasures).pick({ at: true, records: true, answers: true, storage: true }).extend({
  /** The person's name; null if retention did it, or they are no longer known. */
  by: z.string().nullable(),
  /** Appraisals whose customer's details, photos and signatures were erased. */
  appraisals: z.int(),
});
const erasedRow = z.object({ records: z.int(), appraisals: z.int() });
/** How much retention erased: records and lists, and appraisals whose customers' data it emptied. */
export type ErasedByAge = z.infer<typeof erasedRow>;

interface RetentionChange {
  organisationId: string;
  /** Null if records stay until a person erases them. */
  days: number | null;
  changedBy: string;
}

/** How long a deletion can be undone. */
const RESTORABLE_MINUTES = 60;

export type Privacy = ReturnType<typeof openPrivacy>;

export function openPrivacy(database: SqlDatabase) {
  return {
    ...createSubjectSearch(database),
    ...createPlateData(database),
    rewriteErasedStorage: () => rewriteErasedStorage(database),
    rewriteWaitingStorage: () => rewriteWaitingStorage(database),

    async retentionOf(organisationId: string): Promise<number | null> {
      const text = 'select days from retention where organisation_id = $1';
      return (await selectRow(database, daysRow, text, [organisationId]))?.days ?? null;
    },

    async setRetention({ organisationId, days, changedBy }: RetentionChange): Promise<void> {
      if (days === null) await database.query('delete from retention where organisation_id = $1', [organisationId]);
      else {
        await database.query(
          `insert into retention (organisation_id, days, changed_by, changed_at) values ($1, $2, $3, clock_timestamp())
           on conflict (organisation_id) do update
             set days = excluded.days, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
          [organisationId, days, changedBy],
        );
      }
    },

    erasures: (organisationId: string) =>
      selectRows(
        database,
        erasureRow,
        `select e.at, u.name as by, e.records, e.answers, e.storage,
           coalesce((select sum((p->>'count')::integer) from json_array_elements(e.places) p
             where p->>'place' = 'appraisals'), 0)::integer as appraisals
         from erasures e left join "user" u on u.id = e.erased_by
         where e.organisation_id = $1 order by e.at desc limit 50`,
        [organisationId],
      ),

    /** Organisations with a retention period, each with the moment before which records have expired. */
    retentionPolicies: () =>
      selectRows(
        database,
        policyRow,
        `select organisation_id as "organisationId", clock_timestamp() - make_interval(days => days) as before
         from retention order by organisation_id`,
      ),

    /** Erases for good what people deleted and did not restore, with all rows; a list once what it paid for is recorded. */
    eraseRemoved: async (): Promise<void> => {
      const isOver = `removed_at < clock_timestamp() - interval '${RESTORABLE_MINUTES} minutes'`;
      await database.query(`delete from builds where ${isOver}`);
      await database.query(`delete from stock_lists l where ${isOver} and not ${HAS_UNRECORDED_CARS}`);
    },

    eraseOlder: (scope: { organisationId: string; before: Date; answers: number }) => eraseOlder(database, scope),
  };
}

/**
 * Erases older records and lists, and the customers, photos and signatures of older appraisals, and logs it if there
 * were any. A list that is being valued stays until that has ended.
 */
async function eraseOlder(
  database: SqlDatabase,
  { organisationId, before, answers }: { organisationId: string; before: Date; answers: number },
): Promise<ErasedByAge> {
  const row = await selectRow(
    database,
    erasedRow,
    `with v as (delete from valuations where organisation_id = $1 and created_at < $2 returning 1),
          g as (delete from registrations where organisation_id = $1 and created_at < $2 returning 1),
          l as (
            delete from stock_lists l where organisation_id = $1 and created_at < $2 and not exists (
              select 1 from stock_runs where list_id = l.id and state = 'running') returning 1
          ),
          own as (select id from appraisals where organisation_id = $1 and created_at < $2),
          photos as (delete from appraisal_photos where appraisal_id in (select id from own) returning appraisal_id),
          signatures as (
            delete from appraisal_signatures where appraisal_id in (select id from own) returning appraisal_id
          ),
          entered as (
            update appraisal_entries set value = '', version = version + 1
            where appraisal_id in (select id from own) and field like 'customer%' and value <> '' returning appraisal_id
          ),
          changed as (
            update appraisal_history set before = null, after = null
            where appraisal_id in (select id from own) and field like 'customer%'
              and (before is not null or after is not null) returning appraisal_id
          ),
          emptied as (
            select appraisal_id from photos union select appraisal_id from signatures
            union select appraisal_id from entered union select appraisal_id from changed
          ),
          counted as (
            select (select count(*) from v) + (select count(*) from g) + (select count(*) from l) as records,
              (select count(*) from emptied) as appraisals
          ),
          noted as (
            insert into erasures (id, organisation_id, at, erased_by, records, answers, places)
            select $3, $1, clock_timestamp(), null, records, $4,
              case when appraisals > 0 then json_build_array(json_build_object('place', 'appraisals', 'count', appraisals))
                else '[]' end
            from counted where records + appraisals + $4::integer > 0
          )
     select records::integer, appraisals::integer from counted`,
    [organisationId, before, randomUUID(), answers],
  );
  return row ?? { records: 0, appraisals: 0 };
}
