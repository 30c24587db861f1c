/** Links by which somebody who forgot their password chooses a new one. Every query of a manager is bound to the organisation. */
import type { Auth } from './auth';
import type { SqlDatabase } from './database';
import { isActiveAdministrator } from './members';

export interface PasswordLink {
  id: string;
  personName: string;
  /** Null when they are no longer known. */
  madeByName: string | null;
  madeAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** Taken back, or replaced by a newer one. */
  endedAt: Date | null;
}

export type PasswordLinks = ReturnType<typeof openPasswordLinks>;

const OPEN = 'p.used_at is null and p.ended_at is null and p.expires_at > clock_timestamp()';
/** Only who belongs there and may come in chooses a new password; an account shared with others is nobody's alone. */
const MEMBER = `exists (select 1 from member m
    where m.organization_id = p.organization_id and m.user_id = p.user_id and m.deactivated_at is null)
  and not exists (select 1 from member m where m.user_id = p.user_id and m.organization_id <> p.organization_id)`;

const MAKER = isActiveAdministrator('p.organization_id', 'p.made_by');

export function openPasswordLinks({ auth, database }: { auth: Auth; database: SqlDatabase }) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;

  return {
    /** A new link ends an open one of the same person. Null where they are not there, or may not come in. */
    async make(link: {
      organisationId: string;
      personId: string;
      madeBy: string;
      tokenHash: string;
      hours: number;
    }): Promise<{ id: string; expiresAt: Date } | null> {
      const [row] = await select<{ id: string; expiresAt: Date }>(
        `with p as (select $1::text as organization_id, $2::text as user_id),
         ended as (
           update password_links o set ended_at = clock_timestamp() from p
           where o.organization_id = p.organization_id and o.user_id = p.user_id and o.used_at is null
             and o.ended_at is null and ${MEMBER})
         insert into password_links (id, organization_id, user_id, made_by, made_at, token_hash, expires_at)
         select gen_random_uuid()::text, organization_id, user_id, $3, clock_timestamp(), $4,
           clock_timestamp() + make_interval(hours => $5::integer)
         from p where ${MEMBER} returning id, expires_at as "expiresAt"`,
        [link.organisationId, link.personId, link.madeBy, link.tokenHash, link.hours],
      );
      return row ?? null;
    },

    /** The newest first: who made one for whom, and what became of it. */
    list: ({ organisationId, limit }: { organisationId: string; limit: number }) =>
      select<PasswordLink>(
        `select p.id, u.name as "personName", b.name as "madeByName", p.made_at as "madeAt", p.expires_at as "expiresAt",
           p.used_at as "usedAt", p.ended_at as "endedAt"
         from password_links p join "user" u on u.id = p.user_id left join "user" b on b.id = p.made_by
         where p.organization_id = $1 order by p.made_at desc, p.id limit $2`,
        [organisationId, limit],
      ),

    /** False when there is no such open link. */
    async takeBack({ organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
      const rows = await select(
        `update password_links p set ended_at = clock_timestamp()
         where p.organization_id = $1 and p.id = $2 and ${OPEN} returning 1`,
        [organisationId, id],
      );
      return rows.length > 0;
    },

    /** Whose password a link is for; null when it leads nowhere. */
    async personOf(tokenHash: string): Promise<{ name: string; email: string } | null> {
      const rows = await select<{ name: string; email: string }>(
        `select u.name, u.email from password_links p join "user" u on u.id = p.user_id
         where p.token_hash = $1 and ${OPEN} and ${MEMBER} and ${MAKER}`,
        [tokenHash],
      );
      return rows[0] ?? null;
    },

    /** Sets the password and uses the link up, in one commit: of two who hold it one is too late. */
    async use(request: { tokenHash: string; password: string }): Promise<{ personId: string; email: string } | null> {
      const hash = await (await auth.$context).password.hash(request.password);
      const rows = await select<{ personId: string; email: string }>(
        `with used as (
           update password_links p set used_at = clock_timestamp()
           where p.token_hash = $1 and ${OPEN} and ${MEMBER} and ${MAKER} returning p.user_id),
         changed as (
           update account a set password = $2, updated_at = clock_timestamp() from used
           where a.user_id = used.user_id and a.provider_id = 'credential'),
         signed_out as (delete from session s using used where s.user_id = used.user_id)
         select u.id as "personId", u.email from used join "user" u on u.id = used.user_id`,
        [request.tokenHash, hash],
      );
      return rows[0] ?? null;
    },
  };
}
