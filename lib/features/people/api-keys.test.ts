/** API keys: what each opens, for how long, and for whom, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { ROLES, type Role, type Session } from '@/lib/access';
import { createApiKey } from '@/lib/api/endpoints/people/api-keys';
import { selectRow } from '@/lib/store/rows';
import { faultOf } from '@/lib/features/testing/fault-of';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runListAccountEvents } from './account-events';
import { runCreateApiKey, runListApiKeys, runRevokeApiKey } from './api-keys';
import { AUTH_SECRET, openPeopleStores } from './sign-in.fixture';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

const { apiKeys, sessions, accountEvents, members } = openPeopleStores(database);
const services = { apiKeys, sessions, accountEvents, secret: AUTH_SECRET };

/** As another instance of the product, which remembers nothing, opens a key. */
const opened = (key: string) => openPeopleStores(database).sessions.sessionOfKey(key);

async function organisation() {
  const dealer = await recorded.dealer();
  const join = async (name: string, role: Role): Promise<Session> => {
    const session = await dealer.person(name, role);
    await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      randomUUID(),
      session.organisationId,
      session.personId,
      role,
    ]);
    return session;
  };
  return { admin: await join('Ada', 'admin'), join };
}

let own: Awaited<ReturnType<typeof organisation>>;
let other: Awaited<ReturnType<typeof organisation>>;
before(async () => {
  own = await organisation();
  other = await organisation();
});

type Wanted = z.input<typeof createApiKey.input>;
const create = (user: Session, wanted: Partial<Wanted> = {}, by = own.admin) =>
  runCreateApiKey(
    call(
      createApiKey.input.parse({ name: 'Stock system', userId: user.personId, role: 'valuer', days: 30, ...wanted }),
      by,
    ),
    services,
  );

const setMember = (person: Session, change: string) =>
  database.query(`update member set ${change} where user_id = $1`, [person.personId]);

test('a key opens a session of its user in its organisation, and is stored as a hash alone', async () => {
  const jo = await own.join('Jo', 'manager');
  const { key, apiKey } = await create(jo);
  assert.match(key, /^vv_[\w-]{43}$/);
  const { sessionId, apiKeyId, ...session } = (await opened(key)) ?? {};
  assert.deepEqual([sessionId, apiKeyId], [apiKey.id, apiKey.id]);
  const { sessionId: _, ...person } = jo;
  assert.deepEqual(
    { ...session, email: '', organisationName: '' },
    { ...person, role: 'valuer', email: '', organisationName: '' },
  );

  const stored = await selectRow(
    database,
    z.object({ text: z.string() }),
    'select to_jsonb(k)::text as text from api_keys k where id = $1',
    [apiKey.id],
  );
  assert.ok(stored && !stored.text.includes(key.slice(3, 40)));
  assert.ok(key.endsWith(apiKey.ending));
  const { items } = await runListApiKeys(call({}, own.admin), services);
  assert.ok(!JSON.stringify(items).includes(key.slice(3, 40)));
});

const LOWER: readonly (readonly [key: 'viewer' | 'valuer' | 'manager', user: Role, works: Role])[] = [
  ['viewer', 'viewer', 'viewer'],
  ['viewer', 'admin', 'viewer'],
  ['valuer', 'viewer', 'viewer'],
  ['valuer', 'valuer', 'valuer'],
  ['manager', 'viewer', 'viewer'],
  ['manager', 'valuer', 'valuer'],
  ['manager', 'admin', 'manager'],
];

test('a key never does more than its user, whose role may change after it was made', async () => {
  for (const [role, userRole, works] of LOWER) {
    const user = await own.join('Ray', 'admin');
    const { key, apiKey } = await create(user, { role });
    await setMember(user, `role = '${userRole}'`);
    assert.equal((await opened(key))?.role, works, `a key as ${role} of a ${userRole}`);
    await runRevokeApiKey(call({ id: apiKey.id }, own.admin), services);
  }
});

test('a key is refused for more than its user may do when it is made', async () => {
  for (const userRole of ROLES) {
    const user = await own.join('Lee', userRole);
    for (const role of ['viewer', 'valuer', 'manager'] as const) {
      const made = create(user, { role });
      if (ROLES.indexOf(role) <= ROLES.indexOf(userRole)) {
        const { apiKey } = await made;
        await runRevokeApiKey(call({ id: apiKey.id }, own.admin), services);
      } else {
        const { code, field } = await faultOf(made);
        assert.deepEqual([code, field], ['invalid_input', 'role'], `${role} of a ${userRole}`);
      }
    }
  }
});

