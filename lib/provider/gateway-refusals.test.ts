/**
 * Who refused? Only a refusal in the service's own wording proves that nothing was charged; a page, a line or an empty
 * reply may come from a gateway after the service has counted the call.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { webOperations } from '@/lib/contract/operations';
import { wltpValues } from '@/lib/contract/wltp';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import type { Charged } from '@/lib/fault';
import { createProvider } from './provider';
import { callBilled, settingsFor } from './provider.fixture';
import { faultOf, providerAnswering, REFUSAL_SHAPES, REFUSAL_STATUSES } from './refusal-shapes.fixture';
import { inProcess } from './transport';

const billed = webOperations.filter((operation) => operation.billed);

describe('A refusal of a billed call', () => {
  for (const status of REFUSAL_STATUSES) {
    test(`with HTTP ${status} is uncharged only where the service words it`, async () => {
      for (const { title, type, body, isWorded } of REFUSAL_SHAPES) {
        for (const operation of billed) {
          const { provider } = providerAnswering(
            () => new Response(body, { status, headers: { 'content-type': type } }),
          );
          const fault = await faultOf(callBilled(provider, operation, operation.example));
          // A redirect, and a server that timed out waiting for the request, contain no wording.
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

  test('with HTTP 429 leaves that call unknown; the next is not sent, and is not charged', async () => {
    const { provider, arrivals } = providerAnswering(() => new Response('Slow down.', { status: 429 }));
    const first = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    const second = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    assert.deepEqual([first.code, first.charged], ['provider_refused', 'unknown']);
    assert.deepEqual([second.code, second.charged], ['provider_refused', 'no']);
    assert.equal(arrivals(), 1);
  });

  test('by a gateway’s 401 leaves that call unknown; the next is not sent, and is not charged', async () => {
    const { provider, arrivals } = providerAnswering(() => new Response('', { status: 401 }));
    const first = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    const second = await faultOf(callBilled(provider, vrmValuation, vrmValuation.example));
    assert.deepEqual([first.code, first.charged], ['provider_rejected_us', 'unknown']);
    assert.deepEqual([second.code, second.charged], ['provider_rejected_us', 'no']);
    assert.equal(arrivals(), 1);
  });
});

/** As a gateway passes a fault of HTTP 500 on: with status 200. */
const soapFault = (code: string, reason: string) =>
  providerAnswering(
    () =>
      new Response(
        `<?xml version="1.0"?>\n<!-- gateway 7 -->\n<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/">` +
          `<SOAP-ENV:Header/><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>${code}</faultcode>` +
          `<faultstring>${reason}</faultstring><detail/></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>`,
        { headers: { 'content-type': 'text/xml; charset=utf-8' } },
      ),
  );

test('a SOAP fault with status 200 is quoted, and uncharged only where it says that the request was refused', async () => {
  const timeout = 'Server was unable to process request. ---&gt; Timeout expired.';
  for (const operation of billed) {
    const server = soapFault('SOAP-ENV:Server', timeout);
    const failed = await faultOf(callBilled(server.provider, operation, operation.example));
    assert.deepEqual([failed.code, failed.charged, server.arrivals()], ['provider_refused', 'unknown', 1]);
    assert.match(failed.message, /reported an error: “Server was unable to process request\. ---> Timeout expired\.”$/);

    const client = soapFault('SOAP-ENV:Client', 'Server was unable to read request.');
    const refused = await faultOf(callBilled(client.provider, operation, operation.example));
    assert.deepEqual([refused.code, refused.charged, client.arrivals()], ['provider_refused', 'no', 1]);
    assert.match(refused.message, /did not accept the request: “Server was unable to read request\.”$/);
  }
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
