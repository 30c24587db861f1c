import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { may } from '@/lib/access';
import { z } from 'zod';
import { TEST_TYPE, WEBHOOK_TYPES } from '@/lib/domain/webhooks/webhook-events';
import { pathNames } from './address';
import { ENDPOINTS, endpointsByName } from './all-endpoints';
import { openApiDocument, partsOf } from './openapi';

const document = openApiDocument('1.2.3', '__Host-session');
const { securitySchemes: schemes } = document['components'] as { securitySchemes: Record<string, unknown> }; // JSON
const routeOf = (path: string) => join('app', path.replaceAll('{', '[').replaceAll('}', ']'), 'route.ts');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

test('every declared endpoint is in the list, and its address is declared under the same name', () => {
  for (const [folder, declaration] of [
    ['endpoints', /^export const (\w+) = endpoint\(/gm],
    ['addresses', /^export const (\w+) = \{/gm],
  ] as const) {
    const declared = filesIn(join('lib/api', folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '']) => name),
    );
    assert.deepEqual(declared.toSorted(), [...endpointsByName.keys()].toSorted(), folder);
  }
});

test('the session is described under the name its cookie has here', () => {
  const cookie = { type: 'apiKey', in: 'cookie', name: '__Host-session' };
  assert.deepEqual(schemes['session'], cookie);
});

for (const [name, declared] of endpointsByName) {
  test(`${declared.method} ${declared.path} is served by the route of that path, under that method`, () => {
    const file = routeOf(declared.path);
    assert.ok(existsSync(file), `${file} is missing`);
    assert.match(
      readFileSync(file, 'utf8'),
      new RegExp(`export const ${declared.method} = ${declared.file ? 'serveFile' : 'serve'}\\(${name}, `),
    );
  });

  test(`${declared.method} ${declared.path}: every name in the path is a field of the input`, () => {
    for (const name of pathNames(declared.path)) assert.ok(name in declared.input.shape, name);
  });

  test(`${declared.method} ${declared.path}: a GET takes text, numbers, booleans and lists of them, never an object`, () => {
    if (declared.method !== 'GET') return;
    for (const [name, schema] of Object.entries(partsOf(declared).input.properties)) {
      assert.notEqual(schema['type'], 'object', name);
    }
  });
}

/** A whole number that only its reader refuses, as a text in the same field would be. */
const READ_AS_TEXT = new Set(['mileage']);
const INT32 = 2_147_483_647;

interface LimitedSchema {
  readonly type?: string | string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, LimitedSchema>>;
  readonly items?: LimitedSchema;
  readonly anyOf?: readonly LimitedSchema[];
}

function* unlimitedIn(schema: LimitedSchema, at: string): Generator<string> {
  const is = (type: string) => [schema.type].flat().includes(type);
  const name = at.split('.').at(-1) ?? '';
  // Compared with our own figure, and stored nowhere: £99,999,999 has more pence than 32 bits hold.
  const most = name.endsWith('Pence') ? Number.MAX_SAFE_INTEGER : INT32;
  const isBounded =
    (schema.maximum ?? Infinity) <= most && (schema.minimum ?? schema.exclusiveMinimum ?? -Infinity) >= -most - 1;
  if (is('integer') && !isBounded && !READ_AS_TEXT.has(name)) yield `${at}: a whole number without a limit`;
  if (is('array') && schema.maxItems === undefined) yield `${at}: a list without a limit`;
  for (const [property, inner] of Object.entries(schema.properties ?? {}))
    yield* unlimitedIn(inner, `${at}.${property}`);
  if (schema.items) yield* unlimitedIn(schema.items, at);
  for (const inner of schema.anyOf ?? []) yield* unlimitedIn(inner, at);
}

test('no request takes a number that the database or the provider cannot hold, or a list without an end', () => {
  const unlimited = ENDPOINTS.flatMap((declared) => {
    const schema = z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    return [...unlimitedIn(schema as LimitedSchema, `${declared.method} ${declared.path}`)];
  });
  assert.deepEqual(unlimited, []);
});

test('every route of the API serves declared endpoints and nothing else', () => {
  const routes = filesIn('app/api').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|async function|function) (\w+)/gm)].map(
      ([, method]) => `${method} ${file}`,
    ),
  );
  assert.deepEqual(routes.toSorted(), ENDPOINTS.map(({ method, path }) => `${method} ${routeOf(path)}`).toSorted());
});

test('no two endpoints share method and path', () => {
  const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  assert.equal(new Set(names).size, names.length);
});

test('every operation names the declared secrets that admit to it, and none that is not declared', () => {
  const paths = document['paths'] as Record<string, Record<string, { security: object[] }>>; // JSON
  const used = new Set<string>();
  for (const { method, path, permission, bearer } of ENDPOINTS) {
    const names = (paths[path]?.[method.toLowerCase()]?.security ?? []).flatMap((choice) => Object.keys(choice));
    const expected = permission === 'everyone' ? [] : may('manager', permission) ? ['apiKey', 'session'] : ['session'];
    const isForPeople = permission === 'account.change' || permission === 'approvals.decide';
    assert.deepEqual(names, bearer ? [bearer.name] : isForPeople ? ['session'] : expected, path);
    names.forEach((name) => used.add(name));
  }
  assert.deepEqual([...used].toSorted(), Object.keys(schemes).toSorted());
});

test('what costs something says so and asks for an idempotency key', () => {
  const paths = document['paths'] as Record<
    string,
    Record<string, { parameters?: { name: string }[]; description?: string }>
  >;
  for (const declared of ENDPOINTS) {
    const operation = paths[declared.path]?.[declared.method.toLowerCase()];
    const requiresKey = operation?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
    assert.equal(requiresKey, declared.billed !== undefined, declared.path);
  }
});

test('no GET is billed', () => {
  for (const { method, billed, path } of ENDPOINTS) assert.ok(method !== 'GET' || billed === undefined, path);
});

test('every event for other systems is described, with the names of its data', () => {
  const described = z.record(z.string(), z.object({ post: z.unknown() })).parse(document['webhooks']);
  assert.deepEqual(Object.keys(described).toSorted(), [...WEBHOOK_TYPES, TEST_TYPE].toSorted());
  const text = JSON.stringify(described['offer.answered']);
  for (const word of ['webhook-id', 'webhook-signature', 'isAccepted', 'appraisalId', '"2XX"'])
    assert.ok(text.includes(word), word);
});
