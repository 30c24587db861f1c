/** A dealer who has thousands of records: each as one that was really made, of another plate and VIN. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRows } from '@/lib/store/rows';

/** The plate of the record that was made. */
export const PLATE = 'AB21CDE';
/** Rows written by one statement. */
const BATCH = 1_000;

/** In SQL, the plate of record number `n`; `between` its parts. */
const plateOf = (between: string) =>
  `('KV' || n / 8000 + 51 || '${between}' || chr(65 + n / 400 % 20) || chr(65 + n / 20 % 20) || chr(65 + n % 20))`;
const VIN = `('WVWZZZ1KZ' || lpad(n::text, 8, '0'))`;
/** Another vehicle's, of a text of the record that was made; `$1` is its VIN. */
const ofOther = (column: string) =>
  `replace(replace(replace(${column}::text, 'AB21 CDE', ${plateOf(' ')}), 'AB21CDE', ${plateOf('')}), $1, ${VIN})::json`;
const NUMBERS = 'generate_series($2::integer, $3::integer) n';

/** Each with the rows it reads from, `$4`. */
const WRITES = {
  valuations: `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
      record, content_hash, look_up_ids)
    select gen_random_uuid(), t.organisation_id, t.created_by, t.created_at - n * interval '1 minute', t.kind, 'record ' || n,
      gen_random_uuid(), ${ofOther('t.summary')}, ${ofOther('t.record')}, t.content_hash, array[gen_random_uuid(), gen_random_uuid()]
    from valuations t, ${NUMBERS} where t.id = any ($4::uuid[])`,
  look_ups: `insert into look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash, idempotency_key,
      state, month, created_at, state_at, instance, outcome, audit_id, result)
    select gen_random_uuid(), t.subscription, t.organisation_id, t.person_id, t.operation, 'look-up ' || n, 'look-up ' || n,
      gen_random_uuid(), t.state, t.month, t.created_at, t.state_at, t.instance, t.outcome, t.audit_id || n, ${ofOther('t.result')}
    from look_ups t, ${NUMBERS} where t.id = any ($4::uuid[])`,
  stock_rows: `insert into stock_rows (list_id, number, plate, mileage, reference, cells)
    select l.id, n, ${plateOf('')}, 23000, 'S-' || n,
      json_build_array(${plateOf(' ')}, '23,000', ${VIN}, 'Volkswagen Golf 1.5 TSI Match Edition', 'S-' || n, left($1, 0))
    from stock_lists l, ${NUMBERS} where l.id = any ($4::uuid[])`,
  stock_results: `insert into stock_results (run_id, number, outcome, title, derivative, retail_pounds)
    select r.id, n, 'valued', 'Volkswagen Golf' || left($1, 0), '1.5 TSI Match Edition 5dr [130] ' || n, 9000
    from stock_runs r, ${NUMBERS} where r.id = any ($4::uuid[])`,
} as const;
const idRow = z.object({ id: z.string() });

/** @param records how many valuations, rows of a list and results there are besides; twice as many look-ups */
export async function openLargeDealer(recorded: RecordedServices, records: number) {
  const { database } = recorded;
  const { services: rooms, session: valuer } = await recorded.dealer();
  const session: Session = { ...valuer, role: 'admin' };
  const { organisationId, personId } = session;
  const { record } = await runCreateValuation(
    call({ plate: PLATE, mileage: 23_499, internetPrices: false, fresh: false }, session),
    rooms,
  );
  const { vin } = record.identity;
  if (!vin) throw new Error('the recorded vehicle has a VIN');
  const [list, run] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
     values ($1::uuid, $2, $3, now(), $1::text, 'List', '[]', '{}', '{}')`,
    [list, organisationId, personId],
  );
  await database.query(
    `insert into stock_runs (id, list_id, organisation_id, started_by, started_at, idempotency_key, state, cars)
     values ($1::uuid, $2, $3, $4, now(), $1::text, 'done', 0)`,
    [run, list, organisationId, personId],
  );
  const own = async (table: string) =>
    (await selectRows(database, idRow, `select id from ${table} where organisation_id = $1`, [organisationId])).map(
      ({ id }) => id,
    );
  const sources = {
    valuations: await own('valuations'),
    look_ups: await own('look_ups'),
    stock_rows: [list],
    stock_results: [run],
  };
  await writeCopies(recorded.url, vin, records, sources);
  await database.query('analyze');
  return { services: { ...rooms, privacy: openPrivacy(database) }, session, vin };
}

/** Past the triggers: what the ledger's rules refuse is not what is tried here. */
async function writeCopies(url: string, vin: string, records: number, sources: Record<keyof typeof WRITES, string[]>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const table of ['valuations', 'look_ups', 'stock_rows', 'stock_results'] as const)
      for (let from = 0; from < records; from += BATCH)
        await client.query(WRITES[table], [vin, from, Math.min(from + BATCH, records) - 1, sources[table]]);
    await client.query('reset session_replication_role');
  } finally {
    await client.end();
  }
}
