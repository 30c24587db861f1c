/** The provider's status as every page shows it: requested in the background, never more than once a minute. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createTestSandbox, BASE } from '@/lib/sandbox/testing/sandbox-requests';
import { regLookupVrm } from '@/lib/contract/reg';
import { createProvider } from './provider';
import { callBilled } from './provider.fixture';
import { createProviderStatusCache } from './status-cache';
import { inProcess } from './transport';

/** The sandbox behind a connection that can be cut or held up, and a clock. */
function setUp() {
  const sandbox = createTestSandbox({ sampleHistory: false, monthlyLimit: 40 });
  const serve = inProcess((request) => sandbox.serve(request));
  const line = { requests: 0, isCut: false, held: Promise.resolve(), now: 0 };
  const caller = createProvider({
    services: BASE,
    identity: BASE,
    wltp: BASE,
    soap: BASE,
    soapNamespace: BASE,
    subscriberId: 123456,
    password: 'p&ss<1>',
    wltpClientId: '',
    wltpClientSecret: '',
    policy: { breakerFailures: 1_000, retries: 0 },
    transport: async (request, ...rest) => {
      line.requests += 1;
      await line.held;
      return line.isCut
        ? { status: 500, headers: new Map(), body: (async function* () {})() }
        : serve(request, ...rest);
    },
  });
  const lookUp = () => callBilled(caller, regLookupVrm, { vrm: 'AB21CDE' });
  return { line, lookUp, status: createProviderStatusCache(caller, () => line.now) };
}

test('it is requested once however many read it, and again after a minute, while the old answer is shown', async () => {
  const { line, status } = setUp();
  const all = await Promise.all([status.latest(), status.latest(), status.latest()]);
  assert.deepEqual([all.map((answer) => answer?.MONTHLYLIMIT), line.requests], [['40', '40', '40'], 1]);
  line.now = 59_000;
  await status.latest();
  assert.equal(line.requests, 1);
  let release = () => {};
  line.held = new Promise((resolve) => (release = resolve));
  line.now = 61_000;
  assert.equal((await status.latest())?.MONTHLYLIMIT, '40', 'no page waits for the new one');
  release();
  while (line.requests < 2) await setImmediate();
});

test('a provider that does not answer is not known, costs a page a moment at most, and is left alone for a minute', async () => {
  const { line, status } = setUp();
  let release = () => {};
  line.held = new Promise((resolve) => (release = resolve));
  assert.equal(await status.latest(), null, 'while the request is under way');
  release();
  const broken = setUp();
  broken.line.isCut = true;
  assert.equal(await broken.status.latest(), null);
  const { requests: requestsBefore } = broken.line;
  assert.equal(await broken.status.latest(), null);
  assert.equal(broken.line.requests, requestsBefore);
});

test('its last answer is not shown any more after ten minutes without another', async () => {
  const { line, status } = setUp();
  await status.latest();
  line.isCut = true;
  line.now = 9 * 60_000;
  assert.equal((await status.latest())?.LOOKUPSUSED, 0);
  line.now = 11 * 60_000;
  assert.equal(await status.latest(), null);
});

test('after a look-up was counted it is requested again immediately, one request at a time, and at most every two seconds', async () => {
  const { line, status, lookUp } = setUp();
  assert.equal((await status.latest())?.LOOKUPSUSED, 0);
  line.now = 10_000;
  await lookUp();
  let { requests: requestsBefore } = line;
  status.counted();
  assert.equal((await status.latest())?.LOOKUPSUSED, 1, 'the next reader sees it');
  assert.equal(line.requests, requestsBefore + 1);

  await lookUp();
  ({ requests: requestsBefore } = line);
  for (let times = 0; times < 20; times++) status.counted();
  assert.equal((await status.latest())?.LOOKUPSUSED, 1);
  assert.equal(line.requests, requestsBefore, 'a burst sends no request');
  line.now = 12_000;
  const all = await Promise.all([status.latest(), status.latest()]);
  assert.deepEqual([all.map((answer) => answer?.LOOKUPSUSED), line.requests], [[2, 2], requestsBefore + 1]);
});

test('a provider that is slow to report what was counted costs a page a moment, and the old count is shown', async () => {
  const { line, status } = setUp();
  await status.latest();
  line.now = 10_000;
  let release = () => {};
  line.held = new Promise((resolve) => (release = resolve));
  status.counted();
  const startedAt = performance.now();
  assert.equal((await status.latest())?.LOOKUPSUSED, 0);
  assert.ok(performance.now() - startedAt < 2_000);
  release();
});
