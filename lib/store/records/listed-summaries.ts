/** What lists show of a vehicle's records, in SQL. */
import { z } from 'zod';
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';
import type { RecordTableName } from './record-conditions';

/** What a list shows of a record is made of. */
export const listedSummaries = z.object({
  summary: z.unknown(),
  /** Of its vehicle's newest valuation, where it stands for its vehicle and has a value that the newest has not; else null. */
  newestSummary: z.unknown(),
  /** Of the newest valuation before those whose check was answered; null if that of the newest was, or there is none. */
  checkedSummary: z.unknown(),
});
export type ListedSummaries = z.infer<typeof listedSummaries>;

/** In SQL: whether the register gave no answer for a valuation; an alert in its summary says so. */
const isUnchecked = (row: string) => `summary_has(${row}.summary, '"${CHECK_NOT_COMPLETED}"')`;
/**
 * In SQL: the summary of the newest earlier valuation of the vehicle of a valuation whose check was answered; null if its
 * own was, or there is none.
 */
export const lastChecked = (row: 'r' | 'n') => `(select k.summary from valuations k
  where k.organisation_id = ${row}.organisation_id and k.subject_hash = ${row}.subject_hash and k.created_at <= ${row}.created_at
    and ${isUnchecked(row)} and not ${isUnchecked('k')} order by k.created_at desc, k.id desc limit 1)`;

/**
 * In SQL: joins to each valuation `r` that stands for its vehicle the vehicle's newest, where that is another one. By the
 * index of a vehicle's records.
 */
export const NEWEST_OF_VEHICLE = `left join lateral (
  select n.summary, ${lastChecked('n')} as checked from valuations n
  where n.organisation_id = r.organisation_id and n.subject_hash = r.subject_hash
    and n.created_at >= r.created_at and (n.created_at, n.id) > (r.created_at, r.id)
  order by n.created_at desc, n.id desc limit 1) newest on true`;
/** With that join, the last two columns of `listedSummaries`. */
export const OF_VEHICLE = `newest.summary as "newestSummary",
  case when newest.summary is null then ${lastChecked('r')} else newest.checked end as "checkedSummary"`;

export const WHO_AND_WHEN = `r.id, r.kind, r.created_at as "createdAt", r.created_by as "createdBy", u.name as "createdByName", r.summary`;
/** In SQL: what a list shows of a record `r` alone. */
export const headOf = (table: RecordTableName) =>
  `${WHO_AND_WHEN}, null as "newestSummary", ${table === 'valuations' ? lastChecked('r') : 'null'} as "checkedSummary"`;
export const fromTable = (table: RecordTableName) => `from ${table} r left join "user" u on u.id = r.created_by`;
