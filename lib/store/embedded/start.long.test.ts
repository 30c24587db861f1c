import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processStart } from './process-identity.mjs';
import { startEmbedded } from './start.mjs';

const directories: string[] = [];
after(() => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })));
function emptyDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'valuations-start-'));
  directories.push(directory);
  return directory;
}

/** Queries until the answer comes; the test runner's time limit ends a hopeless wait. */
async function until(is: () => Promise<boolean> | boolean) {
  while (!(await is())) await sleep(50);
}

describe('The embedded database', { timeout: 120_000 }, () => {
  let embedded: Awaited<ReturnType<typeof startEmbedded>>;
  let pool: pg.Pool;
  const directory = emptyDirectory();
  const answers = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );

  before(async () => {
    embedded = await startEmbedded({ directory, frozenAfterMs: 3_000 });
    pool = new pg.Pool({ connectionString: embedded.url, max: 8 });
    pool.on('error', () => undefined);
    await pool.query('create table notes (id integer primary key, note text)');
  });
  after(async () => {
    await pool.end();
    await embedded.stop();
  });

  test('analyses a table that has changed, and vacuums its dead rows, as a server would', async () => {
    await pool.query('create table busy (id integer, note text)');
    await pool.query(`insert into busy select id, 'as it was' from generate_series(1, 5000) id`);
    await pool.query(`update busy set note = 'changed'`);
    await until(async () => {
      const { rows } = await pool.query(
        `select s.n_dead_tup::integer as dead, c.reltuples::integer as known
         from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = 'busy'`,
      );
      return rows[0].dead === 0 && rows[0].known === 5_000;
    });
  });

  test('refuses a second owner of its directory, naming the first', async () => {
    const second = startEmbedded({ directory });
    await assert.rejects(second, (error: Error) => {
      assert.match(error.message, new RegExp(`is in use by process ${embedded.pid()} started at 20.*DATABASE_URL$`));
      return true;
    });
  });

  test('keeps clients apart: queries of different shapes, named statements, failures and transactions at the same time', async () => {
    const queryAs = async (id: number) => {
      if (id % 4 === 0) {
        const client = await pool.connect();
        try {
          await client.query('begin');
          await client.query('insert into notes values ($1, $2)', [id, 'first']);
          await client.query('update notes set note = $2 where id = $1', [id, `note ${id}`]);
          await client.query(id % 8 === 0 ? 'commit' : 'rollback');
        } finally {
          client.release();
        }
      } else if (id % 4 === 1) {
        const { rows } = await pool.query<{ a: number }>('select $1::integer as a', [id]);
        assert.deepEqual(rows, [{ a: id }]);
      } else if (id % 4 === 2) {
        const text = id % 8 === 2 ? 'select $1::text as b, 1 as c' : 'select 2 as c, $1::text as b';
        const { rows } = await pool.query<{ b: string }>({ name: `shape ${id % 8}`, text, values: [`x${id}`] });
        assert.equal(rows[0]?.b, `x${id}`);
      } else {
        await assert.rejects(pool.query('select $1::integer / 0', [id]), { code: '22012' });
      }
    };
    await Promise.all(Array.from({ length: 400 }, (_, id) => queryAs(id)));
    const { rows } = await pool.query<{ id: number; note: string }>('select id, note from notes order by id');
    assert.deepEqual(
      rows,
      Array.from({ length: 50 }, (_, index) => ({ id: index * 8, note: `note ${index * 8}` })),
    );
  });

  test('one name may mean two statements to two clients', async () => {
    const [one, other] = [new pg.Client(embedded.url), new pg.Client(embedded.url)];
    await Promise.all([one.connect(), other.connect()]);
    const first = await one.query({ name: 'same', text: 'select 1 as value' });
    const second = await other.query({ name: 'same', text: 'select 2 as value' });
    const again = await one.query({ name: 'same', text: 'select 1 as value' });
    assert.deepEqual(
      [first, second, again].map(({ rows }) => rows),
      [[{ value: 1 }], [{ value: 2 }], [{ value: 1 }]],
    );
    await Promise.all([one.end(), other.end()]);
  });

  test('rolls back the transaction of a client that disconnects, and serves the others', async () => {
    const client = new pg.Client(embedded.url);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query(`insert into notes values (-1, 'half')`);
    const waiting = pool.query('select 1 from notes where id = -1');
    client.connection.stream.destroy();
    assert.deepEqual((await waiting).rows, []);
  });

  test('refuses a wrong password, and listens on loopback alone', async () => {
    const stranger = new URL(embedded.url);
    stranger.password = 'guess';
    await assert.rejects(new pg.Client(stranger.href).connect(), { code: '28P01' });
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      const [error] = await once(connect(Number(stranger.port), address), 'error');
      assert.equal(error.code, 'ECONNREFUSED');
    }
  });

  test('a text of eight million letters is stored and read back whole', async () => {
    const note = 'é'.repeat(4_000_000);
    await pool.query('insert into notes values (-2, $1)', [note]);
    const { rows } = await pool.query<{ note: string }>('select note from notes where id = -2');
    assert.equal(rows[0]?.note === note, true);
  });

  for (const [what, signal] of [
    ['killed', 'SIGKILL'],
    ['frozen', 'SIGSTOP'],
  ] as const) {
    test(`when its process is ${what} it comes back at the same address with every row`, async () => {
      await pool.query('insert into notes values ($1, $2) on conflict do nothing', [-3, 'stored']);
      const before = embedded.pid();
      process.kill(before ?? 0, signal);
      await until(async () => embedded.pid() !== before && (await answers()));
      const { rows } = await pool.query('select note from notes where id = -3');
      assert.deepEqual(rows, [{ note: 'stored' }]);
    });
  }

  test('stopped and started again, it has its rows and the lock is free', async () => {
    await embedded.stop();
    assert.equal(await embedded.ended, null);
    await pool.end();
    embedded = await startEmbedded({ directory });
    pool = new pg.Pool({ connectionString: embedded.url, max: 8 });
    assert.deepEqual((await pool.query('select note from notes where id = -3')).rows, [{ note: 'stored' }]);
  });
});

test('When the parent is killed its database process ends too', { timeout: 60_000 }, async () => {
  const directory = emptyDirectory();
  const script = join(emptyDirectory(), 'parent.mjs');
  const start = new URL('./start.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `import { startEmbedded } from ${JSON.stringify(start)};
     const { pid } = await startEmbedded({ directory: ${JSON.stringify(directory)} });
     process.send(pid());`,
  );
  const parent = fork(script, []);
  const [pid] = (await once(parent, 'message')) as [number]; // What the script above sends.
  parent.kill('SIGKILL');
  await until(() => processStart(pid) === '');
});
