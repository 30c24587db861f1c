/** Takes credentials and tokens out of texts that people read: faults, log lines, the explorer. */

const DOTS = '••••';

export type Mask = (text: string) => string;

const formEncoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);
const xmlEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const jsonEscaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Every way a secret is written on the wire is masked; so are tokens, which are not known beforehand, by their place. */
export function createMask(secrets: readonly string[]): Mask {
  const written = secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), formEncoded(secret), xmlEscaped(secret)])
    .concat(secrets.map(jsonEscaped))
    .filter((secret) => secret !== '')
    .sort((a, b) => b.length - a.length);
  return (text) => written.reduce((rest, secret) => rest.replaceAll(secret, DOTS), withoutTokens(text));
}

// A header's value alone, or the header within a text: `Basic trim` is no credential.
const AUTHORIZATION = /(^|authorization["']?\s*[:=]\s*["']?)(Basic|Bearer)\s+[\w.~+/=-]+(?=$|[\s"',])/gi;
const JSON_TOKEN = /("(?:access_?token|client_secret|password)"\s*:\s*")[^"]*/gi;
const XML_TOKEN = /(<(?:\w+:)?(?:access_?token|password)>)[^<]*/gi;
const FORM_TOKEN = /((?:^|[?&\s])(?:client_secret|password|pwd|hashcode)=)[^&\s]*/gi;

/** Also for a page that shows a decoded value, in which a token has lost its place but not its name. */
export const withoutTokens = (text: string): string =>
  text
    .replace(AUTHORIZATION, `$1$2 ${DOTS}`)
    .replace(JSON_TOKEN, `$1${DOTS}`)
    .replace(XML_TOKEN, `$1${DOTS}`)
    .replace(FORM_TOKEN, `$1${DOTS}`);
