/** Over a real socket: what `ask` writes, and what it makes of every kind of answer. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { address } from './address';
import { fetchEndpoint } from './fetch-endpoint';
import { endpoint, faultBody } from '@/lib/api/endpoint';

const readCarDeclared = endpoint({
  method: 'GET',
  path: '/api/cars/{id}',
  summary: 'A car.',
  permission: 'valuations.read',
  input: z.object({ id: z.string(), bodies: z.array(z.string()).optional(), miles: z.int().optional() }),
  output: z.object({ name: z.string() }),
});
const buyCarDeclared = endpoint({
  method: 'POST',
  path: '/api/cars/{id}/buy',
  summary: 'Buy.',
  permission: 'valuations.create',
  billed: '1 car',
  input: z.object({ id: z.string(), plate: z.string() }),
  output: z.object({ name: z.string() }),
});

const limitDeclared = endpoint({
  method: 'PUT',
  path: '/api/limit',
  summary: 'A limit.',
  permission: 'retention.manage',
  input: z.object({ days: z.int().nullable() }),
  output: z.object({}),
});

const readCar = address<typeof readCarDeclared>({ method: 'GET', path: '/api/cars/{id}', billed: false });
const buyCar = address<typeof buyCarDeclared>({ method: 'POST', path: '/api/cars/{id}/buy', billed: true });

let answer: RequestListener = (_, response) => response.end('{}');
const server = createServer((request, response) => answer(request, response));
const realFetch = globalThis.fetch;
let origin = '';

before(async () => {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP, so it has a port
  // A page resolves addresses against itself; Node has no page.
  globalThis.fetch = (address, options) => realFetch(new URL(String(address), origin), options);
});
after(() => {
  globalThis.fetch = realFetch;
  server.close();
  server.closeAllConnections();
});

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  key: string | undefined;
  body: string;
}
async function seen(request: IncomingMessage): Promise<SeenRequest> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const key = request.headers['idempotency-key'];
  return { method: request.method, url: request.url, key: typeof key === 'string' ? key : undefined, body };
}
/** Answers the next asks with one reply and keeps what came. */
function reply(status: number, text: string): SeenRequest[] {
  const requests: SeenRequest[] = [];
  answer = async (request, response) => {
    requests.push(await seen(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
  return requests;
}
async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
}

test('a GET puts its fields into path and query, and carries no body or key', async () => {
  const requests = reply(200, '{"name":"Golf"}');
  assert.deepEqual(await fetchEndpoint(readCar, { id: 'a/b', bodies: ['suv', 'van'], miles: 62000 }), { name: 'Golf' });
  assert.deepEqual(requests, [
    { method: 'GET', url: '/api/cars/a%2Fb?bodies=suv&bodies=van&miles=62000', key: undefined, body: '' },
  ]);
});

test('everything else puts what is not in the path into a JSON body', async () => {
  const requests = reply(200, '{"name":"Golf"}');
  await fetchEndpoint(buyCar, { id: '1', plate: 'AB12 CDE' });
  assert.equal(requests[0]?.url, '/api/cars/1/buy');
  assert.equal(requests[0]?.body, '{"plate":"AB12 CDE"}');
});

test('each ask is a wish of its own; a repeated one keeps its key', async () => {
  const requests = reply(200, '{"name":"Golf"}');
  await fetchEndpoint(buyCar, { id: '1', plate: 'A' });
  await fetchEndpoint(buyCar, { id: '1', plate: 'A' });
  await fetchEndpoint(buyCar, { id: '1', plate: 'A' }, { idempotencyKey: 'kept-key-of-sixteen' });
  const keys = requests.map(({ key }) => key);
  assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/);
  assert.notEqual(keys[0], keys[1]);
  assert.equal(keys[2], 'kept-key-of-sixteen');
});

test('the server’s fault arrives whole', async () => {
  const fault = {
    code: 'limit_reached',
    message: 'The limit is reached.',
    fix: 'Wait.',
    field: 'plate',
    reference: 'ABCDE-FGHJK',
    charged: 'no',
  };
  reply(429, JSON.stringify(faultBody.parse({ fault })));
  const { code, message, fix, field, reference, charged } = await faultOf(
    fetchEndpoint(buyCar, { id: '1', plate: 'A' }),
  );
  assert.deepEqual({ code, message, fix, field, reference, charged }, fault);
});

const ODD: readonly { why: string; status: number; text: string }[] = [
  { why: 'a page of a proxy', status: 502, text: '<html>Bad gateway</html>' },
  { why: 'a body that is cut', status: 200, text: '{"name":' },
  { why: 'nothing', status: 500, text: '' },
  { why: 'a fault with an unknown code', status: 400, text: '{"fault":{"code":"new","message":"m","fix":"f"}}' },
];
for (const { why, status, text } of ODD) {
  test(`${why} in place of an answer: a Fault without reference, and what was billed may have been charged`, async () => {
    reply(status, text);
    const billed = await faultOf(fetchEndpoint(buyCar, { id: '1', plate: 'A' }));
    assert.deepEqual([billed.code, billed.charged, billed.reference], ['unexpected', 'unknown', undefined]);
    assert.equal((await faultOf(fetchEndpoint(readCar, { id: '1' }))).charged, 'no');
  });
}

test('a connection that breaks is a Fault too', async () => {
  answer = (request) => request.socket.destroy();
  assert.equal((await faultOf(fetchEndpoint(buyCar, { id: '1', plate: 'A' }))).charged, 'unknown');
});

test('an ask that is given up ends with the reason it was given up for', async () => {
  const stop = new AbortController();
  answer = () => stop.abort(new Error('left the page'));
  await assert.rejects(fetchEndpoint(readCar, { id: '1' }, { signal: stop.signal }), { message: 'left the page' });
});

test('a number that could not be read is never sent as null, and its field refuses what is', async () => {
  const requests = reply(200, '{}');
  const setLimit = address<typeof limitDeclared>({ method: 'PUT', path: '/api/limit', billed: false });
  await fetchEndpoint(setLimit, { days: NaN });
  await fetchEndpoint(setLimit, { days: null });
  const takes = requests.map(({ body }) => limitDeclared.input.safeParse(JSON.parse(body)).success);
  assert.deepEqual(takes, [false, true]);
});
