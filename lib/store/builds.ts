import { randomUUID } from 'node:crypto';
import type { SqlDatabase } from './database';
import { readCursor, UUID } from './page-cursor';

export interface NewBuild {
  organisationId: string;
  createdBy: string;
  name: string;
  kind: 'car' | 'van';
  identifier: number;
  /** `YYYY-MM-DD` */
  date: string;
  code: string;
  /** A JSON value. */
  frozen: unknown;
}

export interface StoredBuild extends NewBuild {
  id: string;
  createdAt: Date;
  /** Null when the person is no longer known. */
  createdByName: string | null;
}

/** Every question names the organisation: a build of another one is not found. */
export interface BuildStore {
  add(build: NewBuild): Promise<StoredBuild>;
  get(key: { organisationId: string; id: string }): Promise<StoredBuild | null>;
  /** The newest first. An unreadable `after` starts from the top. */
  list(query: {
    organisationId: string;
    limit: number;
    after?: string | null;
  }): Promise<{ items: StoredBuild[]; next: string | null }>;
  rename(change: { organisationId: string; id: string; name: string }): Promise<StoredBuild | null>;
  /** @returns whether there was one */
  remove(key: { organisationId: string; id: string }): Promise<boolean>;
}

const WHOLE = `b.id, b.organisation_id as "organisationId", b.created_by as "createdBy", b.created_at as "createdAt",
  u.name as "createdByName", b.name, b.kind, b.identifier, b.date::text as date, b.code, b.frozen`;

export function createBuildStore(database: SqlDatabase): BuildStore {
  const get: BuildStore['get'] = async ({ organisationId, id }) => {
    if (!UUID.test(id)) return null;
    const { rows } = await database.query<StoredBuild>(
      `select ${WHOLE} from builds b left join "user" u on u.id = b.created_by
       where b.organisation_id = $1 and b.id = $2`,
      [organisationId, id],
    );
    return rows[0] ?? null;
  };
  return {
    get,

    async add({ organisationId, createdBy, name, kind, identifier, date, code, frozen }) {
      const { rows } = await database.query<StoredBuild>(
        `with b as (
           insert into builds (id, organisation_id, created_by, created_at, name, kind, identifier, date, code, frozen)
           -- Whole milliseconds, which a JavaScript Date and so a cursor can hold.
           values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp()), $4, $5, $6, $7, $8, $9) returning *)
         select ${WHOLE} from b left join "user" u on u.id = b.created_by`,
        [randomUUID(), organisationId, createdBy, name, kind, identifier, date, code, JSON.stringify(frozen)],
      );
      const [added] = rows;
      if (added === undefined) throw new Error('A build was not added');
      return added;
    },

    async list({ organisationId, limit, after }) {
      const cursor = readCursor(after);
      const { rows } = await database.query<StoredBuild>(
        `select ${WHOLE} from builds b left join "user" u on u.id = b.created_by
         where b.organisation_id = $1 and ($3::timestamptz is null or (b.created_at, b.id) < ($3, $4::uuid))
         order by b.created_at desc, b.id desc limit $2`,
        [organisationId, limit + 1, cursor?.at ?? null, cursor?.id ?? null],
      );
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, next: rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null };
    },

    async rename({ organisationId, id, name }) {
      if (!UUID.test(id)) return null;
      await database.query('update builds set name = $3 where organisation_id = $1 and id = $2', [
        organisationId,
        id,
        name,
      ]);
      return get({ organisationId, id });
    },

    async remove({ organisationId, id }) {
      if (!UUID.test(id)) return false;
      const { rowCount } = await database.query('delete from builds where organisation_id = $1 and id = $2', [
        organisationId,
        id,
      ]);
      return rowCount === 1;
    },
  };
}
