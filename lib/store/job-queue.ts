/**
 * The queue of work that outlives a request, in the same database (pg-boss). It only says that something wants work;
 * what is to be done and who is at it stands with the thing itself, so a lost or a repeated word does no harm.
 */
import PgBoss from 'pg-boss';
import type { SqlDatabase } from './database';

export interface Queue {
  /** Says that `key` wants work; said twice while nobody has taken it, it is one word. */
  call(key: string): Promise<void>;
  /** Takes words as they come, so many at once. `work` throws nothing: who fails is called again by whoever sees it. */
  listen(atOnce: number, work: (key: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const POLL_SECONDS = 2;
/** Work may last: a list of ten thousand at a slow provider. The lease of the run, not this, says who has died. */
const EXPIRE_SECONDS = 23 * 3_600;

/** @param report of what the queue does not like: it goes on by itself */
export async function openQueue(database: SqlDatabase, name: string, report: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => database.query(text, values ?? []) },
    schedule: false,
    deleteAfterHours: 24,
    archiveCompletedAfterSeconds: 3_600,
  });
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(name, { name, policy: 'short', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
  const workers: string[] = [];
  return {
    async call(key) {
      await boss.send(name, { key }, { singletonKey: key });
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async listen(atOnce, work) {
      for (let index = 0; index < atOnce; index++) {
        workers.push(
          await boss.work<{ key: string }>(name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
            for (const { data } of jobs) await work(data.key);
          }),
        );
      }
    },
    close: () => boss.stop({ graceful: false }),
  };
}
