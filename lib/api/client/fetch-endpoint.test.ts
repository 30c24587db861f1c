/** Over a real socket: what `fetchEndpoint` sends, and how it handles every kind of answer. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setOrganisationBudget } from '@/lib/api/addresses/people/members';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { readStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { revalue } from '@/lib/api/addresses/valuations';
import { faultBody } from '@/lib/api/endpoint';
import * as members from '@/lib/api/endpoints/people/members';
import { NOT_CARRIED_OUT } from '@/lib/domain/usage/charge-sentences';
import { Fault } from '@/lib/fault';
import { fetchEndpoint, fetchEndpointFile } from './fetch-endpoint';
import { namedAddress } from './named-address';
import { setPageSubject } from './page-subject';

const ONLINE = { value: globalThis.navigator, configurable: true };
const GOLF = { kind: 'car', identifier: 21 } as const;
const REVALUE_GOLF = { id: 'a1', ...GOLF, mostCredits: 1 } as const;

let answer: RequestListener = (_, response) => response.end('{}');
const server = createServer((request, response) => answer(request, response));
const realFetch = globalThis.fetch;
let origin = '';

before(async () => {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP, so it has a port
  // A page resolves relative addresses; Node has no page.
  globalThis.fetch = (address, options) => {
    assert.ok(typeof address === 'string');
    return realFetch(new URL(address, origin), options);
  };
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
/** Answers the next requests with one reply and returns what was received. */
function reply(status: number, text: string): SeenRequest[] {
  const requests: SeenRequest[] = [];
  answer = (request, response) =>
    void seen(request).then((received) => {
      requests.push(received);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
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
  const requests = reply(200, '{"mileage":62000}');
  const input = { ...GOLF, option: [7, 8], mileage: 62000 };
  assert.deepEqual(await fetchEndpoint(readOptionValues, input), { mileage: 62000 });
  await fetchEndpoint(readStockCar, { id: 'a/b' });
  const urls = ['/api/vehicles/car/21/option-values?option=7&option=8&mileage=62000', '/api/stock-cars/a%2Fb'];
  assert.deepEqual(
    requests,
    urls.map((url) => ({ method: 'GET', url, key: undefined, body: '' })),
  );
});

test('everything else puts what is not in the path into a JSON body', async () => {
  const requests = reply(200, '{}');
  await fetchEndpoint(revalue, REVALUE_GOLF);
  assert.equal(requests[0]?.url, '/api/valuations/a1/revalue');
  assert.equal(requests[0]?.body, '{"kind":"car","identifier":21,"mostCredits":1}');
});

test('each submission has its own key; a repeat has the key of its submission', async () => {
  const requests = reply(200, '{}');
  await fetchEndpoint(revalue, REVALUE_GOLF);
  await fetchEndpoint(revalue, REVALUE_GOLF);
  await fetchEndpoint(revalue, REVALUE_GOLF, { idempotencyKey: 'repeated-submission-key' });
  const keys = requests.map(({ key }) => key);
  assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/);
  assert.notEqual(keys[0], keys[1]);
  assert.equal(keys[2], 'repeated-submission-key');
});

test('a repeat that may cost nothing says so to the server, which refuses what it has no answer to', async () => {
  const refusal = { code: 'conflict', message: 'This costs 1 credit.', fix: 'Check it.', field: 'mostCredits' };
  const fault = faultBody.parse({ fault: { ...refusal, reference: 'ABCDE-FGHJK', charged: 'no' } });
  const requests = reply(409, JSON.stringify(fault));
  const repeated = { idempotencyKey: 'repeated-submission-key', freeOnly: true };
  const { message, charged, code } = await faultOf(fetchEndpoint(revalue, REVALUE_GOLF, repeated));
  assert.deepEqual([message, charged, code], [NOT_CARRIED_OUT.message, 'no', 'unexpected']);
  assert.equal(requests[0]?.body, '{"kind":"car","identifier":21,"mostCredits":0}');
  assert.equal(requests[0].key, 'repeated-submission-key');
  // Refused with its price shown, it is dearer than it was.
  assert.equal((await faultOf(fetchEndpoint(revalue, REVALUE_GOLF))).message, refusal.message);
});