test('a key that is wrong, revoked or expired, or of a deactivated user, opens nothing', async () => {
  const user = await own.join('Max', 'valuer');
  const { key, apiKey } = await create(user);
  const isOpened = async (text = key) => (await opened(text)) !== null;
  assert.equal(await isOpened(), true);
  const last = key.endsWith('A') ? 'B' : 'A';
  for (const wrong of ['vv_', 'vv_x', key.slice(0, -1), `${key}A`, `${key.slice(0, -1)}${last}`, `vv_${key}`])
    assert.equal(await isOpened(wrong), false, wrong);

  await setMember(user, 'deactivated_at = clock_timestamp()');
  assert.equal(await isOpened(), false);
  await setMember(user, 'deactivated_at = null');
  assert.equal(await isOpened(), true);

  await database.query('update api_keys set expires_at = clock_timestamp() where id = $1', [apiKey.id]);
  assert.equal(await isOpened(), false);
  const { items } = await runListApiKeys(call({}, own.admin), services);
  assert.equal(items.find(({ id }) => id === apiKey.id)?.hasExpired, true);

  await database.query('update api_keys set expires_at = null where id = $1', [apiKey.id]);
  assert.equal(await isOpened(), true);
  await runRevokeApiKey(call({ id: apiKey.id }, own.admin), services);
  assert.equal(await isOpened(), false);
});

test('a revoked key stops working immediately where it was in use', async () => {
  const user = await own.join('Kim', 'valuer');
  const { key, apiKey } = await create(user);
  assert.ok(await sessions.sessionOfKey(key));
  await runRevokeApiKey(call({ id: apiKey.id }, own.admin), services);
  assert.equal(await sessions.sessionOfKey(key), null);
  assert.equal((await faultOf(runRevokeApiKey(call({ id: apiKey.id }, own.admin), services))).code, 'not_found');
});

test('keys, and the users as whom they work, are of one organisation', async () => {
  const user = await own.join('Sam', 'valuer');
  const { key, apiKey } = await create(user);
  const theirs = await runListApiKeys(call({}, other.admin), services);
  assert.deepEqual(theirs.items, []);
  assert.equal((await faultOf(runRevokeApiKey(call({ id: apiKey.id }, other.admin), services))).code, 'not_found');
  assert.ok(await opened(key));
  for (const stranger of [user, { ...user, personId: randomUUID() }]) {
    const { code, field } = await faultOf(create(stranger, {}, other.admin));
    assert.deepEqual([code, field], ['invalid_input', 'userId']);
  }
  await setMember(user, 'deactivated_at = clock_timestamp()');
  assert.equal((await faultOf(create(user))).field, 'userId');
});

test('an organisation has twenty keys that work; those that have expired do not count', async () => {
  const { admin, join } = await organisation();
  const user = await join('Pat', 'valuer');
  for (let made = 0; made < 20; made++) await create(user, {}, admin);
  assert.equal((await faultOf(create(user, {}, admin))).code, 'conflict');
  const { items } = await runListApiKeys(call({}, admin), services);
  assert.equal(items.length, 20);
  await database.query('update api_keys set expires_at = clock_timestamp() where id = $1', [items[0]?.id]);
  await create(user, {}, admin);
});

test('the page of a user counts the keys that work as them', async () => {
  const { admin, join } = await organisation();
  const user = await join('Ned', 'valuer');
  const [working, expired, revoked] = [
    await create(user, {}, admin),
    await create(user, {}, admin),
    await create(user, {}, admin),
  ];
  await create(admin, {}, admin);
  await database.query('update api_keys set expires_at = clock_timestamp() where id = $1', [expired.apiKey.id]);
  await runRevokeApiKey(call({ id: revoked.apiKey.id }, admin), services);
  const counts = new Map((await members.apiKeys(admin.organisationId)).map(({ personId, keys }) => [personId, keys]));
  assert.deepEqual(
    counts,
    new Map([
      [user.personId, 1],
      [admin.personId, 1],
    ]),
  );
  assert.ok(await opened(working.key));
});

test('the list says when a key was last used, and the events who made and revoked it', async () => {
  const { admin, join } = await organisation();
  const user = await join('Uma', 'valuer');
  const { key, apiKey } = await create(user, { days: null }, admin);
  const listed = async () => (await runListApiKeys(call({}, admin), services)).items[0];
  assert.deepEqual([(await listed())?.lastUsedAt, (await listed())?.expiresAt], [null, null]);
  await opened(key);
  const first = (await listed())?.lastUsedAt ?? '';
  assert.ok(Date.parse(first) > 0);
  await opened(key);
  assert.equal((await listed())?.lastUsedAt, first, 'once a minute is enough');
  await runRevokeApiKey(call({ id: apiKey.id }, admin), services);
  const { items } = await runListAccountEvents(call({}, admin), services);
  assert.deepEqual(
    items.slice(0, 2).map(({ words }) => words),
    ['An API key of Uma as Valuer was revoked by Ada.', 'An API key of Uma as Valuer was created by Ada.'],
  );
});
