import { may, type Session } from '@/lib/access';
import type { Endpoint, EndpointAccess } from '@/lib/api/endpoint';
import { Fault } from '@/lib/fault';
import { refuseForeignOrigin } from './origin';
import { readerOf } from './read-request';
import { refuseOtherSubject } from './refuse-other-subject';
import type { EndpointCall, ServedExchange, ServeOptions } from './serve';

type Admission = Pick<ServeOptions<never>, 'sessionOf' | 'appOrigin'>;

/** Reads and admits one request: returns the arguments of its run, or throws a Fault. */
export function callReaderOf<E extends Endpoint>(endpoint: E, options: Admission) {
  const read = readerOf(endpoint);
  return async ({ request, context, reference, reply }: ServedExchange): Promise<EndpointCall<E>> => {
    const { headers, signal } = request;
    if (endpoint.method !== 'GET') refuseForeignOrigin(headers, options.appOrigin());
    const session = await requireSession(endpoint, headers, options);
    refuseOtherSubject(endpoint, request, session);
    const input = await read(request, await context.params);
    requirePermission(session, endpoint.permission);
    const ids = { reference, idempotencyKey: idempotencyKeyOf(endpoint, headers) };
    return callOf<E>({ input, session, signal, ids, headers, reply });
  };
}

/** The session is null only where the endpoint's type says so: see `requireSession`. */
export const callOf = <E extends Endpoint>(
  parts: Omit<EndpointCall<E>, 'session'> & { readonly session: Session | null },
) => parts as EndpointCall<E>;

export async function requireSession(
  endpoint: Endpoint,
  headers: Headers,
  { sessionOf }: Pick<Admission, 'sessionOf'>,
) {
  if (endpoint.permission === 'everyone') return null;
  const session = await sessionOf(headers);
  if (!session) throw signedOut();
  return session;
}

function signedOut(): Fault {
  return new Fault('signed_out', {
    message: 'You are not signed in, or your session has ended.',
    fix: 'Sign in, then try again.',
  });
}

export function requirePermission(session: Session | null, permission: EndpointAccess): void {
  if (permission === 'everyone' || (session && may(session.role, permission))) return;
  throw new Fault('forbidden', {
    message: 'Your role does not allow this.',
    fix: 'Ask an administrator of your organisation for the right role.',
    detail: `role ${session?.role} lacks ${permission}`,
  });
}

const KEY = /^[\w-]{16,100}$/;

function idempotencyKeyOf(endpoint: Endpoint, headers: Headers): string {
  const given = headers.get('idempotency-key');
  if (given !== null && KEY.test(given)) return given;
  if (given === null && !endpoint.billed) return crypto.randomUUID();
  throw new Fault('invalid_input', {
    message: 'The request needs an Idempotency-Key of 16 to 100 letters, digits, - or _.',
    fix: 'Send a new key for each new request, and the same key when repeating one.',
  });
}
