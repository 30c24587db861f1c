/**
 * `/_faults`: where faults are ordered, listed and ended. For callers on this machine only, and not for a web page from
 * elsewhere that a browser on this machine shows.
 */
import { images, resources, webOperations } from '@/lib/contract/operations';
import { bodyText } from '@/lib/sandbox/host/request-body';
import {
  faultKinds,
  type OrderedFaultKind,
  type FaultOrders,
  type FaultOrder,
} from '@/lib/sandbox/faults/fault-orders';

const operations = new Set([...webOperations, ...resources, ...images].map(({ name }) => name));

/** An order that is not valid, with the reason. */
class InvalidFaultOrder extends Error {}

/** @param local whether the request was sent from this machine */
export async function serveFaults(request: Request, local: boolean, faultOrders: FaultOrders): Promise<Response> {
  if (!local || !hasLoopbackHost(request) || isCrossSite(request)) {
    return jsonResponse(403, {
      error: 'Faults are ordered from the machine the sandbox runs on, and from nowhere else.',
    });
  }
  try {
    switch (request.method) {
      case 'GET':
        break;
      case 'POST':
        faultOrders.order(parseFaultOrder(await fieldsOf(request)));
        break;
      case 'DELETE':
        faultOrders.reset(knownOperation(new URL(request.url).searchParams.get('operation')));
        break;
      default:
        return new Response(null, { status: 405, headers: { allow: 'GET, POST, DELETE' } });
    }
  } catch (error) {
    if (error instanceof InvalidFaultOrder) return jsonResponse(400, { error: error.message });
    throw error;
  }
  return jsonResponse(200, { faults: faultOrders.orders(), kinds: faultKinds, operations: [...operations] });
}

const jsonResponse = (status: number, body: object): Response =>
  new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** A foreign page gets in by its own host name that resolves to this machine. */
const hasLoopbackHost = ({ headers, url }: Request): boolean => LOOPBACK.test(headers.get('host') ?? new URL(url).host);

const isCrossSite = ({ headers }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== headers.get('host'));
};

/** A form, or a JSON object. */
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
    throw new InvalidFaultOrder('The body is no JSON.');
  }
}

const isFaultKind = (word: string | undefined): word is OrderedFaultKind => Object.hasOwn(faultKinds, word ?? '');

function parseFaultOrder({ fault, operation, seconds, times, ...unknownFields }: Record<string, string>): FaultOrder {
  const unknownField = Object.keys(unknownFields)[0];
  if (unknownField !== undefined) {
    throw new InvalidFaultOrder(`${unknownField} is not known; an order has fault, operation, seconds and times.`);
  }
  if (!isFaultKind(fault)) throw new InvalidFaultOrder(`fault must be one of ${Object.keys(faultKinds).join(', ')}.`);
  return {
    fault,
    operation: knownOperation(operation || null),
    seconds: seconds ? count('seconds', seconds, 600) : 20,
    left: times ? count('times', times, 1_000_000) : null,
  };
}

function knownOperation(name: string | null): string | null {
  if (name === null || operations.has(name)) return name;
  throw new InvalidFaultOrder(`There is no operation ${name}; GET /_faults lists them.`);
}

function count(name: string, text: string, most: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new InvalidFaultOrder(`${name} must be a whole number from 1 to ${most}.`);
}
