/** Invitations and password links by mail: over a real mail server, from the administrator’s click to the first sign-in. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { ParsedMail } from 'mailparser';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { mailStateWords } from '@/lib/domain/notifications/mail-state';
import { runListMails } from '@/lib/features/mail/mails';
import { freePort, startMailServer } from '@/lib/features/mail/mail-server.fixture';
import { sendMails } from '@/lib/features/mail/send-mails';
import { MAIL } from '@/lib/features/notifications/notified-dealer.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { openOutbox } from '@/lib/store/mail/outbox';
import { selectRows } from '@/lib/store/rows';
import { runAcceptInvitation, runInvite, runRevokeInvitation, runSetActive } from './members';
import { runMakePasswordLink, runRevokePasswordLink, runUsePasswordLink } from './password-links';
import { openPeopleStores } from './sign-in.fixture';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());
const stores = openPeopleStores(database);
const outbox = openOutbox(database);
const GOES_ON = new AbortController().signal;
const PASSWORD = 'four words no one guesses';
const ROLE = 'valuer' as const;

const storedRow = z.object({ state: z.string(), sealedToken: z.string().nullable(), row: z.string() });

/** An organisation with an administrator and a valuer, and a mail server that is away until it is started. */
async function organisation() {
  await database.query('delete from mails');
  const slug = randomUUID();
  const person = async (name: string, role: 'admin' | 'valuer'): Promise<Session> => {
    const email = `${randomUUID()}@dealer.example`;
    const place = { name: 'Northgate Cars', slug };
    await stores.people.addPerson({ email, name, password: PASSWORD, role, organisation: place });
    const [ids] = await selectRows(
      database,
      z.object({ personId: z.string(), organisationId: z.string() }),
      `select u.id as "personId", m.organization_id as "organisationId" from "user" u join member m on m.user_id = u.id
       where u.email = $1`,
      [email],
    );
    assert.ok(ids);
    return { sessionId: '', personName: name, email, organisationName: 'Northgate Cars', role, ...ids };
  };
  const port = await freePort();
  const mail = { ...MAIL, url: `smtp://127.0.0.1:${port}` };
  const services = { ...stores, outbox, secret, mail, now: () => new Date('2026-11-24T08:00:00Z') };
  const received: ParsedMail[] = [];
  return {
    admin: await person('Ada Brown', 'admin'),
    val: await person('Val', 'valuer'),
    services,
    received,
    send: () => sendMails(services, GOES_ON),
    start: (refused: readonly string[] = []) => startMailServer(port, received, refused),
    due: () => database.query(`update mails set next_at = clock_timestamp() where state = 'waiting'`),
    stored: () =>
      selectRows(database, storedRow, `select state, sealed_token as "sealedToken", m::text as row from mails m`),
  };
}

/** The secret part of the link in a received mail. */
function tokenIn(mail: ParsedMail | undefined, page: string): string {
  const address = new RegExp(`^${MAIL.origin}/${page}/([\\w-]{43})$`, 'm').exec(mail?.text ?? '');
  const [, token = assert.fail(`no link in ${mail?.text}`)] = address ?? [];
  assert.ok(String(mail?.html).includes(`href="${MAIL.origin}/${page}/${token}"`));
  return token;
}

const newcomer = () => `${randomUUID()}@dealer.example`;
const accept = (token: string, services: Parameters<typeof runAcceptInvitation>[1]) =>
  runAcceptInvitation(call({ token, name: 'Jo', password: PASSWORD }, null), services);

