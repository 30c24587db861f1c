/** Changing a password with the old one, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { changePassword } from '@/lib/api/endpoints/people/members';
import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { createLedger } from '@/lib/lookups/ledger';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runChangePassword } from './members';
import { openPeopleStores } from './sign-in.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const { people, sessions, members } = openPeopleStores(database);
const subscription = randomUUID();
const services = {
  people,
  sessions,
  secret,
  now: () => new Date(),
  members,
  ledger: createLedger({ database, secret, subscription }),
  lookUps: openLookUps({ database, subscription }),
};
const [OLD, NEW] = ['an-old-password', 'a-new-password'];

const headersOf = (cookie: string | null) => new Headers({ cookie: cookie?.split(';')[0] ?? '' });

/** A new person, signed in on two computers. */
async function signedIn() {
  const email = `${randomUUID()}@dealer.example`;
  const slug = randomUUID();
  await people.addPerson({ email, name: 'Val', password: OLD, role: 'viewer', organisation: { name: slug, slug } });
  const passwordSession = async () => {
    const headers = headersOf(await sessions.signIn(email, OLD, new Headers()));
    const session = await sessions.sessionOf(headers);
    assert.ok(session);
    return { headers, session };
  };
  return { email, here: await passwordSession(), elsewhere: await passwordSession() };
}

interface PasswordSession {
  readonly headers: Headers;
  readonly session: Session;
}
const change = async ({ headers, session }: PasswordSession, current: string, next: string) => {
  const passwordCall = { ...call({ current, next }, session), headers };
  await runChangePassword(passwordCall, services);
  return headersOf(passwordCall.reply.get('set-cookie'));
};

async function refused(promise: Promise<unknown>): Promise<Fault> {
  const error: unknown = await promise.then(
    () => assert.fail('it was not refused'),
    (why: unknown) => why,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
}

test('the new password replaces the old; this session goes on under a new cookie, every other one ends', async () => {
  const { email, here, elsewhere } = await signedIn();
  const continued = await change(here, OLD, NEW);
  assert.equal((await sessions.sessionOf(continued))?.personId, here.session.personId);
  assert.equal(await sessions.sessionOf(here.headers), null, 'the cookie from before the change is worth nothing');
  assert.equal(await sessions.sessionOf(elsewhere.headers), null);
  assert.equal(await sessions.signIn(email, OLD, new Headers()), null);
  assert.ok(await sessions.signIn(email, NEW, new Headers()));
});

test('a wrong current password is refused at its field, changes nothing and ends no session', async () => {
  const { email, here, elsewhere } = await signedIn();
  const { code, field } = await refused(change(here, 'not-the-old-one', NEW));
  assert.deepEqual([code, field], ['invalid_input', 'current']);
  assert.ok(await sessions.sessionOf(here.headers));
  assert.ok(await sessions.sessionOf(elsewhere.headers));
  assert.ok(await sessions.signIn(email, OLD, new Headers()));
});

test('a person whose session has ended elsewhere meanwhile must sign in, and the password stays', async () => {
  const { email, here } = await signedIn();
  await database.query('delete from session where user_id = $1', [here.session.personId]);
  // This process still trusts the session it read a moment ago.
  assert.ok(await sessions.sessionOf(here.headers));
  assert.equal((await refused(change(here, OLD, NEW))).code, 'signed_out');
  assert.equal(await sessions.sessionOf(here.headers), null);
  assert.ok(await sessions.signIn(email, OLD, new Headers()));
});

test('a person who tries too often must wait, even with the right password; others need not', async () => {
  const { here } = await signedIn();
  const codes: string[] = [];
  while (codes.at(-1) !== 'limit_reached' && codes.length < 50)
    codes.push((await refused(change(here, 'not-the-old-one', NEW))).code);
  assert.equal(codes.at(-1), 'limit_reached');
  assert.ok(codes.length > 3, 'a slip of the fingers locks no one out');
  assert.equal((await refused(change(here, OLD, NEW))).code, 'limit_reached');
  await change((await signedIn()).here, OLD, NEW);
});

test('a password is refused that is too short or too long, before anything is asked', () => {
  for (const next of ['', 'short', 'eleven-long', 'x'.repeat(129)])
    assert.equal(changePassword.input.safeParse({ current: OLD, next }).success, false, next);
  assert.equal(changePassword.input.safeParse({ current: OLD, next: 'twelve-long!' }).success, true);
});
