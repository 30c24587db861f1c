/**
 * Recurring work on a database, with one instance and with two: run once over all, caught up when missed, and reported.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Schedule } from '@/lib/domain/schedules/schedule';
import { Fault } from '@/lib/fault';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { openQueue } from '@/lib/store/job-queue';
import { openSchedules } from '@/lib/store/schedules/schedules';
import { createScheduleRunner, type ScheduleRunner } from './schedule-runner';
import { runListSchedules } from './schedules';
import { call } from '@/lib/features/testing/recorded-services';

const START = new Date('2026-06-05T12:00:00Z');
const ADMIN = {
  sessionId: '',
  personId: 'p',
  personName: 'Ada',
  email: 'ada@dealer.example',
  organisationId: 'o',
  organisationName: 'O',
  role: 'admin',
} as const;

onFeatureDatabase('Recurring work', ({ database }) => {
  /** Instances on one queue, with a shared clock. */
  async function instances(count: number, run: Schedule<object>['run'], leaseMs = 15_000) {
    let now = START;
    const schedule: Schedule<object> = {
      name: `work-${randomUUID()}`,
      label: 'Work',
      summary: 'Works.',
      every: { minutes: 10 },
      run,
    };
    const reports: unknown[] = [];
    const store = openSchedules(database);
    const runners: ScheduleRunner[] = [];
    const queueName = `schedules-${randomUUID()}`;
    for (let number = 0; number < count; number += 1)
      runners.push(
        createScheduleRunner({
          schedules: [schedule],
          services: {},
          store,
          queue: await openQueue(database, queueName, assert.ifError),
          now: () => now,
          report: (error) => reports.push(error),
          leaseMs,
        }),
      );
    const start = () => Promise.all(runners.map((runner) => runner.start()));
    const stop = () => Promise.all(runners.map((runner) => runner.stop()));
    const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
    const stored = async () => (await store.read(schedule.name)) ?? assert.fail('is not there');
    const until = async (is: () => boolean | Promise<boolean>) => {
      while (!(await is())) await sleep(20);
    };
    return { schedule, runners, store, reports, start, stop, wait, stored, until };
  }

  test('that is new runs at the start, once over two instances, and its result and next run are stored', async () => {
    let runs = 0;
    const { start, stop, stored, until } = await instances(2, async () => {
      runs += 1;
      return '3 records erased.';
    });
    await start();
    await until(async () => (await stored()).endedAt !== null);
    const { result, hasFailed, nextAt } = await stored();
    assert.deepEqual(
      [result, hasFailed, nextAt.toISOString()],
      ['3 records erased.', false, '2026-06-05T12:10:00.000Z'],
    );
    await stop();
    assert.equal(runs, 1);
  });

  test('makes the work that depends on it due, whether it succeeded or failed', async () => {
    const [well, badly, next] = [`well-${randomUUID()}`, `badly-${randomUUID()}`, `next-${randomUUID()}`];
    let runs = 0;
    const common = { label: '', summary: '', every: { britishTime: '03:00' } };
    const runner = createScheduleRunner({
      schedules: [
        { ...common, name: well, run: async () => 'Done.', thenDue: [next] },
        { ...common, name: badly, run: () => Promise.reject(new Error('away')), thenDue: [next] },
        { ...common, name: next, run: async () => `Run ${(runs += 1)}.` },
      ],
      services: {},
      store: openSchedules(database),
      queue: await openQueue(database, `schedules-${randomUUID()}`, assert.ifError),
      now: () => START,
      report: () => undefined,
    });
    await runner.start();
    assert.equal(await runner.runIfDue(next), false, 'not due by itself');
    for (const [index, name] of [well, badly].entries()) {
      await runner.request(name);
      while (runs === index) await sleep(20);
    }
    await runner.stop();
    assert.equal(runs, 2);
  });

  test('that was missed for a day runs once at the next start', async () => {
    let runs = 0;
    const first = await instances(1, async () => `${(runs += 1)}`);
    await first.start();
    await first.until(async () => (await first.stored()).endedAt !== null);
    first.wait(24 * 60);
    const [runner] = first.runners;
    assert.equal(await runner?.runIfDue(first.schedule.name), true);
    assert.equal(await runner?.runIfDue(first.schedule.name), false, 'it is not due any more');
    assert.equal(runs, 2);
    await first.stop();
  });

  test('runs on request, through the queue, while its next run is hours away', async () => {
    let runs = 0;
    const { schedule, runners, start, stop, stored, until } = await instances(2, async () => `${(runs += 1)}`);
    await start();
    await until(async () => (await stored()).endedAt !== null);
    assert.equal(await runners[0]?.request('nothing-of-this-name'), false);
    assert.equal(await runners[1]?.request(schedule.name), true);
    await until(async () => (await stored()).result === '2');
    await stop();
    assert.equal(runs, 2);
  });

  test('that is claimed by two instances in the same moment is run by one', async () => {
    let runs = 0;
    const { schedule, runners, store, stop } = await instances(2, async () => `${(runs += 1)}`);
    await store.declare(schedule.name, START, START);
    const ran = await Promise.all(runners.map((runner) => runner.runIfDue(schedule.name)));
    assert.deepEqual([ran.filter(Boolean).length, runs], [1, 1]);
    await stop();
  });

  test('whose process died is run again by another, when the lease has ended', async () => {
    let runs = 0;
    const { schedule, runners, store, stop, stored, until } = await instances(1, async () => `${(runs += 1)}`);
    await store.declare(schedule.name, START, START);
    const dead = { name: schedule.name, worker: randomUUID(), now: START, nextAt: new Date('2026-06-05T12:10:00Z') };
    assert.equal(await store.claim({ ...dead, leaseMs: 50 }), true);
    assert.equal((await stored()).isRunning, true);
    await until(async () => (await stored()).isAbandoned);
    assert.equal(await runners[0]?.runIfDue(schedule.name), true);
    assert.equal(runs, 1);
    // What the dead instance might still write is ignored.
    await store.end({ ...dead, result: 'late', hasFailed: true, againBy: null });
    assert.equal((await stored()).result, '1');
    await stop();
  });

  test('that fails says so, and is tried again in five minutes', async () => {
    const fault = new Fault('storage_down', { message: 'The database cannot be reached at the moment.', fix: 'Wait.' });
    const { schedule, runners, store, reports, stop, stored } = await instances(1, () => Promise.reject(fault));
    await store.declare(schedule.name, START, START);
    await runners[0]?.runIfDue(schedule.name);
    const { hasFailed, result, nextAt } = await stored();
    assert.deepEqual([hasFailed, nextAt.toISOString(), reports], [true, '2026-06-05T12:05:00.000Z', [fault]]);
    assert.match(result ?? '', /tried again in 5 minutes\. The database cannot be reached/);
    await stop();
  });

  test('keeps its lease while it is long, and is not begun once the process is to stop', async () => {
    let release = () => {};
    const { schedule, runners, store, stored, until } = await instances(
      1,
      (_, signal) =>
        new Promise((done) => {
          release = () => done(signal.aborted ? 'Stopped in the middle.' : 'Done.');
        }),
      90,
    );
    await store.declare(schedule.name, START, START);
    const [runner] = runners;
    const run = runner?.runIfDue(schedule.name);
    await until(async () => (await stored()).isRunning);
    await sleep(300);
    assert.equal((await stored()).isRunning, true);
    const stopped = runner?.stop();
    release();
    await Promise.all([run, stopped]);
    assert.equal((await stored()).result, 'Stopped in the middle.');
    assert.equal(await runner?.runIfDue(schedule.name), false);
  });

  test('is listed as declared, with what is stored of it', async () => {
    const { schedule, runners, store, stop } = await instances(1, async () => 'Done.');
    const [scheduleRunner] = runners;
    assert.ok(scheduleRunner);
    const services = { schedules: store, scheduleRunner, now: () => START };
    const list = async () => (await runListSchedules(call({}, ADMIN), services)).items;
    assert.deepEqual(
      (await list()).map(({ label, nextAt }) => [label, nextAt]),
      [['Work', null]],
    );
    await store.declare(schedule.name, START, START);
    await scheduleRunner.runIfDue(schedule.name);
    assert.deepEqual(await list(), [
      {
        name: schedule.name,
        label: 'Work',
        summary: 'Works.',
        every: 'Every 10 minutes',
        state: 'waiting',
        lastStartedAt: START.toISOString(),
        lastEndedAt: START.toISOString(),
        result: 'Done.',
        hasFailed: false,
        nextAt: '2026-06-05T12:10:00.000Z',
      },
    ]);
    await stop();
  });
});
