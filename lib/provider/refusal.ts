/** The provider's ways of saying no, each made one Fault: by status, by body, and inside an answer of HTTP 200. */
import { readRefusal } from '@/lib/contract/refusals';
import type { Charged, Fault } from '@/lib/fault';
import type { Resource } from '@/lib/wire/resource';
import { child, parseXml, type XmlElement } from '@/lib/wire/xml';
import {
  chargedAfterSending,
  faultFor,
  fixAfterSending,
  CallError,
  unreadableFault,
  type CallSubject,
} from './call-error';

/** The host's own sentences for a request it could not hand to any service (wire.md §4): nothing was looked up. */
const HOST_REFUSALS =
  /^(Missing parameter: |Cannot convert |Invalid method name |Request format is |Server was unable to read request|Server did not recognize the value of HTTP Header SOAPAction)|Web Service method name is not valid/;
const BAD_CREDENTIALS = /invalid subscriber id or password/i;
const LIMIT_EXCEEDED = /\blimit\b.*\bexceeded\b|\bexceeded\b.*\blimit\b/i;
const NOTHING_FOUND = /\bnot found\b|\bno values\b|\bno data\b|\bmileage\b.*\bout of bounds\b/i;
// OAuth 2.0 (RFC 6749 §5.2): these concern the client itself, whatever the status.
const CLIENT_REFUSALS = /^(invalid_client|unauthorized_client|invalid_grant|invalid_scope|access_denied)$/;

/** What can be asked of the provider, as far as a refusal differs by it. */
export type RefusableRequest = { readonly kind: 'web' | 'image' } | Pick<Resource, 'kind' | 'authorization'>;

export interface RefusedReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** @returns what is wrong with a reply whose status is not 2xx */
export function refusedByStatus(declared: RefusableRequest, reply: RefusedReply, subject: CallSubject): CallError {
  const { status } = reply;
  const detail = `HTTP ${status}`;
  const words = textsOf(reply);
  const quotedText = quoted(words);
  if (status >= 300 && status < 400) {
    return refused(subject, {
      message: `The provider’s ${subject.service} redirects to another address. It was not followed, to protect your credentials.`,
      fix: 'Ask your administrator to check the provider’s addresses in the settings.',
      detail,
      charged: chargedAfterSending(subject),
    });
  }
  // Before the texts: the vehicle types refuse an old token in the words for a wrong password (1 §Errors).
  if (status === 401 && declared.kind === 'resource' && declared.authorization === 'bearer') {
    return new CallError('token', rejected(subject, detail).fault);
  }
  if (words.some((text) => BAD_CREDENTIALS.test(text) || CLIENT_REFUSALS.test(text))) return rejected(subject, detail);
  if (status === 401) return rejected(subject, detail);
  if (status === 403) return new CallError('refused', notAccepted(subject, detail, ''));
  // A path that is not there is answered without a word, or by a host in a web page.
  if (status === 404 && declared.kind !== 'web' && words.length > 0) {
    const fault = faultFor(subject, 'not_found', {
      message: `The provider’s ${subject.service} has nothing for this${quotedText}`,
      fix: 'Check the vehicle and the dates.',
      detail,
    });
    return new CallError('refused', fault);
  }
  if (status === 408) {
    const fault = faultFor(subject, 'provider_slow', {
      message: `The provider’s ${subject.service} timed out waiting for our request.`,
      fix: fixAfterSending(subject),
      detail,
      charged: chargedAfterSending(subject),
    });
    return new CallError('sick', fault);
  }
  if (status === 429) return busy(subject, reply.headers.get('retry-after'));
  // 4xx: the host did not carry the request out (RFC 9110 §15.5); so do the sentences of a host that found no service.
  if ((status >= 400 && status < 500) || words.some((text) => HOST_REFUSALS.test(text))) {
    return refused(subject, {
      message: `The provider’s ${subject.service} did not accept the request${quotedText}`,
      fix: 'Check what was entered. If it is right, contact your administrator.',
      detail,
    });
  }
  if (status >= 500 && status < 600) {
    const fault = faultFor(subject, 'provider_refused', {
      message: `The provider’s ${subject.service} reported an error${quotedText}`,
      fix: fixAfterSending(subject),
      detail,
      charged: chargedAfterSending(subject),
    });
    return new CallError('sick', fault);
  }
  return new CallError('sick', unreadableFault(subject, detail));
}

/**
 * A decoded answer that is a refusal: HTTP 200, Success false. Nothing found is no refusal but a value; so is an answer
 * any part of which went well (an unknown plate was looked up, a car without a value was found: 2 §Errors 2). Bad
 * credentials and the monthly limit are known not to be charged; of any other refusal of a billed call it is not known.
 */
