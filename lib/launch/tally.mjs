import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runToEnd, print } from './child.mjs';
import { prepareDatabases } from './databases.mjs';
import { processesOf, sourceOf } from './processes.mjs';

/**
 * `failures` are the messages of what failed, where the output above is too long to look for them.
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Tally
 */

/** @returns {Tally} */
export function sum(/** @type {readonly Tally[]} */ tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** Files in a folder by their ending, in a fixed order. (Node 20 does not accept patterns.) */
export function filesEnding(/** @type {string} */ ending, folder = 'lib') {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
}

/**
 * A check that passes or fails, which counts as one.
 * @param {string} title
 * @param {() => Promise<{ ok: boolean }>} look
 * @returns {Promise<Tally>}
 */
export async function oneCheck(title, look) {
  const { ok } = await look();
  print(`${ok ? '✔' : '✖'} ${title}`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [`${title} failed`] };
}

/**
 * Runs node:test over files and counts its tests.
 * @param {readonly string[]} files
 * @param {Record<string, string>} [settings] of the tests
 * @returns {Promise<Tally>}
 */
export async function unitTests(files, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const counted = join(folder, 'tests.tap');
  const databases = await prepareDatabases();
  try {
    const reporters = ['--test-reporter=dot', '--test-reporter-destination=stdout'].concat([
      '--test-reporter=tap',
      `--test-reporter-destination=${counted}`,
    ]);
    const concurrency = `--test-concurrency=${availableParallelism()}`;
    // Node takes the files by name.
    const processes = processesOf(files).map((together, index) => {
      const path = join(folder, `${String(index).padStart(3, '0')}.test.mjs`);
      writeFileSync(path, sourceOf(together));
      return path;
    });
    const words = ['--import', 'tsx', '--test', concurrency, ...reporters, ...processes];
    const { ok } = await runToEnd(process.execPath, words, {
      env: { ...process.env, ...databases.settings, ...settings },
    });
    const tap = readFileSync(counted, 'utf8');
    const count = (/** @type {string} */ word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
    const failed = count('fail') + count('cancelled');
    const failures = failed > 0 ? [failuresIn(tap)] : [];
    for (const failure of failures) print(failure);
    // A run that fails without naming a test, for example by a crash, is still a failure.
    return { passed: count('pass'), failed: ok ? failed : Math.max(failed, 1), failures };
  } finally {
    await databases.close();
    rmSync(folder, { recursive: true });
  }
}

/** The failures with their messages: the blocks under each `not ok`. */
function failuresIn(/** @type {string} */ tap) {
  const lines = tap.split('\n');
  const failureLines = lines.flatMap((line, index) => {
    if (!/^\s*not ok/.test(line)) return [];
    const end = lines.findIndex((later, at) => at > index && later.trim() === '...');
    return lines.slice(index, end);
  });
  return failureLines.join('\n');
}
