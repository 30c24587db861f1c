import assert from 'node:assert/strict';
import { closeSync, cpSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { listen } from './listener.mjs';
import { SyncedNodeFS } from './synced-node-fs.mjs';
import { Turns } from './turns.mjs';

const CUTS = 4;
const WRITERS = 8;
const SEGMENT_BYTES = 16 * 1024 * 1024;

interface Stream {
  node: { name: string; parent: { name: string; parent: { name: string } } };
}
type Write = (stream: Stream, memory: Uint8Array, offset: number, length: number, position: number) => number;

/**
 * A disk that, when the power fails, has everything except what was written to the log since its last sync: the worst
 * case for a database that relies on its log. It also checks that every data page written is covered by an already
 * synced log (a page begins with the log position of its last change).
 */
class Disk extends SyncedNodeFS {
  #unsynced: { segment: string; position: number; before: Buffer }[] = [];
  /** Log positions: how far it is written, and how far it is synced. */
  #logged = 0;
  #synced = 0;
  readonly unexplained: string[] = [];
  pages = 0;

  override async init(database: PGlite, options: Parameters<SyncedNodeFS['init']>[1]) {
    const watch = (module: { FS: { filesystems: { NODEFS: { stream_ops: { write: Write } } } } }) => {
      const operations = module.FS.filesystems.NODEFS.stream_ops;
      const write = operations.write;
      operations.write = (stream, memory, offset, length, position) => {
        this.#see(stream, memory.subarray(offset, offset + length), position);
        return write(stream, memory, offset, length, position);
      };
    };
    // PGlite's type of the module does not include its file systems.
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), watch as never] });
  }

  override settle() {
    super.settle();
    this.#unsynced = [];
    this.#synced = this.#logged;
  }

  override async settleBehind() {
    const [begun, logged] = [new Set(this.#unsynced), this.#logged];
    await super.settleBehind();
    // What was written during the sync may or may not be on disk.
    this.#unsynced = this.#unsynced.filter((write) => !begun.has(write));
    this.#synced = Math.max(this.#synced, logged);
  }

  /** While it waits, the log is being synced. */
  hold: Promise<void> = Promise.resolve();
  isSyncing = false;

  override async syncBehind(descriptor: number) {
    this.isSyncing = true;
    await this.hold;
    await super.syncBehind(descriptor);
    this.isSyncing = false;
  }

  #see({ node }: Stream, bytes: Uint8Array, position: number) {
    const { name, parent } = node;
    if (parent.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name)) {
      const before = Buffer.alloc(bytes.length);
      const file = openSync(join(this.rootDir, 'pg_wal', name), 'r');
      readSync(file, before, 0, bytes.length, position);
      closeSync(file);
      this.#unsynced.push({ segment: name, position, before });
      const [high, segment] = [name.slice(8, 16), name.slice(16)].map((digits) => Number.parseInt(digits, 16));
      this.#logged = (high ?? 0) * 2 ** 32 + (segment ?? 0) * SEGMENT_BYTES + position + bytes.length;
    } else if (parent.parent.name === 'base') {
      // A file may grow at any time: lost growth is not missed.
      if (position >= statSync(join(this.rootDir, 'base', parent.name, name)).size) return;
      const page = new DataView(bytes.buffer, bytes.byteOffset);
      this.pages += 1;
      if (page.getUint32(0, true) * 2 ** 32 + page.getUint32(4, true) > this.#synced)
        this.unexplained.push(`${name} at ${position}`);
    }
  }

  /** What the disk would hold after a power cut at this moment. */
  cutTo(directory: string) {
    cpSync(this.rootDir, directory, { recursive: true });
    for (const { segment, position, before } of this.#unsynced.toReversed()) {
      const file = openSync(join(directory, 'pg_wal', segment), 'r+');
      writeSync(file, before, 0, before.length, position);
      closeSync(file);
    }
  }
}

const parameters = (...more: string[]) => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', ...more].flatMap((setting) => ['-c', setting]),
];

