/** The report of appraisals holds what belongs to its months in Britain, and nothing else. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startForFeatures, type TestDatabase } from '@/lib/health/testing/databases';
import { openDatabase, type SqlDatabase } from '../database';
import { reportOf } from './appraisal-report';

let running: TestDatabase;
let database: SqlDatabase;
const organisationId = 'north';
before(async () => {
  running = await startForFeatures();
  database = openDatabase(running.url);
  await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
});
after(async () => {
  await database.close();
  await running.stop();
});

let number = 0;
/** An appraisal with an offer that was made at a moment, lost on a day. */
async function appraisal(madeAt: string, lostOn: string) {
  const [id, offerId] = [randomUUID(), randomUUID()];
  number += 1;
  await database.query(
    `insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state,
       state_at, ended_on, loss_reason)
     values ($1, $2, 2026, $3, $1::uuid::text, 'ann', $4, 'ann', 'A car', 'lost', $4, $5, 'Price')`,
    [id, organisationId, number, madeAt, lostOn],
  );
  await database.query(
    `insert into appraisal_offers (id, organisation_id, appraisal_id, state, pounds, valid_days, frozen, requested_by,
       requested_at, made_at) values ($1, $2, $3, 'withdrawn', 100, 7, '{}', 'ann', $4, $4)`,
    [offerId, organisationId, id, madeAt],
  );
}

/** July begins an hour earlier than in Greenwich, January with it. */
const MADE: readonly [madeAt: string, lostOn: string][] = [
  ['2025-12-31T23:59:59Z', '2025-12-31'],
  ['2026-01-01T00:00:00Z', '2026-01-01'],
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
  ['2026-07-31T22:59:59Z', '2026-07-31'],
  ['2026-07-31T23:00:00Z', '2026-08-01'],
];
const REPORTS: readonly [from: string, to: string, counts: readonly (readonly [string, number])[]][] = [
  ['2026-07', '2026-07', [['2026-07', 2]]],
  [
    '2025-12',
    '2026-01',
    [
      ['2026-01', 1],
      ['2025-12', 1],
    ],
  ],
  [
    '2026-06',
    '2026-08',
    [
      ['2026-08', 1],
      ['2026-07', 2],
      ['2026-06', 1],
    ],
  ],
  ['2026-02', '2026-05', []],
];

test('each offer and each loss is in the report of its month, and in no other', async () => {
  for (const [madeAt, lostOn] of MADE) await appraisal(madeAt, lostOn);
  for (const [from, to, counts] of REPORTS) {
    const rows = await reportOf(database, { organisationId, from, to });
    const expected = counts.map(([month, count]) => [month, count, count, { Price: count }]);
    assert.deepEqual(
      rows.map(({ month, offered, lost, lossReasons }) => [month, offered, lost, lossReasons]),
      expected,
      `${from} to ${to}`,
    );
  }
});
