/**
 * The token server of the WLTP API: client credentials, refused with OAuth's error codes (1 §Authentication, 2; RFC
 * 6749).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { refusals, tokenRefusals, writeTokenRefusal } from '@/lib/contract/refusals';
import * as contract from '@/lib/contract/wltp';
import { writeResourceAnswer } from '@/lib/wire/resource';
import { ResourceFailure, type ResourceHandler, type ResourceCall } from '@/lib/sandbox/host/resource-handlers';

/** As in the published sample: 36,000 seconds. */
export const WLTP_TOKEN_MINUTES = 600;

const scope = 'Ref.Wltp.Api';
const noStore = { 'cache-control': 'no-store' };

const refused = (error: keyof typeof tokenRefusals, words: string, headers = {}): ResourceFailure =>
  new ResourceFailure({ ...writeTokenRefusal(error, words), headers: { ...noStore, ...headers } });

/** Of constant length, so that every comparison takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const equal = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The client's credentials, from the form or, as RFC 6749 §2.3.1 has every server accept, from a Basic header. */
function clientOf(form: URLSearchParams, authorization: string): { id: string; secret: string; isBasic: boolean } {
  const [kind = '', given = ''] = authorization.trim().split(/\s+/);
  if (kind.toLowerCase() !== 'basic') {
    return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '', isBasic: false };
  }
  const text = Buffer.from(given, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const plain = (part: string): string => new URLSearchParams(`part=${part}`).get('part') ?? '';
  return { id: plain(text.slice(0, Math.max(0, colon))), secret: plain(text.slice(colon + 1)), isBasic: true };
}

/** @throws ResourceFailure with OAuth's error codes (RFC 6749 §5.2) */
function checkClient(form: URLSearchParams, authorization: string, { wltp }: ResourceCall): void {
  const twice = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (twice !== undefined) throw refused('invalid_request', `${twice} is given more than once`);
  const { id, secret, isBasic } = clientOf(form, authorization);
  if (!isBasic && id === '') throw refused('invalid_request', 'client_id is missing');
  if (!isBasic && secret === '') throw refused('invalid_request', 'client_secret is missing');
  const knows = equal(id, wltp.client.id) && equal(secret, wltp.client.secret);
  if (!knows) {
    const challenge = isBasic ? { 'www-authenticate': 'Basic realm="wltp"' } : {};
    throw refused('invalid_client', 'client authentication failed', challenge);
  }
  const grant = form.get('grant_type') ?? '';
  if (grant === '') throw refused('invalid_request', 'grant_type is missing');
  if (grant !== 'client_credentials') throw refused('unsupported_grant_type', 'only client_credentials is granted');
  if (form.get('scope') !== scope) throw refused('invalid_scope', `the scope is ${scope}`);
}

const { method, path, authorization, body, name, api } = contract.wltpToken;

export const wltpTokenHandler: ResourceHandler = {
  resource: { method, path, authorization, body, name, api },
  offersXml: false,
  unauthorised: refusals().unauthorised,
  headers: noStore,
  perform({ form, authorization: header }, format, call) {
    const context = call();
    checkClient(form, header, context);
    const answer = {
      access_token: context.wltp.tokens.issue(context.clock),
      expires_in: WLTP_TOKEN_MINUTES * 60,
      scope,
      token_type: 'Bearer',
    };
    return writeResourceAnswer(contract.wltpToken, answer, format);
  },
};
