/**
 * For a run of many tests: an embedded database made and migrated once, which each test copies, and one PostgreSQL
 * server, on which each makes its own database. Reports their settings in one line of JSON, and runs until its input
 * ends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@/lib/store/database';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';
import { startPostgres } from './postgres';

const directory = mkdtempSync(join(tmpdir(), 'valuations-prepared-'));
const [server] = await Promise.all([startPostgres(), prepareEmbedded()]);
process.stdout.write(`${JSON.stringify({ TEST_DATABASE_URL: server.url, TEST_EMBEDDED: directory })}\n`);
await once(process.stdin.resume(), 'end');
await server.stop();
rmSync(directory, { recursive: true });

async function prepareEmbedded(): Promise<void> {
  const embedded = await startEmbedded({ directory });
  await migrate(embedded.url);
  await embedded.stop();
}
