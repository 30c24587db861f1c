/**
 * How often a password may be tried. Wrong passwords are counted by person and network together, so that a stranger's
 * attempts stop only the stranger; counted by person alone, they only slow sign-in down. A browser in which the person
 * has signed in before has its own count.
 */
import type { Sessions } from '@/lib/store/people/sessions';
import type { PeopleStore } from '@/lib/store/people/people';
import { signInAttempts } from '@/lib/store/people/sign-in-attempts';
import {
  addressAttempts,
  ADDRESS_ATTEMPTS_MAX,
  ATTEMPT_WINDOW_MINUTES,
  clientNetwork,
  countAttempts,
} from './attempt-limits';

/** Wrong passwords for one person in a quarter of an hour, from one network or in one known browser. */
const PERSON_ATTEMPTS_MAX = 10;
/** Wrong passwords from anywhere: each one beyond this is answered later than the one before. */
const UNSLOWED_ATTEMPTS_MAX = 10;
const SLOWER_MILLISECONDS = 500;
const SLOWEST_MILLISECONDS = 8_000;

type AttemptCounts = Pick<PeopleStore, 'countAttempt' | 'forgiveAttempt' | 'forgetAttempts'>;

export interface SignInLimitServices {
  readonly people: AttemptCounts;
  readonly sessions: Pick<Sessions, 'knownDevice'>;
  /** The key of the hashes under which attempts are counted. */
  readonly secret: string;
}

/** An attempt that was counted and may go ahead. */
export interface AdmittedAttempt {
  /** Before the password is checked. */
  readonly waitMilliseconds: number;
  /** The password was right. */
  readonly succeeded: () => Promise<void>;
  /** The password was not checked. */
  readonly forgive: () => Promise<void>;
}

/** @throws Fault limit_reached */
export async function admitAttempt(
  email: string,
  headers: Headers,
  { people, sessions, secret }: SignInLimitServices,
): Promise<AdmittedAttempt> {
  const deviceId = await sessions.knownDevice(headers, email);
  if (deviceId !== null) {
    const device = signInAttempts(secret, 'device', deviceId);
    if ((await people.countAttempt(device, ATTEMPT_WINDOW_MINUTES)) <= PERSON_ATTEMPTS_MAX) {
      return {
        waitMilliseconds: 0,
        succeeded: () => people.forgetAttempts(device),
        forgive: () => people.forgiveAttempt(device),
      };
    }
  }
  const address = addressAttempts(secret, 'address', headers);
  const personHere = personFromNetwork(secret, email, headers);
  const person = signInAttempts(secret, 'person', email);
  const limits = { [address]: ADDRESS_ATTEMPTS_MAX, [personHere]: PERSON_ATTEMPTS_MAX };
  await countAttempts(people, limits, 'Too many attempts to sign in.');
  const attempts = await people.countAttempt(person, ATTEMPT_WINDOW_MINUTES);
  const slower = Math.max(0, attempts - UNSLOWED_ATTEMPTS_MAX) * SLOWER_MILLISECONDS;
  return {
    waitMilliseconds: Math.min(slower, SLOWEST_MILLISECONDS),
    async succeeded() {
      await people.forgetAttempts(personHere);
      // One under each key: the wrong ones of others still count.
      for (const key of [address, person]) await people.forgiveAttempt(key);
    },
    async forgive() {
      for (const key of [address, personHere, person]) await people.forgiveAttempt(key);
    },
  };
}

/** After a new password, earlier attempts are no reason to wait. */
export async function forgetAttemptsOf(
  email: string,
  headers: Headers,
  { people, secret }: { people: Pick<PeopleStore, 'forgetAttempts'>; secret: string },
): Promise<void> {
  await people.forgetAttempts(signInAttempts(secret, 'person', email));
  await people.forgetAttempts(personFromNetwork(secret, email, headers));
}

const personFromNetwork = (secret: string, email: string, headers: Headers): string =>
  signInAttempts(secret, 'person from network', `${email} ${clientNetwork(headers)}`);
