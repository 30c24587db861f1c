import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { eraseOlder } from './erase-older';

const VEHICLES = 600;
const BATCH = 500;
const countRow = z.object({ count: z.int() });
const erasureRow = z.object({ records: z.int(), answers: z.int(), places: z.unknown(), storage: z.string() });

onEachEngine('What an organisation no longer stores', ({ database }) => {
  /** With so many vehicles, each valued once. */
  async function organisation(): Promise<string> {
    const id = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [id]);
    await database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
         record, content_hash, look_up_ids)
       select gen_random_uuid(), $1, 'smith', now() - interval '40 days', 'plate', 'vehicle ' || n, gen_random_uuid(),
         '{"cleanPounds": 9000}', '{}', '', '{}' from generate_series(1, ${VEHICLES}) n`,
      [id],
    );
    return id;
  }
  const countOf = async (table: string, organisationId: string) =>
    (
      await selectRow(database, countRow, `select count(*)::integer from ${table} where organisation_id = $1`, [
        organisationId,
      ])
    )?.count;
  const erasuresOf = (organisationId: string) =>
    selectRows(
      database,
      erasureRow,
      'select records, answers, places, storage from erasures where organisation_id = $1',
      [organisationId],
    );
  /** Calls `after` with how many valuations are left after each statement. */
  const watching = (organisationId: string, after: (left: number) => unknown): SqlDatabase => ({
    ...database,
    async query(text, values, name) {
      const ended = await database.query(text, values, name);
      await after((await countOf('valuations', organisationId)) ?? 0);
      return ended;
    },
  });
  const scopeOf = (organisationId: string) => ({ organisationId, before: new Date(), answers: 3 });

  test('is erased some hundred rows a statement, with one entry in the list of erasures', async () => {
    const [own, other] = [await organisation(), await organisation()];
    let [before, most] = [VEHICLES, 0];
    const watched = watching(own, (left) => {
      most = Math.max(most, before - left);
      before = left;
    });
    assert.deepEqual(await eraseOlder(watched, scopeOf(own)), { records: VEHICLES, appraisals: 0 });
    assert.equal(most, BATCH);
    assert.deepEqual([await countOf('valuations', own), await countOf('valued_vehicles', own)], [0, 0]);
    const [entry, ...others] = await erasuresOf(own);
    assert.deepEqual([entry?.records, entry?.answers, entry?.places, others], [VEHICLES, 3, [], []]);
    assert.deepEqual([await countOf('valuations', other), await erasuresOf(other)], [VEHICLES, []]);
  });

  test('is listed as far as it was erased when the database fails in between, and the next run erases the rest', async () => {
    const own = await organisation();
    const failing = watching(own, (left) => {
      if (left < VEHICLES) throw new Error('the database failed');
    });
    await assert.rejects(eraseOlder(failing, scopeOf(own)), /the database failed/);
    assert.equal(await countOf('valuations', own), VEHICLES - BATCH);
    assert.deepEqual(
      (await erasuresOf(own)).map(({ records }) => records),
      [BATCH],
    );
    assert.deepEqual(await eraseOlder(database, scopeOf(own)), { records: VEHICLES - BATCH, appraisals: 0 });
    assert.equal(await countOf('valuations', own), 0);
  });

  test('is left to the next run once the process is about to stop', async () => {
    const own = await organisation();
    const stopping = new AbortController();
    const stopped = watching(own, () => stopping.abort());
    const { records } = await eraseOlder(stopped, { ...scopeOf(own), signal: stopping.signal });
    assert.deepEqual([records, await countOf('valuations', own)], [BATCH, VEHICLES - BATCH]);
  });

  test('has its files rewritten again where that was done between two batches', async () => {
    const own = await organisation();
    const rewriting = watching(own, async (left) => {
      if (left === VEHICLES - BATCH) await database.query(`update erasures set storage = 'rewritten'`);
    });
    await eraseOlder(rewriting, scopeOf(own));
    assert.notEqual((await erasuresOf(own))[0]?.storage, 'rewritten');
  });

  test('of two instances at the same time is erased once', async () => {
    const own = await organisation();
    const both = await Promise.all([eraseOlder(database, scopeOf(own)), eraseOlder(database, scopeOf(own))]);
    assert.equal(both[0].records + both[1].records, VEHICLES);
    assert.equal(await countOf('valuations', own), 0);
  });
});
