/** For tests: a recorded exchange, its request as bytes that any test may send. */
import { goldenExchanges, type HttpMessage } from '@/lib/contract/golden/exchanges';
import { BASE } from './sandbox-requests';

const exchanges = new Map(goldenExchanges().map((exchange) => [exchange.name, exchange]));

/** `vrm/VRMValuation.post`; `[from, to]` replaces the recorded plate or identifier with another of the same length. */
export function recordedExchange(
  name: string,
  [from, to]: readonly [string, string] = ['', ''],
): { request: Request; response: HttpMessage } {
  const found = exchanges.get(name);
  if (!found) throw new Error(`There is no recording ${name}.`);
  const { request, response } = found;
  const [method = '', path = ''] = request.start.split(' ');
  const { host: _, 'content-length': __, ...headers } = request.headers;
  return {
    request: new Request(BASE + path.replace(from, to), {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: request.body.replace(from, to) }),
    }),
    response,
  };
}

/** Names of all recorded exchanges of a service. */
export const recordingNames = (service: string): string[] =>
  [...exchanges.keys()].filter((name) => name.startsWith(`${service}/`));
