/** Turns each kind of refusal by the provider into a Fault: by status, by body, and inside an answer of HTTP 200. */
import { CHECK_CHARGE, type Charged, type Fault } from '@/lib/fault';
import { isJsonObject } from '@/lib/wire/json';
import type { Resource } from '@/lib/wire/resource';
import { reasonIn } from './answer-words';
import {
  chargedAfterSending,
  faultFor,
  fixAfterSending,
  CallError,
  unreadableFault,
  type CallFaultText,
  type CallSubject,
} from './call-error';
import { isPathMissing, isWordedByService, isWrongPassword, quoted, textsOf, type RefusedReply } from './refusal-words';

/** What an administrator can do, and whether a charge is not confirmed yet, in one sentence. */
const administratorCan = (step: string, charged: Charged): string =>
  charged === 'no' ? `An administrator can ${step}.` : `Charge not confirmed yet: an administrator can ${step}.`;

const checkAddress = ({ addressSetting }: CallSubject, charged: Charged): string =>
  administratorCan(`check ${addressSetting} in the settings`, charged);

// OAuth 2.0 (RFC 6749 §5.2): these concern the client itself, whatever the status. The others concern one request.
const CLIENT_REFUSALS = /^(invalid_client|unauthorized_client|access_denied)$/;

/** Kinds of request whose refusals differ. */
export type RefusableRequest = { readonly kind: 'web' | 'image' } | Pick<Resource, 'kind' | 'authorization'>;

/** @returns what is wrong with a reply whose status is not 2xx */
export function refusedByStatus(declared: RefusableRequest, reply: RefusedReply, subject: CallSubject): CallError {
  const { status } = reply;
  const detail = `HTTP ${status}`;
  const words = textsOf(reply);
  const quotedText = quoted(words);
  const isWorded = isWordedByService(reply, words);
  const charged = isWorded ? 'no' : chargedAfterSending(subject);
  if (status >= 300 && status < 400) {
    const chargedIfSent = chargedAfterSending(subject);
    return refused(subject, {
      message: `The provider’s service “${subject.service}” redirects to another address, not followed to protect your credentials.`,
      fix: checkAddress(subject, chargedIfSent),
      subcode: 'redirected',
      detail,
      charged: chargedIfSent,
    });
  }
  // Checked before the texts: the vehicle types refuse an old token in the words for a wrong password (1 §Errors).
  if (status === 401 && declared.kind === 'resource' && declared.authorization === 'bearer') {
    return new CallError('token', rejected(subject, detail, charged).fault);
  }
  const isClientRefused = declared.kind !== 'web' && words.some((text) => CLIENT_REFUSALS.test(text));
  if (status === 401 || isClientRefused || words.some(isWrongPassword)) {
    return rejected(subject, detail, charged);
  }
  if (status === 403) return new CallError('refused', notAccepted(subject, { detail, charged, isPaused: false }));
  if (!isWorded && (status === 404 || status === 405)) {
    if (isOneAddress(declared)) return misplaced(subject, { quotedText, detail, charged });
    // It has parameters in its path, so another request may be answered: no pause.
    if (status === 405 || isPathMissing(words)) {
      return new CallError('refused', misplacedFault(subject, { quotedText, detail, charged, isPaused: false }));
    }
  }
  if (status === 404 && declared.kind !== 'web') {
    const fault = faultFor(subject, 'not_found', {
      message: `The provider’s service “${subject.service}” has nothing for this${quotedText}`,
      fix: 'Check the vehicle and the dates.',
      detail,
    });
    return new CallError('refused', fault);
  }
  if (status === 408) {
    const fault = faultFor(subject, 'provider_slow', {
      message: `The provider’s service “${subject.service}” timed out waiting for our request.`,
      fix: fixAfterSending(subject),
      detail,
      charged: chargedAfterSending(subject),
    });
    return new CallError('sick', fault);
  }
  if (status === 407 || status === 511) return heldByProxy(subject, { detail, charged });
  if (status === 429) return busy(subject, reply.headers.get('retry-after'), charged);
  // 4xx: the sender did not carry out the request (RFC 9110 §15.5). The service behind a gateway may have.
  if ((status >= 400 && status < 500) || isWorded) {
    return refused(subject, {
      message: `The provider’s service “${subject.service}” did not accept the request${quotedText}`,
      fix: charged === 'no' ? fixOfRefusal(declared, subject) : fixAfterSending(subject),
      detail,
      charged,
    });
  }
  if (status >= 500 && status < 600) {
    const fault = faultFor(subject, 'provider_refused', {
      message: `The provider’s service “${subject.service}” reported an error${quotedText}`,
      fix: fixAfterSending(subject),
      detail,
      charged: chargedAfterSending(subject),
    });
    return new CallError('sick', fault);
  }
  return new CallError('sick', unreadableFault(subject, detail));
}

/** Nothing that was entered is in the product's own request for a token; a trial of one has typed parameters. */
const fixOfRefusal = (declared: RefusableRequest, { hasParams }: CallSubject): string =>
  isTokenRequest(declared) && !hasParams
    ? 'An administrator can check the provider’s addresses, names and credentials in the settings.'
    : 'Check what was entered; if it is right, contact your administrator.';

/**
 * A decoded answer that is a refusal: HTTP 200, Success false. "Nothing found" is a value, not a refusal; so is a
 * partly successful answer (an unknown plate was looked up, a car without a value was found: 2 §Errors 2). Bad
 * credentials and the monthly limit are known not to be charged; for any other refusal of a billed call it is unknown.
 */
