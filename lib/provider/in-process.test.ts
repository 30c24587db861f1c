import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import { inProcess, NotSent, type OutgoingRequest } from './transport';

const REQUEST: OutgoingRequest = {
  url: 'https://provider.example/service',
  method: 'POST',
  headers: {},
  body: 'question',
  billed: false,
  signal: AbortSignal.timeout(60_000),
};
const CALLS = 20;

for (const [what, callAll] of [
  [
    'one after the other',
    async (call: () => Promise<unknown>) => {
      for (let made = 0; made < CALLS; made++) await call();
    },
  ],
  ['together', (call: () => Promise<unknown>) => Promise.all(Array.from({ length: CALLS }, call))],
] as const) {
  test(`calls ${what} to a provider in this process leave other work its turn between them`, async () => {
    const transport = inProcess(async () => new Response('answer'));
    let [turns, isDone] = [0, false];
    const otherWork = (async () => {
      while (!isDone) {
        await setImmediate();
        turns += 1;
      }
    })();
    await callAll(() => transport(REQUEST));
    isDone = true;
    await otherWork;
    assert.ok(turns >= CALLS, `${turns} turns during ${CALLS} calls`);
  });
}

test('a call that no one waits for any more by the time of its turn is not sent', async () => {
  const arrivals: string[] = [];
  const transport = inProcess(async (request) => {
    arrivals.push(await request.text());
    return new Response('answer');
  });
  const aborting = new AbortController();
  const last = AbortSignal.timeout(60_000);
  const calls = ['first', 'aborted', 'third'].map((body) =>
    transport({ ...REQUEST, body, last, ...(body === 'aborted' ? { signal: aborting.signal } : {}) }),
  );
  aborting.abort(new Error('too late'));
  const outcomes = await Promise.allSettled(calls);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.ok(outcomes[1]?.status === 'rejected' && outcomes[1].reason instanceof NotSent);
  assert.deepEqual(arrivals, ['first', 'third']);
});
