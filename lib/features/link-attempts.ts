/** Links that let somebody in, invitations and new passwords, are not tried without end. Shared by the features that take one. */
import { Fault } from '@/lib/fault';
import { signInAttempts, type People } from '@/lib/store/people';

const ATTEMPTS_MAX = 40;
const WINDOW_MINUTES = 15;

export interface LinkAttemptNeeds {
  readonly people: Pick<People, 'countAttempt' | 'forgiveAttempt'>;
  readonly secret: string;
}

/**
 * Counts a try of one address before anything is looked at.
 * @returns what takes it back, where the link was good
 */
export async function countLinkAttempt(
  headers: Headers,
  { people, secret }: LinkAttemptNeeds,
): Promise<() => Promise<void>> {
  const key = signInAttempts(secret, 'link', headers.get('x-client-address') ?? 'unknown');
  if ((await people.countAttempt(key, WINDOW_MINUTES)) > ATTEMPTS_MAX) {
    throw new Fault('limit_reached', {
      message: 'Too many links were tried.',
      fix: `Wait ${WINDOW_MINUTES} minutes, then try again.`,
    });
  }
  return () => people.forgiveAttempt(key);
}
