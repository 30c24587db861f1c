/** Mails over a real SMTP server: received and read, none lost while it is away, none sent twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ParsedMail } from 'mailparser';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { openOutbox } from '@/lib/store/mail/outbox';
import { selectRows } from '@/lib/store/rows';
import { call } from '@/lib/features/testing/recorded-services';
import { MAIL, notifiedDealer } from '@/lib/features/notifications/notified-dealer.fixture';
import { notifyRecent } from '@/lib/features/notifications/notify';
import { runListMails } from './mails';
import { sendMails } from './send-mails';
import { freePort, startMailServer } from './mail-server.fixture';

const GOES_ON = new AbortController().signal;

onFeatureDatabase('Mails', ({ database }) => {
  /** A manager with three mails, who shares the outbox with no one. */
  async function dealer() {
    await database.query('delete from mails');
    await database.query('delete from notifications');
    const { person, services, everything } = await notifiedDealer(database);
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    await notifyRecent(services);
    await database.query('delete from mails where person_id <> $1', [max.personId]);
    const mail = { ...MAIL, url: `smtp://127.0.0.1:${await freePort()}` };
    const due = () => database.query('update mails set next_at = clock_timestamp()');
    const states = async () => (await runListMails(call({}, admin(max)), { ...services, mail })).items;
    return { max, services: { ...services, mail }, port: Number(new URL(mail.url).port), due, states };
  }
  const admin = (session: Session): Session => ({ ...session, role: 'admin' });
  const idsOf = (received: readonly ParsedMail[]) => received.map(({ messageId }) => messageId);

  test('are received as text and HTML, with links to the subject and the settings, and without a plate', async () => {
    const { max, services, port, states } = await dealer();
    const received: ParsedMail[] = [];
    const stop = await startMailServer(port, received);
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 3, refused: 0, waiting: 0 });
    await stop();
    assert.equal(received.length, 3);
    const approval = received.find(({ subject }) => subject === 'Approval of an offer requested');
    assert.ok(approval);
    assert.equal(approval.from?.text, 'values@dealer.example');
    assert.match(JSON.stringify(approval.to), new RegExp(max.email));
    assert.match(approval.text ?? '', /Val requests approval of an offer of £7,000 for appraisal A-2026-000007\./);
    assert.match(approval.text ?? '', /https:\/\/values\.dealer\.example\/appraisals\/[0-9a-f-]{36}/);
    assert.match(approval.text ?? '', /https:\/\/values\.dealer\.example\/account#notifications/);
    assert.match(String(approval.html), /<a href="https:\/\/values\.dealer\.example\/appraisals\//);
    for (const mail of received) assert.doesNotMatch(`${mail.text}${String(mail.html)}${mail.subject}`, /AB21/);
    for (const { state, words } of await states()) {
      assert.equal(state, 'sent');
      assert.match(words, /^Taken by the mail server on /);
    }
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 0 });
  });

  test('wait while the server is away, and all go once when it is back', async () => {
    const { services, port, due, states } = await dealer();
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 3 });
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 3 });
    assert.ok((await states()).some(({ words }) => /could not be reached/.test(words)));
    const received: ParsedMail[] = [];
    const stop = await startMailServer(port, received);
    await due();
    const both = await Promise.all([sendMails(services, GOES_ON), sendMails(services, GOES_ON)]);
    await stop();
    assert.equal(both[0].sent + both[1].sent, 3);
    assert.equal(new Set(idsOf(received)).size, 3);
    assert.equal(received.length, 3);
    for (const { words } of await states()) assert.doesNotMatch(words, /twice/);
  });

  test('during an hour without a mail server are neither lost nor sent twice, and are retried ever less often', async () => {
    const { services, port, states } = await dealer();
    /**
     * The database's clock decides what is due, so an hour passes by moving stored times into the past, minute by
     * minute.
     */
    const passMinute = () =>
      database.query(
        `update mails set created_at = created_at - interval '1 minute', next_at = next_at - interval '1 minute'`,
      );
    const received: ParsedMail[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const both = await Promise.all([sendMails(services, GOES_ON), sendMails(services, GOES_ON)]);
      for (const { sent, refused, waiting } of both) assert.deepEqual([sent, refused, waiting], [0, 0, 3]);
      await passMinute();
    }
    const tries = await selectRows(database, z.object({ tries: z.int() }), 'select tries from mails order by tries');
    assert.ok((tries.at(-1)?.tries ?? 0) < 30, 'not each minute');
    const stop = await startMailServer(port, received);
    let [sent, minutes] = [0, 0];
    while (sent < 3 && minutes <= 60) {
      sent += (await sendMails(services, GOES_ON)).sent;
      await passMinute();
      minutes += 1;
    }
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 0 });
    await stop();
    assert.equal(received.length, 3);
    assert.equal(new Set(idsOf(received)).size, 3);
    for (const { state, words } of await states()) assert.doesNotMatch(`${state} ${words}`, /waiting|twice/);
  });

  test('whose process died between sending and recording it are sent again under the same Message-ID, and marked so', async () => {
    const { services, port, states } = await dealer();
    const received: ParsedMail[] = [];
    const stop = await startMailServer(port, received);
    const dead = openOutbox(database, 1);
    // Takes the mail and dies before recording that it was sent.
    const deadServices = { ...services, outbox: { ...dead, sent: () => Promise.reject(new Error('killed')) } };
    await assert.rejects(sendMails(deadServices, GOES_ON), /killed/);
    assert.equal(received.length, 1);
    assert.equal((await sendMails(services, GOES_ON)).sent, 2, 'the claim of the dead one has not ended yet');
    await database.query(
      `update mails set leased_until = clock_timestamp() - interval '1 second' where state = 'sending'`,
    );
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 1, refused: 0, waiting: 0 });
    await stop();
    assert.equal(received.length, 4);
    assert.equal(new Set(idsOf(received)).size, 3, 'the one that was sent twice has one Message-ID');
    assert.equal((await states()).filter(({ words }) => /may arrive twice/.test(words)).length, 1);
  });

  test('that the server refuses are not tried again, and the others go', async () => {
    const { services, port, due, states } = await dealer();
    await database.query(`update mails set email = 'gone@dealer.example' where subject = 'Extra credits requested'`);
    const received: ParsedMail[] = [];
    const stop = await startMailServer(port, received, ['gone@dealer.example']);
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 2, refused: 1, waiting: 0 });
    await due();
    assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 0 });
    await stop();
    const refused = (await states()).filter(({ state }) => state === 'refused');
    assert.deepEqual(
      refused.map(({ email, words }) => [email, words]),
      [['gone@dealer.example', 'Refused: the mail server answered 550. Correct the address, or ask the person.']],
    );
  });

  for (const [step, status] of [
    ['greeting', 554],
    ['sender', 530],
  ] as const)
    test(`wait while the server refuses every one, at its ${step}, and go when it no longer does`, async () => {
      const { services, port, due, states } = await dealer();
      const received: ParsedMail[] = [];
      const stopRefusing = await startMailServer(port, received, step);
      assert.deepEqual(await sendMails(services, GOES_ON), { sent: 0, refused: 0, waiting: 3 });
      await stopRefusing();
      const words = new RegExp(`answered ${status} before it was given the mail: check SMTP_URL and MAIL_FROM\\.`);
      assert.ok((await states()).some((mail) => mail.state === 'waiting' && words.test(mail.words)));
      const stop = await startMailServer(port, received);
      await due();
      assert.deepEqual(await sendMails(services, GOES_ON), { sent: 3, refused: 0, waiting: 0 });
      await stop();
      assert.equal(received.length, 3);
    });

  test('of the morning are one per person, with everything since the last one, also with two instances', async () => {
    const { person, services, everything } = await notifiedDealer(database);
    const [val, max] = [await person('Val', 'valuer'), await person('Max', 'manager')];
    await everything(val, max);
    await notifyRecent(services);
    await database.query('delete from mails');
    const digest = () => services.outbox.writeDigests('This morning', 'waiting');
    const written = await Promise.all([digest(), digest()]);
    const list = await services.outbox.list(val.organisationId, 10);
    assert.deepEqual(
      list.map(({ email, kind, content }) => [email, kind, content.lines.length]),
      [[val.email, 'digest', 2]],
    );
    assert.ok(written[0] + written[1] >= 1);
    assert.equal(await digest(), 0, 'nothing has happened since');
  });

  test('are held if no mail server is set, and never sent afterwards', async () => {
    const { services } = await dealer();
    await database.query(`update mails set state = 'held'`);
    assert.deepEqual(await sendMails({ ...services, mail: null }, GOES_ON), { sent: 0, refused: 0, waiting: 0 });
    const received: ParsedMail[] = [];
    const stop = await startMailServer(services.mail ? Number(new URL(services.mail.url).port) : 0, received);
    await sendMails(services, GOES_ON);
    await stop();
    assert.equal(received.length, 0);
  });
});
