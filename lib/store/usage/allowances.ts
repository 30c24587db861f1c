import { z } from 'zod';
import { selectRows } from '../rows';
import type { SubscriptionDatabase } from './look-ups';

const allowanceRow = z.object({
  /** Null: of the organisation. */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  used: z.int(),
  /** What was set, with what was approved for this month. */
  limit: z.int().nullable(),
  /** What was set, for every month. */
  monthlyLimit: z.int().nullable(),
});

export function createAllowances({ database, subscription }: SubscriptionDatabase) {
  return {
    /** This month's counts and limits: of the organisation, and of each person active in it or limited. */
    allowances: ({ organisationId }: { organisationId: string }) =>
      selectRows(
        database,
        allowanceRow,
        `with this as (select look_up_month(clock_timestamp()) as month), who as (
           select '' as person_id
           union select user_id from member where organization_id = $2 and deactivated_at is null
           union select person_id from look_up_limits where subscription = $1 and organisation_id = $2
           union select person_id from look_up_counters, this
             where subscription = $1 and organisation_id = $2 and look_up_counters.month = this.month
         )
         select nullif(who.person_id, '') as "personId", u.name as "personName", coalesce(c.taken, 0) as used,
                l.monthly_limit + coalesce(e.extra, 0) as "limit", l.monthly_limit as "monthlyLimit"
         from who cross join this
         left join look_up_counters c on c.subscription = $1 and c.organisation_id = $2
           and c.person_id = who.person_id and c.month = this.month
         left join look_up_limits l on l.subscription = $1 and l.organisation_id = $2 and l.person_id = who.person_id
         left join look_up_extras e on e.subscription = $1 and e.organisation_id = $2
           and e.person_id = who.person_id and e.month = this.month
         left join "user" u on u.id = who.person_id
         order by u.name nulls first`,
        [subscription, organisationId],
      ),
  };
}
