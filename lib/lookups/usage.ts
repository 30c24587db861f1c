/** What is counted this month against which limits, and the setting of limits. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';
import { lookUpLimits } from '@/lib/store/schema/ledger';
import type { LedgerContext } from './ledger';

export interface LedgerAllowance {
  readonly used: number;
  /** Null: no limit is set. */
  readonly limit: number | null;
}

export interface LedgerUsage {
  /** `YYYY-MM`, Europe/London. */
  readonly month: string;
  readonly organisation: LedgerAllowance;
  readonly subscription: LedgerAllowance;
  readonly person: LedgerAllowance | null;
  /** What may still be taken, by the narrowest limit; null when nothing limits. */
  readonly remaining: number | null;
}

const allowanceRow = z.object({ month: z.string(), used: z.number() }).extend({
  monthlyLimit: createSelectSchema(lookUpLimits).shape.monthlyLimit.nullable(),
});

export function createUsage({ database, subscription, now }: LedgerContext) {
  async function usage({
    organisationId,
    personId,
  }: {
    readonly organisationId: string;
    readonly personId?: string;
  }): Promise<LedgerUsage> {
    const rows = await selectRows(
      database,
      allowanceRow,
      `with this as (select look_up_month(coalesce($4::timestamptz, clock_timestamp())) as month)
       select to_char(this.month, 'YYYY-MM') as month, coalesce(c.taken, 0) as used,
              l.monthly_limit + coalesce(e.extra, 0) as "monthlyLimit"
       from this cross join (values (1, '', ''), (2, $2, ''), (3, $2, $3)) k (rank, organisation_id, person_id)
       left join look_up_counters c on c.subscription = $1 and c.month = this.month
         and c.organisation_id = k.organisation_id and c.person_id = k.person_id
       left join look_up_limits l on l.subscription = $1
         and l.organisation_id = k.organisation_id and l.person_id = k.person_id
       left join look_up_extras e on e.subscription = $1 and e.month = this.month
         and e.organisation_id = k.organisation_id and e.person_id = k.person_id
       order by k.rank`,
      [subscription, organisationId, personId ?? '', now()],
    );
    const allowanceAt = (rank: number): LedgerAllowance => {
      const { used = 0, monthlyLimit = null } = rows[rank] ?? {};
      return { used, limit: monthlyLimit };
    };
    const allowances = {
      subscription: allowanceAt(0),
      organisation: allowanceAt(1),
      person: personId === undefined ? null : allowanceAt(2),
    };
    const left = Object.values(allowances).flatMap((allowance) =>
      allowance === null || allowance.limit === null ? [] : [Math.max(allowance.limit - allowance.used, 0)],
    );
    return { month: rows[0]?.month ?? '', ...allowances, remaining: left.length === 0 ? null : Math.min(...left) };
  }

  /** Sets or, with null, lifts a monthly limit: of the subscription, of an organisation, of a person in it. */
  async function setLimit(
    { organisationId = '', personId = '' }: { readonly organisationId?: string; readonly personId?: string },
    monthlyLimit: number | null,
  ): Promise<void> {
    const scope = [subscription, organisationId, personId];
    if (monthlyLimit === null) {
      await database.query(
        'delete from look_up_limits where subscription = $1 and organisation_id = $2 and person_id = $3',
        scope,
      );
      return;
    }
    await database.query(
      `insert into look_up_limits (subscription, organisation_id, person_id, monthly_limit) values ($1, $2, $3, $4)
       on conflict (subscription, organisation_id, person_id) do update set monthly_limit = excluded.monthly_limit`,
      [...scope, monthlyLimit],
    );
  }

  return { usage, setLimit };
}
