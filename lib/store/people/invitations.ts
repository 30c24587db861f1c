/** Invitations to an organisation. Every query except those by a link's hash is bound to the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Role } from '@/lib/access';
import type { Auth } from './auth';
import { OPEN_INVITATION } from './open-links';
import type { SqlDatabase } from '../database';
import { addInTurn } from '../in-turn';
import { insertLinkMail, type LinkMail } from '../mail/link-mail';
import { selectRow, selectRows } from '../rows';
import { invitation, member } from '../schema/people';

/** Our invitations always have a role; better-auth's column may be null. */
const openRow = createSelectSchema(invitation)
  .pick({ email: true, expiresAt: true })
  .extend(createSelectSchema(member).pick({ role: true }).shape);
const invitationRow = openRow.extend({
  id: z.string(),
  /** The person's name; null if they are no longer known. */
  invitedBy: z.string().nullable(),
});
const linkedRow = openRow.extend({ organisation: z.string() });
export type Invitation = z.infer<typeof invitationRow>;

const madeRow = createSelectSchema(invitation)
  .pick({ id: true, expiresAt: true })
  /** Whether it ended a link that still worked. */
  .extend({ replaced: z.boolean() });
type MadeInvitation = z.infer<typeof madeRow>;
const acceptedRow = z.object({ email: z.string(), made: z.boolean() });

/** SQL: of the invitations `ended` by another one, there is one whose link still worked. */
const WAS_OPEN = 'select from ended where expires_at > clock_timestamp()';

interface NewInvitation {
  organisationId: string;
  inviterId: string;
  email: string;
  role: Role;
  tokenHash: string;
  days: number;
  mail: LinkMail;
}

interface Revocation {
  organisationId: string;
  id: string;
  /** Who cancels it. */
  byPersonId: string;
}

interface Acceptance {
  tokenHash: string;
  name: string;
  password: string;
}

export function createInvitations({ auth, database }: { auth: Auth; database: SqlDatabase }) {
  return {
    /** A new invitation replaces an open one of the same address: its old link ends. */
    async invite(invitation: NewInvitation): Promise<MadeInvitation | 'a member already'> {
      const { organisationId, inviterId, email, role, tokenHash, days, mail } = invitation;
      const { rows } = await database.query(
        'select 1 from member m join "user" u on u.id = m.user_id where m.organization_id = $1 and u.email = $2',
        [organisationId, email],
      );
      if (rows.length > 0) return 'a member already';
      // Of two at the same moment, the later one ends the first.
      const row = await addInTurn(
        database,
        { organisationId, table: 'invitation' },
        madeRow,
        `with ended as (
           update invitation set status = 'replaced' where organization_id = $1 and email = $3 and status = 'pending'
           returning expires_at
         ), made as (
           insert into invitation (id, organization_id, inviter_id, email, role, token_hash, status, expires_at)
           values (gen_random_uuid()::text, $1, $2, $3, $4, $5, 'pending', clock_timestamp() + make_interval(days => $6))
           returning id, organization_id, null as person_id, email, expires_at
         ), noted as (
           insert into account_events (organisation_id, by_person_id, at, kind, after)
           select $1, $2, clock_timestamp(),
             case when exists (${WAS_OPEN}) then 'invited_again' else 'invited' end, $4 from made
         ), mailed as (${insertLinkMail({ kind: 'invitation', from: 'made', mail: '$7' })})
         select id, expires_at as "expiresAt",
                exists (${WAS_OPEN}) as replaced
         from made`,
        [organisationId, inviterId, email, role, tokenHash, days, JSON.stringify(mail)],
      );
      if (!row) throw new Error('An invitation was not added');
      return row;
    },

    invitations: (organisationId: string): Promise<Invitation[]> =>
      selectRows(
        database,
        invitationRow,
        `select i.id, i.email, i.role, i.expires_at as "expiresAt", u.name as "invitedBy"
         from invitation i left join "user" u on u.id = i.inviter_id
         where i.organization_id = $1 and ${OPEN_INVITATION}
         order by i.created_at desc`,
        [organisationId],
      ),

    async revokeInvitation({ organisationId, id, byPersonId }: Revocation): Promise<boolean> {
      const { rowCount } = await database.query(
        `with ended as (
           update invitation set status = 'revoked' where organization_id = $1 and id = $2 and status = 'pending'
           returning role
         )
         insert into account_events (organisation_id, by_person_id, at, kind, after)
         select $1, $3, clock_timestamp(), 'invitation_cancelled', role from ended`,
        [organisationId, id, byPersonId],
      );
      return rowCount === 1;
    },

    /** What a link is for; null if there is no such link, or it has ended or was used. */
    invitationOf: (tokenHash: string) =>
      selectRow(
        database,
        linkedRow,
        `select i.email, i.role, o.name as organisation, i.expires_at as "expiresAt"
         from invitation i join organization o on o.id = i.organization_id
         where i.token_hash = $1 and ${OPEN_INVITATION}`,
        [tokenHash],
      ),

    accept: (acceptance: Acceptance) => accept(auth, database, acceptance),
  };
}

/**
 * Makes the account and the membership, once: only the first of two submissions does.
 * @returns whether an account was made or the address had one already; null if the link is not valid
 */
async function accept(auth: Auth, database: SqlDatabase, { tokenHash, name, password }: Acceptance) {
  const hash = await (await auth.$context).password.hash(password);
  return selectRow(
    database,
    acceptedRow,
    `with taken as (
       update invitation i set status = 'accepted'
       where i.token_hash = $1 and ${OPEN_INVITATION}
         and not exists (select 1 from "user" u where u.email = i.email)
       returning i.email, i.role, i.organization_id, i.inviter_id
     ), person as (
       insert into "user" (id, name, email, email_verified)
       select gen_random_uuid()::text, $2, email, true from taken returning id
     ), credential as (
       insert into account (id, account_id, provider_id, user_id, password)
       select gen_random_uuid()::text, id, 'credential', id, $3 from person
     ), membership as (
       insert into member (id, organization_id, user_id, role)
       select gen_random_uuid()::text, taken.organization_id, person.id, taken.role from taken, person
     ), noted as (
       insert into account_events (organisation_id, person_id, by_person_id, at, kind, after)
       select taken.organization_id, person.id, taken.inviter_id, clock_timestamp(), 'joined', taken.role from taken, person
     )
     select email, true as made from taken
     union all
     select i.email, false from invitation i
       where i.token_hash = $1 and ${OPEN_INVITATION}
       and exists (select 1 from "user" u where u.email = i.email)`,
    [tokenHash, name, hash],
  );
}
