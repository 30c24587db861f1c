/** Whatever the API cannot answer is refused in the documented form, before the framework: every path, every method. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { faultBody } from '@/lib/api/endpoint';
import { pathNames } from '@/lib/api/address';
import { readApiRoutes } from './api-routes.mjs';
import { openFront } from './front.mjs';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];
const agent = new Agent({ keepAlive: true });
let front: Awaited<ReturnType<typeof openFront>>;
/** Requests that reached the product. */
const reached: string[] = [];

before(async () => {
  front = await openFront({ port: 0, host: '127.0.0.1', development: false });
  front.serve(
    ({ method, url }, response) => {
      reached.push(`${method} ${url}`);
      response.end('reached');
    },
    { https: false, proxies: [], hasOrigin: false, apiRoutes: readApiRoutes('app/api') },
  );
});
after(async () => {
  agent.destroy();
  await front.close(0);
});

interface FrontAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function answerTo(method: string, path: string, headers: Record<string, string> = {}): Promise<FrontAnswer> {
  const address = front.server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const request = send({ agent, host: '127.0.0.1', port: address.port, method, path, headers }).end();
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** The Fault of an answer; an answer to HEAD has no body. */
function assertFault({ status, headers, body }: FrontAnswer, expected: number, method = 'GET'): void {
  assert.equal(status, expected);
  assert.equal(headers['content-type'], 'application/json');
  if (method === 'HEAD') return;
  const { fault } = faultBody.strict().parse(JSON.parse(body));
  assert.match(`${fault.message} ${fault.fix}`, /^[A-Z].*\. [A-Z].*\.$/);
  assert.equal(fault.charged, 'no');
}

const PATHS = [...new Set(ENDPOINTS.map(({ path }) => path))];
test('each declared path takes its declared methods; any other is refused with those it takes', async () => {
  for (const path of PATHS) {
    const declared = ENDPOINTS.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const taken = [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    const address = pathNames(path).reduce((written, name) => written.replace(`{${name}}`, `any-${name}`), path);
    for (const method of METHODS) {
      const answer = await answerTo(method, `${address}?a=b`);
      if (taken.includes(method)) {
        assert.equal(answer.status, 200, `${method} ${path}`);
        assert.equal(reached.pop(), `${method} ${address}?a=b`);
      } else {
        assertFault(answer, 405, method);
        assert.deepEqual(answer.headers.allow?.split(', ').toSorted(), taken.toSorted(), `${method} ${path}`);
      }
    }
  }
  assert.deepEqual(reached, []);
});

test('a path that is not declared is refused for every method', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/valuations/1/nothing',
    '/api/constructor',
    '/api//session',
  ])
    for (const method of METHODS) assertFault(await answerTo(method, path), 404, method);
  assert.deepEqual(reached, []);
});

test('a path with a final slash reaches the framework, which redirects it', async () => {
  assert.equal((await answerTo('GET', '/api/session/')).status, 200);
  assert.equal(reached.pop(), 'GET /api/session/');
});

const UNREADABLE: readonly (readonly [what: string, status: number, path: string, headers?: Record<string, string>])[] =
  [
    ['an address that cannot be decoded', 400, '/api/valuations/%ff'],
    ['a single percent sign', 400, '/api/%'],
    ['an address that is too long', 431, `/api/session?a=${'a'.repeat(20_000)}`],
    [
      'too many headers',
      431,
      '/api/session',
      Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`x-header-${at}`, 'a'.repeat(20)])),
    ],
    ['another name of the server', 421, '/api/session', { host: 'evil.example' }],
    ['a router state', 400, '/api/session', { 'next-router-state-tree': '%' }],
  ];
for (const [what, status, path, headers] of UNREADABLE) {
  test(`${what} is refused in the documented form`, async () => {
    assertFault(await answerTo('GET', path, headers), status);
    assert.deepEqual(reached, []);
  });
}

test('TRACE, on which the framework fails, is refused for a page too', async () => {
  const { status, headers, body } = await answerTo('TRACE', '/valuations');
  assert.deepEqual([status, headers['content-type']], [501, 'text/plain; charset=utf-8']);
  assert.match(body, /^This server does not support the method TRACE\./);
  assert.deepEqual(reached, []);
});
