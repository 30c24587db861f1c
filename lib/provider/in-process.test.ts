import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import { inProcess, type OutgoingRequest } from './transport';

test('calls one after the other to a provider in this process leave other work its turn between them', async () => {
  const request: OutgoingRequest = {
    url: 'https://provider.example/service',
    method: 'POST',
    headers: {},
    body: 'question',
    billed: false,
    signal: AbortSignal.timeout(60_000),
  };
  const transport = inProcess(async () => new Response('answer'));
  const calls = 20;
  let [turns, isDone] = [0, false];
  const otherWork = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  for (let call = 0; call < calls; call++) await transport(request);
  isDone = true;
  await otherWork;
  assert.ok(turns >= calls, `${turns} turns during ${calls} calls`);
});
