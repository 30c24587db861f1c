/** The wording of a refusal: whose it is, and how it is quoted. */
import { readRefusal } from '@/lib/contract/refusals';
import { child, parseXml, type XmlElement } from '@/lib/wire/xml';

export interface RefusedReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** The host's own sentences for a request it could not dispatch to a service (wire.md §4): nothing was looked up. */
const HOST_REFUSALS =
  /^(Missing parameter: |Cannot convert |Invalid method name |Request format is |Server was unable to read request|Server did not recognize the value of HTTP Header SOAPAction)|Web Service method name is not valid/;
const BAD_CREDENTIALS = /invalid subscriber id or password/i;

/** Whether the host refused the subscriber’s ID or password. */
export const isWrongPassword = (text: string): boolean => BAD_CREDENTIALS.test(text);

/**
 * Whether the service itself refuses before doing any work: the host's sentences, a wrong password, a SOAP client
 * fault. A gateway's page or line proves nothing: the service behind it may have counted the call.
 */
export function isWordedByService(reply: RefusedReply, words: readonly string[]): boolean {
  if (words.some((text) => HOST_REFUSALS.test(text) || isWrongPassword(text))) return true;
  const code = soapFaultOf(reply)?.code ?? '';
  return /(^|:)(Client|Sender|VersionMismatch|MustUnderstand)\b/.test(code);
}

/** What web servers, frameworks and gateways reply where there is nothing at a path. */
const PATH_MISSING =
  /^(\d{3} )?((resource|page|path|url|route|endpoint) )?not found\.?$|\bno (such |http )?(path|route|resource|endpoint|page)\b|^nothing answers\b|^method not allowed\b/i;

/** Whether a 404 is about the path and not about what was requested: it has no words, or only such words. */
export const isPathMissing = (words: readonly string[]): boolean =>
  words.every((text) => PATH_MISSING.test(text.trim()));

/** What a refusal's body says: the token APIs' objects and elements, a SOAP fault, or the host's one line. */
export function textsOf({ headers, text }: RefusedReply): string[] {
  const type = headers.get('content-type') ?? '';
  if (text.trim() === '' || /html/i.test(type)) return [];
  try {
    if (/xml/i.test(type)) {
      const reason = soapFaultIn(parseXml(text))?.reason;
      return reason === undefined ? readRefusal('xml', text) : [reason];
    }
    if (/json/i.test(type)) return readRefusal('json', text);
  } catch {
    // A refusal we cannot read is still a refusal, by its status.
    return [];
  }
  return /^text\/plain/i.test(type) ? [unescaped(text)] : [];
}

interface SoapFault {
  /** `soap:Client`, `env:Sender`. */
  readonly code: string;
  readonly reason: string | undefined;
}

function soapFaultIn(root: XmlElement): SoapFault | null {
  const fault = child(child(root, 'Body') ?? root, 'Fault');
  if (!fault) return null;
  const reason = child(fault, 'faultstring') ?? child(child(fault, 'Reason') ?? fault, 'Text');
  const code = child(fault, 'faultcode') ?? child(child(fault, 'Code') ?? fault, 'Value');
  return { code: code?.text.trim() ?? '', reason: reason?.text.trim() };
}

/** An answer has no element of this name, so only a document that begins like a fault is read for it. */
const FAULT_ELEMENT = /<(?:[\w.-]+:)?Fault[\s>]/;
const FAULT_BEGINS_WITHIN = 2_000;

/** Whether a reply is a SOAP fault, whatever its status. */
export const isSoapFault = (reply: RefusedReply): boolean =>
  FAULT_ELEMENT.test(reply.text.slice(0, FAULT_BEGINS_WITHIN)) && soapFaultOf(reply) !== null;

function soapFaultOf({ headers, text }: RefusedReply): SoapFault | null {
  if (!/xml/i.test(headers.get('content-type') ?? '')) return null;
  try {
    return soapFaultIn(parseXml(text));
  } catch {
    return null;
  }
}

/** The host's one-line errors are HTML-encoded (wire.md §4). */
const unescaped = (text: string): string =>
  text
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * The provider's own sentence within ours: one line, shortened, without control characters; a full stop if it gave
 * none.
 */
export function quoted(words: readonly string[]): string {
  const line = words
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? '.' : `: “${line.length > 160 ? `${line.slice(0, 160).replace(/\p{Cs}$/u, '')}…` : line}”`;
}
