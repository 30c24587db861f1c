/** Links by which a person who forgot their password chooses a new one. A manager's queries are bound to the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Auth } from './auth';
import { OPEN_PASSWORD_LINK, SOLE_MEMBER, UNUSED_PASSWORD_LINK } from './open-links';
import type { SqlDatabase } from '../database';
import { addInTurn } from '../in-turn';
import { insertLinkMail, type LinkMail } from '../mail/link-mail';
import { selectRow, selectRows } from '../rows';
import { passwordLinks } from '../schema/password-links';
import { user } from '../schema/people';

const madeRow = createSelectSchema(passwordLinks).pick({ id: true, expiresAt: true });
/** `endedAt`: cancelled, or replaced by a newer one. */
const linkRow = createSelectSchema(passwordLinks)
  .pick({ id: true, madeAt: true, expiresAt: true, usedAt: true, endedAt: true })
  .extend({
    personName: z.string(),
    /** Null if they are no longer known. */
    madeByName: z.string().nullable(),
  });
export type PasswordLink = z.infer<typeof linkRow>;
const personRow = createSelectSchema(user).pick({ name: true, email: true }).extend({ organisation: z.string() });
const usedRow = createSelectSchema(user).pick({ email: true }).extend({ personId: z.string() });

interface NewPasswordLink {
  organisationId: string;
  personId: string;
  madeBy: string;
  tokenHash: string;
  hours: number;
  mail: LinkMail;
}

/** Requested by the person it is for. */
type RequestedPasswordLink = Pick<NewPasswordLink, 'tokenHash' | 'hours' | 'mail'> & { readonly email: string };

export type PasswordLinks = ReturnType<typeof openPasswordLinks>;

export function openPasswordLinks({ auth, database }: { auth: Auth; database: SqlDatabase }) {
  return {
    make: (link: NewPasswordLink) => makeLink(database, link),

    request: (link: RequestedPasswordLink) => requestLink(database, link),

    /** The newest first: who made each link for whom, and whether it was used or ended. */
    list: ({ organisationId, limit }: { organisationId: string; limit: number }): Promise<PasswordLink[]> =>
      selectRows(
        database,
        linkRow,
        `select p.id, u.name as "personName", b.name as "madeByName", p.made_at as "madeAt", p.expires_at as "expiresAt",
           p.used_at as "usedAt", p.ended_at as "endedAt"
         from password_links p join "user" u on u.id = p.user_id left join "user" b on b.id = p.made_by
         where p.organization_id = $1 order by p.made_at desc, p.id limit $2`,
        [organisationId, limit],
      ),

    /** False if there is no such open link. */
    async revoke({ organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
      const { rowCount } = await database.query(
        `update password_links p set ended_at = clock_timestamp()
         where p.organization_id = $1 and p.id = $2 and ${UNUSED_PASSWORD_LINK}`,
        [organisationId, id],
      );
      return rowCount === 1;
    },

    /** Whose password a link is for; null if it is not valid. */
    personOf: (tokenHash: string) =>
      selectRow(
        database,
        personRow,
        `select u.name, u.email, o.name as organisation from password_links p join "user" u on u.id = p.user_id
         join organization o on o.id = p.organization_id
         where p.token_hash = $1 and ${OPEN_PASSWORD_LINK}`,
        [tokenHash],
      ),

    /** Sets the password and uses the link up, in one commit: only the first of two submissions does. */
    async use({ tokenHash, password }: { tokenHash: string; password: string }) {
      const hash = await (await auth.$context).password.hash(password);
      return selectRow(
        database,
        usedRow,
        `with used as (
           update password_links p set used_at = clock_timestamp()
           where p.token_hash = $1 and ${OPEN_PASSWORD_LINK} returning p.user_id),
         changed as (
           update account a set password = $2, updated_at = clock_timestamp() from used
           where a.user_id = used.user_id and a.provider_id = 'credential'),
         ended as (
           update password_links o set ended_at = clock_timestamp() from used
           where o.user_id = used.user_id and o.token_hash <> $1 and o.used_at is null and o.ended_at is null),
         signed_out as (delete from session s using used where s.user_id = used.user_id)
         select u.id as "personId", u.email from used join "user" u on u.id = used.user_id`,
        [tokenHash, hash],
      );
    },
  };
}

/** A new link ends an open one for the same person. Null if they are not an active member. */
const makeLink = (
  database: SqlDatabase,
  { organisationId, personId, madeBy, tokenHash, hours, mail }: NewPasswordLink,
) =>
  addInTurn(
    database,
    { organisationId, table: 'password_links' },
    madeRow,
    `with p as (select $1::text as organization_id, $2::text as user_id),
     ended as (
       update password_links o set ended_at = clock_timestamp() from p
       where o.organization_id = p.organization_id and o.user_id = p.user_id and o.used_at is null
         and o.ended_at is null and ${SOLE_MEMBER}),
     made as (
       insert into password_links (id, organization_id, user_id, made_by, made_at, token_hash, expires_at)
       select gen_random_uuid()::text, organization_id, user_id, $3, clock_timestamp(), $4,
         clock_timestamp() + make_interval(hours => $5::integer)
       from p where ${SOLE_MEMBER} returning id, organization_id, user_id, expires_at),
     noted as (
       insert into account_events (organisation_id, person_id, by_person_id, at, kind)
       select organization_id, user_id, $3, clock_timestamp(), 'password_link_made' from made),
     mailed as (${insertLinkMail({
       kind: 'password_link',
       from: '(select d.id, d.organization_id, d.user_id as person_id, u.email from made d join "user" u on u.id = d.user_id)',
       mail: '$6',
     })})
     select id, expires_at as "expiresAt" from made`,
    [organisationId, personId, madeBy, tokenHash, hours, JSON.stringify(mail)],
  );

/**
 * Makes nothing unless the address belongs to an active member of exactly one organisation. It does not end other
 * links: otherwise anyone could invalidate a link that an administrator has just handed over.
 */
async function requestLink(
  database: SqlDatabase,
  { email, tokenHash, hours, mail }: RequestedPasswordLink,
): Promise<void> {
  await database.query(
    `with p as (
       select m.organization_id, m.user_id from "user" u join member m on m.user_id = u.id where u.email = lower($1)),
     made as (
       insert into password_links (id, organization_id, user_id, made_by, made_at, token_hash, expires_at)
       select gen_random_uuid()::text, organization_id, user_id, user_id, clock_timestamp(), $2,
         clock_timestamp() + make_interval(hours => $3::integer)
       from p where ${SOLE_MEMBER} returning id, organization_id, user_id)
     ${insertLinkMail({
       kind: 'password_link',
       from: '(select d.id, d.organization_id, d.user_id as person_id, u.email from made d join "user" u on u.id = d.user_id)',
       mail: '$4',
     })}`,
    [email, tokenHash, hours, JSON.stringify(mail)],
  );
}
