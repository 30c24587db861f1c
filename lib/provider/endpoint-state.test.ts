import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Faultd } from '@/e2e/faultd/faultd';
import { resources, webOperations } from '@/lib/contract/operations';
import { regLookupVrm } from '@/lib/contract/reg';
import { viewVrmValuationAudit, vrmValuation } from '@/lib/contract/vrm';
import { createProvider, type Provider } from './provider';
import type { Policy } from './policy';
import { callBilled, outcomeOf, settingsFor, startRecordedProvider } from './provider.fixture';

let faultd: Faultd;
let now = 0;
before(async () => {
  faultd = await startRecordedProvider();
});
beforeEach(() => {
  faultd.reset();
  now = 0;
});
after(() => faultd.close());

const provider = (policy: Partial<Policy> = {}): Provider =>
  createProvider({ ...settingsFor(faultd.url, policy), clock: () => now });

const billed = (caller: Provider): Promise<string> => outcomeOf(callBilled(caller, vrmValuation, vrmValuation.example));
const free = (caller: Provider): Promise<string> =>
  outcomeOf(caller.call(viewVrmValuationAudit, viewVrmValuationAudit.example));
const lookUp = (caller: Provider): Promise<string> => outcomeOf(callBilled(caller, regLookupVrm, regLookupVrm.example));

const CIRCUIT_OPEN = 'provider_unreachable, charged no';
const pathsOf = (): string[] => faultd.arrivals.map(({ path }) => path.split('/').at(-1) ?? '');

for (const [kind, call] of [
  ['free', free],
  ['billed', billed],
] as const) {
  // Two retries are always available, so that a single call may use them; from twenty calls on, a tenth is the limit.
  for (const calls of [20, 50, 200]) {
    test(`in a storm of errors ${calls} ${kind} calls at the same time make at most a tenth more requests`, async () => {
      faultd.order({ fault: 'storm' });
      const caller = provider({ queued: 200 });
      await Promise.all(Array.from({ length: calls }, () => call(caller)));
      assert.ok(faultd.arrivals.length <= calls * 1.1, `${faultd.arrivals.length} arrivals`);
    });
  }
}

test('where the breaker never opens, repeats still are no more than a tenth of the calls and the two in hand', async () => {
  faultd.order({ fault: 'storm' });
  const caller = provider({ breakerFailures: 1_000 });
  for (let call = 0; call < 60; call++) await free(caller);
  assert.ok(faultd.arrivals.length <= 60 + 6 + 2, `${faultd.arrivals.length} arrivals`);
});

test('calls that wait for a slot when the breaker opens are not sent any more', async () => {
  faultd.order({ fault: 'storm' });
  const caller = provider({ breakerFailures: 2, concurrent: 1 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => billed(caller)));
  assert.equal(outcomes.filter((outcome) => outcome === CIRCUIT_OPEN).length, 8);
  assert.equal(faultd.arrivals.length, 2);
});

test('one call at a time tries whether a service is well again', async () => {
  faultd.order({ fault: 'storm' });
  const caller = provider({ breakerFailures: 1, breakerPauseMs: 1000, retries: 0 });
  await free(caller);
  now = 1000;
  const outcomes = await Promise.all([free(caller), free(caller), billed(caller), free(caller)]);
  assert.deepEqual(outcomes, ['provider_refused, charged no', CIRCUIT_OPEN, CIRCUIT_OPEN, CIRCUIT_OPEN]);
  assert.equal(faultd.arrivals.length, 2);
});

test('a service that failed five times is left alone, the other services are not', async () => {
  faultd.order({ fault: 'storm', path: '/vrm/' });
  const caller = provider();
  for (let call = 0; call < 5; call++) assert.equal(await billed(caller), 'provider_refused, charged unknown');
  assert.equal(await billed(caller), CIRCUIT_OPEN);
  assert.equal(faultd.arrivals.length, 5);
  assert.equal(await lookUp(caller), 'value');
});

test('whether a service is well again is tried with a free call, never with a billed one', async () => {
  faultd.order({ fault: 'storm', times: 6 });
  const caller = provider({ breakerPauseMs: 1000 });
  for (let call = 0; call < 5; call++) await billed(caller);
  now = 1000;
  assert.equal(await billed(caller), CIRCUIT_OPEN);
  assert.match(pathsOf().slice(5).join(), /^View_\w+_Audit$/);

  now = 2999; // The failed probe has doubled the pause.
  assert.equal(await billed(caller), CIRCUIT_OPEN);
  assert.equal(faultd.arrivals.length, 6);
  now = 3000;
  assert.equal(await billed(caller), 'value');
  assert.match(pathsOf().slice(6).join(), /^View_\w+_Audit,VRMValuation$/);
});

test('every service with a billed operation has a free one to be tried with', () => {
  const services = webOperations.filter(({ billed }) => billed).map(({ service }) => service.key);
  assert.ok(services.length > 0);
  for (const key of services)
    assert.ok(
      webOperations.some(({ billed, service }) => !billed && service.key === key),
      key,
    );
  assert.deepEqual(
    resources.filter((resource) => resource.billed),
    [],
  );
});

test('a service that says no keeps its good health', async () => {
  faultd.order({ fault: 'missing-parameter' });
  const caller = provider();
  for (let call = 0; call < 8; call++) assert.equal(await billed(caller), 'provider_refused, charged no');
  assert.equal(faultd.arrivals.length, 8);
});

const retryAfters: readonly [fault: string, pauseMs: number][] = [
  ['busy', 1_000],
  ['busy-in-words', 5_000],
  ['busy-before-now', 5_000],
  ['busy-for-ages', 60_000],
];
for (const [fault, pauseMs] of retryAfters) {
  test(`after a 429 (${fault}) nothing is sent for ${pauseMs} ms`, async () => {
    faultd.order({ fault, times: 1 });
    const caller = provider();
    assert.equal(await billed(caller), 'provider_refused, charged unknown');
    now = pauseMs - 1;
    assert.equal(await billed(caller), 'provider_refused, charged no');
    assert.equal(faultd.arrivals.length, 1);
    now = pauseMs;
    assert.equal(await billed(caller), 'value');
  });
}

test('no more calls than there are slots are at the provider at a time, and a full queue refuses immediately', async () => {
  faultd.order({ fault: 'never-answers' });
  const caller = provider({ concurrent: 2, queued: 3, headersMs: 5_000, totalMs: 300 });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => billed(caller)));
  assert.deepEqual(outcomes.sort(), [
    ...Array<string>(6).fill('provider_slow, charged no'),
    ...Array<string>(2).fill('provider_slow, charged unknown'),
  ]);
  assert.equal(faultd.arrivals.length, 2);
});

test('slots are released: after any number of failures as many calls fit as before', async () => {
  faultd.order({ fault: 'empty', times: 4 });
  const caller = provider({ concurrent: 1, queued: 0, breakerFailures: 100 });
  for (let call = 0; call < 4; call++) await billed(caller);
  assert.equal(await billed(caller), 'value');
});
