import { z } from 'zod';
import { selectRows } from '../rows';
import type { SubscriptionDatabase } from './look-ups';

const allowanceRow = z.object({
  /** Null for the organisation; `*` for each person in it without own limits who has used nothing. */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  used: z.int(),
  /** The limit that was set, plus what was approved for this month. */
  limit: z.int().nullable(),
  /** The limit for every month: as set, or the default. */
  monthlyLimit: z.int().nullable(),
  minuteLimit: z.int().nullable(),
});

export function createAllowances({ database, subscription, defaultLimits = null }: SubscriptionDatabase) {
  return {
    /** This month's counts and limits, for the organisation and each person who is active in it or limited. */
    allowances: ({ organisationId }: { organisationId: string }) =>
      selectRows(
        database,
        allowanceRow,
        `with this as (select look_up_month(clock_timestamp()) as month), who (person_id) as (
           values (''), ('*')
           union select user_id from member where organization_id = $2 and deactivated_at is null
           union select person_id from look_up_limits where subscription = $1 and organisation_id = $2
           union select person_id from look_up_counters, this
             where subscription = $1 and organisation_id = $2 and look_up_counters.month = this.month
         )
         select nullif(who.person_id, '') as "personId", u.name as "personName", coalesce(c.taken, 0) as used,
                l.month_limit as "limit", l.set_limit as "monthlyLimit", l.minute_limit as "minuteLimit"
         from who cross join this
         join lateral look_up_limits_of($1, $2, who.person_id, this.month, $3) l
           on l.rank = case who.person_id when '' then 2 else 3 end
         left join look_up_counters c on c.subscription = $1 and c.organisation_id = $2
           and c.person_id = who.person_id and c.month = this.month
         left join "user" u on u.id = who.person_id
         order by u.name nulls first`,
        [subscription, organisationId, defaultLimits && JSON.stringify(defaultLimits)],
      ),
  };
}
