/** Test support: everything that may refuse in front of or behind a service, and a provider that gets such replies. */
import assert from 'node:assert/strict';
import { Fault } from '@/lib/fault';
import type { Policy } from './policy';
import { createProvider } from './provider';
import { settingsFor } from './provider.fixture';
import { inProcess } from './transport';

const soapFault = (code: string, text: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>${code}</faultcode><faultstring>${text}</faultstring></soap:Fault></soap:Body></soap:Envelope>`;
const soap12Fault = (code: string): string =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Code><s:Value>${code}</s:Value></s:Code><s:Reason><s:Text xml:lang="en">No.</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`;
const XML = 'text/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

export interface RefusalShape {
  readonly title: string;
  readonly type: string;
  readonly body: string;
  /** Whether the wording is the service's own. */
  readonly isWorded: boolean;
}
export const REFUSAL_SHAPES: readonly RefusalShape[] = [
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
export const REFUSAL_STATUSES = [
  300, 301, 302, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 413, 414, 415, 417, 421, 422,
  426, 428, 429, 431, 451, 499, 500, 501, 502, 503, 504, 505, 511, 520, 599,
];

/** @param reply the reply to every request; a token is issued first */
export function providerAnswering(reply: () => Response, policy: Partial<Policy> = {}) {
  let arrivals = 0;
  const provider = createProvider({
    ...settingsFor('http://in.process'),
    policy: { retries: 0, breakerFailures: 1_000, ...policy },
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

export const faultOf = async (call: Promise<unknown>): Promise<Fault> => {
  const error = await call.then(
    () => assert.fail('it was answered'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
};
