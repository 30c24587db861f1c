/**
 * How the token APIs refuse: for the subscriber API a closed table of bodies, JSON and XML side by side (1 §Errors).
 */
import { Unreadable } from '@/lib/wire/shape';
import type { Format } from '@/lib/wire/resource';
import { element, parseXml, writeXml } from '@/lib/wire/xml';

export interface TokenApiRefusal {
  status: number;
  /** Key of the JSON object, and the XML root where there is one text. */
  key: 'error' | 'message' | 'optionsError';
  json: string | readonly string[];
  /** Differs from the JSON text in one case in the document. */
  xml: string | readonly string[];
}

const same = (status: number, key: 'error' | 'message', text: string): TokenApiRefusal => ({
  status,
  key,
  json: text,
  xml: text,
});

/** Every refusal the document names; `violations` are the broken rules of an `options` list. */
export const refusals = (violations: readonly string[] = []) =>
  ({
    // Authentication and vehicle types. The two texts differ in the document: `ID` in JSON, `id` in XML.
    badCredentials: {
      status: 401,
      key: 'error',
      json: 'Invalid subscriber ID or password.',
      xml: 'Invalid subscriber id or password.',
    },
    unauthorised: same(401, 'error', 'Unauthorised'),
    invalid: same(400, 'message', 'The request is invalid.'),
    badOptions: { status: 400, key: 'optionsError', json: violations, xml: violations },
    noForecast: same(404, 'error', 'No short term forecast data found'),
    failed: same(500, 'error', 'Something went wrong. Please try again later.'),
  }) satisfies Record<string, TokenApiRefusal>;

export function writeRefusal(refusal: TokenApiRefusal, format: Format): { status: number; body: string } {
  const { status, key, json, xml } = refusal;
  if (format === 'json') return { status, body: JSON.stringify({ [key]: json }) };
  const root =
    typeof xml === 'string'
      ? element(key, {}, xml)
      : element(
          `${key}s`,
          {},
          xml.map((text) => element(key, {}, text)),
        );
  return { status, body: writeXml(root, { indent: true }) };
}

/** How a token server refuses, with its status (RFC 6749 §5.2). */
export const tokenRefusals = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
} as const;

export const writeTokenRefusal = (error: keyof typeof tokenRefusals, description: string) => ({
  status: tokenRefusals[error],
  body: JSON.stringify({ error, error_description: description }),
});

/**
 * The texts of a refusal's body: in XML of any element, in JSON under the keys that services use.
 *
 * @throws Unreadable if it contains none
 */
export function readRefusal(format: Format, body: string): string[] {
  const texts = format === 'xml' ? readXmlTexts(body) : readJsonTexts(body);
  if (texts.length === 0) throw new Unreadable('the refusal holds no text');
  return texts;
}

function readXmlTexts(body: string): string[] {
  const root = parseXml(body);
  const holders = root.children.length > 0 ? root.children : [root];
  return holders.map((holder) => holder.text.trim()).filter((text) => text !== '');
}

const TEXT_KEYS = ['error', 'error_description', 'message', 'optionsError'];

function readJsonTexts(body: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new Unreadable('not JSON');
  }
  if (typeof json !== 'object' || json === null) return [];
  const known = Object.entries(json).filter(([key]) => TEXT_KEYS.includes(key));
  return known.flatMap(([, texts]) => texts).filter((text): text is string => typeof text === 'string');
}
