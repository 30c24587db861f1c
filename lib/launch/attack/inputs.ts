/** Requests generated from the API's declarations, so that new endpoints are attacked too. */
import { z } from 'zod';
import type { Endpoint } from '@/lib/api/endpoint';
import { pathNames } from '@/lib/api/address';
import type { AttackRequest } from './client';
import { BODIES, TEXTS, VALUES } from './payloads';
import { NO_ID, validInput } from './plausible';

/** The fields of an endpoint's input, including those in its address. */
export function fieldsOf(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return [...new Set([...Object.keys(schema.properties ?? {}), ...pathNames(endpoint.path)])];
}

/** Values of the required fields; none for a billed endpoint, which must not be called successfully by chance. */
const plausibleInput = (endpoint: Endpoint): Record<string, unknown> =>
  endpoint.billed === undefined ? validInput(endpoint) : {};

const FORM_BOUNDARY = 'attack-form-boundary';

/** A form as a browser writes it, with a file of text or bytes. */
function formBody(values: readonly (readonly [name: string, value: unknown])[]): Buffer {
  const parts = values.flatMap(([name, value]) => [
    `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    name === 'file' ? '; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n' : '\r\n\r\n',
    Buffer.isBuffer(value) ? value : textOf(value),
    '\r\n',
  ]);
  return Buffer.concat([...parts, `--${FORM_BOUNDARY}--\r\n`].map((part) => Buffer.from(part)));
}

/**
 * A request to an endpoint with these values; parameters of its address without a value get an unknown id.
 * @param values by field
 */
export function requestTo(
  { method, path, upload }: Pick<Endpoint, 'method' | 'path' | 'upload'>,
  values: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): AttackRequest {
  const named = pathNames(path);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(name in values ? values[name] : NO_ID));
  const rest = Object.entries(values).filter(([name]) => !named.includes(name));
  if (method === 'GET') {
    const query = rest.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
    return { method, path: query === '' ? filled : `${filled}?${query}`, headers };
  }
  if (upload !== undefined) {
    const type = `multipart/form-data; boundary=${FORM_BOUNDARY}`;
    return { method, path: filled, headers: { ...headers, 'content-type': type }, body: formBody(rest) };
  }
  return { method, path: filled, headers, body: JSON.stringify(Object.fromEntries(rest)) };
}

/** Longer addresses are refused before anything reads them. */
const IN_ADDRESS_MAX = 4_000;

/** Half a surrogate pair is not valid UTF-8: it becomes a replacement character, as in a browser. */
export const encodeText = (value: unknown): string =>
  encodeURIComponent(
    textOf(value)
      .replace(/\p{Cs}/gu, '\ufffd')
      .slice(0, IN_ADDRESS_MAX),
  );
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Every text and value in every field of an endpoint, and every invalid body.
 * @param share of them: 1 is all
 * @param own what the sender has at the address, so that what is injected beside it gets further than the look for it;
 *   never at a billed endpoint
 */
export function injectedRequests(
  endpoint: Endpoint,
  headers: () => Readonly<Record<string, string>>,
  share: number,
  own: Readonly<Record<string, unknown>> = {},
): AttackRequest[] {
  const named = endpoint.billed === undefined ? own : {};
  const plausible = { ...plausibleInput(endpoint), ...named };
  const fields = fieldsOf(endpoint);
  const injected = fields.flatMap((field) =>
    [...TEXTS, ...VALUES].map((value) => ({
      ...requestTo(endpoint, { ...plausible, [field]: value }, headers()),
      fields,
    })),
  );
  const bodies =
    endpoint.method === 'GET' ? [] : BODIES.map((body) => ({ ...requestTo(endpoint, named, headers()), body }));
  return takeShare([...injected, ...bodies], share);
}

/** So much of a list, evenly from all of it. @param share 1 is all */
export const takeShare = <Item>(items: readonly Item[], share: number): Item[] =>
  items.filter((_, index) => Math.floor(index * share) !== Math.floor((index - 1) * share));
