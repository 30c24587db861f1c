/** Of a run that does not go on: how many of its cars are still being answered. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import pg from 'pg';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { carKey } from './stock-results';
import { createStockRunStore } from './stock-runs';

const STATES = ['running', 'paused', 'stopped', 'done', 'cancelled'] as const;
/** When the lease of its worker ends. */
const LEASES = { none: null, over: '-1 second', alive: '1 hour' } as const;
/** State of the look-up of its one car, and whether it has a result. `isSent`: something may still come of it. */
const LOOK_UPS = [
  { state: null, isSent: false, mayAnswer: false },
  { state: 'RELEASED', isSent: false, mayAnswer: false },
  { state: 'SENT', isSent: true, mayAnswer: true },
  { state: 'UNKNOWN', awaited: '1 hour', isSent: true, mayAnswer: true },
  { state: 'UNKNOWN', awaited: '-1 second', isSent: true, mayAnswer: false },
  { state: 'SETTLED', isSent: true, mayAnswer: false },
  { state: 'SETTLED', hasResult: true, isSent: false, mayAnswer: false },
] as const;

onEachEngine('Cars that are still being answered', ({ database, url }) => {
  test('are those of a run that does not go on whose answer may come, or whose worker still records it', async () => {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    // Past the ledger's rules, which are not what is tried here.
    await client.query('set session_replication_role = replica');
    try {
      for (const state of STATES)
        for (const [lease, until] of Object.entries(LEASES))
          for (const lookUp of LOOK_UPS) {
            const ids = await addRun(client, organisationId, state, until, lookUp);
            const run = await createStockRunStore(database).one(ids.list, ids.run);
            const stands = state === 'paused' || state === 'stopped' || state === 'cancelled';
            const expected = stands && (lookUp.mayAnswer || (lookUp.isSent && lease === 'alive')) ? 1 : 0;
            assert.equal(run?.answering, expected, `${state}, lease ${lease}, ${JSON.stringify(lookUp)}`);
          }
    } finally {
      await client.query('reset session_replication_role');
      await client.end();
    }
  });
});

/** A list of one car with a run. */
async function addRun(
  client: pg.Client,
  organisationId: string,
  state: string,
  leasedFor: string | null,
  lookUp: { state: string | null; awaited?: string; hasResult?: boolean },
) {
  const [list, run] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
     values ($1::uuid, $2, 'smith', now(), $1::text, 'A list', '[]', '{}', '{}')`,
    [list, organisationId],
  );
  await client.query(
    `insert into stock_rows (list_id, number, plate, mileage, cells) values ($1, 2, 'AB21CDE', 23000, '[]')`,
    [list],
  );
  await client.query(
    `insert into stock_runs (id, list_id, organisation_id, started_by, started_at, idempotency_key, state, cars, reached,
       ended_at, leased_until)
     values ($1::uuid, $2, $3, 'smith', now(), $1::text, $4, 1, 100, now(), now() + $5::interval)`,
    [run, list, organisationId, state, leasedFor],
  );
  if (lookUp.hasResult === true)
    await client.query(`insert into stock_results (run_id, number, outcome) values ($1, 2, 'valued')`, [run]);
  if (lookUp.state !== null)
    await client.query(
      `insert into look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash, idempotency_key,
         state, month, created_at, state_at, instance, outcome, result, awaited_until)
       select gen_random_uuid(), 's', $1, 'smith', 'VRMValuation', $2, 'p', $2, $3, look_up_month(now()), now(), now(), 'i',
         'found', '{}', now() + $4::interval`,
      [organisationId, carKey(run, 2), lookUp.state, lookUp.awaited ?? null],
    );
  return { list, run };
}
