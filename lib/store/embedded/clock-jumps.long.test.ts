/** The embedded database under a clock that jumps: its own timeouts are computed from dates. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startOwner, stopOwner } from './owner-process.mjs';
import { capTimers, LONGEST_WAIT_MS } from './safe-timers.mjs';

const DAY_MS = 86_400_000;
const QUERIES = 40;
/** Many times what the queries need; a runaway loop would arm one each millisecond. */
const TIMERS_MAX = QUERIES * 10;

for (const [title, jump] of [
  ['forwards by 40 days', 40 * DAY_MS],
  ['backwards by 40 days', -40 * DAY_MS],
] as const) {
  test(`a clock that jumps ${title} leaves the embedded database at work, and no timer loops`, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'valuations-clock-'));
    const file = join(directory, 'jump');
    const before = process.env['NODE_OPTIONS'];
    process.env['MOVED_CLOCK'] = file;
    process.env['NODE_OPTIONS'] = `--import ${new URL('./moved-clock.fixture.mjs', import.meta.url).href}`;
    const { child, port, exited } = await startOwner({ directory, port: 0, password: 'secret' }).finally(() => {
      process.env['NODE_OPTIONS'] = before ?? '';
      delete process.env['MOVED_CLOCK'];
    });
    const client = new pg.Client({
      connectionString: `postgresql://postgres:secret@127.0.0.1:${port}/postgres`,
      statement_timeout: 10_000,
    });
    await client.connect();
    const work = async (table: string) => {
      await client.query(`create table ${table} (number integer)`);
      for (let number = 0; number < QUERIES / 2; number++) {
        await client.query(`insert into ${table} values ($1)`, [number]);
        await sleep(20);
      }
    };
    await work('earlier');
    writeFileSync(file, String(jump));
    await work('later');
    // PostgreSQL reports its statistics ten seconds after a query, by a timeout that it computes from the date.
    await sleep(12_000);
    const { rows } = await client.query('select count(*)::integer as count from later');
    assert.deepEqual(rows, [{ count: QUERIES / 2 }]);
    await client.end();
    stopOwner(child);
    assert.equal(await exited, 'code 0');
    const timers = existsSync(`${file}.timers`) ? readFileSync(`${file}.timers`, 'utf8').trim().split('\n') : [];
    assert.deepEqual(timers.filter((wait) => wait === 'over').slice(0, 3), [], 'no timer is longer than it can hold');
    assert.ok(timers.length < TIMERS_MAX, `${timers.length} timers, the first of ${timers.slice(0, 20).join()}`);
    rmSync(directory, { recursive: true, force: true });
  });
}

test('a wait too long for a timer is cut, not made a millisecond; others are as they were', async () => {
  const warnings: string[] = [];
  const listener = ({ name }: Error) => void warnings.push(name);
  process.on('warning', listener);
  const [setTimeoutBefore, setIntervalBefore] = [globalThis.setTimeout, globalThis.setInterval];
  try {
    capTimers();
    let fired = 0;
    const long = [LONGEST_WAIT_MS + 1, 40 * DAY_MS, Infinity].flatMap((wait) => [
      setTimeout(() => fired++, wait),
      setInterval(() => fired++, wait),
    ]);
    const value = await new Promise((resolve) => setTimeout(resolve, 30, 'given'));
    assert.equal(value, 'given');
    assert.equal(fired, 0);
    assert.deepEqual(warnings, []);
    long.forEach((timer) => clearTimeout(timer));
  } finally {
    Object.assign(globalThis, { setTimeout: setTimeoutBefore, setInterval: setIntervalBefore });
    process.off('warning', listener);
  }
});
