/**
 * Erases what an organisation no longer stores, some rows a statement: a server stops a statement after ten seconds, and
 * between two of them others have their turn.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { EMPTY_CUSTOMERS, HAS_CUSTOMER } from './appraisal-data';

/** How much retention erased: records and lists, and appraisals whose customers' data it emptied. */
export interface ErasedByAge {
  readonly records: number;
  readonly appraisals: number;
}

export interface ExpiredScope {
  readonly organisationId: string;
  readonly before: Date;
  /** Answers of the ledger that were erased before, for the list of erasures. */
  readonly answers: number;
  /** The process is about to stop: the rest is left to the next run. */
  readonly signal?: AbortSignal | undefined;
}

/** Records deleted in one commit: the row of each one's vehicle is written anew. */
const RECORDS = 500;
/** Lists deleted in one statement: each has up to ten thousand rows, and as many results in each of its runs. */
export const LISTS = 1;
const APPRAISALS = 200;

const countRow = z.object({ count: z.int() });
const idRow = z.object({ id: z.string() });

const EXPIRED = 'organisation_id = $1 and created_at < $2';

/**
 * SQL of one batch, which also writes the sums so far to the list of erasures, in one row of all batches. `$3` is its id,
 * `$4` the answers, `$5` and `$6` the sums before.
 * @param parts of which `gone` has what the batch erased
 */
function batchOf(kind: keyof ErasedByAge, parts: string): string {
  const sumOf = (counted: keyof ErasedByAge, before: string) =>
    `${before}::integer + ${counted === kind ? 'count' : '0'}`;
  return `with ${parts},
    counted as (select count(*)::integer as count from gone),
    sums as (select count, ${sumOf('records', '$5')} as records, ${sumOf('appraisals', '$6')} as appraisals from counted),
    noted as (
      insert into erasures (id, organisation_id, at, erased_by, records, answers, places)
      select $3, $1, clock_timestamp(), null, records, $4,
        case when appraisals > 0 then json_build_array(json_build_object('place', 'appraisals', 'count', appraisals))
          else '[]' end
      from sums where count + $4::integer > 0
      -- Its files are to be rewritten again.
      on conflict (id) do update set at = excluded.at, records = excluded.records, places = excluded.places,
        storage = excluded.storage)
    select count from counted`;
}

/** The oldest first, locked in this order, so that two instances never wait for each other. */
const deletionOf = (table: 'valuations' | 'registrations' | 'stock_lists', limit: number, condition = 'true') => ({
  limit,
  text: batchOf(
    'records',
    `gone as (
      delete from ${table} where id in (
        select t.id from ${table} t where ${EXPIRED} and ${condition}
        order by t.created_at, t.id limit ${limit} for update)
      returning 1)`,
  ),
});

const DELETIONS = [
  deletionOf('valuations', RECORDS),
  deletionOf('registrations', RECORDS),
  deletionOf(
    'stock_lists',
    LISTS,
    `not exists (select 1 from stock_runs r where r.list_id = t.id and r.state = 'running')`,
  ),
];

const CUSTOMERS = `select a.id from appraisals a where ${EXPIRED} and ${HAS_CUSTOMER} order by a.created_at, a.id`;
const EMPTYING = batchOf(
  'appraisals',
  `own as (select id from appraisals where ${EXPIRED} and id = any ($7::uuid[])), ${EMPTY_CUSTOMERS},
   gone as (
     select appraisal_id from photos union select appraisal_id from signatures
     union select appraisal_id from entries union select appraisal_id from histories)`,
);

/**
 * Erases older records and lists, and the customers, photos and signatures of older appraisals, and logs it if there
 * were any. A list that is being valued stays until that has ended.
 */
export async function eraseOlder(
  database: SqlDatabase,
  { organisationId, before, answers, signal }: ExpiredScope,
): Promise<ErasedByAge> {
  const id = randomUUID();
  const erased = { records: 0, appraisals: 0 };
  const erase = async (kind: keyof ErasedByAge, text: string, ...values: readonly unknown[]): Promise<number> => {
    const scope = [organisationId, before, id, answers, erased.records, erased.appraisals];
    const count = (await selectRow(database, countRow, text, [...scope, ...values]))?.count ?? 0;
    erased[kind] += count;
    return count;
  };

  for (const { limit, text } of DELETIONS) while (!signal?.aborted) if ((await erase('records', text)) < limit) break;
  const ids = (await selectRows(database, idRow, CUSTOMERS, [organisationId, before])).map((row) => row.id);
  for (let from = 0; from < ids.length && !signal?.aborted; from += APPRAISALS)
    await erase('appraisals', EMPTYING, ids.slice(from, from + APPRAISALS));
  return erased;
}
