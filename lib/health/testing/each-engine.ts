import { after, before, describe } from 'node:test';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { ENGINES, type TestDatabase } from './databases';

export interface OnEngine {
  /** For the tests and their hooks; nothing is open before these. */
  readonly database: SqlDatabase;
  readonly url: () => string;
}

/** The same tests on each engine, each on a new database: open before the first of them, gone after the last. */
export function onEachEngine(title: string, tests: (on: OnEngine) => void): void {
  for (const { engine, start } of ENGINES) {
    describe(`${title} on ${engine}`, () => {
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
}
