/**
 * Two instances share the recurring work, and the one running it is killed again and again: nothing is lost or doubled.
 */
import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { freePort } from '@/lib/features/mail/mail-server.fixture';
import { movingDealer } from '@/lib/features/stock-cars/moving-dealer.fixture';
import { openRecordedServices } from '@/lib/features/testing/recorded-services';
import { selectRow, selectRows } from '@/lib/store/rows';
import type { InstanceMessage, InstanceOrder } from './instance.process';

const INSTANCE = fileURLToPath(new URL('./instance.process.ts', import.meta.url));
const COPIES = 119;
const PEOPLE = 40;
const count = z.object({ count: z.int() });

let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
before(async () => {
  recorded = await openRecordedServices();
});
after(() => recorded.close());

interface Instance {
  kill(): Promise<void>;
}

async function startInstance(order: InstanceOrder, onMessage: (message: InstanceMessage, from: Instance) => void) {
  const child: ChildProcess = fork(INSTANCE, [], { execArgv: ['--import', 'tsx'] });
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const instance: Instance = {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The instance ended before it was ready.')));
    child.on('message', (message: InstanceMessage) =>
      message.news === 'ready' ? resolve() : onMessage(message, instance),
    );
  });
  child.send(order);
  await ready;
  return instance;
}

/** Two instances. The listener may kill the one that reports, once; another is started in its place. */
async function twoInstances(
  work: InstanceOrder['work'],
  onNews: (message: InstanceMessage, kill: () => boolean) => void,
  mailUrl = '',
) {
  const order: InstanceOrder = {
    url: recorded.url,
    queue: `kills-${randomUUID()}`,
    work,
    now: '2026-08-05T10:00:00Z',
    answersAfterMs: 5,
    leaseMs: 600,
    mailUrl,
  };
  const standing = new Set<Instance>();
  const killing: Promise<void>[] = [];
  let kills = 0;
  const onMessage = (message: InstanceMessage, from: Instance) =>
    onNews(message, () => {
      if (!standing.delete(from)) return false;
      kills += 1;
      killing.push(from.kill().then(begin));
      return true;
    });
  const begin = async () => void standing.add(await startInstance(order, onMessage));
  await Promise.all([begin(), begin()]);
  return {
    kills: () => kills,
    async stop() {
      await Promise.all(killing);
      await Promise.all([...standing].map((instance) => instance.kill()));
    },
  };
}

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await sleep(50);
}
const countOf = async (text: string, values: unknown[] = []) =>
  (await selectRow(recorded.database, count, text, values))?.count ?? 0;

test('A revaluation whose instance is killed again and again values every car once, with market prices and live values, and bills nothing', async () => {
  const dealer = await movingDealer(recorded);
  const id = await dealer.take(await dealer.value('AB21CDE', 30_000));
  await dealer.takeMore(id, COPIES);
  const paid = await dealer.ledger();
  let [arrived, isDue] = [0, false];
  const instances = await twoInstances('revaluation', ({ news }, kill) => {
    if (news !== 'valuing') return;
    arrived += 1;
    isDue ||= arrived % 70 === 0;
    if (isDue && kill()) isDue = false;
  });
  // June, in which they came in, July and August. Killed every 70 requests, it gets there only by what earlier
  // instances saved.
  const cars = COPIES + 1;
  const isDone = async () => {
    const values = await countOf('select count(*)::integer as count from stock_car_values');
    const ranges = await countOf('select count(market_at)::integer as count from stock_car_values');
    const live = await countOf('select count(live_requested_on)::integer as count from stock_cars');
    return values === cars * 3 && ranges === cars && live === cars;
  };
  await until(isDone);
  await instances.stop();
  assert.ok(instances.kills() >= 6, `${instances.kills()} kills in ${arrived} questions`);
  const uneven = await countOf(
    `select count(*)::integer as count from (
       select c.id from stock_cars c left join stock_car_values v on v.car_id = c.id
       group by c.id having count(v.edition) <> 3 or count(distinct v.edition) <> 3) c`,
  );
  assert.equal(uneven, 0);
  // The newest edition alone has a range, and each car has one position of the live service.
  assert.equal(
    await countOf(
      `select count(*)::integer as count from stock_car_values
       where (market_at is not null) <> (edition = '2026-08-01') or edition = '2026-08-01' and market_low_pounds is null`,
    ),
    0,
  );
  assert.equal(await countOf('select count(*)::integer as count from stock_car_live_values'), cars);
  assert.equal(await dealer.ledger(), paid, 'the ledger is unchanged');
});

