/**
 * 1 §Errors 2: a request over plain HTTP is answered with an error message. Status and body are not shown there; this
 * is the status of a host that requires TLS, and the error body of each kind of API.
 */
import { writeRefusal } from '@/lib/contract/refusals';
import { acceptedFormat } from '@/lib/sandbox/host/resource-handlers';

const MESSAGE = 'This service is answered over HTTPS only. Repeat the request at its https:// address.';
const WEB_SERVICE = /\.as[mp]x(\/|$)/i;

export function refusePlainHttp(request: Request): Response {
  if (WEB_SERVICE.test(new URL(request.url).pathname)) {
    return new Response(`${MESSAGE}\r\n`, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
  const format = acceptedFormat(request);
  const { status, body } = writeRefusal({ status: 403, key: 'error', json: MESSAGE, xml: MESSAGE }, format);
  return new Response(body, { status, headers: { 'content-type': `application/${format}; charset=utf-8` } });
}
