/** What the attack would find: on a server that leaks, fails and lets in; and that no endpoint is left out. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { openClient } from './client';
import { injectedRequests } from './inputs';
import { openJudge } from './judge';

const ANSWERS: Readonly<Record<string, readonly [status: number, text: string]>> = {
  '/fine': [200, 'fine'],
  '/refused': [403, 'no'],
  '/busy': [503, 'later'],
  '/failed': [500, 'an error'],
  '/stack': [400, 'TypeError: x at run (/srv/product/lib/api/serve.ts:12:5)'],
  '/sql': [400, 'invalid input syntax for type uuid'],
  '/secret': [404, 'nothing for AB12 CDE'],
};

test('a failure, a stack, words of the database, another’s text and an open door are all found', async (t) => {
  const server = createServer((request, response) => {
    const [status, text] = ANSWERS[request.url ?? ''] ?? [404, ''];
    response.writeHead(status).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const client = openClient(typeof address === 'object' && address !== null ? address.port : 0);
  t.after(() => {
    client.close();
    server.close();
  });
  const judge = openJudge(client);
  const paths = Object.keys(ANSWERS).map((path) => ({ path }));
  await judge.attack('open', paths, { secrets: ['AB12 CDE'] });
  await judge.attack('closed', paths, { mustRefuse: true });
  const counts = judge.batteries.map(({ requests, answered, refused, busy, failed, leaked }) => [
    requests,
    answered,
    refused,
    busy,
    failed,
    leaked,
  ]);
  assert.deepEqual(counts, [
    [7, 1, 4, 1, 1, 3],
    [7, 1, 4, 1, 1, 3],
  ]);
});

test('every endpoint is attacked, and a billed one is never given what it needs', () => {
  for (const endpoint of ENDPOINTS) {
    const requests = injectedRequests(endpoint, () => ({}), 1);
    assert.ok(requests.length > 0 || endpoint.method === 'GET', endpoint.path);
    if (endpoint.billed === undefined) continue;
    const required = Object.keys(endpoint.input.shape).filter(
      (field) => !endpoint.input.shape[field]?.safeParse(undefined).success,
    );
    for (const { body } of requests) {
      const given = required.filter((field) => body?.includes(`"${field}":`));
      assert.ok(given.length < 2, `${endpoint.path} is given ${given.join(' and ')}`);
    }
  }
});

test('a short run takes a share of the requests of each endpoint', () => {
  const [endpoint] = ENDPOINTS.filter(({ method }) => method === 'POST');
  assert.ok(endpoint);
  const all = injectedRequests(endpoint, () => ({}), 1).length;
  const some = injectedRequests(endpoint, () => ({}), 0.1).length;
  assert.ok(some >= Math.floor(all / 10) && some <= Math.ceil(all / 10) + 1, `${some} of ${all}`);
});
