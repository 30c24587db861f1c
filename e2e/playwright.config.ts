import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { LAUNCH_OPTIONS } from './chromium.fixture';

/** `npm test` chooses a free port and its own folder; alone, `npx playwright test -c e2e` takes these. */
const port = (process.env['E2E_PORT'] ??= '3990');
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-')));

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // One product, one demo dealer: what one journey does, the next one sees.
  workers: 1,
  timeout: 60_000, // a busy machine is slow, not wrong
  expect: { timeout: 15_000 },
  // A second try has its own browser, plates and people; what passes only then is printed as flaky. See README.md.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: '../test-results',
  // One picture for every machine. One that is missing fails, and is not written: README.md says how it is made.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  use: {
    // A worker would answer in the place of the routes that journeys hold back; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording costs two fifths of a journey's time: only the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: LAUNCH_OPTIONS,
  },
  webServer: {
    command: 'node lib/launch/start.mjs',
    cwd: '..',
    env: {
      PORT: port,
      DATA_DIRECTORY: data,
      FEED_FOLDER: join(data, 'feeds'),
      PROVIDER: 'sandbox',
      DATABASE_URL: '',
      APP_ORIGIN: '',
    },
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
