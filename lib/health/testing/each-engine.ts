import { after, before, describe } from 'node:test';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { ENGINES, startForFeatures, type TestDatabase } from './databases';

export interface OnEngine {
  /** For the tests and their hooks; nothing is open before these. */
  readonly database: SqlDatabase;
  readonly url: () => string;
}

/** The same tests on each engine, each on a new database: open before the first of them, gone after the last. */
export function onEachEngine(title: string, tests: (on: OnEngine) => void): void {
  for (const { engine, start } of ENGINES) describeOn(`${title} on ${engine}`, start, tests);
}

/** Tests of features, on the one engine that they are tried on. */
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
