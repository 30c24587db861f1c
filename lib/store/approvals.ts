/** Asking for look-ups beyond a spent budget, and what was decided. */
import { randomUUID } from 'node:crypto';
import type { SqlDatabase } from './database';

export interface StoredApproval {
  id: string;
  personId: string;
  personName: string | null;
  /** `YYYY-MM`. */
  month: string;
  lookUps: number;
  reason: string;
  askedAt: Date;
  state: 'asked' | 'approved' | 'refused';
  granted: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

export type ApprovalStore = ReturnType<typeof openApprovals>;

/** @param subscription whose look-ups an approval allows */
export function openApprovals({ database, subscription }: { database: SqlDatabase; subscription: string }) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;

  return {
    /** One open question a person: asking again changes it. For the month of the database's clock. */
    async request(approval: {
      organisationId: string;
      personId: string;
      lookUps: number;
      reason: string;
    }): Promise<string> {
      const [row] = await select<{ id: string }>(
        `insert into approvals (id, organisation_id, person_id, month, look_ups, reason, asked_at)
         values ($1, $2, $3, look_up_month(clock_timestamp()), $4, $5, clock_timestamp())
         on conflict (organisation_id, person_id) where state = 'asked' do update
           set look_ups = excluded.look_ups, reason = excluded.reason, month = excluded.month, asked_at = excluded.asked_at
         returning id`,
        [randomUUID(), approval.organisationId, approval.personId, approval.lookUps, approval.reason],
      );
      if (!row) throw new Error('a question was not added');
      return row.id;
    },

    /** What waits first, then the newest; of one person, or of all. */
    list: (filter: { organisationId: string; personId?: string | undefined }) =>
      select<StoredApproval>(
        `select a.id, a.person_id as "personId", u.name as "personName", to_char(a.month, 'YYYY-MM') as month,
                a.look_ups as "lookUps", a.reason, a.asked_at as "askedAt", a.state, a.granted,
                d.name as "decidedBy", a.decided_at as "decidedAt"
         from approvals a left join "user" u on u.id = a.person_id left join "user" d on d.id = a.decided_by
         where a.organisation_id = $1 and ($2::text is null or a.person_id = $2)
         order by a.state <> 'asked', a.asked_at desc limit 100`,
        [filter.organisationId, filter.personId ?? null],
      ),

    /** Once, by whoever decides first. False when there is nothing to decide. */
    async refuse(decision: { organisationId: string; id: string; decidedBy: string }): Promise<boolean> {
      const rows = await select(
        `update approvals set state = 'refused', decided_by = $3, decided_at = clock_timestamp()
         where organisation_id = $1 and id = $2 and state = 'asked' returning 1`,
        [decision.organisationId, decision.id, decision.decidedBy],
      );
      return rows.length > 0;
    },

    /**
     * Approves, and allows in the same commit, beyond what was allowed before in that month (`YYYY-MM`): once, by whoever
     * decides first. False when there is nothing to decide.
     */
    async approve(decision: {
      organisationId: string;
      id: string;
      decidedBy: string;
      granted: number;
      month: string;
      /** So many more of the person's own limit, and of the organisation's. */
      more: { person: number; organisation: number };
    }): Promise<boolean> {
      const rows = await select(
        `with decided as (
           update approvals set state = 'approved', granted = $4, month = $5::date, decided_by = $3,
             decided_at = clock_timestamp()
           where organisation_id = $1 and id = $2 and state = 'asked' returning person_id),
         allowed as (
           insert into look_up_extras as e (subscription, organisation_id, person_id, month, extra)
           select $6, $1, more.person_id, $5::date, more.extra
           from decided cross join lateral (values ('', $8::integer), (decided.person_id, $7::integer)) more (person_id, extra)
           where more.extra > 0
           on conflict (subscription, organisation_id, person_id, month) do update set extra = e.extra + excluded.extra)
         select 1 from decided`,
        [
          ...[decision.organisationId, decision.id, decision.decidedBy, decision.granted, `${decision.month}-01`],
          ...[subscription, decision.more.person, decision.more.organisation],
        ],
      );
      return rows.length > 0;
    },
  };
}
