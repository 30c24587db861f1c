/**
 * Searching the texts of whole tables, some rows a statement: the embedded database does one thing at a time, and between
 * two statements others have their turn.
 */
import { z } from 'zod';
import { selectRow, selectRows, type Queryable } from '../rows';

/** Records and look-ups per statement: some megabytes of text. */
const LONG_ROWS = 500;
/** Rows of lists and results. */
const SHORT_ROWS = 2_000;

/** A condition's own values begin at `$4`; its rows are `t`, and `$1` is the organisation. */
interface SlicedSearch {
  readonly organisationId: string;
  readonly condition: string;
  readonly values: readonly unknown[];
}

const sliceRow = z.object({
  found: z.array(z.string()),
  /** As the database writes it: a Date would lose digits. */
  lastAt: z.string().nullable(),
  lastId: z.string().nullable(),
});

/** Ids of an organisation's rows that meet the condition, newest first. */
export async function findIds(
  database: Queryable,
  table: 'valuations' | 'registrations' | 'look_ups',
  { organisationId, condition, values }: SlicedSearch,
): Promise<string[]> {
  // The rows first, then the condition: with a join by id, a plan may try the condition on every row of the table.
  const text = `with slice as materialized (
      select * from ${table} where organisation_id = $1
        and ($2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid))
      order by created_at desc, id desc limit ${LONG_ROWS})
    select array(select t.id::text from slice t where ${condition} order by t.created_at desc, t.id desc) as found,
      last.created_at::text as "lastAt", last.id as "lastId"
    from (select 1) one left join (select created_at, id from slice order by created_at, id limit 1) last on true`;
  const ids: string[] = [];
  let last: Pick<z.infer<typeof sliceRow>, 'lastAt' | 'lastId'> = { lastAt: null, lastId: null };
  for (;;) {
    const read = [organisationId, last.lastAt, last.lastId, ...values];
    const slice: z.infer<typeof sliceRow> | null = await selectRow(database, sliceRow, text, read);
    if (slice === null || slice.lastId === null) return ids;
    ids.push(...slice.found);
    last = slice;
  }
}

/** Rows of stock lists, or results of their runs: each by what it belongs to and its number. */
export interface NumberedRows {
  readonly owners: readonly string[];
  readonly numbers: readonly number[];
}

const NUMBERED = {
  stock_rows: { owner: 'list_id', owners: 'stock_lists' },
  stock_results: { owner: 'run_id', owners: 'stock_runs' },
} as const;
const ownerRow = z.object({ id: z.string(), last: z.int() });
const numberedRow = z.object({ owner: z.string(), number: z.int() });

export async function findNumbered(
  database: Queryable,
  table: keyof typeof NUMBERED,
  { organisationId, condition, values }: SlicedSearch,
): Promise<NumberedRows> {
  const { owner, owners } = NUMBERED[table];
  const rows: z.infer<typeof numberedRow>[] = [];
  const all = await selectRows(
    database,
    ownerRow,
    `select o.id, (select max(number) from ${table} t where t.${owner} = o.id) as last from ${owners} o
     where o.organisation_id = $1 and exists (select 1 from ${table} t where t.${owner} = o.id)`,
    [organisationId],
  );
  const text = `select t.${owner} as owner, t.number from ${table} t
    where t.${owner} = any ($1::uuid[]) and t.number > $2 and t.number <= $3 and (${condition})`;
  for (const { ids, after, last } of slicesOf(all))
    rows.push(...(await selectRows(database, numberedRow, text, [ids, after, last, ...values])));
  return { owners: rows.map((row) => row.owner), numbers: rows.map(({ number }) => number) };
}

/** Short lists together, a long one in parts. */
function* slicesOf(all: readonly z.infer<typeof ownerRow>[]) {
  let [ids, sum]: [string[], number] = [[], 0];
  for (const { id, last } of all) {
    if (last > SHORT_ROWS) {
      for (let after = -1; after < last; after += SHORT_ROWS) yield { ids: [id], after, last: after + SHORT_ROWS };
      continue;
    }
    if (sum + last > SHORT_ROWS) {
      yield { ids, after: -1, last: SHORT_ROWS };
      [ids, sum] = [[], 0];
    }
    ids.push(id);
    sum += last;
  }
  if (ids.length > 0) yield { ids, after: -1, last: SHORT_ROWS };
}
