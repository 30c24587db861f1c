/** A password link from creation to end, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Role, Session } from '@/lib/access';
import { Fault, type FaultCode } from '@/lib/fault';
import { signInAttempts } from '@/lib/store/people/sign-in-attempts';
import { runAcceptInvitation } from './members';
import {
  passwordLinkAt,
  runListPasswordLinks,
  runMakePasswordLink,
  runRevokePasswordLink,
  runUsePasswordLink,
} from './password-links';
import { openPeopleStores } from './sign-in.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { z } from 'zod';
import { selectRows } from '@/lib/store/rows';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const { auth, people, sessions, members, passwordLinks } = openPeopleStores(database);
const services = { passwordLinks, sessions, people, secret, mail: null, now: () => new Date() };
const [OLD, NEW] = ['an-old-password', 'a-new-password'];

async function refusedAs(promise: Promise<unknown>): Promise<FaultCode> {
  const error: unknown = await promise.then(
    () => assert.fail('it was not refused'),
    (why: unknown) => why,
  );
  assert.ok(error instanceof Fault, String(error));
  return error.code;
}

/** A person with a password, in an organisation with that slug. */
async function person(slug: string, role: Role): Promise<Session> {
  const email = `${randomUUID()}@dealer.example`;
  await people.addPerson({
    email,
    name: `${role} of ${slug}`,
    password: OLD,
    role,
    organisation: { name: slug, slug },
  });
  const rows = await selectRows(
    database,
    z.object({ personId: z.string(), organisationId: z.string() }),
    `select u.id as "personId", m.organization_id as "organisationId" from "user" u join member m on m.user_id = u.id
     where u.email = $1`,
    [email],
  );
  const { personId = '', organisationId = '' } = rows[0] ?? {};
  return { sessionId: '', personId, personName: '', email, organisationId, organisationName: slug, role };
}

async function organisation() {
  const slug = randomUUID();
  return { admin: await person(slug, 'admin'), valuer: await person(slug, 'valuer') };
}

const make = (admin: Session, { personId }: Session) => runMakePasswordLink(call({ id: personId }, admin), services);
const tokenOf = ({ path }: { path: string }) => path.replace('/new-password/', '');
const use = (token: string) => runUsePasswordLink(call({ token, password: NEW }, null), services);
const states = async (admin: Session) =>
  (await runListPasswordLinks(call({}, admin), services)).items.map(({ state }) => state);
const cookieOf = async ({ email }: Session, password: string) => sessions.signIn(email, password, new Headers());

test('a link sets the password once, signs the person out everywhere, and is remembered with who made it', async () => {
  const { admin, valuer } = await organisation();
  const cookie = await cookieOf(valuer, OLD);
  const signedIn = new Headers({ cookie: cookie?.split(';')[0] ?? '' });
  assert.equal((await sessions.sessionOf(signedIn))?.personId, valuer.personId);

  const made = await make(admin, valuer);
  const token = tokenOf(made);
  const remaining = await database.query('select 1 from password_links where token_hash = $1', [token]);
  assert.equal(remaining.rows.length, 0, 'the table does not hold the link');
  assert.equal((await passwordLinkAt(token, services))?.email, valuer.email);
  assert.equal(await passwordLinkAt(`${token}x`, services), null);
  assert.ok(await cookieOf(valuer, OLD), 'until it is used the old password works');

  const ended = await Promise.allSettled([use(token), use(token)]);
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal(await sessions.sessionOf(signedIn), null);
  assert.equal(await cookieOf(valuer, OLD), null);
  assert.ok(await cookieOf(valuer, NEW));
  assert.equal(await passwordLinkAt(token, services), null);
  const [shown] = (await runListPasswordLinks(call({}, admin), services)).items;
  assert.deepEqual(
    [shown?.state, shown?.person, shown?.madeBy],
    ['used', `valuer of ${valuer.organisationName}`, `admin of ${admin.organisationName}`],
  );
  assert.ok(shown?.usedAt);
});

