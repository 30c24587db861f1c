import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';
import { migrate } from '@/lib/store/database';
import { startPostgres } from './postgres';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The two engines every test of store and ledger runs on, each started empty and migrated. */
export const ENGINES: readonly { engine: string; start(): Promise<TestDatabase> }[] = [
  {
    engine: 'the embedded database',
    async start() {
      const directory = mkdtempSync(join(tmpdir(), 'valuations-embedded-'));
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
