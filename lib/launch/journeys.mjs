import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuild } from './build.mjs';
import { freePort, ROOT, runToEnd, print } from './child.mjs';
import { ensureChromium } from './chromium.mjs';

const COULD_NOT_RUN = { passed: 0, failed: 1, failures: [] };

/**
 * The end-to-end tests, in a real browser on the production build.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJourneys() {
  if (!(await ensureBuild())) {
    print('✖ build: see its output above');
    return COULD_NOT_RUN;
  }
  const chromium = await ensureChromium();
  if (!chromium.found) {
    print(`✖ browser: ${chromium.why}`);
    return COULD_NOT_RUN;
  }
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const report = join(folder, 'report.json');
  try {
    const env = {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: String(await freePort()),
      E2E_DATA: join(folder, 'data'),
      ...(chromium.path === null ? {} : { CHROMIUM_PATH: chromium.path }),
    };
    const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
    const { ok } = await runToEnd(process.execPath, [playwright, 'test', '-c', 'e2e', '--reporter=list,json'], { env });
    const { stats, suites } = readReport(report);
    const { expected = 0, flaky = 0, unexpected = 0 } = stats;
    if (flaky > 0) print(`${flaky} passed only at the second try: listed above as flaky`);
    const failures = suites.flatMap(failuresIn);
    return { passed: expected + flaky, failed: ok ? unexpected : Math.max(unexpected, 1), failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What is read of Playwright's JSON report.
 * @typedef {{ error?: { message: string } }} Result
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected?: number, flaky?: number, unexpected?: number }, suites: Suite[] }} Report
 */

/** @returns {Report} */
function readReport(/** @type {string} */ report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { stats: {}, suites: [] }; // Playwright ended before it could write; its output is above.
  }
}

/**
 * Each failed journey with the message of its last try.
 * @returns {string[]}
 */
function failuresIn(/** @type {Suite} */ { specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return failed
    .map(({ file, line, title, tests }) => {
      const message = tests.at(-1)?.results.at(-1)?.error?.message ?? 'no message';
      return `✖ e2e/${file}:${line} ${title}\n${stripVTControlCharacters(message)}`;
    })
    .concat(suites.flatMap(failuresIn));
}
