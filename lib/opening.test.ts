/** Services that cannot be opened leave nothing open, whichever part fails; the next request opens them again. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { startForFeatures, type TestDatabase } from '@/lib/health/testing/databases';
import { openDatabase } from '@/lib/store/database';
import type { OpeningOutcome } from './opening.process';

const SECRET = 'c2VydmljZXMgdGhhdCBjYW5ub3QgYmUgb3BlbmVk';

let running: TestDatabase;
before(async () => {
  running = await startForFeatures();
});
after(() => running.stop());

/** @returns what both attempts came to, and how the process ended; one that does not end is stopped */
async function openTwice(): Promise<{ readonly attempts: OpeningOutcome[]; readonly hasEnded: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/opening.process.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: running.url, APP_SECRET: SECRET, PROVIDER: 'sandbox' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [, signal] = await once(child, 'close');
  const attempts = output.match(/^(opened|failed)$/gm) ?? [];
  return { attempts: attempts.map((line) => (line === 'opened' ? line : 'failed')), hasEnded: signal === null };
}

/** In the order in which they are opened. */
for (const [part, table] of [
  ['people', 'member'],
  ['runs of stock lists', 'stock_runs'],
  ['schedules', 'schedules'],
] as const) {
  test(`where ${part} cannot be opened, the process has nothing left that keeps it alive`, async () => {
    const database = openDatabase(running.url);
    await database.query(`alter table ${table} rename to away`);
    assert.deepEqual(await openTwice(), { attempts: ['failed', 'failed'], hasEnded: true });
    await database.query(`alter table away rename to ${table}`);
    await database.close();
  });
}
