/** What can go wrong with an attempt, and whether another may follow: the errors of calls, each with its Fault. */
import { CHECK_CHARGE, Fault, type Charged, type FaultCode, type FaultSubcode } from '@/lib/fault';
import { Unreadable } from '@/lib/wire/shape';
import type { Mask } from './mask';
import { NotSent } from './transport';

export type CallErrorKind =
  /** Provably no byte of the request was sent. May be retried, even if billed. */
  | 'unsent'
  /** The connection broke, or the answer is an error or cannot be read. May be temporary. */
  | 'sick'
  /** No answer before the deadline. */
  | 'slow'
  /** The requester no longer wants the answer. */
  | 'off'
  /** The service asks us to try later. */
  | 'busy'
  /** The service is healthy and refuses this request. */
  | 'refused'
  /** The service does not accept our credentials. */
  | 'rejected'
  /** The service is not at the address of the settings. */
  | 'misplaced'
  /** A web page answered a billed call, so something else is at the address: a portal, a proxy, a web site. */
  | 'foreign'
  /** The token has expired. */
  | 'token';

export class CallError extends Error {
  constructor(
    readonly kind: CallErrorKind,
    readonly fault: Fault,
    /** For 'busy': how long the service asked us to wait. */
    readonly waitMs = 0,
    /** The fault of later calls that are refused for the same reason without being sent. */
    readonly unsentFault: Fault = fault,
  ) {
    super(fault.message, { cause: fault });
    this.name = 'CallError';
  }
}

/** What the call is for: names for its messages, and whether it is charged. */
export interface CallSubject {
  /** The service's title, quoted in its messages. */
  readonly service: string;
  readonly operation: string;
  readonly billed: boolean;
  /** The caller gives it parameters. The product's own requests for tokens have none. */
  readonly hasParams: boolean;
  /** How it identifies us, as in "does not accept our subscriber credentials". */
  readonly credentials: 'subscriber credentials' | 'WLTP client credentials';
  /** The setting that its address comes from. */
  readonly addressSetting: 'SERVICES_BASE' | 'IDENTITY_URL' | 'WLTP_BASE' | 'SOAP_BASE';
  readonly mask: Mask;
  /** Masks a reply, before it is decoded. */
  readonly maskReply: Mask;
}

export interface CallFaultText {
  readonly message: string;
  readonly fix: string;
  readonly subcode?: FaultSubcode;
  readonly detail?: string;
  readonly cause?: unknown;
  readonly charged?: Charged;
}

/** A fault of a call, with the operation in its detail; credentials are masked in all its text. */
export const faultFor = (
  subject: CallSubject,
  code: FaultCode,
  { message, detail, ...options }: CallFaultText,
): Fault =>
  new Fault(code, {
    ...options,
    message: subject.mask(message),
    detail: subject.mask(`${subject.operation}${detail === undefined ? '' : `: ${detail}`}`),
  });

/** Once a request was sent without a readable answer: a free call costs nothing; for a billed one it is unknown. */
export const chargedAfterSending = (subject: CallSubject): Charged => (subject.billed ? 'unknown' : 'no');

/**
 * What to do once a request was sent without a readable answer: for a billed one, check first whether it was charged.
 */
export const fixAfterSending = (subject: CallSubject, otherwise = 'Try again in a minute.'): string =>
  subject.billed ? CHECK_CHARGE : otherwise;

