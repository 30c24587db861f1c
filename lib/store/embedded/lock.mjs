// One owner per data directory, decided before the directory is touched: two owners silently lose
// committed rows. Node has no file lock, so the lock is a sequence of numbered files. The process that
// creates the next number, and finds it still the highest, owns the directory. The highest file is never
// removed, only marked as released, so that a slow rival cannot take a number that was already passed.
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { codeOf } from './error-code.mjs';
import { answerAt, signOfLifeAt } from './lock-socket.mjs';
import { machine, processStart } from './process-identity.mjs';

/**
 * @typedef {{ pid: number, startedAt: string, processStart: string | null, machine: ReturnType<typeof machine>,
 *   socket?: string | null, released?: boolean }} Holder
 *   socket: the name of its sign of life, where the directory can hold one
 */

export class InUse extends Error {
  /** @override */
  name = 'InUse';
}

/** @param {string} directory */
function numbersIn(directory) {
  return readdirSync(directory)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

/** @param {Holder} holder */
const nameOf = (holder) => `process ${holder.pid} started at ${holder.startedAt}`;

/**
 * Why the holder must be treated as alive, or null when it is certainly gone.
 * @param {Holder} holder
 * @param {string} directory
 * @param {string} file
 */
async function refusal(holder, directory, file) {
  if (holder.released) return null;
  const here = machine();
  const who = nameOf(holder);
  const sameHost = holder.machine.host === here.host;
  const unknown = `in use by ${who} on ${holder.machine.host}, which cannot be asked from here; if it is gone for good, delete ${file}`;
  if (holder.machine.boot !== here.boot) return sameHost ? null : unknown;
  const sameKernel = here.boot !== '';
  if (sameHost && holder.machine.space === here.space) {
    const start = processStart(holder.pid);
    if (start === '' || (start !== null && holder.processStart !== null && start !== holder.processStart)) return null;
    if (start !== null || !holder.socket) return `in use by ${who}; stop it or set DATABASE_URL`;
  }
  // Another container on this machine, or one that was restarted: only its sign of life counts.
  if (!sameKernel || !holder.socket) return unknown;
  const { state } = await signOfLifeAt(directory, holder.socket);
  if (state === 'gone') return null;
  return state === 'missing' ? unknown : `in use by ${who} on ${holder.machine.host}; stop it or set DATABASE_URL`;
}

/**
 * Why the holder of an unreadable lock must be treated as alive, or null when it is certainly gone: a lock is on disk
 * before it gets its name, so only a power cut or a disk fault leaves half of one.
 * @param {string} directory
 * @param {string} own the name of this process's own sign of life
 */
async function refusalOfUnreadable(directory, own) {
  for (const name of readdirSync(directory)) {
    if (!name.endsWith('.sock') || name === own) continue;
    const { state, answer } = await signOfLifeAt(directory, name);
    if (state !== 'lives' || answer.includes('"starting":true')) continue;
    const holder = holderIn(answer);
    return `in use by ${holder ? nameOf(holder) : 'a process that does not answer'}; stop it or set DATABASE_URL`;
  }
  return null;
}

/**
 * Takes the lock or throws InUse, naming the holder.
 * @param {string} directory where the lock's files are; made when missing
 * @param {() => object} [describe] what the holder answers about itself, besides its identity
 * @returns {Promise<{ release(): void }>}
 */
export async function takeLock(directory, describe = () => ({})) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const identity = randomUUID();
  const socket = `${identity}.sock`;
  const aside = join(directory, `${identity}.tmp`);
  let starting = true;
  /** @type {Holder} */
  const self = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    processStart: processStart(process.pid),
    machine: machine(),
  };
  // Before the lock has a name: a lock without a sign of life counts as that of a dead process.
  const life = await answerAt(directory, socket, () => ({ ...self, starting, ...describe() }));
  self.socket = life === null ? null : socket;
  try {
    // Written under another name, synced and linked, so that no process ever reads half a lock.
    writeToDisk(aside, self);
    const mine = await takeNext(directory, aside, socket);
    starting = false;
    return {
      release: () => {
        letGo(directory, mine, self);
        life?.close();
      },
    };
  } catch (error) {
    life?.close();
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {string} directory
 * @param {string} aside the written lock
 * @param {string} socket of this process
 * @returns {Promise<string>} the lock's file
 */
async function takeNext(directory, aside, socket) {
  for (;;) {
    const highest = numbersIn(directory)[0] ?? 0;
    if (highest > 0) {
      const file = join(directory, `${highest}.json`);
      const holder = readHolder(file);
      if (holder === 'gone') continue;
      const why =
        holder === null ? await refusalOfUnreadable(directory, socket) : await refusal(holder, directory, file);
      if (why !== null) throw new InUse(why);
    }
    const mine = join(directory, `${highest + 1}.json`);
    try {
      linkSync(aside, mine);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw error;
    }
    const [now, ...passed] = numbersIn(directory);
    if (now !== highest + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    for (const number of passed) removePassed(directory, join(directory, `${number}.json`));
    return mine;
  }
}

/**
 * What the living holder of a lock answers about itself; null if there is none that can be queried.
 * @param {string} directory where the lock's files are
 * @returns {Promise<Record<string, unknown> | null>}
 */
export async function holderAnswer(directory) {
  const highest = existsSync(directory) ? numbersIn(directory)[0] : undefined;
  if (highest === undefined) return null;
  const holder = readHolder(join(directory, `${highest}.json`));
  if (holder === null || holder === 'gone' || holder.released || !holder.socket) return null;
  const { state, answer } = await signOfLifeAt(directory, holder.socket);
  return state === 'lives' && answer !== '' ? JSON.parse(answer) : null;
}

/** @param {string} directory @param {string} file */
function removePassed(directory, file) {
  const holder = readHolder(file);
  if (holder !== null && holder !== 'gone' && holder.socket) rmSync(join(directory, holder.socket), { force: true });
  rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {Holder | null | 'gone'} null when it does not hold a complete lock; 'gone' when a new owner has just
 * removed it
 */
function readHolder(file) {
  try {
    return holderIn(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    const reason = error instanceof Error ? error.message : String(error);
    throw new InUse(`the lock ${file} cannot be read (${reason}); if no other process uses it, delete it`);
  }
}

/**
 * @param {string} text
 * @returns {Holder | null}
 */
function holderIn(text) {
  try {
    const holder = JSON.parse(text);
    const { host, boot, space } = holder.machine;
    const texts = [holder.startedAt, host, boot, space];
    return Number.isInteger(holder.pid) && texts.every((part) => typeof part === 'string') ? holder : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {Holder} holder
 */
function writeToDisk(file, holder) {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, JSON.stringify(holder));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * @param {string} directory
 * @param {string} mine
 * @param {Holder} self
 */
function letGo(directory, mine, self) {
  const aside = join(directory, `${randomUUID()}.tmp`);
  writeToDisk(aside, { ...self, released: true });
  renameSync(aside, mine);
}
