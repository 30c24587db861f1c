/** Saved builds. Every query names the organisation: a build of another one is not found. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from './database';
import { nextPage, readCursor, UUID, type PageQuery } from './page-cursor';
import { selectRow, selectRows } from './rows';
import { builds } from './schema/builds';

const buildRow = createSelectSchema(builds, { frozen: z.unknown() }).omit({ removedAt: true }).extend({
  /** Null if the person is no longer known. */
  createdByName: z.string().nullable(),
});
export type StoredBuild = z.infer<typeof buildRow>;
export type NewBuild = Omit<StoredBuild, 'id' | 'createdAt' | 'createdByName'>;

interface BuildKey {
  organisationId: string;
  id: string;
}

const COLUMNS = `b.id, b.organisation_id as "organisationId", b.created_by as "createdBy", b.created_at as "createdAt",
  u.name as "createdByName", b.name, b.kind, b.identifier, b.date::text as date, b.code, b.frozen`;

export type BuildStore = ReturnType<typeof createBuildStore>;

export function createBuildStore(database: SqlDatabase) {
  async function get({ organisationId, id }: BuildKey): Promise<StoredBuild | null> {
    if (!UUID.test(id)) return null;
    return selectRow(
      database,
      buildRow,
      `select ${COLUMNS} from builds b left join "user" u on u.id = b.created_by
       where b.organisation_id = $1 and b.id = $2 and b.removed_at is null`,
      [organisationId, id],
    );
  }

  return {
    get,

    async add({
      organisationId,
      createdBy,
      name,
      kind,
      identifier,
      date,
      code,
      frozen,
    }: NewBuild): Promise<StoredBuild> {
      const added = await selectRow(
        database,
        buildRow,
        `with b as (
           insert into builds (id, organisation_id, created_by, created_at, name, kind, identifier, date, code, frozen)
           -- Whole milliseconds, which a JavaScript Date and so a cursor can hold.
           values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp()), $4, $5, $6, $7, $8, $9) returning *)
         select ${COLUMNS} from b left join "user" u on u.id = b.created_by`,
        [randomUUID(), organisationId, createdBy, name, kind, identifier, date, code, JSON.stringify(frozen)],
      );
      if (added === null) throw new Error('A build was not added');
      return added;
    },

    /** The newest first. @throws Fault for an `after` that is no cursor */
    async list({ organisationId, limit, after }: PageQuery & { organisationId: string }) {
      const cursor = readCursor(after);
      const rows = await selectRows(
        database,
        buildRow,
        `select ${COLUMNS} from builds b left join "user" u on u.id = b.created_by
         where b.organisation_id = $1 and b.removed_at is null and ($3::timestamptz is null or (b.created_at, b.id) < ($3, $4::uuid))
         order by b.created_at desc, b.id desc limit $2`,
        [organisationId, limit + 1, cursor?.at ?? null, cursor?.id ?? null],
      );
      return nextPage(rows, limit);
    },

    /** Null if there is no such build, or it was deleted. */
    async rename({ organisationId, id, name }: BuildKey & { name: string }): Promise<StoredBuild | null> {
      if (!UUID.test(id)) return null;
      const { rowCount } = await database.query(
        'update builds set name = $3 where organisation_id = $1 and id = $2 and removed_at is null',
        [organisationId, id, name],
      );
      return rowCount === 1 ? get({ organisationId, id }) : null;
    },

    /** It may be restored until upkeep erases it. @returns whether there was one */
    remove: (key: BuildKey) => setRemoved(database, key, true),

    /** @returns whether there was a removed one */
    restore: (key: BuildKey) => setRemoved(database, key, false),
  };
}

async function setRemoved(
  database: SqlDatabase,
  { organisationId, id }: BuildKey,
  isRemoved: boolean,
): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const { rowCount } = await database.query(
    `update builds set removed_at = case when $3::boolean then clock_timestamp() end
     where organisation_id = $1 and id = $2 and (removed_at is null) = $3::boolean`,
    [organisationId, id, isRemoved],
  );
  return rowCount === 1;
}
