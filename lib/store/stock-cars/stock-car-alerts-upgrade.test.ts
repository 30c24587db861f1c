/** The alerts of cars that were in stock before the alert column existed: filled in by its migration. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase } from '../database';
import { selectRow } from '../rows';

test('Cars of a database from before have the alert of the record they are linked to', async () => {
  const running = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const database = openDatabase(running.url);
  try {
    cpSync(join(process.cwd(), 'lib/store/migrations'), folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith('_stock_car_alerts')),
    );
    writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
    await migrate(running.url, folder);
    await database.query(`insert into organization (id, name, slug) values ('o', 'o', 'o')`);
    for (const [number, flag] of ['"Scrapped"', 'null'].entries()) {
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      await database.query(
        `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
           record, content_hash, look_up_ids)
         values ($1::uuid, 'o', 'ada', now(), 'plate', $1::text, $1::text, $2, '{"lookUpMissing":null}', '', '{}')`,
        [id, `{"flag":${flag}}`],
      );
      await database.query(
        `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, valuation_id,
           title, in_on, miles_per_month, status, notes)
         values ($1::uuid, 'o', $1::text, 'ada', now(), 'ada', 1, $1::uuid, 'A car', '2026-06-01', 0, 'for_sale', '')`,
        [id],
      );
    }
    await migrate(running.url);
    const text = `select array_agg(flag order by id) as flags from stock_cars`;
    const row = await selectRow(database, z.object({ flags: z.array(z.string().nullable()) }), text, []);
    assert.deepEqual(row?.flags, ['Scrapped', null]);
  } finally {
    await database.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
