// One owner per data directory, decided before the directory is touched: two owners silently lose
// committed rows. Node has no file lock, so the lock is a sequence of numbered files. The process that
// creates the next number, and finds it still the highest, owns the directory. The highest file is never
// removed, only marked as released, so that a slow rival cannot take a number that has been passed.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { codeOf } from './error-code.mjs';
import { machine, processStart } from './process-identity.mjs';

/** @typedef {{ pid: number, startedAt: string, processStart: string | null, machine: ReturnType<typeof machine>, released?: boolean }} Holder */

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

/**
 * Why the holder must be treated as alive, or null when it is certainly gone.
 * @param {Holder} holder
 * @param {string} file
 */
function refusal(holder, file) {
  if (holder.released) return null;
  const here = machine();
  const who = `process ${holder.pid} started at ${holder.startedAt}`;
  if (holder.machine.host !== here.host || (holder.machine.boot === here.boot && holder.machine.space !== here.space)) {
    return `in use by ${who} on ${holder.machine.host}, which cannot be asked from here; if it is gone for good, delete ${file}`;
  }
  if (holder.machine.boot !== here.boot) return null;
  const start = processStart(holder.pid);
  if (start === '' || (start !== null && holder.processStart !== null && start !== holder.processStart)) return null;
  return `in use by ${who}; stop it or set DATABASE_URL`;
}

/**
 * Takes the lock or throws InUse, naming the holder.
 * @param {string} directory where the lock's files stand; made when missing
 * @returns {{ release(): void }}
 */
export function takeLock(directory) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  /** @type {Holder} */
  const self = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    processStart: processStart(process.pid),
    machine: machine(),
  };
  // Written under another name and linked, so that no process ever reads half a lock.
  const aside = join(directory, `${randomUUID()}.tmp`);
  writeFileSync(aside, JSON.stringify(self), { mode: 0o600 });
  try {
    for (;;) {
      const highest = numbersIn(directory)[0] ?? 0;
      if (highest > 0) {
        const file = join(directory, `${highest}.json`);
        const holder = readHolder(file);
        if (holder === null) continue;
        const why = refusal(holder, file);
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
      for (const number of passed) rmSync(join(directory, `${number}.json`), { force: true });
      return { release: () => letGo(directory, mine, self) };
    }
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {Holder | null} null when a new owner has just removed it
 */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new InUse(`the lock ${file} cannot be read (${reason}); if no other process uses it, delete it`);
  }
}

/**
 * @param {string} directory
 * @param {string} mine
 * @param {Holder} self
 */
function letGo(directory, mine, self) {
  const aside = join(directory, `${randomUUID()}.tmp`);
  writeFileSync(aside, JSON.stringify({ ...self, released: true }), { mode: 0o600 });
  renameSync(aside, mine);
}
