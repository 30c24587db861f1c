import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';
import { migrate } from '@/lib/store/database';
import { startPostgres } from './postgres';

export interface TestDatabase {
  url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The two engines every test of store and ledger runs on, each started empty and migrated. With `TEST_EMBEDDED` the
 * embedded one starts as a copy of the database in that folder: making one takes longer than most tests.
 */
export const ENGINES: readonly { engine: string; start: () => Promise<TestDatabase> }[] = [
  {
    engine: 'the embedded database',
    async start() {
      const directory = mkdtempSync(join(tmpdir(), 'valuations-embedded-'));
      const prepared = process.env['TEST_EMBEDDED'];
      // The lock is the other's own, and its socket cannot be copied.
      if (prepared) cpSync(prepared, directory, { recursive: true, filter: (path) => basename(path) !== 'lock' });
      const { url, stop } = await startEmbedded({ directory });
      await migrate(url);
      return {
        url,
        stop: async () => {
          await stop();
          rmSync(directory, { recursive: true, force: true });
        },
      };
    },
  },
  {
    engine: 'a PostgreSQL server',
    async start() {
      const server = await startPostgres();
      await migrate(server.url);
      return server;
    },
  },
];

/**
 * What features are tried on: the embedded database, as the product runs by default; with `TEST_FEATURES=server` a
 * database of the server, which is there in a tenth of the time.
 */
export const startForFeatures = (): Promise<TestDatabase> =>
  ENGINES[process.env['TEST_FEATURES'] === 'server' ? 1 : 0]!.start();
