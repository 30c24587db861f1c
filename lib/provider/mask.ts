/**
 * Removes credentials and tokens from texts that people read, and from replies before they are decoded: a provider may
 * echo what it was sent.
 */
import { LRUCache } from 'lru-cache';

const DOTS = '••••';
/**
 * Each call has its own masks, but all calls of a service with the same credentials share their regular expressions.
 */
const COMPILED_MAX = 100;

export type Mask = (text: string) => string;

interface MaskedCall {
  /** Names of the fields in which this service takes a password, besides the usual ones. */
  readonly names?: readonly string[];
  /**
   * What a person typed. A secret contained in it is masked only in credential fields: if it were masked everywhere, a
   * right guess would look different from a wrong one.
   */
  readonly typed?: readonly string[];
}

/** A shorter or all-digit secret also occurs in ordinary text, so it is masked only in credential fields. */
const isUnmistakable = (secret: string): boolean => secret.length >= 6 && /\D/.test(secret);

/** Masks secrets in any encoding used on the wire, and the value of every credential or token field. */
export function createMask(secrets: readonly string[], call: MaskedCall = {}): Mask {
  const credentials = createCredentialMask(secrets, call);
  return (text) => withoutTokens(credentials(text));
}

/** The same without tokens: a reply that contains one is decoded from the masked text. */
function createCredentialMask(secrets: readonly string[], { names = [], typed = [] }: MaskedCall = {}): Mask {
  const hidden = secrets
    .filter((secret) => secret !== '' && !typed.some((text) => text.includes(secret)))
    .sort((a, b) => b.length - a.length);
  const places = placesOf([...PASSWORD_NAMES, ...names.map(escaped)]);
  const inPlaces = (text: string) => maskPlaces(text, places);
  const inValues = valueMaskOf(hidden);
  const mask = (text: string): string =>
    inValues(inPlaces(withoutAuthorization(text)))
      .replace(BASE64, (run) => (isCredential(decoded(run)) ? DOTS : run))
      .replace(ENTITIES, (run) => (isCredential(withoutEntities(run)) ? DOTS : run))
      .replace(UNICODE_ESCAPES, (run) => (isCredential(withoutEscapes(run)) ? DOTS : run));
  // The part that is read is shorter than the whole run.
  const isCredential = (text: string): boolean => IS_TEXT.test(text) && (SUBSCRIBER.test(text) || mask(text) !== text);
  return mask;
}

/**
 * As `createMask`, but short and all-digit secrets only in credential fields, so that figures of an answer are
 * unchanged.
 */
export const createReplyMask = (secrets: readonly string[], call: MaskedCall): Mask =>
  createCredentialMask(secrets.filter(isUnmistakable), call);

/** Also for a page that shows a decoded value, where a token still has its name. */
export const withoutTokens = (text: string): string => maskPlaces(withoutAuthorization(text), TOKEN_PLACES);

const PASSWORD_NAMES = ['password', 'pwd', 'hashcode', 'client_?secret'];
const TOKEN_NAMES = [...PASSWORD_NAMES, 'access_?token'];

// Only a header's value, or the header within a text: `Basic trim` is not a credential.
const AUTHORIZATION = /(^|authorization["']?\s*[:=]\s*["']?)(Basic|Bearer)\s+[\w.~+/=-]+(?=$|[\s"',])/gi;
const withoutAuthorization = (text: string): string =>
  /Basic|Bearer/i.test(text) ? text.replace(AUTHORIZATION, `$1$2 ${DOTS}`) : text;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Between the separators of a form. */
const SPACE = String.raw`(?:\s|\+|%(?:25){0,4}20){0,20}`;

interface Places {
  /** Without a name nothing matches. */
  readonly name: RegExp;
  readonly places: readonly RegExp[];
}

/**
 * Matches fields with these names: in an element, an attribute, a form or JSON, each at any supported depth of
 * escaping. A value ends with the delimiter that began it, at the same depth: one escaped more deeply belongs to the
 * value.
 */
const placesOf = (names: readonly string[]): Places => compiledPlaces.memo(`(?:${names.join('|')})`);