export function refusedByAnswer(answer: unknown, subject: CallSubject): CallError | undefined {
  if (!isJsonObject(answer)) return undefined;
  const success = answer['Success'] ?? answer['SUCCESS'];
  // Beyond the limit nothing is looked up, so an answer without a match must not be read as "no such vehicle".
  const overLimit = answer['MONTHLYLOOKUPLIMITEXCEEDED'] === true;
  if (overLimit && (success === false || !hasMatch(answer))) return limitReached(subject);
  if (success !== false) return undefined;

  const parts = Object.values(answer).filter(isJsonObject);
  const { reason, words } = reasonIn([answer, ...parts].map(reasonOf));
  if (reason === 'credentials') return rejected(subject, 'Success false', 'no');
  if (reason === 'limit') return limitReached(subject);
  if (parts.some((part) => part['Success'] === true)) return undefined;
  // Registration look-ups report "no match" with SUCCESS true (wire.md §3), so SUCCESS false is always a refusal.
  if (!('SUCCESS' in answer) && reason === 'nothing found') return undefined;
  return refused(subject, {
    message: `The provider’s service “${subject.service}” refused the request${quoted([words])}`,
    fix: fixAfterSending(subject, 'Check what was entered; if it is right, contact the provider’s support.'),
    detail: 'Success false',
    charged: chargedAfterSending(subject),
  });
}

/** The services name it differently. */
const reasonOf = (part: Record<string, unknown>): string =>
  [part['FailMessage'], part['FailReason'], part['ERRORMESSAGE'], part['ErrMsg']]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(' ');

const hasMatch = (answer: Record<string, unknown>): boolean => {
  const levels = answer['MATCHLEVEL'];
  return isJsonObject(levels) && Object.values(levels).some((level) => level !== 0 && level !== undefined);
};

const refused = (subject: CallSubject, words: CallFaultText): CallError =>
  new CallError('refused', faultFor(subject, 'provider_refused', words));

/** We refuse further requests for a while; those are known not to be charged. */
const rejected = (subject: CallSubject, detail: string, charged: Charged): CallError =>
  new CallError(
    'rejected',
    notAccepted(subject, { detail, charged, isPaused: true }),
    0,
    notAccepted(subject, { detail, charged: 'no', isPaused: true }),
  );

interface NotAccepted {
  readonly detail: string;
  readonly charged: Charged;
  readonly isPaused: boolean;
}

function notAccepted(subject: CallSubject, { detail, charged, isPaused }: NotAccepted): Fault {
  const pause = isPaused ? ', so requests are paused for some minutes' : '';
  return faultFor(subject, 'provider_rejected_us', {
    message: `The provider’s service “${subject.service}” does not accept our ${subject.credentials}${pause}.`,
    fix: administratorCan(
      'check the credentials in the settings, and that the subscription includes this service',
      charged,
    ),
    detail,
    charged,
  });
}

/** Token requests and web services have one path, and no answer of HTTP 404. */
const isOneAddress = (declared: RefusableRequest): boolean => declared.kind === 'web' || isTokenRequest(declared);

const isTokenRequest = (declared: RefusableRequest): boolean =>
  declared.kind === 'resource' && declared.authorization !== 'bearer';

/** Further requests are not sent for a while, so that no other billed one is counted by whatever is there instead. */
const misplaced = (subject: CallSubject, parts: Omit<Misplaced, 'isPaused'>): CallError =>
  new CallError(
    'misplaced',
    misplacedFault(subject, { ...parts, isPaused: true }),
    0,
    misplacedFault(subject, { ...parts, quotedText: '.', charged: 'no', isPaused: true }),
  );

interface Misplaced extends NotAccepted {
  readonly quotedText: string;
}

function misplacedFault(subject: CallSubject, { quotedText, detail, charged, isPaused }: Misplaced): Fault {
  return faultFor(subject, 'provider_unreachable', {
    message: `The provider’s service “${subject.service}” is not at the address in the settings${isPaused ? ', so requests are paused for a minute' : ''}${quotedText}`,
    fix: checkAddress(subject, charged),
    detail,
    charged,
  });
}

/** 407 and 511 are a proxy's own (RFC 9110 §15.5.8, RFC 6585 §6): further billed calls would end there as well. */
const heldByProxy = (subject: CallSubject, outcome: Pick<NotAccepted, 'detail' | 'charged'>): CallError =>
  new CallError(
    subject.billed ? 'foreign' : 'refused',
    faultFor(subject, 'provider_unreachable', {
      message: `A proxy on the way to the provider’s service “${subject.service}” requires a sign-in.`,
      fix: administratorCan('check the network that this product runs in', outcome.charged),
      ...outcome,
    }),
  );

const limitReached = (subject: CallSubject): CallError =>
  new CallError(
    'refused',
    faultFor(subject, 'limit_reached', {
      message: 'The provider’s monthly look-up limit is reached.',
      fix: 'Wait for next month, or have the provider raise the limit.',
      detail: 'monthly limit',
    }),
  );

/** May come from a gateway after the service has counted the call. Further requests are not sent for a while. */
const busy = (subject: CallSubject, retryAfter: string | undefined, charged: Charged): CallError =>
  new CallError('busy', tooBusy(subject, charged), waitOf(retryAfter), tooBusy(subject, 'no'));

const tooBusy = (subject: CallSubject, charged: Charged): Fault =>
  faultFor(subject, 'provider_refused', {
    message: `The provider’s service “${subject.service}” is busy.`,
    fix: charged === 'no' ? 'Try again in a minute.' : CHECK_CHARGE,
    subcode: 'service_busy',
    detail: 'HTTP 429',
    charged,
  });

const DEFAULT_WAIT_MS = 5_000;

/** `Retry-After` in milliseconds: seconds, or a date; anything else is five seconds. Never negative. */
export function waitOf(header: string | undefined, now: number = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? DEFAULT_WAIT_MS : Math.max(0, date - now);
}