/** A database on such a disk, behind its own front. */
async function start(...settings: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'valuations-power-'));
  const disk = new Disk(join(directory, 'running'));
  const database = await PGlite.create({ fs: disk, startParams: parameters(...settings) });
  const broken: unknown[] = [];
  const turns = new Turns(
    async (turn: Buffer) => {
      const reply: Buffer[] = [];
      await database.execProtocolRawStream(turn, { onRawData: (bytes) => reply.push(Buffer.from(bytes)) });
      return Buffer.concat(reply);
    },
    disk,
    (error: unknown) => void broken.push(error),
  );
  const listener = await listen({ turns, password: 'secret', port: 0, serverVersion: '17' });
  const url = `postgresql://postgres:secret@127.0.0.1:${listener.port}/postgres`;
  return { directory, disk, database, broken, close: () => listener.close(), url };
}

test('Pages of data written while a commit is being put on disk wait for its log, and no client is answered before', async () => {
  const { directory, disk, database, broken, close, url } = await start('shared_buffers=128kB');
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query('create table other (id integer primary key, weight text)');
  await pool.query(`insert into other select id, repeat('x', 1000) from generate_series(1, 500) id`);
  await pool.query('create table acknowledged (id integer)');
  await pool.query('checkpoint');
  let continueSync = () => {};
  disk.hold = new Promise((go) => (continueSync = go));
  let isAcknowledged = false;
  const commit = pool.query('insert into acknowledged values (1)').then(() => (isAcknowledged = true));
  while (!disk.isSyncing) await sleep(1);
  const pages = disk.pages;
  // Pages that are only read evict the changed ones.
  const read = pool.query(Array.from({ length: 500 }, (_, id) => `select * from other where id = ${id}`).join(';'));
  while (disk.pages === pages) await sleep(1);
  assert.deepEqual({ isAcknowledged, unexplained: disk.unexplained }, { isAcknowledged: false, unexplained: [] });
  continueSync();
  await Promise.all([commit, read]);
  await pool.end();
  await close();
  await database.close();
  assert.deepEqual(broken, []);
  rmSync(directory, { recursive: true, force: true });
});

const cases = [
  { what: 'pages of data are written all the time', buffers: '256kB', weight: 100, pages: 100 },
  { what: 'hardly anything but the log is written', buffers: '16MB', weight: 1, pages: 0 },
];
for (const { what, buffers, weight, pages } of cases) {
  test(`A power cut while ${what} loses no acknowledged row, halves no transaction, and meets no page ahead of its log`, async () => {
    const { directory, disk, database, url, broken, close } = await start(`shared_buffers=${buffers}`);
    const pool = new pg.Pool({ connectionString: url, max: WRITERS });
    await pool.query('create table acknowledged (id integer, half integer, weight text, primary key (id, half))');

    const acknowledged: number[] = [];
    const cuts: { directory: string; promised: number[] }[] = [];
    let lastId = 0;
    const write = async () => {
      while (cuts.length < CUTS) {
        const id = ++lastId;
        const text = String(Math.random()).repeat(weight);
        await pool.query('insert into acknowledged select $1, half, $2 from generate_series(1, 2) half', [id, text]);
        acknowledged.push(id);
        // The power fails right after a commit is acknowledged.
        if (acknowledged.length % 60 === 0 && cuts.length < CUTS) {
          const found = join(directory, `cut ${cuts.length + 1}`);
          disk.cutTo(found);
          cuts.push({ directory: found, promised: [...acknowledged] });
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    await pool.end();
    await close();
    await database.close();
    assert.deepEqual(broken, []);
    assert.ok(disk.pages >= pages, `${disk.pages} pages of data were written meanwhile`);
    assert.deepEqual(disk.unexplained, []);

    for (const { directory: found, promised } of cuts) {
      const again = await PGlite.create({ fs: new SyncedNodeFS(found), startParams: parameters() });
      const { rows } = await again.query<{ id: number; halves: number }>(
        'select id, count(*)::integer as halves from acknowledged group by id',
      );
      await again.close();
      const halves = new Map(rows.map((row) => [row.id, row.halves]));
      const lost = promised.filter((id) => !halves.has(id));
      const halved = rows.filter((row) => row.halves !== 2);
      assert.deepEqual({ found, lost, halved }, { found, lost: [], halved: [] });
    }
    rmSync(directory, { recursive: true, force: true });
  });
}
