import { NOT_CARRIED_OUT } from '@/lib/domain/usage/charge-sentences';
import { Fault, FAULT_CODES, type Charged, type FaultCode } from '@/lib/fault';
import { pathNames, type Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from './answer-of';
import { subjectHeader } from './page-subject';

export interface FetchEndpointOptions {
  signal?: AbortSignal;
  /** One key per submission. Pass it again when retrying, so that no retry is charged. Generated if absent. */
  idempotencyKey?: string;
  /** A repeat that may cost nothing: answered if the server has the answer under its key, and otherwise refused. */
  freeOnly?: boolean;
}

/**
 * Sends a request to our server, from the browser. Resolves with the endpoint's answer; rejects only with a Fault (an
 * aborted request rejects with the signal's reason, as fetch does).
 */
export async function fetchEndpoint<A extends Address>(
  endpoint: A,
  input: InputOf<A>,
  options: FetchEndpointOptions = {},
): Promise<EndpointAnswer<A>> {
  const freeOnly = options.freeOnly === true;
  const { address, rest } = resolveAddress(endpoint, freeOnly ? { ...input, mostCredits: 0 } : input);
  const reads = endpoint.method === 'GET';
  if (!reads && isOffline()) throw offlineFault();
  const isUpload = Object.values(rest).some((value) => value instanceof Blob);
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...subjectHeader(),
      ...(reads
        ? {}
        : {
            ...(isUpload ? {} : { 'content-type': 'application/json' }), // a form's type includes its boundary
            'idempotency-key': options.idempotencyKey ?? newIdempotencyKey(),
          }),
    },
    ...(reads ? {} : { body: isUpload ? formOf(rest) : JSON.stringify(rest, nanAsText) }),
    ...(options.signal ? { signal: options.signal } : {}),
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    options.signal?.throwIfAborted();
    throw noAnswerFault(endpoint, cause);
  });
  const body: unknown = await response.json().catch((cause: unknown) => {
    options.signal?.throwIfAborted();
    throw noAnswerFault(endpoint, cause);
  });
  if (response.ok) return body as EndpointAnswer<A>; // the server has parsed it with the same schema
  const fault = faultFrom(endpoint, body);
  // It would be charged now, so it was not before.
  throw freeOnly && fault.field === 'mostCredits' ? new Fault('unexpected', NOT_CARRIED_OUT) : fault;
}

/** The file of a GET, as a stream. @throws Fault, as `fetchEndpoint` does, if it does not begin to arrive */
export async function fetchEndpointFile<A extends Address & { method: 'GET' }>(
  endpoint: A,
  input: InputOf<A>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(fileAddress(endpoint, input), {
    headers: subjectHeader(),
    signal,
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw noAnswerFault(endpoint, cause);
  });
  if (response.ok && response.body) return response.body;
  throw faultFrom(endpoint, await response.json().catch(() => null));
}

/** The address of a GET's file, for a link with `download`. */
export function fileAddress<A extends Address & { method: 'GET' }>(endpoint: A, input: InputOf<A>): string {
  return resolveAddress(endpoint, input).address;
}

/** For one submission and its retries. (`crypto.randomUUID` is unavailable on plain http, except on localhost.) */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * JSON writes NaN as null, which means something else. The text `NaN` is not a number, so the field's schema refuses it
 * with the field's message.
 */
const nanAsText = (_: string, value: unknown): unknown => (Number.isNaN(value) ? 'NaN' : value);

/** A field of an address or a form: a text, a number or a boolean, as the endpoint's schema declares. */
function textOf(value: unknown): string {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : JSON.stringify(value);
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : textOf(value));
  }
  return form;
}

/** The path with its parameters filled in; all other fields go to the query of a GET, otherwise to the body. */
function resolveAddress(endpoint: Address, input: Record<string, unknown>) {
  const rest = { ...input };
  let address: string = endpoint.path;
  for (const name of pathNames(endpoint.path)) {
    address = address.replace(`{${name}}`, encodeURIComponent(textOf(rest[name])));
    delete rest[name];
  }
  if (endpoint.method !== 'GET') return { address, rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, textOf(item));
    }
  }
  return { address: query.size > 0 ? `${address}?${query}` : address, rest };
}

/** Our own server wrote it (`faultBody`); anything else comes from something in between. */
function faultFrom(endpoint: Address, body: unknown): Fault {
  const { code, message, fix, field, reference, charged, retryAfterSeconds, limit } =
    (body as { fault?: Record<string, unknown> } | null)?.fault ?? {};
  const codes: readonly unknown[] = FAULT_CODES;
  if (!codes.includes(code) || typeof message !== 'string' || typeof fix !== 'string') {
    return noAnswerFault(endpoint, undefined);
  }
  return new Fault(code as FaultCode, {
    // one of the codes above
    message,
    fix,
    charged: charged === 'no' || charged === 'yes' ? charged : ('unknown' satisfies Charged),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof reference === 'string' ? { reference } : {}),
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
    ...(limit === 'organisation' || limit === 'person' ? { subcode: `limit_${limit}` as const } : {}),
  });
}

/** The browser knows when there is no connection at all; where it believes there is one, there may still be none. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Refused before it is sent: nothing has happened. */
const offlineFault = (): Fault =>
  new Fault('unexpected', {
    message: 'You are offline, so nothing was sent.',
    fix: 'Try again once you are connected.',
    charged: 'no',
  });

/** Without a reference: the request may never have reached us. */
function noAnswerFault(endpoint: Address, cause: unknown): Fault {
  return new Fault('unexpected', {
    message: 'The server did not respond.',
    fix: endpoint.billed
      ? 'Check your connection, then look in the list, which has paid results, before you repeat it.'
      : 'Check your connection and try again.',
    charged: endpoint.billed ? 'unknown' : 'no',
    cause,
  });
}
