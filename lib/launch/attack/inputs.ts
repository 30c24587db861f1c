/** Requests generated from the declarations of the API: an endpoint that is new is attacked too. */
import { z } from 'zod';
import type { Endpoint } from '@/lib/api/endpoint';
import { pathNames } from '@/lib/api/address';
import type { AttackRequest } from './client';
import { BODIES, TEXTS, VALUES } from './payloads';

/** The fields of an endpoint's input, those of its address included. */
export function fieldsOf(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return [...new Set([...Object.keys(schema.properties ?? {}), ...pathNames(endpoint.path)])];
}

const propertySchema = z.object({
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** A value that a field may well take, so that what is injected beside it gets further than the first check. */
function plausibleValue(property: unknown): unknown {
  const { type, enum: allowed, const: only, format, minimum, anyOf } = propertySchema.parse(property);
  if (only !== undefined) return only;
  if (allowed !== undefined) return allowed[0];
  if (anyOf !== undefined) return plausibleValue(anyOf[0]);
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'array') return [];
  if (type === 'object') return {};
  const formats: Readonly<Record<string, string>> = { uuid: NO_ID, date: '2026-06-05', email: 'a@attack.example' };
  return formats[format ?? ''] ?? 'a';
}

/** Values of the required fields; none of a billed endpoint, which must not be asked for anything by chance. */
function plausibleInput(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.billed !== undefined) return {};
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((field) => [field, plausibleValue(schema.properties?.[field])]));
}

/** An id that nothing has, in the shape that most have. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/**
 * A request to an endpoint with these values; what its address names and they do not is an id of nothing.
 * @param values by field
 */
export function requestTo(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
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
  return { method, path: filled, headers, body: JSON.stringify(Object.fromEntries(rest)) };
}

/** Longer addresses are refused before anything reads them. */
const IN_ADDRESS_MAX = 4_000;

/** Half a pair of surrogates is no UTF-8: it becomes a replacement character, as in a browser. */
export const encodeText = (value: unknown): string =>
  encodeURIComponent(
    textOf(value)
      .replace(/\p{Cs}/gu, '\ufffd')
      .slice(0, IN_ADDRESS_MAX),
  );
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Every text and value in every field of an endpoint, and every body that is none.
 * @param share of them: 1 is all
 */
export function injectedRequests(
  endpoint: Endpoint,
  headers: () => Readonly<Record<string, string>>,
  share: number,
): AttackRequest[] {
  const plausible = plausibleInput(endpoint);
  const injected = fieldsOf(endpoint).flatMap((field) =>
    [...TEXTS, ...VALUES].map((value) => requestTo(endpoint, { ...plausible, [field]: value }, headers())),
  );
  const bodies =
    endpoint.method === 'GET' ? [] : BODIES.map((body) => ({ ...requestTo(endpoint, {}, headers()), body }));
  return [...injected, ...bodies].filter((_, index) => Math.floor(index * share) !== Math.floor((index - 1) * share));
}
