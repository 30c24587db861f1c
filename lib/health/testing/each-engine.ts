import { after, before, describe } from 'node:test';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { ENGINES, startForFeatures, type TestDatabase } from './databases';

export interface OnEngine {
  /** For the tests and their hooks; nothing is open before them. */
  readonly database: SqlDatabase;
  readonly url: () => string;
}

/** Runs the same tests on each engine, on a new database that is opened before the first and dropped after the last. */
export function onEachEngine(title: string, tests: (on: OnEngine) => void): void {
  for (const { engine, start } of ENGINES) describeOn(`${title} on ${engine}`, start, tests);
}

/** Feature tests, on the one engine they run on. */
export const onFeatureDatabase = (title: string, tests: (on: OnEngine) => void): void =>
  describeOn(title, startForFeatures, tests);

function describeOn(title: string, start: () => Promise<TestDatabase>, tests: (on: OnEngine) => void): void {
  describe(title, () => {
    let running: TestDatabase;
    let open: SqlDatabase;
    before(async () => {
      running = await start();
      open = openDatabase(running.url);
    });
    after(async () => {
      await open.close();
      await running.stop();
    });
    tests({
      url: () => running.url,
      database: {
        query: (text, values, name) => open.query(text, values, name),
        transaction: (work) => open.transaction(work),
        get drizzle() {
          return open.drizzle;
        },
        guarded: (work) => open.guarded(work),
        connections: () => open.connections(),
        close: () => open.close(),
      },
    });
  });
}
