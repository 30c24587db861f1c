/** A mail with a link that lets a person in. It is written in the commit that makes the link. */
import type { MailLine } from '@/lib/domain/notifications/mail-text';
import { OPEN_INVITATION, OPEN_PASSWORD_LINK } from '../people/open-links';

export interface LinkMail {
  readonly subject: string;
  /** The path in its line is only the page's: the secret part is added when the mail is sent. */
  readonly content: { readonly lines: readonly MailLine[] };
  /** Null if the mail is never sent. */
  readonly sealedToken: string | null;
  readonly state: 'held' | 'waiting';
}

/** Prefixes of the keys by which the mail of a link is found again. */
const KEYS = { invitation: 'invitation ', password_link: 'password link ' } as const;

interface LinkMailSource {
  readonly kind: keyof typeof KEYS;
  /** SQL table expression that it is written for, with `id`, `organization_id`, `person_id` and `email`. */
  readonly from: string;
  /** The parameter that holds the mail as JSON. */
  readonly mail: string;
}

/** SQL that writes the mail, for use in the statement that makes the link. */
export const insertLinkMail = ({ kind, from, mail }: LinkMailSource): string =>
  `insert into mails (id, organisation_id, person_id, email, kind, key, subject, content, sealed_token, state, created_at, next_at)
   select gen_random_uuid(), l.organization_id, l.person_id, l.email, '${kind}', '${KEYS[kind]}' || l.id, g.subject, g.content,
     g."sealedToken", g.state, clock_timestamp(), clock_timestamp()
   from ${from} l, json_to_record(${mail}::json) as g (subject text, content json, "sealedToken" text, state text)`;

/** SQL: whether the link of a mail `m` is still valid. A link that has ended meanwhile is not sent. */
export const IS_WANTED = `case m.kind
  when 'invitation' then exists (
    select 1 from invitation i where i.id = substr(m.key, ${KEYS.invitation.length + 1}) and ${OPEN_INVITATION})
  when 'password_link' then exists (
    select 1 from password_links p where p.id = substr(m.key, ${KEYS.password_link.length + 1}) and ${OPEN_PASSWORD_LINK})
  else true end`;
