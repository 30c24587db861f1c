/**
 * Who says no? Only a refusal that the service itself words proves that nothing was charged; a page, a line or an empty
 * reply may come from a gateway behind which the service has counted the call.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { webOperations } from '@/lib/contract/operations';
import { wltpValues } from '@/lib/contract/wltp';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { Fault, type Charged } from '@/lib/fault';
import { createProvider } from './provider';
import { callBilled, settingsFor } from './provider.fixture';
import { inProcess } from './transport';

const soapFault = (code: string, text: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>${code}</faultcode><faultstring>${text}</faultstring></soap:Fault></soap:Body></soap:Envelope>`;
const soap12Fault = (code: string): string =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Code><s:Value>${code}</s:Value></s:Code><s:Reason><s:Text xml:lang="en">No.</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`;
const XML = 'text/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

interface RefusalShape {
  readonly title: string;
  readonly type: string;
  readonly body: string;
  /** Whether the service itself words it. */
  readonly isWorded: boolean;
}
const SHAPES: readonly RefusalShape[] = [
  { title: 'nothing', type: '', body: '', isWorded: false },
  { title: 'a page', type: 'text/html', body: '<html><h1>Sorry</h1></html>', isWorded: false },
  { title: 'a page with the host’s words', type: 'text/html', body: 'Missing parameter: VRM.', isWorded: false },
  { title: 'a line', type: TEXT, body: 'Not Found\n', isWorded: false },
  { title: 'a line of a proxy', type: TEXT, body: 'upstream request rejected: missing parameter', isWorded: false },
  { title: 'an object', type: 'application/json', body: '{"message":"Payload too large"}', isWorded: false },
  { title: 'an OAuth object', type: 'application/json', body: '{"error":"access_denied"}', isWorded: false },
  { title: 'an element', type: XML, body: '<error>No such path</error>', isWorded: false },
  { title: 'broken XML', type: XML, body: '<soap:Envelope><soap:Fault>', isWorded: false },
  { title: 'a fault of the server', type: XML, body: soapFault('soap:Server', 'Object reference'), isWorded: false },
  { title: 'a fault of the receiver', type: XML, body: soap12Fault('s:Receiver'), isWorded: false },
  { title: 'a fault of the client', type: XML, body: soapFault('soap:Client', 'Bad date'), isWorded: true },
  { title: 'a fault of the sender', type: XML, body: soap12Fault('s:Sender'), isWorded: true },
  { title: 'the host’s words', type: TEXT, body: 'Missing parameter: VRM.\r\n', isWorded: true },
  { title: 'a wrong password', type: TEXT, body: 'Invalid subscriber ID or password.', isWorded: true },
];
const STATUSES = [
  300, 301, 302, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 413, 414, 415, 417, 421, 422,
  426, 428, 431, 451, 499, 500, 501, 502, 503, 504, 505, 511, 520, 599,
];

/** @param reply what every request is answered; a token is issued first */
function providerAnswering(reply: () => Response) {
  let arrivals = 0;
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    policy: { retries: 0, breakerFailures: 1_000 },
    transport: inProcess(async ({ url }) => {
      if (url.endsWith('/v1/Authentication'))
        return Response.json({ accessToken: 'a-token', expiresIn: '120 minutes' });
      if (url.endsWith('/connect/token')) {
        return Response.json({ access_token: 'a-token', token_type: 'Bearer', expires_in: 3_600 });
      }
      arrivals++;
      return reply();
    }),
  });
  return { provider, arrivals: () => arrivals };
}

const faultOf = async (call: Promise<unknown>): Promise<Fault> => {
  const error = await call.then(
    () => assert.fail('it was answered'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
};
const billed = webOperations.filter((operation) => operation.billed);

describe('A refusal of a billed call', () => {
  for (const status of STATUSES) {
    test(`with HTTP ${status} is uncharged only where the service words it`, async () => {
      for (const { title, type, body, isWorded } of SHAPES) {
        for (const operation of billed) {
          const { provider } = providerAnswering(
            () => new Response(body, { status, headers: { 'content-type': type } }),
          );
          const fault = await faultOf(callBilled(provider, operation, operation.example));
          // A redirect, and a server that gave up waiting for the request, word nothing.
          const expected: Charged = isWorded && status >= 400 ? 'no' : 'unknown';
          const words = `${operation.name}, ${status}, ${title}: ${fault.message} ${fault.fix}`;
          if (isWorded && status === 408) continue;
          assert.equal(fault.charged, expected, words);
          if (expected === 'unknown')
            assert.doesNotMatch(fault.message, /nothing was (sent|looked up|charged)/i, words);
          assert.equal(/Charge not confirmed yet/.test(fault.fix), expected === 'unknown', words);
        }
      }
    });
  }

  test('with HTTP 429 is uncharged: it is defined as a refusal before anything is done (RFC 6585 §4)', async () => {
    for (const { type, body } of SHAPES) {
      const { provider } = providerAnswering(
        () => new Response(body, { status: 429, headers: { 'content-type': type } }),
      );
      const fault = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
      assert.equal(fault.charged, 'no');
    }
  });

  test('by a gateway’s 401 leaves that call unknown; the next is not sent, and says that it was not charged', async () => {
    const { provider, arrivals } = providerAnswering(() => new Response('', { status: 401 }));
    const first = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    const second = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    assert.deepEqual([first.code, first.charged], ['provider_rejected_us', 'unknown']);
    assert.deepEqual([second.code, second.charged], ['provider_rejected_us', 'no']);
    assert.match(second.message, /Nothing was looked up or charged\./);
    assert.equal(arrivals(), 1);
  });
});

test('a refusal names whose credentials it is about: the subscriber’s, or those of the WLTP client', async () => {
  const refusing = () => providerAnswering(() => new Response('', { status: 401 })).provider;
  const bodies = { subscriber: /our subscriber credentials/, wltp: /our WLTP client credentials/ };
  assert.match((await faultOf(refusing().requestResource(vehicleTypes, {}))).message, bodies.subscriber);
  assert.match((await faultOf(callBilled(refusing(), vrmValuation, vrmValuation.example))).message, bodies.subscriber);
  assert.match((await faultOf(refusing().requestResource(wltpValues, wltpValues.example))).message, bodies.wltp);
  const tokenServer = createProvider({
    ...settingsFor('http://in.process'),
    transport: inProcess(async () => Response.json({ error: 'invalid_client' }, { status: 401 })),
  });
  assert.match((await faultOf(tokenServer.requestResource(wltpValues, wltpValues.example))).message, bodies.wltp);
});
