/** Password hashing beside other work, on a real database. */
import assert from 'node:assert/strict';
import { randomUUID, scrypt } from 'node:crypto';
import { after, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { startForFeatures } from '@/lib/health/testing/databases';
import { openDatabase } from '../database';
import { createPasswordHashing } from './password-hashing';

const engine = await startForFeatures();
const database = openDatabase(engine.url);
const { people, sessions } = openPeopleStores(database);
after(async () => {
  await database.close();
  await engine.stop();
});

const PASSWORD = 'twelve-letters';
async function addViewer(): Promise<string> {
  const email = `${randomUUID()}@dealer.example`;
  const slug = randomUUID();
  await people.addPerson({
    email,
    name: 'Val',
    password: PASSWORD,
    role: 'viewer',
    organisation: { name: slug, slug },
  });
  return email;
}

for (const { cores, atOnce } of [
  { cores: 1, atOnce: 1 },
  { cores: 2, atOnce: 1 },
  { cores: 3, atOnce: 2 },
  { cores: 16, atOnce: 2 },
])
  test(`with ${cores} cores, of forty passwords at the same moment ${atOnce} are hashed and ten wait; the others are refused for some seconds`, async () => {
    const hashing = createPasswordHashing(cores);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => hashing.hash(`password ${index}`)),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    assert.equal(refused.length, 40 - 10 - atOnce);
    for (const fault of refused) {
      assert.ok(fault instanceof Fault);
      assert.deepEqual([fault.code, fault.status, fault.retryAfterSeconds], ['busy', 503, 3]);
    }
    const [first] = results;
    assert.ok(first?.status === 'fulfilled');
    assert.equal(await hashing.verify({ hash: first.value, password: 'password 0' }), true, 'the queue is empty again');
    assert.equal(await hashing.verify({ hash: first.value, password: 'password 1' }), false);
  });

test('with forty sign-ins at the same moment some are refused as busy, and none as wrong', async () => {
  const email = await addViewer();
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () => sessions.signIn(email, PASSWORD, new Headers())),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  assert.ok(refused.length > 0 && refused.length < 40);
  for (const fault of refused) assert.ok(fault instanceof Fault && fault.code === 'busy', String(fault));
  for (const result of results) assert.ok(result.status === 'rejected' || result.value !== null);
});

test('a session is read while every thread is at work', async () => {
  const cookie = (await sessions.signIn(await addViewer(), PASSWORD, new Headers()))?.split(';')[0] ?? '';
  let ended = 0;
  // More than there are threads: other work on threads waits for the first of these to end.
  const work = Array.from(
    { length: 16 },
    () =>
      new Promise<void>((resolve) =>
        scrypt('a', 'b', 64, { N: 131_072, r: 8, p: 4, maxmem: 256 * 1024 * 1024 }, () => {
          ended += 1;
          resolve();
        }),
      ),
  );
  assert.ok(await sessions.sessionOf(new Headers({ cookie })));
  assert.equal(ended, 0, 'no thread was free');
  await Promise.all(work);
});
