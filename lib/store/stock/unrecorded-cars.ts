/** Cars of runs that will not go on, whose answers are paid for and not in the run's results: its worker had left, or died. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { carKeyOf, isOpen, LOOK_UP_COUNTS } from './stock-results';

const carRow = z.object({
  organisationId: z.string(),
  runId: z.string(),
  number: z.int(),
  personId: z.string(),
  /** Null if the person is no longer known. */
  personName: z.string().nullable(),
  plate: z.string(),
  mileage: z.int(),
  submittedAt: z.date(),
  /** Its look-ups: paid for, served from cached answers, unknown. */
  charged: z.int(),
  served: z.int(),
  unknown: z.int(),
});
export type UnrecordedCar = z.infer<typeof carRow>;

/**
 * In SQL: cars `c` without a result of runs `r`, with how many of their look-ups are answered or may still be (`n`).
 * @param now by the clock of the ledger, in SQL
 */
const unrecordedOf = (now: string) => `from stock_runs r
  cross join lateral (
    select ${carKeyOf('r.id', 's.number')} as key, s.number, s.plate, s.mileage from stock_rows s
    where s.list_id = r.list_id and s.problem is null and s.plate is not null and s.number <= r.reached
      and not exists (select 1 from stock_results e where e.run_id = r.id and e.number = s.number)) c
  -- Car by car, by its key, as in stock-runs.ts.
  cross join lateral (
    select min(l.created_at) as first,
      count(*) filter (where l.state = 'SETTLED' and l.erased_at is null) as answered,
      ${LOOK_UP_COUNTS},
      count(*) filter (where ${isOpen(now)}) as open
    from look_ups l where l.idempotency_key = c.key and l.organisation_id = r.organisation_id
      and l.state not in ('RELEASED', 'DENIED')) n`;

/**
 * In SQL: whether a list has a car that is still to be recorded, so that it must not be erased yet.
 * @param list its alias
 */
export const hasUnrecordedCars = (list: string) => `exists (
  select 1 ${unrecordedOf('clock_timestamp()')} where r.list_id = ${list}.id and n.answered + n.open > 0)`;

/**
 * Of runs that were cancelled within the last hour or whose list was removed, once none of a car's look-ups may still be
 * answered. A hundred, in the order of runs and rows.
 * @param now by the clock of the ledger
 * @param after the last one read, if any were
 */
export const unrecordedCars = (
  database: SqlDatabase,
  now: Date,
  after: Pick<UnrecordedCar, 'runId' | 'number'> | null = null,
): Promise<UnrecordedCar[]> =>
  selectRows(
    database,
    carRow,
    `select r.organisation_id as "organisationId", r.id as "runId", c.number, r.started_by as "personId",
       (select u.name from "user" u where u.id = r.started_by) as "personName", c.plate, c.mileage,
       n.first as "submittedAt", n.charged, n.served, n.unknown
     ${unrecordedOf('$1')} where (r.state = 'cancelled' and r.ended_at > clock_timestamp() - interval '1 hour'
       or r.state in ('cancelled', 'paused', 'stopped')
         and exists (select 1 from stock_lists l where l.id = r.list_id and l.removed_at is not null))
       and coalesce(r.leased_until < clock_timestamp(), true) and n.answered > 0 and n.open = 0
       and ($2::uuid is null or (r.id, c.number) > ($2::uuid, $3::integer))
     order by r.id, c.number limit 100`,
    [now, after?.runId ?? null, after?.number ?? null],
  );