test('an invitation arrives, its link lets the person in once, and nothing of it stays in the stored mail', async () => {
  const { admin, services, received, send, start, stored } = await organisation();
  const email = newcomer();
  const made = await runInvite(call({ email, role: ROLE }, admin), services);
  assert.equal(made.isMailed, true);
  const token = made.path.replace('/join/', '');
  const [waiting] = await stored();
  assert.ok(waiting?.sealedToken);
  assert.ok(!waiting.row.includes(token), 'it is stored sealed');
  const shown = JSON.stringify(await runListMails(call({}, admin), services));
  assert.ok(!shown.includes(token) && !shown.includes(waiting.sealedToken), 'the outbox shows no link');
  const stop = await start();
  const both = await Promise.all([send(), send()]);
  await stop();
  assert.equal(both[0].sent + both[1].sent, 1);
  assert.equal(received.length, 1);
  assert.equal(received[0]?.subject, 'Invitation to vehicle valuations');
  assert.match(
    received[0]?.text ?? '',
    /^Ada Brown invites you to value vehicles with Northgate Cars\. .* until 1 Dec 2026, 08:00\./,
  );
  assert.doesNotMatch(received[0]?.text ?? '', /account#notifications/);
  const [sent] = await stored();
  assert.deepEqual([sent?.state, sent?.sealedToken], ['sent', null]);
  assert.equal(tokenIn(received[0], 'join'), token);
  assert.deepEqual(await accept(token, services), { email });
  await assert.rejects(accept(token, services), { code: 'not_found' });
  assert.deepEqual(await send(), { sent: 0, refused: 0, waiting: 0 });
});

test('a password link arrives and sets the password once', async () => {
  const { admin, val, services, received, send, start } = await organisation();
  assert.equal((await runMakePasswordLink(call({ id: val.personId }, admin), services)).isMailed, true);
  const stop = await start();
  await send();
  await stop();
  assert.equal(received[0]?.subject, 'Choose a new password');
  assert.match(JSON.stringify(received[0]?.to), new RegExp(val.email));
  assert.match(received[0]?.text ?? '', /until 25 Nov 2026, 08:00/);
  const input = { token: tokenIn(received[0], 'new-password'), password: `${PASSWORD} anew` };
  assert.deepEqual(await runUsePasswordLink(call(input, null), services), { email: val.email });
  await assert.rejects(runUsePasswordLink(call(input, null), services), { code: 'not_found' });
});

test('while the mail server is away the link waits sealed; it goes once when the server is back', async () => {
  const { admin, services, received, send, start, stored, due } = await organisation();
  await runInvite(call({ email: newcomer(), role: ROLE }, admin), services);
  for (let times = 0; times < 3; times++) {
    assert.deepEqual(await send(), { sent: 0, refused: 0, waiting: 1 });
    await due();
  }
  assert.ok((await stored())[0]?.sealedToken);
  const stop = await start();
  assert.equal((await send()).sent, 1);
  await due();
  assert.equal((await send()).sent, 0);
  await stop();
  assert.equal(received.length, 1);
  assert.deepEqual(await accept(tokenIn(received[0], 'join'), services).then(({ email }) => typeof email), 'string');
});

test('a link that was cancelled, was replaced or no longer has a valid sender is not sent, and the outbox says so', async () => {
  const { admin, val, services, received, send, start, stored } = await organisation();
  const email = newcomer();
  const invited = await runInvite(call({ email, role: ROLE }, admin), services);
  await runRevokeInvitation(call({ id: invited.id }, admin), services);
  const again = newcomer();
  const first = await runInvite(call({ email: again, role: ROLE }, admin), services);
  const second = await runInvite(call({ email: again, role: ROLE }, admin), services);
  assert.deepEqual(
    [first.replaced, second.replaced],
    [false, true],
    'the inviter learns that the first link has ended',
  );
  const link = await runMakePasswordLink(call({ id: val.personId }, admin), services);
  await runRevokePasswordLink(call({ id: link.id }, admin), services);
  await runMakePasswordLink(call({ id: val.personId }, admin), services);
  await runSetActive(call({ id: val.personId, active: false }, admin), services);
  const stop = await start();
  assert.deepEqual(await send(), { sent: 1, refused: 0, waiting: 0 });
  await stop();
  assert.match(JSON.stringify(received.map(({ to }) => to)), new RegExp(again));
  const rows = await stored();
  assert.deepEqual(rows.map(({ state }) => state).sort(), ['sent', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn']);
  for (const { sealedToken } of rows) assert.equal(sealedToken, null);
  const words = (await runListMails(call({}, admin), services)).items.map((item) => item.words);
  assert.equal(words.filter((sentence) => /its link no longer worked/.test(sentence)).length, 4);
});

test('a mail that is refused, or whose secret is lost, no longer holds a link', async () => {
  const { admin, services, received, send, start, stored } = await organisation();
  const unknown = newcomer();
  await runInvite(call({ email: unknown, role: ROLE }, admin), services);
  const stop = await start([unknown]);
  assert.equal((await send()).refused, 1);
  await runInvite(call({ email: newcomer(), role: ROLE }, admin), services);
  await sendMails({ ...services, secret: 'another secret' }, GOES_ON);
  await stop();
  assert.equal(received.length, 0);
  assert.deepEqual((await stored()).map(({ state }) => state).sort(), ['refused', 'withdrawn']);
  for (const { sealedToken } of await stored()) assert.equal(sealedToken, null);
});

test('without a mail server the link is handed over: the mail is shown as held, and holds no secret', async () => {
  const { admin, services, stored } = await organisation();
  const made = await runInvite(call({ email: newcomer(), role: ROLE }, admin), { ...services, mail: null });
  assert.equal(made.isMailed, false);
  const [held] = await stored();
  assert.deepEqual([held?.state, held?.sealedToken], ['held', null]);
  assert.ok(await accept(made.path.replace('/join/', ''), services));
});

test('an ended mail cannot be stored with its link', async () => {
  const { admin, services } = await organisation();
  await runInvite(call({ email: newcomer(), role: ROLE }, admin), services);
  for (const state of ['sent', 'refused', 'given_up', 'withdrawn', 'held'])
    await assert.rejects(database.query('update mails set state = $1', [state]), /mails_sealed/);
});

test('the outbox says of a withdrawn mail whether an interrupted try may have gone', () => {
  const mail = { state: 'withdrawn', tries: 1, sentAt: null, nextAt: '2026-11-24T08:00:00Z', problem: null } as const;
  assert.equal(
    mailStateWords({ ...mail, isPerhapsTwice: true }),
    'Not sent again: its link no longer worked. An interrupted try may have sent it before.',
  );
  assert.equal(
    mailStateWords({ ...mail, isPerhapsTwice: false }),
    'Not sent: its link no longer worked when it was its turn.',
  );
});
