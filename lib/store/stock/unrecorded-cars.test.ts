import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import pg from 'pg';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { carKeyOf } from './stock-results';
import { unrecordedCars, type UnrecordedCar } from './unrecorded-cars';

const CARS = 150;

onEachEngine('Cars of a cancelled run that are paid for and not recorded', ({ database, url }) => {
  test('are read a hundred at a time, each once', async () => {
    const [organisationId, list, run] = [randomUUID(), randomUUID(), randomUUID()];
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    await database.query(
      `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
       values ($1::uuid, $2, 'smith', now(), $1::text, 'A list', '[]', '{}', '{}')`,
      [list, organisationId],
    );
    await database.query(
      `insert into stock_rows (list_id, number, plate, mileage, cells)
       select $1, n, 'AB21CDE', 23000, '[]' from generate_series(1, $2::integer) n`,
      [list, CARS],
    );
    await database.query(
      `insert into stock_runs (id, list_id, organisation_id, started_by, started_at, ended_at, idempotency_key, state, cars, reached)
       values ($1::uuid, $2, $3, 'smith', now(), now(), $1::text, 'cancelled', $4, $4)`,
      [run, list, organisationId, CARS],
    );
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    try {
      // Past the ledger's rules, which are not what is tried here.
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into look_ups (id, subscription, organisation_id, person_id, operation, subject_hash, params_hash, idempotency_key,
           state, month, created_at, state_at, instance, outcome, audit_id, result)
         select gen_random_uuid(), 's', $1, 'smith', 'VRMValuation', 'car ' || n, 'car ' || n, ${carKeyOf('$2::text', 'n')},
           'SETTLED', look_up_month(now()), now(), now(), 'i', 'found', n, '{}' from generate_series(1, $3::integer) n`,
        [organisationId, run, CARS],
      );
    } finally {
      await client.query('reset session_replication_role');
      await client.end();
    }
    const [numbers, sizes]: [number[], number[]] = [[], []];
    for (let after: UnrecordedCar | null = null; ;) {
      const page: UnrecordedCar[] = await unrecordedCars(database, new Date(), after);
      sizes.push(page.length);
      numbers.push(...page.map(({ number }) => number));
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    assert.deepEqual(sizes, [100, 50, 0]);
    assert.deepEqual(
      numbers,
      Array.from({ length: CARS }, (_, at) => at + 1),
    );
  });
});
