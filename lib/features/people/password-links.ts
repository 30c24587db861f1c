/**
 * Links that an administrator makes for a forgotten password. A link goes by mail; without a mail server it is handed
 * over.
 */
import type {
  listPasswordLinks,
  makePasswordLink,
  revokePasswordLink,
  usePasswordLink,
} from '@/lib/api/endpoints/people/password-links';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { passwordLinkWords } from '@/lib/domain/notifications/link-words';
import { Fault } from '@/lib/fault';
import { linkTokenHash, newLinkToken } from '@/lib/store/link-token';
import type { PasswordLink, PasswordLinks } from '@/lib/store/people/password-links';
import type { PeopleStore } from '@/lib/store/people/people';
import type { Sessions } from '@/lib/store/people/sessions';
import { countLinkAttempt } from './attempt-limits';
import { inHours, linkMail, type LinkMailServices } from './link-mail';
import { refuseGuessablePassword } from './password-strength';
import { forgetAttemptsOf } from './sign-in-limits';

interface PasswordLinkServices extends LinkMailServices {
  readonly passwordLinks: PasswordLinks;
  readonly sessions: Pick<Sessions, 'revokeAll'>;
  readonly people: Pick<PeopleStore, 'forgetAttempts' | 'countAttempt' | 'forgiveAttempt'>;
  readonly now: () => Date;
}

/** What a link's secret is for, and the page that it opens. */
export const PASSWORD_LINK = { purpose: 'password', path: '/new-password' } as const;
const PURPOSE = PASSWORD_LINK.purpose;
const LINK_HOURS = 24;
const SHOWN = 50;

export async function runMakePasswordLink(
  { input, session }: EndpointCall<typeof makePasswordLink>,
  services: PasswordLinkServices,
) {
  const { passwordLinks, secret, now } = services;
  const { organisationId, organisationName: organisation, personId: madeBy, personName: by } = session;
  if (input.id === madeBy) {
    throw new Fault('conflict', {
      message: 'This is your own account.',
      fix: 'Change your password under “Your account”, or ask another administrator for a reset link.',
    });
  }
  const { token, tokenHash } = newLinkToken(secret, PURPOSE);
  const words = passwordLinkWords({ organisation, by, until: inHours(now(), LINK_HOURS) });
  const mail = await linkMail(words, { path: PASSWORD_LINK.path, token }, services);
  const link = { organisationId, personId: input.id, madeBy, tokenHash, hours: LINK_HOURS, mail };
  const made = await passwordLinks.make(link);
  if (made === null) {
    throw new Fault('not_found', {
      message: 'This user was not found, or is deactivated.',
      fix: 'Reload the page, and reactivate a deactivated user first.',
    });
  }
  return {
    id: made.id,
    path: `/new-password/${token}`,
    expiresAt: made.expiresAt.toISOString(),
    isMailed: services.mail !== null,
  };
}

export async function runListPasswordLinks(
  { session }: EndpointCall<typeof listPasswordLinks>,
  { passwordLinks, now }: PasswordLinkServices,
) {
  const { organisationId } = session;
  const links = await passwordLinks.list({ organisationId, limit: SHOWN });
  return {
    items: links.map((link) => ({
      id: link.id,
      person: link.personName,
      madeBy: nameInText(link.madeByName),
      madeAt: link.madeAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      usedAt: link.usedAt?.toISOString() ?? null,
      state: stateOf(link, now()),
    })),
  };
}

export async function runRevokePasswordLink(
  { input, session }: EndpointCall<typeof revokePasswordLink>,
  { passwordLinks }: PasswordLinkServices,
) {
  if (await passwordLinks.revoke({ organisationId: session.organisationId, id: input.id }))
    return { done: true as const };
  throw new Fault('not_found', {
    message: 'This link was not found, or is no longer open.',
    fix: 'Reload the page: it may have been used.',
  });
}

/** Whose password a link is for, for its page; null if it leads nowhere. */
export async function passwordLinkAt(
  token: string,
  { passwordLinks, secret }: Pick<PasswordLinkServices, 'passwordLinks' | 'secret'>,
) {
  return passwordLinks.personOf(linkTokenHash(secret, PURPOSE, token));
}

export async function runUsePasswordLink(
  { input, headers }: EndpointCall<typeof usePasswordLink>,
  { passwordLinks, sessions, people, secret }: Omit<PasswordLinkServices, 'mail' | 'now'>,
) {
  const forgive = await countLinkAttempt(headers, { people, secret });
  const tokenHash = linkTokenHash(secret, PURPOSE, input.token);
  const owner = await passwordLinks.personOf(tokenHash);
  if (owner) refuseGuessablePassword(input.password, owner, 'password');
  // Hashing a password takes a tenth of a second, so only a valid link causes it.
  const used = owner && (await passwordLinks.use({ tokenHash, password: input.password }));
  if (used === null) {
    throw new Fault('not_found', {
      message: 'This link has been used, has expired or was cancelled.',
      fix: 'Request a new one at sign-in, or ask your administrator.',
    });
  }
  await forgive();
  // Also in this process, which trusts a session for some seconds without reading the database.
  await sessions.revokeAll(used.personId);
  await forgetAttemptsOf(used.email, headers, { people, secret });
  return { email: used.email };
}

function stateOf({ usedAt, endedAt, expiresAt }: PasswordLink, now: Date) {
  if (usedAt !== null) return 'used' as const;
  if (endedAt !== null) return 'taken_back' as const;
  return expiresAt <= now ? ('expired' as const) : ('open' as const);
}
