/** A list that reaches the provider's limit of registration checks: no valuation is paid for a car that has no check. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { plateAt } from '@/lib/features/testing/many-plates';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import type { Transport } from '@/lib/provider/transport';
import { withCheckLimit } from './check-limit.fixture';
import { recordCancelled } from './record-cancelled';
import { createStockWork } from './run-worker';
import { addList, noReport, resultsOf, start, stockDealer } from './stock-dealer.fixture';
import { runExportStockResults } from './stock-export';
import { runChangeStockRun, runReadStockRun } from './stock-runs';

const listOf = (cars: number) =>
  ['Reg,Mileage', ...Array.from({ length: cars }, (_, at) => `${plateAt(at)},20000`)].join('\n');

const allAre = (count: number) => ({
  checks: count,
  valuations: count,
  used: count,
  charged: count,
  chargedInTheEnd: count,
  valued: count,
  results: count,
  exported: count,
});

describe('A stock list and the provider’s limit of registration checks', () => {
  let recorded: RecordedServices;
  before(async () => {
    recorded = await openRecordedServices({ everyMark: true });
  });
  after(() => recorded.close());

  const withProvider = async (transport: Transport, limit: number) => {
    const { limited, counts } = withCheckLimit(transport, limit);
    return { counts, ...(await stockDealer(recorded, { call: async () => undefined }, { transport: limited })) };
  };
  /** Answers each request a little later, in no particular order. */
  let requests = 0;
  const unordered: Transport = async (request) => {
    await sleep((++requests * 7) % 5);
    return recorded.transport(request);
  };

  async function stoppedAt(limit: number, cars: number, maxConcurrent: number) {
    const { services, session, counts } = await withProvider(unordered, limit);
    const { id } = await addList(listOf(cars), session, services);
    const run = await start(id, session, services);
    await createStockWork(services, noReport, { maxConcurrent }).work(run.id);
    const key = { id, run: run.id };
    const read = () => runReadStockRun(call(key, session), services);
    const stopped = await read();
    assert.deepEqual([stopped.state, stopped.because?.reason.includes('checks')], ['stopped', true]);
    assert.ok(counts.refused > 0);
    await runChangeStockRun(call({ ...key, to: 'cancel' as const }, session), services);
    await recordCancelled(services);
    const cancelled = await read();
    const results = await resultsOf(id, run.id, session, services);
    const { body } = await runExportStockResults(
      call({ ...key, format: 'csv' as const, show: 'all', sort: 'row', descending: false }, session),
      services,
    );
    let text = '';
    for await (const piece of body) text += piece;
    return {
      checks: counts.checks,
      valuations: counts.valuations,
      used: (await services.ledger.usage(session)).organisation.used / 2,
      charged: stopped.charged / 2,
      chargedInTheEnd: cancelled.charged / 2,
      valued: cancelled.valued,
      results: results.length,
      exported: text.trim().split('\r\n').length - 1,
    };
  }
  for (const maxConcurrent of [1, 5, 15])
    test(`of few checks: as many valuations are paid for as checks, ${maxConcurrent} at a time, and all of them are results`, async () => {
      const limits = Array.from({ length: 41 }, (_, limit) => limit).filter((limit) => limit % 3 === maxConcurrent % 3);
      assert.deepEqual(
        await Promise.all(limits.map((limit) => stoppedAt(limit, limit + 30, maxConcurrent))),
        limits.map(allAre),
      );
    });

  test('of more checks than at first seem few: the last of them are handled like few', async () => {
    assert.deepEqual(await stoppedAt(330, 380, 16), allAre(330));
  });

  /** A provider that answers a check once a valuation has arrived, or after a while. */
  const meetingProvider = () => {
    const seen = { valuations: 0, together: 0 };
    const transport: Transport = async (request) => {
      if (request.url.endsWith('/VRMValuation')) seen.valuations++;
      if (request.url.endsWith('/REGLookupVRM')) {
        for (let tries = 0; tries < 40 && seen.valuations === 0; tries++) await sleep(5);
        seen.together += Number(seen.valuations > 0);
      }
      return recorded.transport(request);
    };
    return { seen, transport };
  };

  for (const [limit, isTogether] of [
    [100_000, true],
    [40, false],
  ] as const)
    test(`of ${limit}: a car’s check and valuation are ${isTogether ? '' : 'not '}sent together`, async () => {
      const { seen, transport } = meetingProvider();
      const { services, session } = await withProvider(transport, limit);
      const { id } = await addList(listOf(1), session, services);
      const run = await start(id, session, services);
      await createStockWork(services, noReport).work(run.id);
      assert.equal((await runReadStockRun(call({ id, run: run.id }, session), services)).valued, 1);
      assert.deepEqual(seen, { valuations: 1, together: Number(isTogether) });
    });

  test('cancelled after its results could not be saved, a car that was paid for is a result of the run', async () => {
    const { services, session } = await withProvider(recorded.transport, 100_000);
    const { id } = await addList(listOf(3), session, services);
    const run = await start(id, session, services);
    const key = { id, run: run.id };
    await createStockWork(services, noReport).work(run.id);
    // As if the process had died before it saved them.
    await recorded.database.query('delete from stock_results where run_id = $1', [run.id]);
    await recorded.database.query(
      `update stock_runs set state = 'stopped', ended_at = null, valued = 0, charged = 0 where id = $1`,
      [run.id],
    );
    const cancelled = await runChangeStockRun(call({ ...key, to: 'cancel' as const }, session), services);
    assert.deepEqual([cancelled.charged, cancelled.valued, cancelled.isSettled], [6, 0, false]);
    await Promise.all([recordCancelled(services), recordCancelled(services)]);
    const after = await runReadStockRun(call(key, session), services);
    assert.deepEqual([after.charged, after.valued, after.isSettled], [6, 3, true]);
    assert.equal((await resultsOf(id, run.id, session, services)).length, 3);
    const { items } = await services.valuations.list({
      organisationId: session.organisationId,
      limit: 10,
      after: null,
      search: null,
      oneByOne: false,
    });
    assert.equal(items.length, 3);
  });
});
