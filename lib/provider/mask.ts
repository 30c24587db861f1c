/**
 * Takes credentials and tokens out of texts that people read, and of replies before they are decoded: a provider may
 * repeat what it was sent.
 */
import { LRUCache } from 'lru-cache';

const DOTS = '••••';
/** Each call has its masks, but their expressions are the same for all calls of a service with the same credentials. */
const COMPILED_MAX = 100;

export type Mask = (text: string) => string;

interface MaskedCall {
  /** Of the fields in which this service is sent a password, beside the usual ones. */
  readonly names?: readonly string[];
  /**
   * What a person typed. A secret that stands in it is masked in its places alone: were it masked wherever it stands, a
   * right guess would be shown otherwise than a wrong one.
   */
  readonly typed?: readonly string[];
}

/** A shorter secret, or one of digits alone, is ordinary text as well: it is masked in its places alone. */
const isUnmistakable = (secret: string): boolean => secret.length >= 6 && /\D/.test(secret);

/** Secrets however they are written on the wire, and whatever stands in the place of a credential or a token. */
export function createMask(secrets: readonly string[], call: MaskedCall = {}): Mask {
  const credentials = createCredentialMask(secrets, call);
  return (text) => withoutTokens(credentials(text));
}

/** The same without tokens: a reply that brings one is decoded from what is left. */
export function createCredentialMask(secrets: readonly string[], { names = [], typed = [] }: MaskedCall = {}): Mask {
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
  // What is read of a run is shorter than the run.
  const isCredential = (text: string): boolean => IS_TEXT.test(text) && (SUBSCRIBER.test(text) || mask(text) !== text);
  return mask;
}

/** As `createMask`, but of short secrets and of digits in their places alone: figures of an answer stay what they are. */
export const createReplyMask = (secrets: readonly string[], call: MaskedCall): Mask =>
  createCredentialMask(secrets.filter(isUnmistakable), call);

/** Also for a page that shows a decoded value, in which a token has lost its place but not its name. */
export const withoutTokens = (text: string): string => maskPlaces(withoutAuthorization(text), TOKEN_PLACES);

const PASSWORD_NAMES = ['password', 'pwd', 'hashcode', 'client_?secret'];
const TOKEN_NAMES = [...PASSWORD_NAMES, 'access_?token'];

// A header's value alone, or the header within a text: `Basic trim` is no credential.
const AUTHORIZATION = /(^|authorization["']?\s*[:=]\s*["']?)(Basic|Bearer)\s+[\w.~+/=-]+(?=$|[\s"',])/gi;
const withoutAuthorization = (text: string): string =>
  /Basic|Bearer/i.test(text) ? text.replace(AUTHORIZATION, `$1$2 ${DOTS}`) : text;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Between the signs of a text in a form. */
const SPACE = String.raw`(?:\s|\+|%(?:25){0,4}20){0,20}`;

interface Places {
  /** Without it there is no place. */
  readonly name: RegExp;
  readonly places: readonly RegExp[];
}

/**
 * Where a credential of these names stands: in an element, an attribute, a form or JSON, each escaped as often as it may
 * be. A place ends with the sign that began it, escaped as often: one that is escaped more often belongs to the value.
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

/** A place is masked once: what follows a masked one is another place. */
const maskPlaces = (text: string, { name, places }: Places): string =>
  name.test(text) ? places.reduce((rest, place) => rest.replace(place, `$1${DOTS}`), text) : text;

/** Letters and digits are the same in all writings but those that escape every character. */
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

/** Each character of a secret as itself, or as forms, XML and JSON write it. */
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

/** What is no text holds no credential: most words that look like base64. */
const IS_TEXT = /^(?:[^\p{Cc}\ufffd]|\s)+$/u;
const BASE64 = /[A-Za-z0-9+/]{16,}={0,2}/g;
/** As in a Basic header: an id and a password. */
const SUBSCRIBER = /^\d{3,}:[\x20-\x7e]+$/;
const decoded = (run: string): string => Buffer.from(run, 'base64').toString('utf8');

/** Texts of which every character is escaped: their places are seen when they are not. */
const ENTITIES = /(?:&#(?:\d+|x[0-9a-f]+);){6,}/gi;
const withoutEntities = (run: string): string =>
  run.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) => characterOf(parseInt(code, hex ? 16 : 10)));
const UNICODE_ESCAPES = /(?:\\u[0-9a-f]{4}){6,}/gi;
const withoutEscapes = (run: string): string =>
  run.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
