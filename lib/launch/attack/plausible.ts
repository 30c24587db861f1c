/** Input that an endpoint may well accept, from its declaration. */
import { z } from 'zod';
import { pathNames } from '@/lib/api/address';
import type { Endpoint } from '@/lib/api/endpoint';

/** An unused id, in the usual format. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

const propertySchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  minLength: z.number().optional(),
  minItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

const FORMATS: Readonly<Record<string, string>> = {
  uuid: NO_ID,
  date: '2026-06-05',
  email: 'a@attack.example',
};

/** Values by name for fields whose pattern cannot be inverted. */
const NAMED: Readonly<Record<string, unknown>> = {
  field: 'salePrice',
  from: '2026-06',
  to: '2026-06',
  on: '2026-06-05',
  date: '2026-06-05',
  since: '2026-06-05',
  registered: '2026-06-05',
  email: 'a@attack.example',
  plate: 'AB21CDE',
  line: null,
};

const fits = (endpoint: Endpoint, field: string, value: unknown): boolean =>
  endpoint.input.shape[field]?.safeParse(value).success === true;

function plausibleValue(property: unknown, name: string): unknown {
  const { type: types, enum: allowed, const: only, anyOf, ...rest } = propertySchema.parse(property);
  // Such as ["boolean", "null"].
  const type = Array.isArray(types) ? types[0] : types;
  if (only !== undefined) return only;
  if (allowed !== undefined) return allowed[0];
  if (anyOf !== undefined) return plausibleValue(anyOf[0], name);
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(rest.minimum ?? 1, 1);
  if (type === 'array') return Array.from({ length: rest.minItems ?? 0 }, () => plausibleValue(rest.items ?? {}, name));
  if (type === 'object') {
    const { properties = {}, required = [] } = rest;
    return Object.fromEntries(required.map((field) => [field, plausibleValue(properties[field] ?? {}, field)]));
  }
  return FORMATS[rest.format ?? ''] ?? NAMED[name] ?? 'a'.repeat(Math.max(rest.minLength ?? 1, 1));
}

/** Values of the required fields that are not in the address; a file is an empty table. */
export function validInput(endpoint: Endpoint): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const inAddress = pathNames(endpoint.path);
  const fields = required.filter((field) => !inAddress.includes(field));
  return Object.fromEntries(
    fields.map((field) => {
      if (endpoint.upload !== undefined && field === 'file') return [field, 'a,b\n1,2\n'];
      const value = plausibleValue(properties[field], field);
      return [field, fits(endpoint, field, value) || !(field in NAMED) ? value : NAMED[field]];
    }),
  );
}
