import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { assertInvariants } from './testing/ledger-invariants';
import { createLedger } from './ledger';
import type { RaceReport, RaceOrder } from './race.process';

const RACER = fileURLToPath(new URL('./race.process.ts', import.meta.url));
const PLATES = ['AB12CDE', 'XY34ZZZ', 'K1NGS', 'MX71ABC', 'LD19XYZ', 'BD51SMR'];

/** A second process of the product, ready to submit. */
async function racer(order: RaceOrder) {
  const child: ChildProcess = fork(RACER, [], { execArgv: ['--import', 'tsx'] });
  const reports: RaceReport[] = [];
  // Its last messages may arrive after it exits.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const receivedReport = (is: (one: RaceReport) => boolean) =>
    new Promise<void>((resolve) => {
      const listen = (one: RaceReport) => {
        if (is(one)) resolve();
      };
      reports.forEach(listen);
      child.on('message', (one: RaceReport) => listen(one));
    });
  child.on('message', (one: RaceReport) => reports.push(one));
  child.send(order);
  await receivedReport(({ news: kind }) => kind === 'ready');
  return {
    news: reports,
    ended,
    received: receivedReport,
    go: () => child.send('go'),
    kill: () => child.kill('SIGKILL'),
  };
}

onEachEngine('Processes racing', ({ database, url }) => {
  /** Makes two processes submit at the same moment, and returns everything they reported. */
  async function race(subscription: string, orders: [Partial<RaceOrder>, Partial<RaceOrder>]) {
    const racers = await Promise.all(
      orders.map((order, index) =>
        racer({ url: url(), subscription, plates: PLATES, person: `p${index}`, answersAfterMs: 20, ...order }),
      ),
    );
    for (const { go } of racers) go();
    await Promise.all(racers.map(({ ended }) => ended));
    const reports = racers.flatMap(({ news }) => news);
    return {
      arrived: reports.flatMap((report) => (report.news === 'arrived' ? [report.plate] : [])),
      results: reports.flatMap((report) => (report.news === 'ended' ? [report] : [])),
    };
  }

  test('the last look-up goes to one of them; the others reach the limit and send nothing', async () => {
    const subscription = randomUUID();
    const ledger = createLedger({ database, secret: 'a secret', subscription });
    await ledger.setLimits({ organisationId: 'dealer' }, { month: 2 });
    await race(subscription, [{ plates: ['B1RST'] }, { plates: [] }]);
    const { arrived, results } = await race(subscription, [{}, { plates: PLATES.map((plate) => `${plate}2`) }]);
    assert.equal(arrived.length, 1);
    assert.deepEqual(results.map(({ code, charged }) => `${code} ${charged}`).sort(), [
      ...Array.from({ length: 11 }, () => 'limit_reached no'),
      'null yes',
    ]);
    await assertInvariants(database, subscription);
  });

  test('the same six cars cost six look-ups, and both processes have all six answers', async () => {
    const subscription = randomUUID();
    const { arrived, results } = await race(subscription, [{}, {}]);
    assert.deepEqual(arrived.sort(), [...PLATES].sort());
    assert.equal(results.length, 12);
    for (const plate of PLATES) {
      const [one, other] = results.filter((report) => report.plate === plate);
      assert.deepEqual(one?.answer, other?.answer);
      assert.deepEqual(new Set([one?.charged, other?.charged]), new Set(['no', 'yes']));
    }
    await assertInvariants(database, subscription);
  });

  test('a process killed while waiting for the reply leaves a look-up that counts as unknown, nothing else', async () => {
    const subscription = randomUUID();
    const never = 3_600_000;
    const doomed = await racer({
      url: url(),
      subscription,
      person: 'p0',
      plates: ['AB12CDE'],
      answersAfterMs: never,
    });
    doomed.go();
    await doomed.received(({ news }) => news === 'arrived');
    doomed.kill();
    await doomed.ended;

    let now = new Date();
    const ledger = createLedger({ database, secret: 'a secret', subscription, clock: () => now });
    const used = async () => (await ledger.usage({ organisationId: 'dealer' })).organisation.used;
    assert.equal(await used(), 1, 'restart alone changes no total');
    now = new Date(now.getTime() + 60_000);
    await ledger.sweep();
    const { rows } = await database.query('select state from look_ups where subscription = $1', [subscription]);
    assert.deepEqual(rows, [{ state: 'UNKNOWN' }]);
    await assertInvariants(database, subscription);
  });
});