/** This many people, each with one item for the morning mail. */
async function peopleWithNews() {
  const { database } = recorded;
  await database.query(`insert into organization (id, name, slug) values ('kills', 'kills', 'kills')`);
  await database.query(
    `insert into "user" (id, name, email) select 'kills ' || n, 'P', 'p' || n || '@kills.example' from generate_series(1, $1) n`,
    [PEOPLE],
  );
  await database.query(
    `insert into member (id, organization_id, user_id, role) select id, 'kills', id, 'valuer' from "user" where id like 'kills %'`,
  );
  await database.query(
    `insert into notifications (id, organisation_id, person_id, kind, key, path, text, at, delivery)
     select gen_random_uuid(), 'kills', id, 'new_edition', '2026-06-01', '/valuations', 'News.', now(), 'digest'
     from "user" where id like 'kills %'`,
  );
}

test('A morning mail whose instance is killed while it is written and sent reaches everyone, under one Message-ID each', async () => {
  await peopleWithNews();
  const received: { readonly to: string; readonly id: string }[] = [];
  /** Kills the instance that is sending mail to an address, unless it is killed already. */
  const senders = new Map<string, () => boolean>();
  // The report of a mail and the mail itself arrive by two channels, in either order.
  const killSender = (to: string) => until(() => Promise.resolve(senders.get(to)?.() === true));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) =>
      void simpleParser(stream).then(async ({ messageId = '' }) => {
        const to = envelope.rcptTo[0]?.address ?? '';
        received.push({ to, id: messageId });
        // The worst moment: the mail has arrived, and the sender does not know.
        if (received.length % 12 === 0) await killSender(to);
        done();
      }, done),
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  let isWriterKilled = false;
  const onNews = ({ news, to }: InstanceMessage, kill: () => boolean) => {
    if (to !== undefined) senders.set(to, kill);
    if (news === 'writing') isWriterKilled ||= kill();
  };
  const instances = await twoInstances('morning mail', onNews, `smtp://127.0.0.1:${port}`);
  // One statement: between two, mails that the first did not see could be written.
  const sent = () => countOf(`select count(*)::integer as count from mails where kind = 'digest' and state = 'sent'`);
  await until(async () => (await sent()) === PEOPLE);
  await instances.stop();
  await new Promise<void>((closed) => server.close(closed));
  assert.ok(instances.kills() >= 4, `${instances.kills()} kills`);
  const byPerson = new Map<string, string[]>();
  for (const { to, id } of received) byPerson.set(to, [...(byPerson.get(to) ?? []), id]);
  assert.equal(byPerson.size, PEOPLE, 'none is lost');
  for (const [to, ids] of byPerson) assert.equal(new Set(ids).size, 1, `${to} has one mail`);
  const twice = await selectRows(
    recorded.database,
    z.object({ email: z.string() }),
    `select email from mails where kind = 'digest' and is_perhaps_twice`,
  );
  const marked = new Set(twice.map(({ email }) => email));
  for (const [to, ids] of byPerson) assert.ok(ids.length === 1 || marked.has(to), `${to} is marked`);
  assert.ok(received.length <= PEOPLE + instances.kills(), 'one for each kill at most');
  assert.equal(
    await countOf(
      `select count(*)::integer as count from notifications where person_id like 'kills %' and digested_at is null`,
    ),
    0,
  );
});
