/**
 * A person who forgot their password requests a link at sign-in. The answer and the work behind it are the same whether
 * or not anyone has the address.
 */
import type { requestPasswordLink } from '@/lib/api/endpoints/people/password-links';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { requestedPasswordLinkWords } from '@/lib/domain/notifications/link-words';
import { newLinkToken } from '@/lib/store/link-token';
import type { PasswordLinks } from '@/lib/store/people/password-links';
import type { PeopleStore } from '@/lib/store/people/people';
import { signInAttempts } from '@/lib/store/people/sign-in-attempts';
import { addressAttempts, countAttempts } from './attempt-limits';
import { inHours, linkMail, type LinkMailServices } from './link-mail';
import { PASSWORD_LINK } from './password-links';

interface PasswordRequestServices extends LinkMailServices {
  readonly passwordLinks: Pick<PasswordLinks, 'request'>;
  readonly people: Pick<PeopleStore, 'countAttempt'>;
  readonly now: () => Date;
}

const LINK_HOURS = 1;
/** In a quarter of an hour, from one network and for one address. */
const NETWORK_REQUESTS_MAX = 20;
const PERSON_REQUESTS_MAX = 3;

export async function runRequestPasswordLink(
  { input, headers }: EndpointCall<typeof requestPasswordLink>,
  services: PasswordRequestServices,
) {
  const { passwordLinks, people, secret, mail, now } = services;
  const limits = {
    [addressAttempts(secret, 'reset', headers)]: NETWORK_REQUESTS_MAX,
    [signInAttempts(secret, 'reset', input.email)]: PERSON_REQUESTS_MAX,
  };
  await countAttempts(people, limits, 'Too many reset links were requested.');
  const { token, tokenHash } = newLinkToken(secret, PASSWORD_LINK.purpose);
  const words = requestedPasswordLinkWords({ until: inHours(now(), LINK_HOURS) });
  const written = await linkMail(words, { path: PASSWORD_LINK.path, token }, services);
  await passwordLinks.request({ email: input.email, tokenHash, hours: LINK_HOURS, mail: written });
  return { isMailed: mail !== null };
}
