// The identity of a process, so that a lock outlives neither its holder nor a reboot: the system uses a
// process number again and again.
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './error-code.mjs';

/** @param {() => string} read */
function orEmpty(read) {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** The machine since its last start and, on Linux, the container: a process number is valid only within these. */
export function machine() {
  return {
    host: hostname(),
    boot: orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    space: orEmpty(() => readlinkSync('/proc/self/ns/pid')),
  };
}

/**
 * When the process began, in the system's own unit; '' when it is gone, null when the system does not
 * report it.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return '';
  }
  const stat = orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat !== '') {
    // The name, in brackets, may itself hold blanks and brackets; the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, start] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? '' : (start ?? null);
  }
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  return orEmpty(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })) || null;
}
