/** Text that no database can store, in every field of every endpoint: refused at its field, before anything runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { pathNames } from '@/lib/api/address';
import { endpointsByName } from '@/lib/api/all-endpoints';
import { faultBody, type Endpoint } from '@/lib/api/endpoint';
import { serveWith } from './serve';

const ORIGIN = 'https://values.dealer.example';
const ADMIN: Session = {
  sessionId: 's',
  personId: 'p',
  personName: 'P',
  email: 'p@dealer.example',
  role: 'admin',
  organisationId: 'o',
  organisationName: 'O',
};
const TEXTS = { 'a NUL': 'AB\0CD', 'half a pair': 'AB\ud83dCD', 'the other half': 'AB\ude00CD' };
/** Nested fields too: as texts of a list, as values and as names. */
const NESTED: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => ['first', text],
  (text) => ({ list: [{ name: text }] }),
  (text) => ({ [text]: 1 }),
];

const { serve } = serveWith<object>({
  services: async () => ({}),
  sessionOfKey: async () => null,
  sessionOf: async () => ADMIN,
  appOrigin: () => ORIGIN,
  faultOf: () => null,
  log: () => {},
  now: () => new Date('2026-06-05T10:00:00Z'),
});

/** A request with a single field. */
function requestWith({ method, path, upload }: Endpoint, field: string, value: unknown) {
  const params = Object.fromEntries(pathNames(path).map((name) => [name, name === field ? String(value) : 'x']));
  const headers: Record<string, string> = { origin: ORIGIN, 'idempotency-key': 'a-key-of-16-letters' };
  const url = new URL(path, ORIGIN);
  const form = upload ? { body: new FormData() } : {};
  if (field in params) return { request: new Request(url, { method, headers, ...form }), params };
  if (method === 'GET') {
    // Percent-encoded, a lone surrogate is invalid UTF-8: a replacement character arrives.
    url.searchParams.set(field, String(value));
    return { request: new Request(url, { headers }), params };
  }
  if (upload) {
    const body = new FormData();
    body.set(field, String(value));
    return { request: new Request(url, { method, headers, body }), params };
  }
  const body = JSON.stringify({ [field]: value });
  return {
    request: new Request(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body }),
    params,
  };
}

const texts = z.object({ type: z.literal('array'), items: z.object({ type: z.literal('string') }) });
const textSchema = z.union([z.object({ type: z.literal('string') }), texts]);
const isText = (property: unknown): boolean => property === undefined || textSchema.safeParse(property).success;

for (const [name, declared] of endpointsByName) {
  const schema = z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' });
  const fields = [...new Set([...Object.keys(schema.properties ?? {}), ...pathNames(declared.path)])];
  if (fields.length === 0) continue;
  test(`${name} refuses text that cannot be stored in ${fields.join(', ')}`, async () => {
    let runs = 0;
    const handle = serve(declared, async () => {
      runs += 1;
      return {};
    });
    for (const field of fields) {
      const isInBody = declared.method !== 'GET' && !declared.upload && !pathNames(declared.path).includes(field);
      for (const [what, text] of Object.entries(TEXTS)) {
        // Forms and URLs are UTF-8, which has no lone surrogates.
        if (!isInBody && what !== 'a NUL' && !pathNames(declared.path).includes(field)) continue;
        for (const value of isInBody ? NESTED.map((nest) => nest(text)) : [text]) {
          const { request, params } = requestWith(declared, field, value);
          const answer = await handle(request, { params: Promise.resolve(params) });
          const { fault } = faultBody.parse(await answer.json());
          const shown = `${field}: ${what} in ${JSON.stringify(value)}`;
          assert.deepEqual([answer.status, fault.code], [400, 'invalid_input'], shown);
          // In a URL, a numeric field is parsed as a number, and fails.
          if (!isInBody && !isText(schema.properties?.[field])) continue;
          assert.equal(fault.field, field, shown);
          assert.match(fault.message, /cannot be stored/, shown);
        }
      }
    }
    assert.equal(runs, 0);
  });
}

test('a body nested as deep as it may be long is read', async () => {
  const declared = endpointsByName.get('findPlateData');
  assert.ok(declared);
  const handle = serve(declared, async () => ({}));
  const body = `{"subject":${'['.repeat(30_000)}"x"${']'.repeat(30_000)}}`;
  const request = new Request(new URL(declared.path, ORIGIN), {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body,
  });
  assert.equal((await handle(request, { params: Promise.resolve({}) })).status, 400);
});
