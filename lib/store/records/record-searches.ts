/** Finds records by an identifier, a few words or the beginning of a plate. Every query names the organisation. */
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { fromTable, headOf } from './listed-summaries';
import { beginsPlate, hasPlateBeginning, namedIds, NAMES } from './record-conditions';
import type { IdentifierQuery, PlateBeginningQuery, RecordHead, RecordStore, RecordTable } from './records';

/** How many can be searched for parts of words within a few milliseconds. */
export const RECENT_RECORDS_MAX = 500;

export function recordSearches<Kind extends string>(
  database: SqlDatabase,
  records: RecordTable<Kind>,
): Pick<RecordStore<Kind>, 'ofIdentifier' | 'search' | 'ofPlateBeginning'> {
  const { table } = records;
  return {
    ofIdentifier: (query) => recordsOfIdentifier(database, records, query),

    ofPlateBeginning: (query) => recordsOfPlateBeginning(database, records, query),

    async search({ organisationId, text, limit }) {
      const recent = await selectRows(
        database,
        records.head,
        // Both orders are the index's, so that the scan ends at the first matches.
        `select ${headOf(table)} from (
           select id, kind, created_at, created_by, summary, organisation_id, subject_hash from ${table} where organisation_id = $1
           order by created_at desc, id desc limit ${RECENT_RECORDS_MAX}) r left join "user" u on u.id = r.created_by
         where concat_ws(' ', ${NAMES}) ilike all ($2::text[]) order by r.created_at desc, r.id desc limit $3`,
        [organisationId, patternsOf(text), limit],
      );
      const older = () =>
        selectRows(
          database,
          records.head,
          `select ${headOf(table)} ${fromTable(table)}
           where r.organisation_id = $1 and r.id in (${namedIds(table, '$1', '$2')} order by created_at desc, id desc limit $3)
           order by r.created_at desc, r.id desc`,
          [organisationId, text, limit],
        );
      return completed(recent, older, limit);
    },
  };
}

/** Of the newest records and, if these are too few, of all by their index. */
async function recordsOfPlateBeginning<Kind extends string>(
  database: SqlDatabase,
  { table, head }: RecordTable<Kind>,
  { organisationId, beginning, limit }: PlateBeginningQuery,
): Promise<RecordHead<Kind>[]> {
  const newestOf = (begun: string) =>
    selectRows(
      database,
      head,
      `with begun as materialized (${begun}),
         each_once as (select distinct on (subject_hash) id, created_at from begun order by subject_hash, created_at desc, id desc)
       select ${headOf(table)} ${fromTable(table)}
       where r.organisation_id = $1 and r.id in (select id from each_once order by created_at desc, id desc limit $3)
       order by r.created_at desc, r.id desc`,
      [organisationId, beginning, limit],
    );
  const recent = `select id, created_at, subject_hash from (
      select id, created_at, subject_hash, marks from ${table} where organisation_id = $1
      order by created_at desc, id desc limit ${RECENT_RECORDS_MAX}) n where ${beginsPlate('n.marks', '$2')}`;
  const all = `select id, created_at, subject_hash from ${table} where ${hasPlateBeginning('$1', '$2')}`;
  return completed(await newestOf(recent), () => newestOf(all), limit);
}

function recordsOfIdentifier<Kind extends string>(
  database: SqlDatabase,
  { table, head }: RecordTable<Kind>,
  { organisationId, ids, lookUpId, auditId, limit }: IdentifierQuery,
): Promise<RecordHead<Kind>[]> {
  return selectRows(
    database,
    head,
    `with found as materialized (
       select id from ${table} where organisation_id = $1 and id between $2::uuid and $3::uuid
       union select id from ${table} where organisation_id = $1 and look_up_ids @> array[$4::uuid]
       union select t.id from look_ups l join ${table} t on t.look_up_ids @> array[l.id]
         where l.organisation_id = $1 and l.audit_id = $5 and l.state = 'SETTLED' and t.organisation_id = $1)
     select ${headOf(table)} ${fromTable(table)} where r.id in (select id from found)
     order by r.created_at desc nulls last, r.id desc limit $6`,
    [organisationId, ids?.first ?? null, ids?.last ?? null, lookUpId, auditId, limit],
  );
}

/** The first search's records and, if too few, the wider search's that are not among them. Both newest first. */
export async function completed<T extends { readonly id: string }>(
  first: readonly T[],
  readMore: () => Promise<readonly T[]>,
  limit: number,
): Promise<T[]> {
  if (first.length >= limit) return [...first];
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...(await readMore()).filter(({ id }) => !known.has(id))].slice(0, limit);
}

/** One pattern for each word; the wild cards of SQL stand for themselves. */
export function patternsOf(search: string): string[] {
  const terms = search.trim().split(/\s+/).filter(Boolean);
  return terms.map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
}