/** The deadline has passed. */
export class DeadlineExceeded extends Error {
  constructor(readonly afterMs: number) {
    super(`no answer within ${afterMs} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/** The reply is a web page, which no service of the provider sends. */
export class WebPageReply extends Unreadable {
  constructor() {
    super('it is a web page');
    this.name = 'WebPageReply';
  }
}

/** The requester no longer wants the answer. */
export class CallAborted extends Error {
  constructor(cause: unknown) {
    super('called off', { cause });
    this.name = 'CallAborted';
  }
}

/** The parser's codes for a reply that violates HTTP. */
const INVALID_HTTP = /^HPE_|^HTTPParserError$|^UND_ERR_(HEADERS_OVERFLOW|RES_CONTENT_LENGTH_MISMATCH)$/;

/** Classifies what a transport, a deadline or a reader threw. */
export function callErrorFrom(error: unknown, subject: CallSubject): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof NotSent) {
    return new CallError(error.cause instanceof CallAborted ? 'off' : 'unsent', unsentFault(error, subject));
  }
  if (error instanceof CallAborted) return new CallError('off', deadlineFault(error, subject));
  if (error instanceof DeadlineExceeded) return new CallError('slow', deadlineFault(error, subject));
  if (error instanceof Unreadable) {
    const kind = error instanceof WebPageReply && subject.billed ? 'foreign' : 'sick';
    return new CallError(kind, unreadableFault(subject, error.detail, error));
  }
  if (INVALID_HTTP.test(codeOf(error)))
    return new CallError('sick', unreadableFault(subject, `no HTTP (${codeOf(error)})`, error));
  const fault = faultFor(subject, 'provider_unreachable', {
    message: `The connection to the provider’s service “${subject.service}” broke before the response was complete.`,
    fix: fixAfterSending(subject),
    detail: `the connection broke (${codeOf(error)})`,
    cause: error,
    charged: chargedAfterSending(subject),
  });
  return new CallError('sick', fault);
}

export const unreadableFault = (subject: CallSubject, detail: string, cause?: unknown): Fault =>
  faultFor(subject, 'provider_unreadable', {
    message: `The provider’s service “${subject.service}” sent a response that cannot be read.`,
    fix: fixAfterSending(subject, 'Try again in a minute; if it keeps happening, contact the provider’s support.'),
    detail,
    cause,
    charged: chargedAfterSending(subject),
  });

/** No answer to a billed call before the deadline; a late one is still received. */
export const overdueCallError = (error: DeadlineExceeded, subject: CallSubject): CallError =>
  new CallError(
    'slow',
    deadlineFault(
      error,
      subject,
      'Charge not confirmed yet: check again in a minute, which is free once the response has come.',
    ),
  );

function deadlineFault(
  error: DeadlineExceeded | CallAborted,
  subject: CallSubject,
  fix = fixAfterSending(subject),
): Fault {
  const message =
    error instanceof DeadlineExceeded
      ? `The provider’s service “${subject.service}” did not respond within ${seconds(error.afterMs)}.`
      : `The call to the provider’s service “${subject.service}” was cancelled before it responded.`;
  return faultFor(subject, 'provider_slow', {
    message,
    fix,
    detail: error.message,
    cause: error,
    charged: chargedAfterSending(subject),
  });
}

function unsentFault(error: NotSent, subject: CallSubject): Fault {
  const { cause } = error;
  const detail = `not sent (${codeOf(cause)})`;
  if (cause instanceof DeadlineExceeded || cause instanceof CallAborted) {
    return faultFor(subject, 'provider_slow', {
      message: `The provider’s service “${subject.service}” could not be connected to in time.`,
      fix: 'Try again in a minute.',
      detail,
      cause,
    });
  }
  if (isUntrusted(cause)) {
    return faultFor(subject, 'provider_unreachable', {
      message: `The certificate of the provider’s service “${subject.service}” is not valid.`,
      fix: `An administrator can check ${subject.addressSetting} in the settings, and the certificate of that address.`,
      detail,
      cause,
    });
  }
  return faultFor(subject, 'provider_unreachable', {
    message: `The provider’s service “${subject.service}” cannot be reached.`,
    fix: `Check the internet connection and try again in a minute; if it lasts, an administrator can check ${subject.addressSetting} in the settings.`,
    detail,
    cause,
  });
}

const isUntrusted = (cause: unknown): boolean => /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/.test(codeOf(cause));

/** An error's code or name; never its message, which may contain an address or more. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const seconds = (ms: number): string => {
  const whole = Math.max(1, Math.round(ms / 1000));
  return `${whole} second${whole === 1 ? '' : 's'}`;
};
