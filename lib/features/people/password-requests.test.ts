/** A reset link requested at sign-in, over a real mail server: it reveals nothing about who has an account. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { ParsedMail } from 'mailparser';
import { freePort, startMailServer } from '@/lib/features/mail/mail-server.fixture';
import { sendMails } from '@/lib/features/mail/send-mails';
import { MAIL } from '@/lib/features/notifications/notified-dealer.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openOutbox } from '@/lib/store/mail/outbox';
import { runUsePasswordLink } from './password-links';
import { runRequestPasswordLink } from './password-requests';
import { openPeopleStores } from './sign-in.fixture';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());
const stores = openPeopleStores(database);
const GOES_ON = new AbortController().signal;
const [OLD, NEW] = ['four words no one guesses', 'five other words no one knows'];

async function organisation() {
  await database.query('delete from mails');
  await database.query('delete from rate_limit');
  const [port, slug] = [await freePort(), randomUUID()];
  const services = {
    ...stores,
    outbox: openOutbox(database),
    secret,
    mail: { ...MAIL, url: `smtp://127.0.0.1:${port}` },
    now: () => new Date(),
  };
  const received: ParsedMail[] = [];
  const place = { name: 'Northgate Cars', slug };
  const email = `${randomUUID()}@dealer.example`;
  await stores.people.addPerson({ email, name: 'Fay', password: OLD, role: 'valuer', organisation: place });
  const request = (address: string, network = '192.0.2.7') =>
    runRequestPasswordLink(
      { ...call({ email: address }, null), headers: new Headers({ 'x-client-address': network }) },
      services,
    );
  return { email, services, request, received, port };
}

const tokensIn = (mails: readonly ParsedMail[]) =>
  mails.map(({ text }) => /\/new-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? assert.fail('no link in the mail'));

test('the link goes by mail to the owner alone, sets the password once, and ends the other open links', async () => {
  const { email, services, request, received, port } = await organisation();
  const stop = await startMailServer(port, received);
  try {
    assert.deepEqual(await request(email.toUpperCase()), { isMailed: true });
    await request(email);
    assert.equal((await sendMails(services, GOES_ON)).sent, 2);
    assert.ok(received.every(({ to }) => JSON.stringify(to).includes(email)));
    const [first = '', second = ''] = tokensIn(received);
    const use = (token: string) => runUsePasswordLink(call({ token, password: NEW }, null), services);
    assert.deepEqual(await use(first), { email });
    await assert.rejects(use(first), { code: 'not_found' });
    await assert.rejects(use(second), { code: 'not_found' });
    assert.equal(await stores.sessions.signIn(email, OLD, new Headers()), null);
    assert.notEqual(await stores.sessions.signIn(email, NEW, new Headers()), null);
  } finally {
    await stop();
  }
});

test('an address that no one has, or whose owner is deactivated, gets the same answer and no mail', async () => {
  const { email, services, request } = await organisation();
  const known = await request(email);
  assert.equal(await services.outbox.countWaiting(), 1);
  assert.deepEqual(await request('no-one@dealer.example'), known);
  await database.query(
    `update member set deactivated_at = now() where user_id = (select id from "user" where email = $1)`,
    [email],
  );
  assert.deepEqual(await request(email), known);
  const { rows } = await database.query('select 1 from mails');
  assert.equal(rows.length, 1);
});

test('requests are limited by address, whether or not anyone has it, and by network', async () => {
  const { email, request } = await organisation();
  for (const address of [email, 'no-one@dealer.example']) {
    for (let count = 0; count < 3; count += 1) await request(address, `192.0.2.${count}`);
    await assert.rejects(request(address, '192.0.2.9'), { code: 'limit_reached' });
  }
  for (let count = 0; count < 20; count += 1) await request(`${count}@dealer.example`, '198.51.100.1');
  await assert.rejects(request('one-more@dealer.example', '198.51.100.1'), { code: 'limit_reached' });
});

test('neither of two organisations can open an account they share', async () => {
  const { email, services, request } = await organisation();
  await database.query(`insert into organization (id, name, slug) values ($1, $1, $1)`, [email]);
  await database.query(
    `insert into member (id, organization_id, user_id, role) select $1, $1, id, 'viewer' from "user" where email = $1`,
    [email],
  );
  await request(email);
  assert.equal(await services.outbox.countWaiting(), 0);
});
