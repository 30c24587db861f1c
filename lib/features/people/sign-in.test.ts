import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Role } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { signIn } from '@/lib/api/endpoints/people/sign-in';
import { startForFeatures } from '@/lib/health/testing/databases';
import { openAccountEvents } from '@/lib/store/people/account-events';
import { openAuth } from '@/lib/store/people/auth';
import { openDatabase } from '@/lib/store/database';
import { openMembers } from '@/lib/store/people/members';
import { openPeople } from '@/lib/store/people/people';
import * as schema from '@/lib/store/schema/people';
import { openSessions, type Sessions } from '@/lib/store/people/sessions';
import { runListAccountEvents, runListOwnEvents, runReadSignInNotice } from './account-events';
import { runSetRole } from './members';
import { addAdministrator, closeSampleOrganisations, DEMO, ensureDemoDealer, runSignIn, runSignOut } from './sign-in';
import { call } from '@/lib/features/testing/recorded-services';
import { faultOf } from '@/lib/features/testing/fault-of';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const engine = await startForFeatures();
const opened = openDatabase(engine.url);
const database = opened.drizzle;
const auth = openAuth({ database, secret, secure: false });
const people = openPeople({ auth, database });
let clock = new Date('2026-03-02T09:00:00Z');
const sessions = openSessions({ auth, database, secure: false, now: () => clock });
const waits: number[] = [];
const wait = async (milliseconds: number) => void waits.push(milliseconds);
const accountEvents = openAccountEvents(opened);
const services = { people, sessions, secret, wait, accountEvents };

before(() => ensureDemoDealer(services));
beforeEach(async () => {
  waits.length = 0;
  await database.delete(schema.rateLimit);
});
after(async () => {
  await opened.close();
  await engine.stop();
});

function attempt(
  password: string,
  { email = String(DEMO.email), address = '192.0.2.1', cookie = '', goTo = '/' } = {},
) {
  const reply = new Headers();
  const headers = new Headers({ 'x-client-address': address, ...(cookie === '' ? {} : { cookie }) });
  const call: EndpointCall<typeof signIn> = {
    input: { email, password, goTo },
    session: null,
    signal: new AbortController().signal,
    ids: { reference: 'test', idempotencyKey: 'test' },
    headers,
    reply,
  };
  return runSignIn(call, services).then((answer) => ({ answer, setCookie: reply.get('set-cookie') ?? '' }));
}

const cookieIn = (setCookie: string) => setCookie.split(';')[0] ?? '';
const sessionOf = (cookie: string) => sessions.sessionOf(new Headers({ cookie }));

