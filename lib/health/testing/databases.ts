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

interface TestEngine {
  readonly engine: string;
  readonly start: () => Promise<TestDatabase>;
}

const EMBEDDED: TestEngine = {
  engine: 'the embedded database',
  async start() {
    const directory = mkdtempSync(join(tmpdir(), 'valuations-embedded-'));
    const prepared = process.env['TEST_EMBEDDED'];
    // The lock belongs to the other database, and its socket cannot be copied.
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
};

const SERVER: TestEngine = {
  engine: 'a PostgreSQL server',
  async start() {
    const server = await startPostgres();
    await migrate(server.url);
    return server;
  },
};

/**
 * The two engines on which every test of store and ledger runs, each started empty and migrated. With `TEST_EMBEDDED`,
 * the embedded one starts as a copy of the database in that folder, as making one takes longer than most tests. With
 * `TEST_ENGINES=server` there is only the server, because mutation testing starts the same tests a thousand times.
 */
export const ENGINES: readonly TestEngine[] = process.env['TEST_ENGINES'] === 'server' ? [SERVER] : [EMBEDDED, SERVER];

/**
 * The database for feature tests: the embedded one, as the product runs by default; with `TEST_FEATURES=server`, as
 * `npm test` and `npm run check` set it, one on the server, which is ready in a tenth of the time.
 */
export const startForFeatures = (): Promise<TestDatabase> =>
  (process.env['TEST_FEATURES'] === 'server' ? SERVER : EMBEDDED).start();
