/** Asking for look-ups beyond a spent budget, and what was decided. */
import { randomUUID } from 'node:crypto';
import type { Database } from './database';

export interface Approval {
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

export type Approvals = ReturnType<typeof openApprovals>;

export function openApprovals(database: Database) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;

  return {
    /** One open question a person: asking again changes it. For the month of the database's clock. */
    async ask(of: { organisationId: string; personId: string; lookUps: number; reason: string }): Promise<string> {
      const [row] = await select<{ id: string }>(
        `insert into approvals (id, organisation_id, person_id, month, look_ups, reason, asked_at)
         values ($1, $2, $3, look_up_month(clock_timestamp()), $4, $5, clock_timestamp())
         on conflict (organisation_id, person_id) where state = 'asked' do update
           set look_ups = excluded.look_ups, reason = excluded.reason, month = excluded.month, asked_at = excluded.asked_at
         returning id`,
        [randomUUID(), of.organisationId, of.personId, of.lookUps, of.reason],
      );
      if (!row) throw new Error('a question was not added');
      return row.id;
    },

    /** What waits first, then the newest; of one person, or of all. */
    list: (of: { organisationId: string; personId?: string | undefined }) =>
      select<Approval>(
        `select a.id, a.person_id as "personId", u.name as "personName", to_char(a.month, 'YYYY-MM') as month,
                a.look_ups as "lookUps", a.reason, a.asked_at as "askedAt", a.state, a.granted,
                d.name as "decidedBy", a.decided_at as "decidedAt"
         from approvals a left join "user" u on u.id = a.person_id left join "user" d on d.id = a.decided_by
         where a.organisation_id = $1 and ($2::text is null or a.person_id = $2)
         order by a.state <> 'asked', a.asked_at desc limit 100`,
        [of.organisationId, of.personId ?? null],
      ),

    /** Once, by whoever decides first. What was decided for whom, or null when there is nothing to decide. */
    async decide(of: { organisationId: string; id: string; decidedBy: string; granted: number | null }) {
      const [row] = await select<{ personId: string }>(
        `update approvals set state = case when $4::integer is null then 'refused' else 'approved' end,
           granted = $4, decided_by = $3, decided_at = clock_timestamp()
         where organisation_id = $1 and id = $2 and state = 'asked' returning person_id as "personId"`,
        [of.organisationId, of.id, of.decidedBy, of.granted],
      );
      return row ?? null;
    },
  };
}
