/** Requests for look-ups beyond a spent budget, and the decisions. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { may, ROLES } from '@/lib/access';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { approvals } from '../schema/approvals';

const idRow = createSelectSchema(approvals).pick({ id: true });
/** `month` is `YYYY-MM`; names are null if the person is no longer known. */
const approvalRow = createSelectSchema(approvals)
  .pick({ id: true, personId: true, month: true, lookUps: true, reason: true, requestedAt: true })
  .extend(
    createSelectSchema(approvals).pick({ state: true, granted: true, decidedAt: true, declineReason: true }).shape,
  )
  .extend({ personName: z.string().nullable(), decidedBy: z.string().nullable() });

interface NewApproval {
  organisationId: string;
  personId: string;
  lookUps: number;
  reason: string;
}

interface ApprovalQuery {
  organisationId: string;
  /** Everyone’s by default. */
  personId?: string | undefined;
  /** Only those that can still be decided. */
  pending?: boolean | undefined;
}

interface Decision {
  organisationId: string;
  id: string;
  decidedBy: string;
}

interface Refusal extends Decision {
  /** As typed; null: none is given. */
  reason: string | null;
}

interface Grant extends Decision {
  granted: number;
  /** `YYYY-MM` */
  month: string;
  /** Look-ups beyond the person's own limit, and beyond the organisation's. */
  more: { person: number; organisation: number };
}

const REQUESTERS = ROLES.filter((role) => may(role, 'approvals.ask'));

/** SQL: whether a request `a` can still be decided: in its month, while the person is active and may make look-ups. */
export const PENDING_REQUEST = `a.state = 'asked' and a.month = look_up_month(clock_timestamp()) and exists (
  select 1 from member m where m.organization_id = a.organisation_id and m.user_id = a.person_id
    and m.deactivated_at is null and m.role in (${REQUESTERS.map((role) => `'${role}'`).join(', ')}))`;

/** A request of an earlier month, or of a person who may no longer make look-ups, has lapsed. */
const SELECT_APPROVALS = `select a.id, a.person_id as "personId", u.name as "personName", to_char(a.month, 'YYYY-MM') as month,
    a.look_ups as "lookUps", a.reason, a.requested_at as "requestedAt", a.granted,
    case when a.state = 'asked' and not now.pending then 'lapsed' else a.state end as state,
    d.name as "decidedBy", a.decided_at as "decidedAt", a.decline_reason as "declineReason"
  from approvals a cross join lateral (select ${PENDING_REQUEST} as pending) now
  left join "user" u on u.id = a.person_id left join "user" d on d.id = a.decided_by`;

export type ApprovalStore = ReturnType<typeof openApprovals>;

/** @param subscription the subscription whose look-ups an approval allows */
export function openApprovals({ database, subscription }: { database: SqlDatabase; subscription: string }) {
  return {
    /**
     * One pending request for each person: a second one changes it. For the current month by the database's clock; an
     * undecided one of an earlier month lapses.
     */
    async request({
      organisationId,
      personId,
      lookUps,
      reason,
    }: NewApproval): Promise<{ id: string; isChange: boolean }> {
      const newId = randomUUID();
      const row = await selectRow(
        database,
        idRow,
        `with lapsed as (
           update approvals set state = 'lapsed' where organisation_id = $2 and person_id = $3 and state = 'asked'
             and month <> look_up_month(clock_timestamp()) returning 1)
         insert into approvals (id, organisation_id, person_id, month, look_ups, reason, requested_at)
         select $1, $2, $3, look_up_month(clock_timestamp()), $4, $5, clock_timestamp()
         from (select count(*) from lapsed) before -- so that it is written first
         on conflict (organisation_id, person_id) where state = 'asked' do update
           set look_ups = excluded.look_ups, reason = excluded.reason, requested_at = excluded.requested_at
         returning id`,
        [newId, organisationId, personId, lookUps, reason],
      );
      if (!row) throw new Error('A request for more look-ups was not added');
      return { id: row.id, isChange: row.id !== newId };
    },

    get: ({ organisationId, id }: Pick<Decision, 'organisationId' | 'id'>) =>
      selectRow(database, approvalRow, `${SELECT_APPROVALS} where a.organisation_id = $1 and a.id = $2`, [
        organisationId,
        id,
      ]),

    /** At most 100: pending requests first, then the newest; for one person, or for all. */
    list: ({ organisationId, personId, pending = false }: ApprovalQuery) =>
      selectRows(
        database,
        approvalRow,
        `${SELECT_APPROVALS}
         where a.organisation_id = $1 and ($2::text is null or a.person_id = $2) and (not $3 or now.pending)
         order by not now.pending, a.requested_at desc limit 100`,
        [organisationId, personId ?? null, pending],
      ),

    /** The first to submit decides. False if there is nothing to decide. */
    async refuse({ organisationId, id, decidedBy, reason }: Refusal): Promise<boolean> {
      const { rowCount } = await database.query(
        `update approvals a set state = 'refused', decided_by = $3, decided_at = clock_timestamp(),
           decline_reason = $4
         where a.organisation_id = $1 and a.id = $2 and ${PENDING_REQUEST}`,
        [organisationId, id, decidedBy, reason],
      );
      return rowCount === 1;
    },

    approve: (grant: Grant) => approve(database, subscription, grant),
  };
}

/**
 * Approves and, in the same commit, allows the look-ups on top of those allowed before in that month. The first to
 * submit decides.
 * @returns false if there is nothing to decide
 */
async function approve(
  database: SqlDatabase,
  subscription: string,
  { organisationId, id, decidedBy, granted, month, more }: Grant,
): Promise<boolean> {
  const { rows } = await database.query(
    `with decided as (
       update approvals a set state = 'approved', granted = $4, decided_by = $3, decided_at = clock_timestamp()
       where a.organisation_id = $1 and a.id = $2 and ${PENDING_REQUEST} returning a.person_id, a.month),
     noted as (
       insert into account_events (organisation_id, person_id, by_person_id, at, kind, most, month)
       select $1, person_id, $3, clock_timestamp(), 'credits_approved', $4, month from decided),
     allowed as (
       insert into look_up_extras as e (subscription, organisation_id, person_id, month, extra)
       select $6, $1, more.person_id, $5::date, more.extra
       from decided cross join lateral (values ('', $8::integer), (decided.person_id, $7::integer)) more (person_id, extra)
       where more.extra > 0
       on conflict (subscription, organisation_id, person_id, month) do update set extra = e.extra + excluded.extra)
     select 1 from decided`,
    [organisationId, id, decidedBy, granted, `${month}-01`, subscription, more.person, more.organisation],
  );
  return rows.length > 0;
}
