/** The results of the recurring check of saved builds. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from './database';
import { selectRows } from './rows';
import { buildChecks, builds } from './schema/builds';

const dueRow = createSelectSchema(builds, { frozen: z.unknown() })
  .pick({ id: true, kind: true, identifier: true, code: true, frozen: true })
  .extend({ figuresUntil: createSelectSchema(buildChecks).shape.figuresUntil });
export type DueBuild = z.infer<typeof dueRow>;

interface BuildCheck {
  readonly buildId: string;
  readonly on: Day;
  /** Null if nothing is different. */
  readonly areas: string | null;
  readonly differences: string | null;
  readonly figuresUntil: Day | null;
}

/** Builds saved longer ago than this are no longer checked. */
const WATCHED_DAYS = 366;

export type BuildCheckStore = ReturnType<typeof openBuildChecks>;

export function openBuildChecks(database: SqlDatabase) {
  return {
    /** The next builds not yet compared with this day, in the order of their ids. */
    due: ({ on, after, limit }: { on: Day; after: string; limit: number }): Promise<DueBuild[]> =>
      selectRows(
        database,
        dueRow,
        `select b.id, b.kind, b.identifier, b.code, b.frozen, c.figures_until::text as "figuresUntil"
         from builds b left join build_checks c on c.build_id = b.id
         where b.removed_at is null and b.created_at > $1::date - ${WATCHED_DAYS}
           and (c.checked_on is null or c.checked_on < $1::date) and b.id > $2::uuid
         order by b.id limit $3`,
        [on, after, limit],
      ),

    /** A build that is deleted meanwhile is left out. */
    async save({ buildId, on, areas, differences, figuresUntil }: BuildCheck): Promise<void> {
      await database.query(
        `insert into build_checks as c (build_id, checked_on, areas, differences, changed_at, figures_until)
         select b.id, $2::date, $3, $4, clock_timestamp(), $5::date from builds b where b.id = $1
         on conflict (build_id) do update set checked_on = excluded.checked_on, areas = excluded.areas,
           differences = excluded.differences, figures_until = excluded.figures_until,
           changed_at = case when c.differences is distinct from excluded.differences then excluded.changed_at else c.changed_at end`,
        [buildId, on, areas, differences, figuresUntil],
      );
    },
  };
}
