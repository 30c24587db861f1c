/** Members of an organisation and their roles. Every query is bound to the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { may, type Role } from '@/lib/access';
import { IS_VALID_KEY } from './api-keys';
import type { Auth } from './auth';
import type { SqlDatabase } from '../database';
import { OPEN_OFFER_LINKS } from '../appraisals/appraisal-offers';
import { createInvitations } from './invitations';
import { selectRow, selectRows } from '../rows';
import { member, user } from '../schema/people';

/** `deactivatedAt` is null while the person may sign in. */
const memberRow = createSelectSchema(user)
  .pick({ name: true, email: true })
  .extend(createSelectSchema(member).pick({ role: true, deactivatedAt: true }).shape)
  .extend({ personId: z.string(), joinedAt: z.date() });
export type Member = z.infer<typeof memberRow>;

const openLinksRow = z.object({ personId: z.string(), links: z.int() });
const apiKeysRow = z.object({ personId: z.string(), keys: z.int() });

const changeRow = z.object({ found: z.boolean(), done: z.boolean() });

interface MemberKey {
  organisationId: string;
  personId: string;
}

interface MemberChangeKey extends MemberKey {
  /** Who changes them. */
  byPersonId: string;
}

export type MemberStore = ReturnType<typeof openMembers>;

/** The result of a change: an organisation without an administrator could no longer be managed. */
export type MemberChange = 'done' | 'not found' | 'last administrator';

export function openMembers({ auth, database }: { auth: Auth; database: SqlDatabase }) {
  return {
    ...createInvitations({ auth, database }),

    list: (organisationId: string): Promise<Member[]> =>
      selectRows(
        database,
        memberRow,
        `select m.user_id as "personId", u.name, u.email, m.role, m.created_at as "joinedAt",
                m.deactivated_at as "deactivatedAt"
         from member m join "user" u on u.id = m.user_id where m.organization_id = $1
         order by m.deactivated_at is not null, lower(u.name), m.id`,
        [organisationId],
      ),

    /**
     * How many links for customers each person created that still open: of valuations, vehicle files and open offers. None
     * for those without any.
     */
    openLinks: (organisationId: string) =>
      selectRows(
        database,
        openLinksRow,
        `select person_id as "personId", count(*)::integer as links from (
           select created_by as person_id from shares
           where organisation_id = $1 and revoked_at is null and expires_at > clock_timestamp()
           union all ${OPEN_OFFER_LINKS}) open
         where person_id is not null group by person_id`,
        [organisationId],
      ),

    /** How many API keys work, or would if the person were active, as each person. None for those without any. */
    apiKeys: (organisationId: string) =>
      selectRows(
        database,
        apiKeysRow,
        `select person_id as "personId", count(*)::integer as keys from api_keys
         where organisation_id = $1 and ${IS_VALID_KEY} group by person_id`,
        [organisationId],
      ),

    /** Whether a person belongs to the organisation, active or not. */
    async has({ organisationId, personId }: MemberKey): Promise<boolean> {
      const { rows } = await database.query('select 1 from member where organization_id = $1 and user_id = $2', [
        organisationId,
        personId,
      ]);
      return rows.length > 0;
    },

    setRole: (key: MemberChangeKey, role: Role) =>
      changeMember(database, key, {
        set: 'role = $3::text',
        event: `select 'role_changed', l.role, $3::text where l.role <> $3::text`,
        value: role,
        leavesAdministrator: role === 'admin',
        leavesRequests: may(role, 'approvals.ask'),
      }),

    /** A deactivated person's row stays: what they did still shows their name. */
    setActive: (key: MemberChangeKey, active: boolean) =>
      changeMember(database, key, {
        set: 'deactivated_at = case when $3::boolean then null else coalesce(m.deactivated_at, clock_timestamp()) end',
        event: `select case when $3::boolean then 'reactivated' else 'deactivated' end, null, null
                where (l.deactivated_at is null) <> $3::boolean`,
        value: active,
        leavesAdministrator: active,
        leavesRequests: active,
      }),
  };
}

interface MemberUpdate {
  /** SQL that uses the value $3. */
  set: string;
  /** SQL: kind, before and after of the event, from the member `l` as they were; no row if nothing changes. */
  event: string;
  value: unknown;
  /** Whether the person, if an administrator, remains an active one. */
  leavesAdministrator: boolean;
  /** Whether the person may still use extra credits; otherwise their pending request lapses in the same commit. */
  leavesRequests: boolean;
}

/** One statement: two administrators who remove each other at the same moment wait for one another. */
async function changeMember(
  database: SqlDatabase,
  { organisationId, personId, byPersonId }: MemberChangeKey,
  { set, event, value, leavesAdministrator, leavesRequests }: MemberUpdate,
): Promise<MemberChange> {
  const row = await selectRow(
    database,
    changeRow,
    `with locked as (
       -- Its columns are read below: they are as of after the lock was granted.
       select id, user_id, role, deactivated_at from member
       where organization_id = $1 and (user_id = $2 or role = 'admin') order by id for update
     ), others as (
       select 1 from locked where user_id <> $2 and role = 'admin' and deactivated_at is null
     ), done as (
       update member m set ${set} where m.id in (select id from locked where user_id = $2)
         and ($4 or m.role <> 'admin' or m.deactivated_at is not null or exists (select 1 from others))
       returning 1
     ), lapsed as (
       update approvals set state = 'lapsed' where organisation_id = $1 and person_id = $2 and state = 'asked'
         and not $5 and exists (select 1 from done)
     ), noted as (
       insert into account_events (organisation_id, person_id, by_person_id, at, kind, before, after)
       select $1, $2, $6, clock_timestamp(), e.kind, e.before, e.after
       from locked l cross join lateral (${event}) e (kind, before, after)
       where l.user_id = $2 and exists (select 1 from done)
     )
     select exists (select 1 from locked where user_id = $2) as found, exists (select 1 from done) as done`,
    [organisationId, personId, value, leavesAdministrator, leavesRequests, byPersonId],
  );
  if (row?.done) return 'done';
  return row?.found ? 'last administrator' : 'not found';
}
