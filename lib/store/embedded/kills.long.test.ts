import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startOwner, stopOwner } from './owner-process.mjs';

const KILLS = 50;
const WRITERS = 4;

test(`No acknowledged row is lost and no transaction is halved in ${KILLS} kills at random moments`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'valuations-kills-'));
  const acknowledged: number[] = [];
  let lastId = 0;

  for (let kill = 0; kill <= KILLS; kill++) {
    const { child, port, exited } = await startOwner({ directory, port: 0, password: 'secret' });
    const pool = new pg.Pool({
      connectionString: `postgresql://postgres:secret@127.0.0.1:${port}/postgres`,
      max: WRITERS,
    });
    pool.on('error', () => undefined);
    await pool.query('create table if not exists acknowledged (id integer, half integer, primary key (id, half))');

    const { rows } = await pool.query<{ id: number; halves: number }>(
      'select id, count(*)::integer as halves from acknowledged group by id',
    );
    const found = new Map(rows.map(({ id, halves }) => [id, halves]));
    assert.deepEqual(
      acknowledged.filter((id) => !found.has(id)),
      [],
      `after ${kill} kills`,
    );
    assert.deepEqual(
      [...new Set(found.values())].filter((halves) => halves !== 2),
      [],
      `after ${kill} kills`,
    );

    if (kill < KILLS) {
      const write = async () => {
        for (;;) {
          const id = ++lastId;
          const client = await pool.connect();
          client.on('error', () => undefined);
          try {
            await client.query('begin');
            await client.query('insert into acknowledged values ($1, 1)', [id]);
            await client.query('insert into acknowledged values ($1, 2)', [id]);
            await client.query('commit');
            acknowledged.push(id);
          } finally {
            client.release(true);
          }
        }
      };
      const before = acknowledged.length;
      const writers = Array.from({ length: WRITERS }, () => write().catch(() => undefined));
      // Every second kill waits until at least one row is acknowledged, however slow the disk is.
      while (kill % 2 === 0 && acknowledged.length === before) await sleep(5);
      await sleep(Math.random() * 200);
      child.kill('SIGKILL');
      await Promise.all(writers);
    }
    await pool.end();
    if (kill === KILLS) stopOwner(child);
    await exited;
  }

  assert.ok(acknowledged.length >= KILLS / 2, 'the writers were at work when they were interrupted');
  rmSync(directory, { recursive: true, force: true });
});