test('the demo dealer signs in and is an admin of the sample organisation', async () => {
  const { setCookie } = await attempt(DEMO.password);
  assert.match(
    setCookie,
    /^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax, device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const session = await sessionOf(cookieIn(setCookie));
  assert.equal(session?.email, DEMO.email);
  assert.equal(session?.role, 'admin');
  assert.equal(session?.organisationName, 'Demo Motors (sample)');
});

test('the sandbox has one of each role in that organisation, and somebody elsewhere', async () => {
  const found = [];
  for (const name of ['viewer', 'valuer', 'manager', 'other']) {
    const { setCookie } = await attempt(DEMO.password, { email: `${name}@dealer.example` });
    const session = await sessionOf(cookieIn(setCookie));
    found.push([session?.role, session?.organisationName]);
  }
  assert.deepEqual(found, [
    ['viewer', 'Demo Motors (sample)'],
    ['valuer', 'Demo Motors (sample)'],
    ['manager', 'Demo Motors (sample)'],
    ['admin', 'Other Cars (sample)'],
  ]);
});

test('the command makes an administrator once, who can sign in', async () => {
  const jo = { email: 'Jo@Northgate.example', name: 'Jo', organisation: 'Northgate Cars', password: 'twelve-letters' };
  await addAdministrator(jo, services);
  const { setCookie } = await attempt('twelve-letters', { email: 'jo@northgate.example' });
  const session = await sessionOf(cookieIn(setCookie));
  assert.deepEqual([session?.role, session?.organisationName], ['admin', 'Northgate Cars']);
  assert.equal((await faultOf(addAdministrator(jo, services))).code, 'conflict');
});

test('the command takes no one into an organisation whose name differs only in punctuation, and says so', async () => {
  const given = { name: 'Sam', password: 'twelve-letters' };
  await addAdministrator({ ...given, email: 'one@smith.example', organisation: 'Smith & Sons' }, services);
  const other = { ...given, email: 'two@smith.example', organisation: 'Smith Sons' };
  const fault = await faultOf(addAdministrator(other, services));
  assert.deepEqual([fault.code, /“Smith & Sons” already exists/.test(fault.message)], ['conflict', true]);
  assert.equal(await people.hasActiveMember(other.email), false);
  await addAdministrator({ ...other, organisation: 'smith & sons' }, services);
  assert.equal(await people.hasActiveMember(other.email), true);
});

for (const wrong of [
  {},
  { email: 'jo' },
  { password: 'short' },
  { organisation: ' ' },
  { organisation: 'Demo' },
  { organisation: '東京' },
]) {
  test(`the command refuses ${JSON.stringify(wrong)}`, async () => {
    const good = { email: 'kim@northgate.example', name: 'Kim', organisation: 'Northgate', password: 'twelve-letters' };
    const wanted = Object.keys(wrong).length === 0 ? {} : { ...good, ...wrong };
    assert.equal((await faultOf(addAdministrator(wanted, services))).code, 'invalid_input');
  });
}

test('behind https the cookie has the __Host- name and is secure', async () => {
  const secureSessions = openSessions({
    auth: openAuth({ database, secret, secure: true }),
    database,
    secure: true,
    now: () => clock,
  });
  const setCookie = await secureSessions.signIn(DEMO.email, DEMO.password, new Headers());
  assert.match(setCookie ?? '', /^__Host-session=.+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('a wrong password and an unknown person are refused in the same words', async () => {
  const wrong = await faultOf(attempt('not-the-password'));
  const unknown = await faultOf(attempt(DEMO.password, { email: 'unknown@dealer.example' }));
  for (const part of ['code', 'message', 'fix', 'field', 'charged', 'detail'] as const)
    assert.deepEqual(unknown[part], wrong[part], part);
  assert.equal(wrong.code, 'invalid_input');
});

test('the e-mail address may be written in any case', async () => {
  assert.ok((await attempt(DEMO.password, { email: 'Demo@Dealer.example' })).setCookie);
});

test('signing in again ends the session the browser held', async () => {
  const first = cookieIn((await attempt(DEMO.password)).setCookie);
  assert.ok(await sessionOf(first));
  const second = cookieIn((await attempt(DEMO.password, { cookie: first })).setCookie);
  assert.notEqual(second, first);
  assert.equal(await sessionOf(first), null);
  assert.ok(await sessionOf(second));
});

test('signing out ends the session on the server, not only in the browser', async () => {
  const cookie = cookieIn((await attempt(DEMO.password)).setCookie);
  assert.ok(await sessionOf(cookie));
  const reply = new Headers();
  const ids = { reference: 'test', idempotencyKey: 'test' };
  const signal = new AbortController().signal;
  await runSignOut({ input: {}, session: null, signal, ids, headers: new Headers({ cookie }), reply }, services);
  assert.match(reply.get('set-cookie') ?? '', /^session=; Max-Age=0/);
  assert.equal(await sessionOf(cookie), null);
});

test('revoking a person ends all their sessions', async () => {
  const cookies = [await attempt(DEMO.password), await attempt(DEMO.password)].map(({ setCookie }) =>
    cookieIn(setCookie),
  );
  const session = await sessionOf(cookies[0] ?? '');
  await sessions.revokeAll(session?.personId ?? '');
  for (const cookie of cookies) assert.equal(await sessionOf(cookie), null);
});

/** A process whose results from the database are held back until `release`. */
function lateProcess() {
  const moments = new EventEmitter();
  const [hasArrived, released] = [once(moments, 'arrived'), once(moments, 'released')];
  const pool = new pg.Pool({ connectionString: engine.url });
  const late = new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? async (query: pg.QueryConfig, values: unknown[]) => {
            const rows = await pool.query(query, values);
            moments.emit('arrived');
            await released;
            return rows;
          }
        : Reflect.get(target, name),
  });
  const setup = { auth, database: drizzle(late, { schema }), secure: false, now: () => clock };
  return { ...openSessions(setup), hasArrived, release: () => moments.emit('released'), close: () => pool.end() };
}

for (const [what, change, roleAfter] of [
  ['every session is revoked', (late: Sessions, personId: string) => late.revokeAll(personId), undefined],
  [
    'the role changes',
    async (late: Sessions, personId: string) => {
      await database.update(schema.member).set({ role: 'viewer' }).where(eq(schema.member.userId, personId));
      late.forgetCached(personId);
    },
    'viewer',
  ],
] as const) {
  test(`${what} while a session is being read: the next request does not have what was read`, async () => {
    const cookie = cookieIn((await attempt(DEMO.password, { email: 'manager@dealer.example' })).setCookie);
    const { personId = '' } = (await sessionOf(cookie)) ?? {};
    const late = lateProcess();
    const read = () => late.sessionOf(new Headers({ cookie }));
    const reading = read();
    await late.hasArrived;
    await change(late, personId);
    late.release();
    assert.equal((await reading)?.role, 'manager');
    assert.equal((await read())?.role, roleAfter);
    await database.update(schema.member).set({ role: 'manager' }).where(eq(schema.member.userId, personId));
    await late.close();
  });
}

test('a session revoked by another instance ends here within ten seconds', async () => {
  const cookie = cookieIn((await attempt(DEMO.password)).setCookie);
  assert.ok(await sessionOf(cookie));
  await database.delete(schema.session);
  clock = new Date(clock.getTime() + 10_000);
  assert.equal(await sessionOf(cookie), null);
});

test('an ended session is not accepted, and is deleted by the next sweep; the others stay', async () => {
  const cookies = [await attempt(DEMO.password), await attempt(DEMO.password)].map(({ setCookie }) =>
    cookieIn(setCookie),
  );
  const [ended, open] = await Promise.all(cookies.map(sessionOf));
  const ofEnded = eq(schema.session.id, ended?.sessionId ?? '');
  await database.update(schema.session).set({ expiresAt: new Date() }).where(ofEnded);
  clock = new Date(clock.getTime() + 10_000);
  assert.equal(await sessionOf(cookies[0] ?? ''), null);
  await people.sweepSessions();
  assert.equal(await database.$count(schema.session, ofEnded), 0);
  assert.equal((await sessionOf(cookies[1] ?? ''))?.sessionId, open?.sessionId);
});

test('a cookie with a changed signature or token is no session', async () => {
  const cookie = cookieIn((await attempt(DEMO.password)).setCookie);
  for (const forged of [`${cookie.slice(0, -6)}AAAAAA`, cookie.replace('=', '=x'), 'session=', 'session=abc']) {
    assert.equal(await sessionOf(forged), null, forged);
  }
});

test('a person removed from the organisation no longer has a session', async () => {
  await people.addPerson({
    email: 'left@dealer.example',
    name: 'Left',
    password: 'left-the-company',
    role: 'valuer',
    organisation: { name: 'Other Cars', slug: 'other' },
  });
  const cookie = cookieIn((await attempt('left-the-company', { email: 'left@dealer.example' })).setCookie);
  const session = await sessionOf(cookie);
  assert.equal(session?.role, 'valuer');
  const members = await database.select().from(schema.member);
  await database.delete(schema.member);
  clock = new Date(clock.getTime() + 10_000);
  assert.equal(await sessionOf(cookie), null);
  const ended = await faultOf(attempt(DEMO.password));
  assert.equal(ended.code, 'forbidden', 'and the right password no longer lets them in');
  await database.insert(schema.member).values(members);
});

test('ten wrong passwords from one network stop that network, IPv6 by its /64, and not the owner elsewhere', async () => {
  const inNetwork = (host: number) => `2001:db8:7:7::${host}`;
  for (let count = 1; count <= 10; count++) {
    assert.equal((await faultOf(attempt('wrong', { address: inNetwork(count) }))).code, 'invalid_input');
  }
  const refused = await faultOf(attempt(DEMO.password, { address: inNetwork(99) }));
  assert.deepEqual([refused.code, refused.retryAfterSeconds], ['limit_reached', 900]);
  assert.ok((await attempt(DEMO.password, { address: '2001:db8:7:8::1' })).setCookie);
});

test('the right password from a new address is slowed after wrong ones from many, up to eight seconds, and never refused', async () => {
  for (let count = 1; count <= 10; count++) await faultOf(attempt('wrong', { address: `192.0.2.${count}` }));
  assert.deepEqual(waits, []);
  assert.ok((await attempt(DEMO.password, { address: '198.51.100.1' })).setCookie);
  assert.deepEqual(waits, [500]);
  for (let count = 11; count <= 40; count++) await faultOf(attempt('wrong', { address: `192.0.2.${count}` }));
  assert.ok((await attempt(DEMO.password, { address: '198.51.100.2' })).setCookie);
  assert.equal(waits.at(-1), 8_000);
});

test('a browser in which the person has signed in passes, whatever others try; another person’s does not, nor a forged one', async () => {
  const deviceOf = (setCookie: string) => /(?:^|, )(device=[^;]+)/.exec(setCookie)?.[1] ?? '';
  const own = deviceOf((await attempt(DEMO.password)).setCookie);
  const others = deviceOf((await attempt(DEMO.password, { email: 'viewer@dealer.example' })).setCookie);
  const shared = deviceOf((await attempt(DEMO.password, { email: 'viewer@dealer.example', cookie: own })).setCookie);
  await database.delete(schema.rateLimit);
  for (let count = 1; count <= 12; count++) await faultOf(attempt('wrong'));
  waits.length = 0;
  for (const cookie of ['', others, `${own.slice(0, -3)}AAA`, own.replace('=', '=9')])
    assert.equal((await faultOf(attempt(DEMO.password, { cookie }))).code, 'limit_reached', cookie);
  for (const cookie of [own, shared]) assert.ok((await attempt(DEMO.password, { cookie })).setCookie);
  assert.deepEqual(waits, []);

  // After ten wrong passwords a known device is treated like a new one: refused here, let in from another address.
  for (let count = 1; count <= 10; count++)
    assert.equal((await faultOf(attempt('wrong', { cookie: own }))).code, 'invalid_input');
  assert.equal((await faultOf(attempt(DEMO.password, { cookie: own }))).code, 'limit_reached');
  assert.ok((await attempt(DEMO.password, { cookie: own, address: '203.0.113.9' })).setCookie);
});

test('a browser is forgotten half a year after the last sign-in', async () => {
  const device = /(device=[^;]+)/.exec((await attempt(DEMO.password)).setCookie)?.[1] ?? '';
  const known = () => sessions.knownDevice(new Headers({ cookie: device }), DEMO.email);
  assert.ok(await known());
  const before = clock;
  clock = new Date(clock.getTime() + 180 * 24 * 60 * 60 * 1_000);
  assert.equal(await known(), null);
  clock = before;
});

test('guesses side by side are counted like guesses one by one', async () => {
  const faults = await Promise.all(Array.from({ length: 15 }, (_, index) => faultOf(attempt(`guess-${index}`))));
  assert.equal(faults.filter((fault) => fault.code === 'invalid_input').length, 10);
});

test('the forty-first wrong attempt from one address is refused, whichever person it names', async () => {
  const codes: string[] = [];
  for (let index = 0; index < 41; index += 1)
    codes.push((await faultOf(attempt('wrong', { email: `person${index}@dealer.example` }))).code);
  assert.equal(codes.filter((code) => code === 'invalid_input').length, 40);
  assert.equal(codes.filter((code) => code === 'limit_reached').length, 1);
  // The address, and forty people each from here and from anywhere: an attempt refused by its address adds no key.
  assert.equal(await database.$count(schema.rateLimit), 81);
  await people.sweepAttempts(15);
  assert.equal(await database.$count(schema.rateLimit), 81);
  await people.sweepAttempts(0);
  assert.equal(await database.$count(schema.rateLimit), 0);
});

test('a changed role takes effect immediately for a signed-in person', async () => {
  const admin = await sessionOf(cookieIn((await attempt(DEMO.password)).setCookie));
  const cookie = cookieIn((await attempt(DEMO.password, { email: 'valuer@dealer.example' })).setCookie);
  const valuer = await sessionOf(cookie);
  assert.ok(admin && valuer);
  const members = openMembers({ auth, database: opened });
  const change = (role: Role) => runSetRole(call({ id: valuer.personId, role }, admin), { members, sessions });
  await change('viewer');
  assert.equal((await sessionOf(cookie))?.role, 'viewer');
  await change('valuer');
});

test('successful attempts do not count against the person', async () => {
  for (let count = 1; count <= 12; count++) assert.ok((await attempt(DEMO.password)).setCookie);
});

test('live on a database that was the sandbox’s: no one of its sample organisations comes in, by a session, a password or an invitation; the sandbox lets its own in again', async () => {
  const outsider = { email: 'eve@stranger.example', name: 'Eve', password: 'chosen by a stranger' };
  const demo = { name: 'Demo Motors (sample)', slug: 'demo' };
  await people.addPerson({ ...outsider, role: 'admin', organisation: demo });
  const own = {
    email: 'lee@northgate.example',
    name: 'Lee',
    organisation: 'Northgate Cars',
    password: 'twelve-letters',
  };
  await addAdministrator(own, services);
  const before = await sessionOf(cookieIn((await attempt(DEMO.password)).setCookie));
  const members = openMembers({ auth, database: opened });
  const tokenHash = 'hash of a link that Eve has';
  const NO_MAIL = { subject: '', content: { lines: [] }, sealedToken: null, state: 'held' } as const;
  const wanted = { email: 'eve2@stranger.example', role: 'admin', tokenHash, days: 7, mail: NO_MAIL } as const;
  await members.invite({ organisationId: before?.organisationId ?? '', inviterId: before?.personId ?? '', ...wanted });
  const cookie = cookieIn((await attempt(outsider.password, { email: outsider.email })).setCookie);
  assert.ok(await sessionOf(cookie));
  assert.ok(await members.invitationOf(tokenHash));

  await closeSampleOrganisations(services);
  clock = new Date(clock.getTime() + 10_000);
  assert.equal(await sessionOf(cookie), null);
  for (const [email, password] of [
    [outsider.email, outsider.password],
    ...['demo', 'viewer', 'valuer', 'manager', 'other'].map((name) => [`${name}@dealer.example`, DEMO.password]),
  ] as const) {
    assert.equal((await faultOf(attempt(password ?? '', { email: email ?? '' }))).code, 'forbidden');
  }
  assert.equal(await members.invitationOf(tokenHash), null);
  assert.ok((await attempt('twelve-letters', { email: own.email })).setCookie);

  await ensureDemoDealer(services);
  assert.ok((await attempt(DEMO.password)).setCookie);
  assert.ok((await attempt(DEMO.password, { email: 'other@dealer.example' })).setCookie);
  assert.equal((await faultOf(attempt(outsider.password, { email: outsider.email }))).code, 'forbidden');
});

test('after a sign-in the owner is shown how many wrong passwords were tried since the one before, and from where', async () => {
  const signedIn = async () => {
    const session = await sessionOf(cookieIn((await attempt(DEMO.password)).setCookie));
    assert.ok(session);
    return session;
  };
  const noticeOf = async () => (await runReadSignInNotice(call({}, await signedIn()), services)).notice;
  await noticeOf();
  assert.equal(await noticeOf(), null);
  for (const address of ['203.0.113.7', '203.0.113.200', '2001:db8:7:9::1', 'unknown'])
    await faultOf(attempt('wrong', { address }));
  await faultOf(attempt('wrong', { email: 'unknown@dealer.example' }));
  const session = await signedIn();
  const shown = (await runReadSignInNotice(call({}, session), services)).notice;
  assert.equal(shown?.title, '4 wrong passwords were tried for your account before you signed in');
  for (const words of [
    /2 from an address 203\.0\.113\.\*,/,
    /1 from an address 2001:db8:7:\*,/,
    /1 from an unknown address,/,
  ])
    assert.match(shown?.words ?? '', words);
  assert.ok((await runReadSignInNotice(call({}, session), services)).notice, 'on every page of this session');
  assert.equal(await noticeOf(), null, 'and in no later one');
});

test('wrong passwords are among the events of their owner, and of only their organisation’s administrators', async () => {
  const sessionAs = async (email: string) => {
    const session = await sessionOf(cookieIn((await attempt(DEMO.password, { email })).setCookie));
    assert.ok(session);
    return session;
  };
  await faultOf(attempt('wrong', { email: 'valuer@dealer.example', address: '198.51.100.77' }));
  const words = '1 wrong password tried for Val Valuer, from an address 198.51.100.*.';
  const countIn = ({ items }: { items: readonly { words: string }[] }) =>
    items.filter((item) => item.words === words).length;
  const [valuer, viewer, admin, other] = await Promise.all(
    ['valuer', 'viewer', 'demo', 'other'].map((name) => sessionAs(`${name}@dealer.example`)),
  );
  assert.ok(valuer && viewer && admin && other);
  assert.equal(countIn(await runListOwnEvents(call({}, valuer), services)), 1);
  assert.equal(countIn(await runListOwnEvents(call({}, viewer), services)), 0);
  assert.equal(countIn(await runListAccountEvents(call({}, admin), services)), 1);
  assert.equal(countIn(await runListAccountEvents(call({}, other), services)), 0);
  await accountEvents.sweepWrongPasswords(90);
  assert.equal(countIn(await runListOwnEvents(call({}, valuer), services)), 1);
  await accountEvents.sweepWrongPasswords(0);
  assert.equal(countIn(await runListOwnEvents(call({}, valuer), services)), 0);
});
