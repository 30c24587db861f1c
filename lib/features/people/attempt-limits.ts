/**
 * Limits attempts at whatever lets a person in: a password, an invitation, a link. An attempt is counted before
 * anything is checked, so parallel attempts gain nothing.
 */
import { networkOf } from '@/lib/encoding/network-of.mjs';
import { Fault } from '@/lib/fault';
import type { PeopleStore } from '@/lib/store/people/people';
import { signInAttempts } from '@/lib/store/people/sign-in-attempts';

/** The window of all attempts counted here. */
export const ATTEMPT_WINDOW_MINUTES = 15;
/** Attempts from one address, for any account. */
export const ADDRESS_ATTEMPTS_MAX = 40;

/**
 * Counts one attempt under each key, up to the first that is over its limit, so that an attempt refused by its address
 * is not counted against anyone's account.
 * @param limits keys with the attempts allowed in a quarter of an hour, the address first, then what is tried there
 * @param tooMany the message when one is over its limit: "Too many attempts to sign in."
 */
export async function countAttempts(
  people: Pick<PeopleStore, 'countAttempt'>,
  limits: Readonly<Record<string, number>>,
  tooMany: string,
): Promise<void> {
  for (const [key, most] of Object.entries(limits)) {
    if ((await people.countAttempt(key, ATTEMPT_WINDOW_MINUTES)) <= most) continue;
    throw new Fault('limit_reached', {
      message: tooMany,
      fix: `Wait ${ATTEMPT_WINDOW_MINUTES} minutes, then try again.`,
      retryAfterSeconds: ATTEMPT_WINDOW_MINUTES * 60,
    });
  }
}

/** The key of all attempts from the network of a request, for any account. */
export const addressAttempts = (secret: string, what: 'address' | 'link' | 'reset', headers: Headers): string =>
  signInAttempts(secret, what, clientNetwork(headers));

/** The network that a request comes from: a person with one address of an IPv6 network has all of them. */
export const clientNetwork = (headers: Headers): string => networkOf(headers.get('x-client-address') ?? 'unknown');

/**
 * The first part of the address that a request comes from, enough to distinguish one's own network from a stranger's:
 * three of four bytes of an IPv4 address, 48 bits of an IPv6 one.
 * @returns `203.0.113.*` or `2001:db8:7:*`; null if it is not known
 */
export function networkPart(headers: Headers): string | null {
  const network = clientNetwork(headers);
  const [bytes] = /^\d+\.\d+\.\d+\./.exec(network) ?? [];
  if (bytes !== undefined) return `${bytes}*`;
  const [groups] = /^[\da-f]+:[\da-f]+:[\da-f]+:/.exec(network) ?? [];
  return groups === undefined ? null : `${groups}*`;
}

/**
 * Counts an attempt with a link that lets a person in: an invitation, a new password.
 * @returns a function that forgives the attempt, for a valid link
 */
export async function countLinkAttempt(
  headers: Headers,
  { people, secret }: { people: Pick<PeopleStore, 'countAttempt' | 'forgiveAttempt'>; secret: string },
): Promise<() => Promise<void>> {
  const key = addressAttempts(secret, 'link', headers);
  await countAttempts(people, { [key]: ADDRESS_ATTEMPTS_MAX }, 'Too many attempts.');
  return () => people.forgiveAttempt(key);
}
