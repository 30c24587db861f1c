// The process that owns the data directory, alone. Started by start.mjs with an IPC channel; it ends
// when that channel does, so a killed parent leaves no process behind.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { failureWords } from './failure-words.mjs';
import { SyncedNodeFS } from './synced-node-fs.mjs';
import { listen } from './listener.mjs';
import { takeLock, InUse } from './lock.mjs';
import { capTimers } from './safe-timers.mjs';
import { Turns } from './turns.mjs';

capTimers();
const parent = process.ppid;
// In another thread, because a frozen database freezes this one: the process must end with its parent.
const warden = new Worker(
  `const { workerData } = require('node:worker_threads');
   let missing = 0;
   setInterval(() => {
     missing = process.ppid === workerData ? 0 : missing + 1;
     if (missing >= 10) process.kill(process.pid, 'SIGKILL');
   }, 500);`,
  { eval: true, workerData: parent },
);
warden.unref();

// Until the database is open there is nothing to close.
/** @type {() => Promise<void>} */
let stop = async () => process.exit(0);
process.on('SIGTERM', () => void stop());
// A terminal signals the whole process group, on Ctrl-C and when it closes; the parent decides what to do.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => void stop());

/** @typedef {{ directory: string, port: number, password: string }} OwnerOrder */

/** @param {OwnerOrder} order */
async function own({ directory, port, password }) {
  // For commands that run beside the product: only an account that may read the directory can query it.
  /** @type {string | null} */
  let url = null;
  const lock = await takeLock(join(directory, 'lock'), () => ({ url }));
  const data = join(directory, 'postgres');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const disk = new SyncedNodeFS(data);
  const database = await PGlite.create({
    fs: disk,
    // PGlite's own choice turns fsync off ('-F'); here a commit is acknowledged once it is on disk.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  const version = await database.query('show server_version');

  const turns = new Turns(
    async (turn) => {
      /** @type {Buffer[]} */
      const reply = [];
      await database.execProtocolRawStream(turn, { onRawData: (bytes) => reply.push(Buffer.from(bytes)) });
      const [first, ...rest] = reply;
      return first !== undefined && rest.length === 0 ? first : Buffer.concat(reply);
    },
    disk,
    (error) => {
      console.error(`The embedded database failed: ${failureWords(error)}`);
      process.exit(70);
    },
  );
  const listener = await listen({ turns, password, port, serverVersion: version.rows[0].server_version });

  let stopping = false;
  stop = async () => {
    if (stopping) return;
    stopping = true;
    await listener.close();
    await database.close();
    lock.release();
    process.exit(0);
  };
  url = `postgresql://postgres:${password}@127.0.0.1:${listener.port}/postgres`;
  process.send?.({ ready: true, port: listener.port });
}

process.once('message', (order) => {
  own(/** @type {OwnerOrder} */ (order)).catch((error) => {
    const refused = error instanceof InUse;
    process.send?.({ failed: failureWords(error), refused }, () => process.exit(refused ? 73 : 70));
  });
});