export function refusedByAnswer(answer: unknown, subject: CallSubject): CallError | undefined {
  if (!isRecord(answer)) return undefined;
  const success = answer['Success'] ?? answer['SUCCESS'];
  // Over the limit nothing is looked up, so an answer without any match must not be read as "no such vehicle".
  const overLimit = answer['MONTHLYLOOKUPLIMITEXCEEDED'] === true;
  if (overLimit && (success === false || !hasMatch(answer))) return limitReached(subject);
  if (success !== false) return undefined;

  const parts = Object.values(answer).filter(isRecord);
  const reasons = [answer, ...parts].map(reasonOf);
  const reason = [...new Set(reasons)].join(' ').trim();
  if (BAD_CREDENTIALS.test(reason)) return rejected(subject, 'Success false');
  if (LIMIT_EXCEEDED.test(reason)) return limitReached(subject);
  if (parts.some((part) => part['Success'] === true)) return undefined;
  // Registration look-ups say "no match" with SUCCESS true (wire.md §3), so their SUCCESS false is always a refusal.
  if (!('SUCCESS' in answer) && NOTHING_FOUND.test(reason)) return undefined;
  return refused(subject, {
    message: `The provider’s ${subject.service} refused the request${quoted([reason])}`,
    fix: fixAfterSending(subject, 'Check what was entered. If it is right, contact the provider’s support.'),
    detail: 'Success false',
    charged: chargedAfterSending(subject),
  });
}

/** The services name it differently. */
const reasonOf = (part: Record<string, unknown>): string =>
  [part['FailMessage'], part['FailReason'], part['ERRORMESSAGE'], part['ErrMsg']]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(' ');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasMatch = (answer: Record<string, unknown>): boolean => {
  const levels = answer['MATCHLEVEL'];
  return isRecord(levels) && Object.values(levels).some((level) => level !== 0 && level !== undefined);
};

const refused = (
  subject: CallSubject,
  words: { message: string; fix: string; detail: string; charged?: Charged },
): CallError => new CallError('refused', faultFor(subject, 'provider_refused', words));

const rejected = (subject: CallSubject, detail: string): CallError =>
  new CallError(
    'rejected',
    notAccepted(subject, detail, ' Requests are paused for some minutes, so that the account is not locked.'),
  );

const notAccepted = (subject: CallSubject, detail: string, pause: string): Fault =>
  faultFor(subject, 'provider_rejected_us', {
    message: `The provider’s ${subject.service} does not accept our subscriber credentials. Nothing was looked up or charged.`,
    fix: `Ask your administrator to check the credentials in the settings, and that the subscription includes this service.${pause}`,
    detail,
  });

const limitReached = (subject: CallSubject): CallError =>
  new CallError(
    'refused',
    faultFor(subject, 'limit_reached', {
      message: 'The provider’s monthly look-up limit is reached. Nothing was looked up or charged.',
      fix: 'Wait for next month, or ask the provider to raise the limit. The usage report shows what was used.',
      detail: 'monthly limit',
    }),
  );

function busy(subject: CallSubject, retryAfter: string | undefined): CallError {
  const waitMs = waitOf(retryAfter);
  const fault = faultFor(subject, 'provider_refused', {
    message: `The provider’s ${subject.service} is busy. Nothing was looked up.`,
    fix: 'Try again in a minute.',
    detail: 'HTTP 429',
  });
  return new CallError('busy', fault, waitMs);
}

const DEFAULT_WAIT_MS = 5_000;

/** `Retry-After` in milliseconds: seconds, or a date; anything else is five seconds. Never negative. */
export function waitOf(header: string | undefined, now: number = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? DEFAULT_WAIT_MS : Math.max(0, date - now);
}

/** What a refusal's body says: the token APIs' objects and elements, a SOAP fault, or the host's one line. */
function textsOf({ headers, text }: RefusedReply): string[] {
  const type = headers.get('content-type') ?? '';
  if (text.trim() === '' || /html/i.test(type)) return [];
  try {
    if (/xml/i.test(type)) {
      const fault = faultText(parseXml(text));
      return fault === undefined ? readRefusal('xml', text) : [fault];
    }
    if (/json/i.test(type)) return readRefusal('json', text);
  } catch {
    // A refusal we cannot read is still a refusal; its status speaks.
    return [];
  }
  return /^text\/plain/i.test(type) ? [unescaped(text)] : [];
}

function faultText(root: XmlElement): string | undefined {
  const fault = child(child(root, 'Body') ?? root, 'Fault');
  const reason = fault && (child(fault, 'faultstring') ?? child(child(fault, 'Reason') ?? fault, 'Text'));
  return reason?.text.trim();
}

/** The host's one-line errors are HTML-encoded (wire.md §4). */
const unescaped = (text: string): string =>
  text
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The provider's own sentence in ours: one line, cut, without control characters; a full stop where it gave none. */
function quoted(words: readonly string[]): string {
  const line = words
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? '.' : `: “${line.length > 160 ? `${line.slice(0, 160).replace(/\p{Cs}$/u, '')}…` : line}”`;
}
