import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { maySession, permissionsOf } from '@/lib/access';
import type { readSession, signIn, signOut } from '@/lib/api/endpoints/people/sign-in';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/lookups/ledger';
import type { AccountEvents } from '@/lib/store/people/account-events';
import type { NewPerson, PeopleStore } from '@/lib/store/people/people';
import type { Sessions } from '@/lib/store/people/sessions';
import { networkPart } from './attempt-limits';
import { refuseGuessablePassword } from './password-strength';
import { admitAttempt, type SignInLimitServices } from './sign-in-limits';

interface SignInServices extends SignInLimitServices {
  people: PeopleStore;
  sessions: Sessions;
  accountEvents: Pick<AccountEvents, 'noteWrongPassword' | 'notifySession'>;
  /** Waits before a password is checked. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export async function runSignIn({ input, headers, reply }: EndpointCall<typeof signIn>, services: SignInServices) {
  const { accountEvents, sessions, wait = sleep } = services;
  const attempt = await admitAttempt(input.email, headers, services);
  if (attempt.waitMilliseconds > 0) await wait(attempt.waitMilliseconds);
  const cookie = await sessions.signIn(input.email, input.password, headers).catch(async (error: unknown) => {
    if (error instanceof Fault && error.code === 'busy') await attempt.forgive();
    throw error;
  });
  if (cookie === null) {
    await accountEvents.noteWrongPassword(input.email, networkPart(headers));
    throw new Fault('invalid_input', {
      message: 'E-mail address or password is wrong.',
      fix: 'Check both and try again.',
      field: 'password',
    });
  }
  await attempt.succeeded();
  const session = await sessions.sessionOf(new Headers({ cookie: cookie.split(';', 1)[0] ?? '' }));
  if (session) await accountEvents.notifySession(session);
  reply.append('set-cookie', cookie);
  reply.append('set-cookie', await sessions.rememberDevice(headers, input.email));
  return { goTo: input.goTo };
}

export async function runSignOut(
  { headers, reply }: EndpointCall<typeof signOut>,
  { sessions }: Pick<SignInServices, 'sessions'>,
) {
  reply.append('set-cookie', await sessions.signOut(headers));
  return { goTo: '/sign-in' };
}

export async function runReadSession({ session }: EndpointCall<typeof readSession>) {
  const { personName, email, organisationName, role } = session;
  const permissions = permissionsOf(role).filter((permission) => maySession(session, permission));
  return { name: personName, email, organisation: organisationName, role, permissions };
}

/** The sandbox's demo dealer. Locked out in live mode: its password is printed in the README. */
export const DEMO = { email: 'demo@dealer.example', password: 'sandbox-demo' } as const;

const DEMO_ORGANISATION = { name: 'Demo Motors (sample)', slug: 'demo' };
const OTHER_ORGANISATION = { name: 'Other Cars (sample)', slug: 'other' };
const SAMPLE_SLUGS = [DEMO_ORGANISATION.slug, OTHER_ORGANISATION.slug];
/**
 * One of each role, and a dealer who must never see anything of the others. The demo dealer comes last: once that one
 * exists, all do.
 */
const SAMPLE_PEOPLE: readonly Omit<NewPerson, 'password'>[] = [
  { email: 'viewer@dealer.example', name: 'Vera Viewer', role: 'viewer', organisation: DEMO_ORGANISATION },
  { email: 'valuer@dealer.example', name: 'Val Valuer', role: 'valuer', organisation: DEMO_ORGANISATION },
  { email: 'manager@dealer.example', name: 'Max Manager', role: 'manager', organisation: DEMO_ORGANISATION },
  { email: 'other@dealer.example', name: 'Olive Other', role: 'admin', organisation: OTHER_ORGANISATION },
  { email: DEMO.email, name: 'Demo Dealer', role: 'admin', organisation: DEMO_ORGANISATION },
];

export async function ensureDemoDealer({ people }: Pick<SignInServices, 'people'>): Promise<void> {
  if (await people.hasActiveMember(DEMO.email)) return;
  for (const person of SAMPLE_PEOPLE) await people.addPerson({ ...person, password: DEMO.password });
  await people.reactivate(SAMPLE_PEOPLE.map(({ email }) => email));
}

/** The sample organisations have no monthly limit until an administrator sets one: the sandbox costs nothing. */
export async function liftSampleLimits({
  people,
  ledger,
}: {
  readonly people: Pick<PeopleStore, 'organisationIds'>;
  readonly ledger: Pick<Ledger, 'setLimits'>;
}): Promise<void> {
  for (const organisationId of await people.organisationIds(SAMPLE_SLUGS)) {
    for (const personId of ['', EACH_PERSON])
      await ledger.setLimits({ organisationId, personId }, { month: null }, { onlyFirst: true });
  }
}

/**
 * For live mode on a database that was the sandbox's, where anyone could sign in and add people: members of a sample
 * organisation can no longer sign in. The sandbox lets its own back in.
 */
export async function closeSampleOrganisations({ people }: Pick<SignInServices, 'people'>): Promise<void> {
  await people.closeOrganisations(SAMPLE_SLUGS);
}

const administrator = z.object({
  email: z.email('Give an e-mail address: --email name@dealer.example'),
  name: z.string('Give a name: --name "Jo Smith"').trim().min(1).max(100),
  organisation: z.string('Give the organisation: --organisation "Northgate Cars"').trim().min(1).max(100),
});
const administratorWithPassword = administrator.extend({
  password: z.string().min(12, 'The password must have at least 12 characters.').max(128),
});

function readArguments<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Fault('invalid_input', { message: issue?.message ?? '', fix: 'Run the command again with it.' });
}

/** The command's arguments, before a password is typed. */
export function checkAdministrator(input: unknown): void {
  readArguments(administrator, input);
}

/**
 * Only for the command, whose user has the database anyway. Adds the person to the organisation of that name, or
 * creates it.
 */
export async function addAdministrator(input: unknown, { people }: Pick<SignInServices, 'people'>): Promise<void> {
  const { organisation: name, ...person } = readArguments(administratorWithPassword, input);
  refuseGuessablePassword(person.password, { ...person, organisation: name }, 'password');
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') {
    throw new Fault('invalid_input', {
      message: `“${name}” has neither a Latin letter nor a digit.`,
      fix: 'Give the organisation a name with at least one.',
    });
  }
  if (SAMPLE_SLUGS.includes(slug)) {
    throw new Fault('invalid_input', {
      message: `“${name}” is reserved for the sandbox’s sample dealers, who cannot sign in in live mode.`,
      fix: 'Give the organisation its full name.',
    });
  }
  const existingName = await people.organisationAt(slug);
  if (existingName !== null && existingName.toLowerCase() !== name.toLowerCase()) {
    throw new Fault('conflict', {
      message: `“${existingName}” already exists; its name differs from “${name}” only in punctuation.`,
      fix: 'Give that organisation’s name exactly, or for another one a name that differs in a letter or a digit.',
    });
  }
  if (await people.addPerson({ ...person, role: 'admin', organisation: { name, slug } })) return;
  throw new Fault('conflict', {
    message: 'This e-mail address already has an account.',
    fix: 'Give another address.',
    field: 'email',
  });
}
