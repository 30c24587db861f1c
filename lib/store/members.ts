/** Who belongs to an organisation, who is invited, and what each may do. Every query is bound to the organisation. */
import type { Role } from '@/lib/access';
import type { Auth } from './auth';
import type { SqlDatabase } from './database';

export interface Member {
  personId: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
  /** Null while they may come in. */
  deactivatedAt: Date | null;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
  invitedBy: string | null;
}

export type MemberStore = ReturnType<typeof openMembers>;

/** What a change came to: an organisation without an administrator could not be managed any more. */
export type MemberChange = 'done' | 'not found' | 'last administrator';

/**
 * SQL: whether somebody may let others into an organisation now. What they made to let somebody in leads somewhere for as
 * long as that. @param organisation, person columns that name them
 */
export const isActiveAdministrator = (organisation: string, person: string): string =>
  `exists (select 1 from member a where a.organization_id = ${organisation} and a.user_id = ${person}
     and a.deactivated_at is null and a.role = 'admin')`;

const OPEN = `i.status = 'pending' and i.expires_at > clock_timestamp()
  and ${isActiveAdministrator('i.organization_id', 'i.inviter_id')}`;

export function openMembers({ auth, database }: { auth: Auth; database: SqlDatabase }) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;

  /** One statement: two administrators who remove each other at the same moment wait for one another. */
  async function change(
    member: { organisationId: string; personId: string },
    set: string,
    keepsAdministrator: boolean,
    value: unknown,
  ): Promise<MemberChange> {
    const [row] = await select<{ found: boolean; done: boolean }>(
      `with locked as (
         -- Its own columns are read below: they are what the lock waited for, not what stood there before.
         select id, user_id, role, deactivated_at from member
         where organization_id = $1 and (user_id = $2 or role = 'admin') order by id for update
       ), others as (
         select 1 from locked where user_id <> $2 and role = 'admin' and deactivated_at is null
       ), done as (
         update member m set ${set} where m.id in (select id from locked where user_id = $2)
           and ($4 or m.role <> 'admin' or m.deactivated_at is not null or exists (select 1 from others))
         returning 1
       )
       select exists (select 1 from locked where user_id = $2) as found, exists (select 1 from done) as done`,
      [member.organisationId, member.personId, value, keepsAdministrator],
    );
    if (row?.done) return 'done';
    return row?.found ? 'last administrator' : 'not found';
  }

  return {
    list: (organisationId: string) =>
      select<Member>(
        `select m.user_id as "personId", u.name, u.email, m.role, m.created_at as "joinedAt",
                m.deactivated_at as "deactivatedAt"
         from member m join "user" u on u.id = m.user_id where m.organization_id = $1
         order by m.deactivated_at is not null, lower(u.name), m.id`,
        [organisationId],
      ),

    /** Whether somebody belongs to the organisation, active or not. */
    async has(member: { organisationId: string; personId: string }): Promise<boolean> {
      const rows = await select('select 1 from member where organization_id = $1 and user_id = $2', [
        member.organisationId,
        member.personId,
      ]);
      return rows.length > 0;
    },

    setRole: (member: { organisationId: string; personId: string }, role: Role) =>
      change(member, 'role = $3', role === 'admin', role),

    /** A deactivated person's row stays: what they did keeps their name. */
    setActive: (member: { organisationId: string; personId: string }, active: boolean) =>
      change(
        member,
        'deactivated_at = case when $3::boolean then null else coalesce(m.deactivated_at, clock_timestamp()) end',
        active,
        active,
      ),

    /** A new invitation replaces an open one of the same address: its old link ends. */
    async invite(invitation: {
      organisationId: string;
      inviterId: string;
      email: string;
      role: Role;
      tokenHash: string;
      days: number;
    }): Promise<{ id: string; expiresAt: Date } | 'a member already'> {
      const known = await select(
        'select 1 from member m join "user" u on u.id = m.user_id where m.organization_id = $1 and u.email = $2',
        [invitation.organisationId, invitation.email],
      );
      if (known.length > 0) return 'a member already';
      const [row] = await select<{ id: string; expiresAt: Date }>(
        `with ended as (
           update invitation set status = 'replaced' where organization_id = $1 and email = $3 and status = 'pending'
         )
         insert into invitation (id, organization_id, inviter_id, email, role, token_hash, status, expires_at)
         values (gen_random_uuid()::text, $1, $2, $3, $4, $5, 'pending', clock_timestamp() + make_interval(days => $6))
         returning id, expires_at as "expiresAt"`,
        [
          invitation.organisationId,
          invitation.inviterId,
          invitation.email,
          invitation.role,
          invitation.tokenHash,
          invitation.days,
        ],
      );
      if (!row) throw new Error('an invitation was not added');
      return row;
    },

    invitations: (organisationId: string) =>
      select<Invitation>(
        `select i.id, i.email, i.role, i.expires_at as "expiresAt", u.name as "invitedBy"
         from invitation i left join "user" u on u.id = i.inviter_id
         where i.organization_id = $1 and ${OPEN}
         order by i.created_at desc`,
        [organisationId],
      ),

    async revokeInvitation(invitation: { organisationId: string; id: string }): Promise<boolean> {
      const rows = await select(
        `update invitation set status = 'revoked' where organization_id = $1 and id = $2 and status = 'pending'
         returning 1`,
        [invitation.organisationId, invitation.id],
      );
      return rows.length > 0;
    },

    /** What a link is for; null when it is none, has ended or was used. */
    async invitationOf(tokenHash: string) {
      const [row] = await select<{ email: string; role: Role; organisation: string; expiresAt: Date }>(
        `select i.email, i.role, o.name as organisation, i.expires_at as "expiresAt"
         from invitation i join organization o on o.id = i.organization_id
         where i.token_hash = $1 and ${OPEN}`,
        [tokenHash],
      );
      return row ?? null;
    },

    /** Makes the account and the membership, once, whoever presses first. */
    async accept(acceptance: { tokenHash: string; name: string; password: string }) {
      const hash = await (await auth.$context).password.hash(acceptance.password);
      const [row] = await select<{ email: string; made: boolean }>(
        `with taken as (
           update invitation i set status = 'accepted'
           where i.token_hash = $1 and ${OPEN}
             and not exists (select 1 from "user" u where u.email = i.email)
           returning i.email, i.role, i.organization_id
         ), person as (
           insert into "user" (id, name, email, email_verified)
           select gen_random_uuid()::text, $2, email, true from taken returning id
         ), credential as (
           insert into account (id, account_id, provider_id, user_id, password)
           select gen_random_uuid()::text, id, 'credential', id, $3 from person
         ), membership as (
           insert into member (id, organization_id, user_id, role)
           select gen_random_uuid()::text, taken.organization_id, person.id, taken.role from taken, person
         )
         select email, true as made from taken
         union all
         select i.email, false from invitation i
           where i.token_hash = $1 and ${OPEN}
           and exists (select 1 from "user" u where u.email = i.email)`,
        [acceptance.tokenHash, acceptance.name, hash],
      );
      return row ?? null;
    },
  };
}
