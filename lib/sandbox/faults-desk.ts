/**
 * `/_faults`: where misbehaviour is ordered, listed and ended. For this machine alone, and not for a web page somewhere
 * else that a browser on this machine happens to show.
 */
import { images, resources, webOperations } from '@/lib/contract/operations';
import { bodyText } from '@/lib/sandbox/body';
import { misbehaviours, type Misbehaviour, type Misbehaving, type Order } from '@/lib/sandbox/misbehaviour';

const operations = new Set([...webOperations, ...resources, ...images].map(({ name }) => name));

/** An order that cannot be carried out, with the reason. */
class NoOrder extends Error {}

/** @param local whether the request was sent from this machine */
export async function serveFaults(request: Request, local: boolean, misbehaving: Misbehaving): Promise<Response> {
  if (!local || !namesThisMachine(request) || comesFromElsewhere(request)) {
    return said(403, { error: 'Faults are ordered from the machine the sandbox runs on, and from nowhere else.' });
  }
  try {
    switch (request.method) {
      case 'GET':
        break;
      case 'POST':
        misbehaving.order(orderIn(await fieldsOf(request)));
        break;
      case 'DELETE':
        misbehaving.reset(knownOperation(new URL(request.url).searchParams.get('operation')));
        break;
      default:
        return new Response(null, { status: 405, headers: { allow: 'GET, POST, DELETE' } });
    }
  } catch (error) {
    if (error instanceof NoOrder) return said(400, { error: error.message });
    throw error;
  }
  return said(200, { faults: misbehaving.orders(), kinds: misbehaviours, operations: [...operations] });
}

const said = (status: number, body: object): Response =>
  new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** A name of somebody's own that leads to this machine is how a foreign page would get in. */
const namesThisMachine = ({ headers, url }: Request): boolean =>
  LOOPBACK.test(headers.get('host') ?? new URL(url).host);

const comesFromElsewhere = ({ headers }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'));
};

/** A form, or an object of JSON. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const body = await bodyText(request);
  if (!/\bjson\b/.test(request.headers.get('content-type') ?? '')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  try {
    const given: unknown = JSON.parse(body);
    const entries = Object.entries(typeof given === 'object' && given !== null ? given : {});
    return Object.fromEntries(entries.map(([name, value]) => [name, value === null ? '' : String(value)]));
  } catch {
    throw new NoOrder('The body is no JSON.');
  }
}

const isMisbehaviour = (word: string | undefined): word is Misbehaviour => Object.hasOwn(misbehaviours, word ?? '');

function orderIn({ fault, operation, seconds, times, ...others }: Record<string, string>): Order {
  const strange = Object.keys(others)[0];
  if (strange !== undefined) {
    throw new NoOrder(`${strange} is not known; an order has fault, operation, seconds and times.`);
  }
  if (!isMisbehaviour(fault)) throw new NoOrder(`fault must be one of ${Object.keys(misbehaviours).join(', ')}.`);
  return {
    fault,
    operation: knownOperation(operation || null),
    seconds: seconds ? count('seconds', seconds, 600) : 20,
    left: times ? count('times', times, 1_000_000) : null,
  };
}

function knownOperation(name: string | null): string | null {
  if (name === null || operations.has(name)) return name;
  throw new NoOrder(`There is no operation ${name}; GET /_faults lists them.`);
}

function count(name: string, text: string, most: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new NoOrder(`${name} must be a whole number from 1 to ${most}.`);
}
