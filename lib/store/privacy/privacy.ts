/** How long an organisation keeps records, and what was erased for a plate or VIN. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { eraseOlder, type ExpiredScope } from './erase-older';
import { eraseRemoved, organisationsWithRemoved, type RemovedScope } from './erase-removed';
import { rewriteErasedStorage, rewriteWaitingStorage } from './erased-storage';
import { createPlateData } from './plate-data';
import { createSubjectSearch } from './subject-search';
import { selectRow, selectRows } from '../rows';
import { erasures, retention } from '../schema/privacy';

const daysRow = createSelectSchema(retention).pick({ days: true });
const policyRow = createSelectSchema(retention).pick({ organisationId: true }).extend({ before: z.date() });
const erasureRow = createSelectSchema(erasures).pick({ at: true, records: true, answers: true, storage: true }).extend({
  /** The person's name; null if retention did it, or they are no longer known. */
  by: z.string().nullable(),
  /** Appraisals whose customer's details, photos and signatures were erased. */
  appraisals: z.int(),
});

interface RetentionChange {
  organisationId: string;
  /** Null if records stay until a person erases them. */
  days: number | null;
  changedBy: string;
}

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
      await database.query(
        `with was as (select max(days) as days from retention where organisation_id = $1),
         removed as (delete from retention where organisation_id = $1 and $2::integer is null),
         changed as (
           insert into retention (organisation_id, days, changed_by, changed_at)
           select $1, $2::integer, $3, clock_timestamp() where $2::integer is not null
           on conflict (organisation_id) do update
             set days = excluded.days, changed_by = excluded.changed_by, changed_at = excluded.changed_at)
         insert into account_events (organisation_id, by_person_id, at, kind, before, after)
         select $1, $3, clock_timestamp(), 'retention_changed', was.days::text, $2::integer::text from was
         where was.days is distinct from $2::integer`,
        [organisationId, days, changedBy],
      );
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

    organisationsWithRemoved: () => organisationsWithRemoved(database),
    eraseRemoved: (scope: RemovedScope) => eraseRemoved(database, scope),
    eraseOlder: (scope: ExpiredScope) => eraseOlder(database, scope),
  };
}