test('a page of a signed-in person names them in every request, and other pages name no one', async () => {
  const named: unknown[] = [];
  answer = (request, response) => {
    named.push(request.headers['signed-in-as']);
    response.end('{}');
  };
  const file = () => fetchEndpointFile(readOptionValues, GOLF, new AbortController().signal);
  const all = [() => fetchEndpoint(readOptionValues, GOLF), () => fetchEndpoint(revalue, REVALUE_GOLF), file];
  setPageSubject('north ann');
  for (const send of all) await send();
  assert.equal(namedAddress(`${origin}/api/a?x=1`), `${origin}/api/a?x=1&signed-in-as=north+ann`);
  assert.equal(namedAddress(namedAddress(`${origin}/api/a`)), `${origin}/api/a?signed-in-as=north+ann`);
  setPageSubject(null);
  for (const send of all) await send();
  assert.deepEqual(named, [...all.map(() => 'north ann'), ...all.map(() => undefined)]);
  assert.equal(namedAddress(`${origin}/api/a`), `${origin}/api/a`);
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
  const { code, message, fix, field, reference, charged } = await faultOf(fetchEndpoint(revalue, REVALUE_GOLF));
  assert.deepEqual({ code, message, fix, field, reference, charged }, fault);
});

const ODD: readonly { why: string; status: number; text: string }[] = [
  { why: 'a page of a proxy', status: 502, text: '<html>Bad gateway</html>' },
  { why: 'a body that is cut', status: 200, text: '{"name":' },
  { why: 'nothing', status: 500, text: '' },
  { why: 'a fault with an unknown code', status: 400, text: '{"fault":{"code":"new","message":"m","fix":"f"}}' },
];
for (const { why, status, text } of ODD) {
  test(`${why} in place of an answer is a Fault without reference, and a billed request may have been charged`, async () => {
    reply(status, text);
    const billed = await faultOf(fetchEndpoint(revalue, REVALUE_GOLF));
    assert.deepEqual([billed.code, billed.charged, billed.reference], ['unexpected', 'unknown', undefined]);
    assert.equal((await faultOf(fetchEndpoint(readOptionValues, GOLF))).charged, 'no');
  });
}

describe('without a connection', () => {
  const withoutConnection = { onLine: false };
  before(() => Object.defineProperty(globalThis, 'navigator', { value: withoutConnection, configurable: true }));
  after(() => Object.defineProperty(globalThis, 'navigator', ONLINE));

  for (const send of [
    () => fetchEndpoint(revalue, REVALUE_GOLF),
    () => fetchEndpoint(setOrganisationBudget, { monthlyLimit: null }),
  ]) {
    test(`nothing is sent, and nothing may have been charged: ${String(send)}`, async () => {
      const requests = reply(200, '{}');
      const fault = await faultOf(send());
      assert.deepEqual([fault.charged, requests], ['no', []]);
      assert.equal(fault.message, 'You are offline, so nothing was sent.');
    });
  }
});

test('a connection that breaks is a Fault', async () => {
  answer = (request) => request.socket.destroy();
  assert.equal((await faultOf(fetchEndpoint(revalue, REVALUE_GOLF))).charged, 'unknown');
});

test('an aborted request ends with the reason of the abort', async () => {
  const stop = new AbortController();
  answer = () => stop.abort(new Error('left the page'));
  await assert.rejects(fetchEndpoint(readOptionValues, GOLF, { signal: stop.signal }), { message: 'left the page' });
});

test('a number that could not be read is never sent as null, and its field refuses what is', async () => {
  const requests = reply(200, '{}');
  await fetchEndpoint(setOrganisationBudget, { monthlyLimit: NaN });
  await fetchEndpoint(setOrganisationBudget, { monthlyLimit: null });
  const { input } = members.setOrganisationBudget;
  const takes = requests.map(({ body }) => input.safeParse(JSON.parse(body)).success);
  assert.deepEqual(takes, [false, true]);
});
