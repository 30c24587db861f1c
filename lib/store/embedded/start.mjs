// Starts the embedded database as a process of its own, watches it, and starts it again when it dies
// or stops answering. The address stays the same throughout.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const OWNER = fileURLToPath(new URL('./owner.mjs', import.meta.url));
const READY_WITHIN_MS = 60_000;
const PING_EVERY_MS = 2_000;
const FROZEN_AFTER_MS = 20_000;
const STOP_WITHIN_MS = 10_000;
const GIVE_UP_AFTER = 8;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * @typedef {object} Embedded
 * @property {string} url for DATABASE_URL; loopback only, with a password made for this run
 * @property {() => number | undefined} pid of the owner process at this moment
 * @property {() => Promise<void>} stop closes the database cleanly and ends its process
 * @property {Promise<string | null>} ended resolves when it will not come back: with the reason, or null after stop()
 */

/**
 * Starts the database in `directory` (made when missing). Rejects when the directory is in use,
 * naming the process that uses it.
 * @param {{ directory: string, port?: number, onExit?: (reason: string) => void, log?: (line: string) => void,
 *   frozenAfterMs?: number }} options
 *   `onExit` is told the reason when the database has gone and will not come back
 * @returns {Promise<Embedded>}
 */
export async function startEmbedded({ directory, port = 0, onExit, log = () => undefined, frozenAfterMs }) {
  const password = randomBytes(24).toString('base64url');
  const order = { directory, port, password };
  let owner = await startOwner(order);
  order.port = owner.port;
  const url = `postgresql://postgres:${password}@127.0.0.1:${owner.port}/postgres`;

  let stopping = false;
  /** @type {(reason: string | null) => void} */
  let end = () => undefined;
  /** @type {Promise<string | null>} */
  const ended = new Promise((resolve) => (end = resolve));
  /** @type {AbortController | undefined} */
  let pause;

  async function keep() {
    for (;;) {
      const stopPinging = ping(url, owner.child, frozenAfterMs ?? FROZEN_AFTER_MS, log);
      const why = await owner.exited;
      stopPinging();
      if (stopping) return end(null);
      log(`The embedded database ended (${why}); starting it again.`);
      const reason = await restart();
      if (reason !== null) {
        if (stopping) return end(null);
        onExit?.(reason);
        return end(reason);
      }
    }
  }

  /** @returns {Promise<string | null>} null when it runs again, otherwise why not */
  async function restart() {
    let reason = '';
    for (let attempt = 0; attempt < GIVE_UP_AFTER && !stopping; attempt++) {
      try {
        owner = await startOwner(order);
        return null;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        log(`The embedded database did not start: ${reason}`);
        pause = new AbortController();
        await sleep(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS), pause.signal);
      }
    }
    return reason;
  }

  void keep();

  return {
    url,
    ended,
    pid: () => owner.child.pid,
    stop: async () => {
      if (!stopping) {
        stopping = true;
        pause?.abort();
        stopOwner(owner);
      }
      await ended;
    },
  };
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 */
function sleep(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** @typedef {{ child: import('node:child_process').ChildProcess, port: number, exited: Promise<string> }} Owner */

/** @param {Owner} owner */
function stopOwner({ child, exited }) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  void exited.then(() => clearTimeout(timer));
}

/**
 * @param {{ directory: string, port: number, password: string }} order
 * @returns {Promise<Owner>}
 */
function startOwner(order) {
  // The password goes over the channel, never into arguments or the environment.
  const child = fork(OWNER, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The embedded database in ${order.directory} did not start within a minute`));
    }, READY_WITHIN_MS);
    child.once('message', (/** @type {any} */ told) => {
      clearTimeout(timer);
      if (told.ready) return resolve({ child, port: told.port, exited });
      const what = told.refused ? 'The data directory' : 'The embedded database in';
      reject(new Error(`${what} ${order.directory} ${told.refused ? 'is ' : 'did not start: '}${told.failed}`));
    });
    void exited.then((why) => {
      clearTimeout(timer);
      reject(new Error(`The embedded database in ${order.directory} ended while starting (${why})`));
    });
    child.send(order);
  });
}

/**
 * Asks `select 1` again and again; kills the owner when no answer comes. A long query of somebody
 * else delays the answer, so the limit is generous.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} frozenAfterMs
 * @param {(line: string) => void} log
 */
function ping(url, child, frozenAfterMs, log) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  let stopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const ask = async () => {
    const late = setTimeout(() => {
      log(`The embedded database has not answered for ${frozenAfterMs / 1000} s; ending its process.`);
      child.kill('SIGKILL');
    }, frozenAfterMs);
    try {
      await client.query('select 1');
    } catch {
      if (!stopped) child.kill('SIGKILL');
      return;
    } finally {
      clearTimeout(late);
    }
    if (!stopped) timer = setTimeout(ask, Math.min(PING_EVERY_MS, frozenAfterMs));
  };
  client.connect().then(ask, () => child.kill('SIGKILL'));

  return () => {
    stopped = true;
    clearTimeout(timer);
    client.end().catch(() => undefined);
  };
}
