/** What is thrown while a request is served: as a Fault, as a line of the log, and as the body of an answer. */
import type { Endpoint, FaultBody } from '@/lib/api/endpoint';
import { limitScopeSchema } from '@/lib/domain/usage/limit-scope';
import { Fault } from '@/lib/fault';
import { describeError, type Log } from './log';
import type { ServeOptions } from './serve';

/** Anything but a Fault is our own bug; for a billed endpoint it is then unknown what was counted. */
export function asFault(
  error: unknown,
  endpoint: Endpoint,
  reference: string,
  { faultOf }: Pick<ServeOptions<never>, 'faultOf'>,
): Fault {
  if (error instanceof Fault) return error;
  const known = faultOf(error);
  if (known) return known;
  return new Fault('unexpected', {
    message: 'Something went wrong on our side.',
    fix: 'Try again; if it happens again, quote the reference to support.',
    charged: endpoint.billed ? 'unknown' : 'no',
    cause: error,
    reference,
  });
}

interface FaultyRequest {
  readonly endpoint: Endpoint;
  readonly reference: string;
  /** Absent for a part of a page. */
  readonly milliseconds?: number;
}

export function logFault(
  error: unknown,
  { status, code, charged }: Fault,
  { endpoint: { method, path }, reference, milliseconds }: FaultyRequest,
  log: Log,
): void {
  const request = { reference, method, path, status, code, charged };
  log({ event: 'fault', ...request, ...(milliseconds === undefined ? {} : { milliseconds }), ...describeError(error) });
}

export function faultBodyOf(fault: Fault, reference: string): FaultBody {
  const { code, message, fix, field, charged, retryAfterSeconds, subcode } = fault;
  const limit = limitScopeSchema.options.find((scope) => subcode === `limit_${scope}`);
  return {
    fault: {
      code,
      message,
      fix,
      ...(field === undefined ? {} : { field }),
      reference,
      charged,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(limit === undefined ? {} : { limit }),
    },
  };
}

/** Ten characters without look-alikes, easy to read out over the telephone: 7KQ2M-9XADR. */
export function newReference(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  // It is no secret, and every request has one: random bytes of the system would cost each of them a call.
  const five = () => Array.from({ length: 5 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
  return `${five()}-${five()}`;
}
