/**
 * Jobs that outlive a request, in the same database (pg-boss). A job only names a thing that needs work; what is to be
 * done, and by which process, is stored with the thing itself. So a job that runs twice does no harm, and a job is
 * retried every few seconds until the thing needs no more work: a process that dies loses nothing, because another one
 * gets the retry.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { SqlDatabase } from './database';

export interface Queue {
  /**
   * Requests work for `key`. A second request before the first is taken joins it.
   * @param at not before this moment; a past one means now
   */
  call(key: string, at?: Date): Promise<void>;
  /**
   * Takes jobs as they come, here or from any other process.
   * @param look starts any work there is, without waiting for it. False: the key is checked again in a few seconds,
   * here or elsewhere. True: it needs no more work
   */
  listen(look: (key: string) => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

const POLL_SECONDS = 2;
const LOOK_AGAIN_SECONDS = 2;
const KEYS_AT_A_TIME = 20;
/** More than a job is ever retried. */
const LOOKS_MAX = 10_000_000;
/**
 * A check takes milliseconds. If its process dies during it, it is retried after this time and the next maintenance.
 */
const LOOK_EXPIRES_SECONDS = 15;
const MAINTENANCE_SECONDS = 15;
const CREATE_TRIES_MAX = 10;
const CREATE_PAUSE_MS = 500;

/** @param report called with the queue's own errors, after which it continues */
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
    // At most one job for a key in each state: a second retry is dropped.
    policy: 'stately' as const,
    retryLimit: LOOKS_MAX,
    retryDelay: LOOK_AGAIN_SECONDS,
    expireInSeconds: LOOK_EXPIRES_SECONDS,
  };
  try {
    await createQueue(boss, options);
    // An older version may have created it with other options.
    await boss.updateQueue(name, options);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  let worker: string | null = null;
  return {
    async call(key, at) {
      await boss.send(name, { key }, { singletonKey: key, ...(at === undefined ? {} : { startAfter: at }) });
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

/** If several processes create it at the same moment, some may be refused; by the next try it exists. */
async function createQueue(boss: PgBoss, options: PgBoss.Queue): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await boss.createQueue(options.name, options);
    } catch (error) {
      if (!isDeadlock(error) || tries === CREATE_TRIES_MAX) throw error;
      await sleep(Math.random() * CREATE_PAUSE_MS);
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';
