// Starts the embedded database in another process, watches it, and starts it again when it dies
// or stops answering. The address stays the same throughout.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startOwner, stopOwner } from './owner-process.mjs';
import { keepInOrder } from './upkeep.mjs';

const PING_EVERY_MS = 2_000;
const FROZEN_AFTER_MS = 20_000;
/** Failed starts in a row, about five minutes' worth: a full disk may be freed meanwhile. */
const GIVE_UP_AFTER = 30;
/** A process that lives longer than this did not fail to start. */
const SETTLED_AFTER_MS = 30_000;
const FIRST_PAUSE_MS = 125;
const LONGEST_PAUSE_MS = 10_000;

/**
 * @typedef {object} Embedded
 * @property {string} url for DATABASE_URL; loopback only, with a password made for this run
 * @property {() => number | undefined} pid of the owner process at this moment
 * @property {() => Promise<void>} stop closes the database cleanly and ends its process
 * @property {Promise<string | null>} ended resolves when the database will not come back: with the reason, or null
 * after stop()
 */

/**
 * Starts the database in `directory` (made when missing). Rejects when the directory is in use,
 * naming the process that uses it.
 * @param {{ directory: string, port?: number, onExit?: (reason: string) => void, log?: (line: string) => void,
 *   frozenAfterMs?: number }} options
 *   `onExit` gets the reason when the database has ended and will not come back
 * @returns {Promise<Embedded>}
 */
export async function startEmbedded({ directory, port = 0, onExit, log = () => undefined, frozenAfterMs }) {
  const password = randomBytes(24).toString('base64url');
  const order = { directory, port, password };
  /** @type {import('node:child_process').ChildProcess} the newest, which may be starting still */
  let newest;
  const begin = () => startOwner(order, (child) => (newest = child));
  let owner = await begin();
  order.port = owner.port;
  const url = `postgresql://postgres:${password}@127.0.0.1:${owner.port}/postgres`;

  const stopping = new AbortController();
  /** @type {(reason: string | null) => void} */
  let end = () => undefined;
  /** @type {Promise<string | null>} */
  const ended = new Promise((resolve) => (end = resolve));

  async function keep() {
    let failures = 0;
    let why = '';
    while (!stopping.signal.aborted && failures < GIVE_UP_AFTER) {
      const began = performance.now();
      const stopPinging = ping(url, owner.child, frozenAfterMs ?? FROZEN_AFTER_MS, log);
      const stopKeeping = keepInOrder(url);
      why = await owner.exited;
      stopPinging();
      stopKeeping();
      if (performance.now() - began > SETTLED_AFTER_MS) failures = 0;
      if (!stopping.signal.aborted) log(`The embedded database ended (${why}); starting it again.`);

      for (let runs = false; !runs && !stopping.signal.aborted && failures < GIVE_UP_AFTER;) {
        if (failures > 0) await sleep(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), stopping.signal);
        failures += 1;
        try {
          owner = await begin();
          runs = true;
        } catch (error) {
          why = error instanceof Error ? error.message : String(error);
          if (!stopping.signal.aborted) log(why);
        }
      }
    }
    if (stopping.signal.aborted) return end(null);
    onExit?.(why);
    end(why);
  }

  void keep();

  return {
    url,
    ended,
    pid: () => newest.pid,
    stop: async () => {
      if (!stopping.signal.aborted) {
        stopping.abort();
        stopOwner(newest);
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
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve(undefined);
      },
      { once: true },
    );
  });
}

/**
 * Sends `select 1` again and again; kills the owner when no answer comes. A long query of another
 * client delays the answer, so the limit is generous.
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

  const check = async () => {
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
    if (!stopped) timer = setTimeout(() => void check(), Math.min(PING_EVERY_MS, frozenAfterMs));
  };
  client.connect().then(check, () => child.kill('SIGKILL'));

  return () => {
    stopped = true;
    clearTimeout(timer);
    client.end().catch(() => undefined);
  };
}