function compilePlaces(name: string): Places {
  const places = [
    String.raw`(${name}(?<!\/[\w.:-]{0,80})(?:\s[^<>]{0,300}[^<>/])?>)(?:<!\[CDATA\[[^]*?\]\]>|[^<]{1,400}(?=<))`,
    String.raw`(${name}(?<!\/[\w.:-]{0,80})(?:\s[^<>&]{0,300})?&(?<depth>(?:amp;){0,4})gt;)(?!&\k<depth>lt;)[^<]{1,400}?(?=&\k<depth>lt;)`,
    String.raw`(${name}(?<!%(?:25){0,4}2F[\w.:-]{0,80})%(?<depth>(?:25){0,4})3E)(?!%\k<depth>3C)[^<]{1,400}?(?=%\k<depth>3C)`,
    String.raw`(${name}(?<!\/[\w.:-]{0,80})(?<depth>\\{1,8})u003e)(?!\k<depth>u003c)[^<]{1,400}?(?=(?<!\\)\k<depth>u003c)`,
    String.raw`(${name}\s{0,20}=\s{0,20}(?<quote>["']))(?:(?!\k<quote>)[^<>]){1,400}`,
    String.raw`(${name}(?:=|&#0*61;|\\{1,8}u003d))[^&\s<>"'\\]{1,400}`,
    String.raw`(${name}%(?<depth>(?:25){0,4})3D)(?:(?!%\k<depth>26)[^&\s<>"'\\]){1,400}`,
    String.raw`(${name}"\s{0,20}:\s{0,20}")(?:[^"\\]|\\.)+`,
    String.raw`(${name}(?<depth>\\{1,8})"\s{0,20}:\s{0,20}\k<depth>")(?:(?!(?<!\\)(?:\k<depth>)?")[^]){1,400}`,
    String.raw`(${name}&(?<depth>(?:amp;){0,4})quot;\s{0,20}:\s{0,20}&\k<depth>quot;)(?:(?!(?<!\\)&\k<depth>quot;)[^<]){1,400}`,
    String.raw`(${name}%(?<depth>(?:25){0,4})22${SPACE}%\k<depth>3A${SPACE}%\k<depth>22)(?:(?!(?<!%(?:25){0,4}5C)%\k<depth>22)[^<"]){1,400}`,
  ].map((place) => new RegExp(place, 'gi'));
  return { name: new RegExp(name, 'i'), places };
}
const compiledPlaces = new LRUCache<string, Places>({ max: COMPILED_MAX, memoMethod: compilePlaces });
const TOKEN_PLACES = placesOf(TOKEN_NAMES);

/** A field is masked once: what follows a masked value is another field. */
const maskPlaces = (text: string, { name, places }: Places): string =>
  name.test(text) ? places.reduce((rest, place) => rest.replace(place, `$1${DOTS}`), text) : text;

/** Letters and digits look the same in every encoding, except those that escape every character. */
const ESCAPED = /&#|\\u|%/;
const PLAIN_RUN = /[A-Za-z0-9]+/g;

const valueMaskOf = (secrets: readonly string[]): Mask =>
  compiledValueMasks.memo(JSON.stringify(secrets), { context: secrets });

function compileValueMask(secrets: readonly string[]): Mask {
  if (secrets.length === 0) return (text) => text;
  const values = new RegExp(secrets.map(anyWriting).join('|'), 'gi');
  const runs = secrets.map((secret) =>
    (secret.match(PLAIN_RUN) ?? []).reduce((a, b) => (b.length > a.length ? b : a), ''),
  );
  const mayHold = (text: string) => runs.some((run) => text.includes(run)) || ESCAPED.test(text);
  return (text) => (mayHold(text) ? text.replace(values, DOTS) : text);
}
const compiledValueMasks = new LRUCache<string, Mask, readonly string[]>({
  max: COMPILED_MAX,
  memoMethod: (_key, _stale, { context }) => compileValueMask(context),
});

/** Each character of a secret, literally or as forms, XML and JSON encode it. */
const anyWriting = (secret: string): string =>
  Array.from(secret, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const percent = Array.from(
      Buffer.from(character),
      (byte) => `%(?:25){0,4}${byte.toString(16).padStart(2, '0')}`,
    ).join('');
    const units = Array.from(
      { length: character.length },
      (_, at) => `\\\\{1,8}u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    );
    const named = NAMED_ENTITIES[character];
    const entities = [...(named ? [named] : []), `#0*${code}`, `#x0*${code.toString(16)}`].join('|');
    const others = [percent, `&(?:amp;){0,4}(?:${entities});`, units.join(''), ...(OTHER_WRITINGS[character] ?? [])];
    return `(?:${others.join('|')}|${escaped(character)})`;
  }).join('');
const NAMED_ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
const OTHER_WRITINGS: Readonly<Record<string, readonly string[]>> = {
  ' ': ['\\+'],
  '"': ['\\\\{1,8}"'],
  '\\': ['\\\\{1,8}'],
  '/': ['\\\\{1,8}/'],
  '\n': ['\\\\{1,8}n'],
  '\r': ['\\\\{1,8}r'],
  '\t': ['\\\\{1,8}t'],
  '\b': ['\\\\{1,8}b'],
  '\f': ['\\\\{1,8}f'],
};

/** Binary data contains no credentials; most words that look like base64 decode to it. */
const IS_TEXT = /^(?:[^\p{Cc}\ufffd]|[\t\n\v\f\r])+$/u;
const BASE64 = /[A-Za-z0-9+/]{16,}={0,2}/g;
/** As in a Basic header: an id and a password. */
const SUBSCRIBER = /^\d{3,}:[\x20-\x7e]+$/;
const decoded = (run: string): string => Buffer.from(run, 'base64').toString('utf8');

/** Texts in which every character is escaped: their fields match once they are unescaped. */
const ENTITIES = /(?:&#(?:\d+|x[0-9a-f]+);){6,}/gi;
const withoutEntities = (run: string): string =>
  run.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) => characterOf(parseInt(code, hex ? 16 : 10)));
const UNICODE_ESCAPES = /(?:\\u[0-9a-f]{4}){6,}/gi;
const withoutEscapes = (run: string): string =>
  run.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
