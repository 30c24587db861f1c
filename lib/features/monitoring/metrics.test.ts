/** What an instance reports as metrics, and to whom, on the embedded database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { Fault } from '@/lib/fault';
import { createLedger } from '@/lib/lookups/ledger';
import { EndpointState } from '@/lib/provider/endpoint-state';
import { metered } from '@/lib/provider/meter';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import { openDatabase } from '@/lib/store/database';
import { createStockRunStore } from '@/lib/store/stock/stock-runs';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runReadMetrics } from './metrics';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const HERE = { 'x-client-address': '127.0.0.1' };

/** An organisation with a meter, and a reader of its metrics that sends these headers. */
async function monitored(token: string | null = null) {
  const dealer = await recorded.dealer();
  const subscription = randomUUID();
  let clock = 0;
  const meter = metered(dealer.services.caller, () => (clock += 30));
  const endpointState = new EndpointState({ ...STANDARD_POLICY, breakerFailures: 1 }, () => 0);
  const services = {
    ...dealer.services,
    database,
    caller: meter.provider,
    version: '1.2.3',
    ledger: createLedger({ database, secret, subscription, clock: () => new Date(NOW) }),
    lookUps: openLookUps({ database, subscription }),
    stockRuns: createStockRunStore(database),
    monitoring: { token, meter, endpointStates: new Map([['vrm', endpointState]]) },
  };
  const read = async (headers: Record<string, string>) => {
    const { body, type } = await runReadMetrics({ ...call({}, null), headers: new Headers(headers) }, services);
    let text = '';
    for await (const piece of body) text += String(piece);
    return { type, text };
  };
  return { services, endpointState, read, session: dealer.session };
}

/** Prometheus ignores the order of labels. */
const withSortedLabels = (name: string) =>
  name.replace(
    /\{(.*)\}$/,
    (_, labels: string) =>
      `{${labels
        .match(/[a-z_]+="(?:[^"\\]|\\.)*"/g)
        ?.toSorted()
        .join()}}`,
  );

/** Samples by name and labels, as Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats/ */
function samplesOf(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || /^# (HELP|TYPE) [a-z_]+ ./.test(line)) continue;
    const [, name = '', value = ''] =
      /^([a-z_]+(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)*\})?) ([-+0-9.e]+|NaN|[+-]Inf)$/.exec(line) ?? [];
    assert.ok(name, `not a line of the text form: ${line}`);
    samples.set(withSortedLabels(name), Number(value));
  }
  return samples;
}

test('counts look-ups and calls, in the text format, without persons or cars', async () => {
  const { services, endpointState, read, session } = await monitored();
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  await runCreateValuation(call(input, session), services);
  endpointState.breaker.failed();
  const { type, text } = await read(HERE);
  assert.match(type, /^text\/plain; version=0\.0\.4/);
  const samples = samplesOf(text);
  const sample = (name: string) => samples.get(withSortedLabels(`vehicle_valuations_${name}`));
  assert.equal(sample('info{version="1.2.3"}'), 1);
  assert.equal(sample('database_up'), 1);
  for (const operation of ['VRMValuation', 'REGLookupVRM']) {
    assert.equal(sample(`look_ups_this_month{operation="${operation}",outcome="found",charged="yes"}`), 1, text);
    assert.equal(sample(`provider_calls_total{operation="${operation}",outcome="ok"}`), 1);
    const seconds = (edge: string) =>
      sample(`provider_seconds_bucket{operation="${operation}",outcome="ok",le="${edge}"}`) ?? NaN;
    assert.ok(seconds('0.05') <= seconds('0.1') && seconds('10') === 1 && seconds('+Inf') === 1);
  }
  assert.equal(sample('provider_breaker_open{service="vrm"}'), 1);
  assert.ok(Number(sample('database_connections{state="total"}')) >= 1);
  assert.ok(Number(samples.get('process_resident_memory_bytes')) > 1e6);
  for (const personal of ['AB21CDE', session.personId, session.personName, session.organisationId])
    assert.ok(!text.includes(personal), personal);
});

test('reports the provider and the pool while the database is away, and that it is away', async () => {
  const { services, endpointState } = await monitored();
  endpointState.breaker.failed();
  const unreachable = openDatabase('postgresql://postgres@127.0.0.1:5699/nowhere');
  const without = {
    ...services,
    database: unreachable,
    lookUps: openLookUps({ database: unreachable, subscription: 'any' }),
    stockRuns: createStockRunStore(unreachable),
  };
  const { body } = await runReadMetrics({ ...call({}, null), headers: new Headers(HERE) }, without);
  const samples = samplesOf(await textOf(body));
  assert.equal(samples.get('vehicle_valuations_database_up'), 0);
  assert.equal(samples.get('vehicle_valuations_provider_breaker_open{service="vrm"}'), 1);
  assert.equal(samples.get('vehicle_valuations_database_connections{state="waiting"}'), 0);
  assert.ok(![...samples.keys()].some((name) => /look_ups|stock_runs/.test(name)));
  await unreachable.close();
});

test('is only for this machine without a token; with one, for anyone who sends it', async () => {
  const unreachable = { 'x-client-address': '192.0.2.7' };
  const cases = [
    [null, HERE, true],
    [null, { 'x-client-address': '::1' }, true],
    [null, { 'x-client-address': '::ffff:127.0.0.1' }, true],
    [null, unreachable, false],
    [null, {}, false],
    ['a-token', { ...unreachable, authorization: 'Bearer a-token' }, true],
    ['a-token', { ...unreachable, authorization: 'bearer a-token' }, true],
    ['a-token', { ...unreachable, authorization: 'a-token' }, false],
    ['a-token', { ...unreachable, authorization: 'Bearer another' }, false],
    ['a-token', HERE, false],
  ] as const;
  for (const [token, headers, mayRead] of cases) {
    const { read } = await monitored(token);
    const outcome = await read(headers).then(
      () => true,
      (error: unknown) => {
        assert.ok(error instanceof Fault && error.code === 'not_found', String(error));
        return false;
      },
    );
    assert.equal(outcome, mayRead, JSON.stringify([token, headers]));
  }
});
