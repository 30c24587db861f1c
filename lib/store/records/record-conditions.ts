/** Conditions on records, in SQL. A table's name is one of two, never input. */
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';

export type RecordTableName = 'valuations' | 'registrations';

/** Of a record `r`: what it is searched by. */
export const NAMES = "json_text(r.summary, 'title'), json_text(r.summary, 'derivative')";

/**
 * In SQL: the ids of the records in which each word of a text begins a word of title or derivative, in any case and
 * without accents. Found separately, by index: a planner that expects many would read every record in order instead.
 */
export const namedIds = (table: RecordTableName, organisationId: string, text: string): string =>
  `with named as materialized (
     select r.id, r.created_at from ${table} r where r.words @@ search_query(${organisationId}, ${text}))
   select id from named`;

const isSingle = (row: string) => `not summary_has(${row}.summary, '"listed": ?true')`;
/**
 * In SQL: whether a record `r` is the newest of its vehicle that was made one by one, and not in a run of a stock list.
 * Found by the indexes of those made one by one and of a vehicle's records.
 */
export const latestSingle = (table: RecordTableName) => `${isSingle('r')} and not exists (
  select 1 from ${table} n where n.organisation_id = r.organisation_id and n.subject_hash = r.subject_hash
    and n.created_at >= r.created_at and (n.created_at, n.id) > (r.created_at, r.id) and ${isSingle('n')})`;

/** In SQL: whether the register gave no answer for a valuation; an alert in its summary says so. */
const isUnchecked = (row: string) => `summary_has(${row}.summary, '"${CHECK_NOT_COMPLETED}"')`;
/**
 * In SQL: the summary of the newest earlier valuation of the vehicle of a valuation `r` whose check was answered; null if
 * that of `r` was, or there is none.
 */
export const LAST_CHECKED = `(select k.summary from valuations k
  where k.organisation_id = r.organisation_id and k.subject_hash = r.subject_hash and k.created_at <= r.created_at
    and ${isUnchecked('r')} and not ${isUnchecked('k')} order by k.created_at desc, k.id desc limit 1)`;
