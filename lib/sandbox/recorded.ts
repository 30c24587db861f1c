/** For tests: a recorded exchange, its request as bytes that anybody may send. */
import { goldenExchanges, type Head } from '@/lib/contract/golden/exchanges';
import { BASE } from './by-hand';

const exchanges = new Map(goldenExchanges().map((each) => [each.name, each]));

/** `vrm/VRMValuation.post`; `[from, to]` puts another plate or identifier of the same length in place of the recorded one. */
export function recorded(
  name: string,
  [from, to]: readonly [string, string] = ['', ''],
): { request: Request; response: Head } {
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
export const recordings = (service: string): string[] =>
  [...exchanges.keys()].filter((name) => name.startsWith(`${service}/`));
