/**
 * Jobs that outlive a request, in the same database (pg-boss). A job names a thing that needs work; what is to be done, and
 * who is doing it, is stored with the thing itself. So a job that runs twice does no harm, and a job is retried every few
 * seconds until the thing needs no more work: a process that dies loses nothing, because another one gets the retry.
 */
import PgBoss from 'pg-boss';
import type { SqlDatabase } from './database';

export interface Queue {
  /** Requests work for `key`. A second request, while no one has taken the first, is the same one. */
  call(key: string): Promise<void>;
  /**
   * Takes jobs as they come, here or from any other process.
   * @param look starts what work there is, without waiting for it. False: the key is looked at again in a few seconds, here
   *   or elsewhere. True: it needs no more work
   */
  listen(look: (key: string) => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

const POLL_SECONDS = 2;
const LOOK_AGAIN_SECONDS = 2;
const KEYS_AT_A_TIME = 20;
/** More often than a job is ever retried. */
const LOOKS_MAX = 10_000_000;
/** A look takes some milliseconds. One whose process died during it is retried after this time and one maintenance. */
const LOOK_EXPIRES_SECONDS = 15;
const MAINTENANCE_SECONDS = 15;

/** @param report of the queue's own errors, after which it goes on */
export async function openQueue(database: SqlDatabase, name: string, report: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => database.query(text, values ?? []) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    deleteAfterHours: 24,
    archiveCompletedAfterSeconds: 3_600,
  });
  boss.on('error', report);
  await boss.start();
  const options = {
    name,
    // One job of a key in each state: a retry beside another retry is dropped.
    policy: 'stately' as const,
    retryLimit: LOOKS_MAX,
    retryDelay: LOOK_AGAIN_SECONDS,
    expireInSeconds: LOOK_EXPIRES_SECONDS,
  };
  await boss.createQueue(name, options);
  // An older version may have created it otherwise.
  await boss.updateQueue(name, options);
  let worker: string | null = null;
  return {
    async call(key) {
      await boss.send(name, { key }, { singletonKey: key });
      if (worker !== null) boss.notifyWorker(worker);
    },
    async listen(look) {
      const work = { pollingIntervalSeconds: POLL_SECONDS, batchSize: KEYS_AT_A_TIME };
      worker = await boss.work<{ key: string }>(name, work, async (jobs) => {
        let isMoreNeeded = false;
        for (const { id, data } of jobs) {
          if (await look(data.key)) await boss.complete(name, id);
          else isMoreNeeded = true;
        }
        // pg-boss retries what failed and is not complete.
        if (isMoreNeeded) throw new Error('More work may be needed');
      });
    },
    close: () => boss.stop({ graceful: false }),
  };
}