test('a link that was replaced, revoked or has expired leads nowhere and changes nothing', async () => {
  const { admin, valuer } = await organisation();
  const first = await make(admin, valuer);
  const second = await make(admin, valuer);
  assert.equal(await refusedAs(use(tokenOf(first))), 'not_found');
  await runRevokePasswordLink(call({ id: second.id }, admin), services);
  assert.equal(await refusedAs(use(tokenOf(second))), 'not_found');
  const third = await make(admin, valuer);
  await database.query(`update password_links set expires_at = clock_timestamp() where id = $1`, [third.id]);
  assert.equal(await refusedAs(use(tokenOf(third))), 'not_found');
  assert.ok(await cookieOf(valuer, OLD));
  assert.deepEqual(await states(admin), ['expired', 'taken_back', 'taken_back']);
});

test('no one makes a link for themselves, for another organisation’s people, or for a deactivated person', async () => {
  const [own, other] = [await organisation(), await organisation()];
  assert.equal(await refusedAs(make(own.admin, own.admin)), 'conflict');
  assert.equal(await refusedAs(make(own.admin, other.valuer)), 'not_found');
  const made = await make(other.admin, other.valuer);
  assert.equal(await refusedAs(runRevokePasswordLink(call({ id: made.id }, own.admin), services)), 'not_found');
  assert.deepEqual(await states(own.admin), []);

  const { organisationId, personId } = other.valuer;
  const left = { organisationId, personId, byPersonId: other.admin.personId };
  await members.setActive(left, false);
  assert.equal(await passwordLinkAt(tokenOf(made), services), null);
  assert.equal(await refusedAs(use(tokenOf(made))), 'not_found');
  assert.equal(await refusedAs(make(other.admin, other.valuer)), 'not_found');
});

test('one organisation opens no account that is shared with another: its link ends, and it makes no new one', async () => {
  const [own, other] = [await organisation(), await organisation()];
  const made = await make(own.admin, own.valuer);
  await database.query(`insert into member (id, organization_id, user_id, role) values ($1, $2, $3, 'viewer')`, [
    randomUUID(),
    other.admin.organisationId,
    own.valuer.personId,
  ]);
  assert.equal(await passwordLinkAt(tokenOf(made), services), null);
  assert.equal(await refusedAs(use(tokenOf(made))), 'not_found');
  for (const { admin } of [own, other]) assert.equal(await refusedAs(make(admin, own.valuer)), 'not_found');
  assert.ok(await cookieOf(own.valuer, OLD));
});

test('a person locked out by wrong passwords may sign in immediately with the new one', async () => {
  const { admin, valuer } = await organisation();
  const key = signInAttempts(secret, 'person', valuer.email);
  for (let attempt = 1; attempt <= 10; attempt++) await people.countAttempt(key, 15);
  await use(tokenOf(await make(admin, valuer)));
  assert.equal(await people.countAttempt(key, 15), 1);
});

test('a made-up link or invitation costs no hash of a password, and one address tries no more than forty in a quarter of an hour', async () => {
  const { password } = await auth.$context;
  const { hash } = password;
  let hashed = 0;
  password.hash = (text) => {
    hashed += 1;
    return hash(text);
  };
  const { admin, valuer } = await organisation();
  const at = { headers: new Headers({ 'x-client-address': '192.0.2.77' }) };
  const input = { token: 'a-made-up-token-of-many-letters', password: NEW, name: 'Mal' };
  const tries = [
    (token = input.token) => runUsePasswordLink({ ...call({ ...input, token }, null), ...at }, services),
    () => runAcceptInvitation({ ...call(input, null), ...at }, { ...services, members }),
  ] as const;
  for (let times = 0; times < 20; times++)
    for (const attempt of tries) assert.equal(await refusedAs(attempt()), 'not_found');
  for (const attempt of tries) assert.equal(await refusedAs(attempt()), 'limit_reached');
  const token = tokenOf(await make(admin, valuer));
  const before = hashed;
  assert.equal(await refusedAs(tries[0](token)), 'limit_reached');
  assert.equal(hashed, before);
  assert.ok(await use(token), 'from elsewhere it goes on');
  assert.equal(hashed, before + 1);
});
