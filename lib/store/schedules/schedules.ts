/**
 * The rows of recurring work: one process at a time holds a run, by a lease that it renews. The clock that is passed in
 * decides whether work is due; leases use the database's clock.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { schedules } from '../schema/schedules';

const columns = createSelectSchema(schedules);
const scheduleRow = columns
  .pick({ name: true, nextAt: true, startedAt: true, endedAt: true, hasFailed: true, result: true })
  .extend({
    /** A process is running it and has renewed its lease. */
    isRunning: z.boolean(),
    /** A process began it and died. */
    isAbandoned: z.boolean(),
  });
export type StoredSchedule = z.infer<typeof scheduleRow>;

const COLUMNS = `name, next_at as "nextAt", started_at as "startedAt", ended_at as "endedAt", has_failed as "hasFailed", result,
  worker is not null and leased_until >= clock_timestamp() as "isRunning",
  worker is not null and leased_until < clock_timestamp() as "isAbandoned"`;

interface Claim {
  readonly name: string;
  readonly worker: string;
  readonly now: Date;
  /** When it is next due. */
  readonly nextAt: Date;
  readonly leaseMs: number;
}

interface Ended {
  readonly name: string;
  readonly worker: string;
  readonly now: Date;
  readonly result: string;
  readonly hasFailed: boolean;
  /** It is due by then at the latest; a failed run is retried earlier. */
  readonly againBy: Date | null;
}

export type ScheduleStore = ReturnType<typeof openSchedules>;

export function openSchedules(database: SqlDatabase) {
  return {
    /**
     * Adds a new schedule. One that is due later than `latest`, because it used to be less frequent, becomes due then.
     */
    async declare(name: string, first: Date, latest: Date): Promise<Date> {
      const row = await selectRow(
        database,
        columns.pick({ nextAt: true }),
        `insert into schedules as s (name, next_at) values ($1, $2)
         on conflict (name) do update set next_at = least(s.next_at, $3) returning next_at as "nextAt"`,
        [name, first, latest],
      );
      if (!row) throw new Error('A schedule was not added');
      return row.nextAt;
    },

    list: (): Promise<StoredSchedule[]> =>
      selectRows(database, scheduleRow, `select ${COLUMNS} from schedules order by name`),

    read: (name: string): Promise<StoredSchedule | null> =>
      selectRow(database, scheduleRow, `select ${COLUMNS} from schedules where name = $1`, [name]),

    /** Makes it due now. If it is running, it will run once more. */
    async request(name: string, now: Date): Promise<void> {
      await database.query('update schedules set next_at = least(next_at, $2::timestamptz) where name = $1', [
        name,
        now,
      ]);
    },

    /** False if it is not due, or another process is running it. */
    async claim({ name, worker, now, nextAt, leaseMs }: Claim): Promise<boolean> {
      const { rowCount } = await database.query(
        `update schedules set worker = $2, started_at = $3::timestamptz, next_at = $4::timestamptz,
           leased_until = clock_timestamp() + make_interval(secs => $5::integer / 1000.0)
         where name = $1 and ((worker is null and next_at <= $3) or (worker is not null and leased_until < clock_timestamp()))`,
        [name, worker, now, nextAt, leaseMs],
      );
      return rowCount === 1;
    },

    async renew({ name, worker, leaseMs }: Pick<Claim, 'name' | 'worker' | 'leaseMs'>): Promise<void> {
      await database.query(
        `update schedules set leased_until = clock_timestamp() + make_interval(secs => $3::integer / 1000.0)
         where name = $1 and worker = $2`,
        [name, worker, leaseMs],
      );
    },

    async end({ name, worker, now, result, hasFailed, againBy }: Ended): Promise<void> {
      await database.query(
        `update schedules set worker = null, leased_until = null, ended_at = $3, result = $4, has_failed = $5,
           next_at = least(next_at, $6::timestamptz)
         where name = $1 and worker = $2`,
        [name, worker, now, result, hasFailed, againBy],
      );
    },
  };
}
