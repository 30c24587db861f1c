import { maySession, type Session } from '@/lib/access';
import type { Endpoint, EndpointAccess } from '@/lib/api/endpoint';
import { API_KEY_PREFIX } from '@/lib/domain/accounts/api-key';
import { Fault } from '@/lib/fault';
import { bearerTokenOf } from './bearer-token';
import { refuseForeignOrigin } from './origin';
import { readerOf } from './read-request';
import { refuseOtherSubject } from './refuse-other-subject';
import type { EndpointCall, ServedExchange, ServeOptions } from './serve';

type Admission = Pick<ServeOptions<never>, 'sessionOf' | 'sessionOfKey' | 'appOrigin'>;

/** Reads and admits one request: returns the arguments of its run, or throws a Fault. */
export function callReaderOf<E extends Endpoint>(endpoint: E, options: Admission) {
  const read = readerOf(endpoint);
  return async ({ request, context, reference, reply }: ServedExchange): Promise<EndpointCall<E>> => {
    const { headers, signal } = request;
    const key = apiKeyOf(headers);
    // A foreign page cannot send the header of a key.
    if (endpoint.method !== 'GET' && key === null) refuseForeignOrigin(headers, options.appOrigin());
    const session =
      key === null ? await requireSession(endpoint, headers, options) : await requireKeySession(endpoint, key, options);
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

/** A key takes precedence over a cookie, and stands for itself: one that does not work is refused beside a cookie too. */
async function requireKeySession(
  endpoint: Endpoint,
  key: string,
  { sessionOfKey }: Pick<Admission, 'sessionOfKey'>,
): Promise<Session | null> {
  if (endpoint.permission === 'everyone') return null;
  const session = await sessionOfKey(key);
  if (session === null)
    throw new Fault('signed_out', {
      message: 'The API key does not work: it is wrong, has expired or was revoked, or its user is deactivated.',
      fix: 'Ask an administrator of the organisation for a new one.',
    });
  return session;
}

/** Other bearer tokens are not ours: a proxy may add its own. */
function apiKeyOf(headers: Headers): string | null {
  const token = bearerTokenOf(headers);
  return token?.startsWith(API_KEY_PREFIX) === true ? token : null;
}

function signedOut(): Fault {
  return new Fault('signed_out', {
    message: 'You are not signed in, or your session has ended.',
    fix: 'Sign in, then try again.',
  });
}

export function requirePermission(session: Session | null, permission: EndpointAccess): void {
  if (permission === 'everyone' || (session && maySession(session, permission))) return;
  if (session?.apiKeyId !== undefined)
    throw new Fault('forbidden', {
      message: 'The API key does not allow this.',
      fix: 'Use a key with a higher role, or sign in: some things are for people only.',
      detail: `a key as ${session.role} lacks ${permission}`,
    });
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
