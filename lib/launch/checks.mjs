import { join } from 'node:path';
import { ROOT, runToEnd } from './child.mjs';
import { filesEnding, oneCheck, sum, unitTests } from './tally.mjs';

const program = (/** @type {string[]} */ ...path) => join(ROOT, 'node_modules', ...path);

/** Files that stay as another program or the provider wrote them. */
const AS_WRITTEN = ['!lib/store/migrations/meta', '!lib/contract/golden'];

/** Kills, races and exhaustive comparisons, which take too long to run before a commit. */
const LONG = '.long.test.ts';

/**
 * Features are tested on a server's database, ready in a tenth of the time. Store, ledger and journeys run on the embedded
 * one.
 */
const SETTINGS = { TEST_FEATURES: 'server' };

/**
 * Types, lint and format, and in parallel the unit tests, including those of the code itself. Runs to the end whatever
 * fails.
 */
export async function runChecks(/** @type {{ long: boolean }} */ { long }) {
  const types = async () => {
    // Next generates the types of pages and routes.
    const generated = await runToEnd(process.execPath, [program('next/dist/bin/next'), 'typegen'], { quiet: true });
    return generated.ok ? runToEnd(process.execPath, [program('typescript/bin/tsc'), '--noEmit']) : generated;
  };
  const lint = () =>
    runToEnd(process.execPath, [program('oxlint/bin/oxlint'), '--type-aware', '--quiet'], { quiet: true });
  const format = () =>
    runToEnd(process.execPath, [
      program('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level=warn',
      // By contents, as a fresh copy of the repository has other times.
      '--cache',
      '--cache-strategy=content',
      '.',
      ...AS_WRITTEN,
    ]);
  const units = [...filesEnding('.test.ts'), ...filesEnding('.test.ts', 'components')].filter(
    (file) => long || !file.endsWith(LONG),
  );
  const sources = async () =>
    sum([await oneCheck('types', types), await oneCheck('lint', lint), await oneCheck('format', format)]);
  return sum(await Promise.all([sources(), unitTests(units, SETTINGS)]));
}
