import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { DatasetColumns } from '@/lib/wire/dataset';
import { ukTimestamp, utcDateTime } from '@/lib/wire/dates';
import {
  readAnswer,
  readRequest,
  writeAnswer,
  writeRequest,
  type Binding,
  type WireRequest,
} from '@/lib/wire/operation';
import {
  readResourceAnswer,
  readResourceRequest,
  writeResourceAnswer,
  writeResourceRequest,
} from '@/lib/wire/resource';
import { fieldOf, record, repeated, Unreadable, type WireShape } from '@/lib/wire/shape';
import { numberOrText, type Codec } from '@/lib/wire/values';
import { goldenExchanges } from './golden/exchanges';
import { resources, webOperations } from './operations';
import { vehicleTypes } from './subscriber';
import { wltpToken } from './wltp';

const credentials = { subscriberId: 654321, password: 'R&D "1" <é>' };
const bindings: Binding[] = ['post', 'get', 'soap11', 'soap12'];

function contentOf(binding: Binding, request: WireRequest): { form: URLSearchParams } | { soap: string } {
  if (binding === 'get') return { form: new URL(request.path, 'https://provider.example').searchParams };
  return binding === 'post' ? { form: new URLSearchParams(request.body) } : { soap: request.body };
}

describe('every operation', () => {
  for (const operation of webOperations) {
    const label = `${operation.service.key} ${operation.name}`;
    test(`${label}: its example is the same after being written and read in all four bindings`, () => {
      for (const binding of bindings) {
        const request = writeRequest(operation, operation.example, credentials, { namespaceBase: 'urn:x', binding });
        assert.deepEqual(readRequest(operation, contentOf(binding, request)), {
          credentials,
          params: operation.example,
        });
      }
    });
    test(`${label}: limits and personal fields name its own parameters`, () => {
      const named = [...operation.personal, ...Object.keys(operation.limits ?? {})];
      assert.deepEqual(
        named.filter((name) => !(name in operation.params)),
        [],
      );
    });
    test(`${label}: the columns an answer shows are declared`, () => {
      const { result, shown } = operation;
      if (result.kind !== 'dataset') return assert.equal(shown, undefined);
      for (const [table, columns] of Object.entries(shown?.(operation.example) ?? {})) {
        for (const [column, codec] of Object.entries(columns))
          assert.equal(result.tables[table]?.[column], codec, column);
      }
    });
  }
  for (const resource of resources) {
    test(`${resource.name}: its example is the same after being written and read`, () => {
      const request = writeResourceRequest(resource, resource.example);
      const url = new URL(request.path, 'https://provider.example');
      const pattern = new RegExp(`^${resource.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const form = resource.body === 'form' ? new URLSearchParams(request.body) : url.searchParams;
      const path = { ...pattern.exec(url.pathname)?.groups };
      assert.deepEqual(readResourceRequest(resource, { path, form, body: request.body }), resource.example);
    });
  }
  test('has a name that no other in its service has', () => {
    const names = [
      ...webOperations.map((operation) => `${operation.service.key} ${operation.name}`),
      ...resources.map((resource) => resource.name),
    ];
    assert.equal(new Set(names).size, names.length);
  });
});

/** Any value of a shape: texts with markup, absent optional fields, dates on both sides of the clock changes. */
function anyOf(shape: WireShape): fc.Arbitrary<unknown> {
  if (shape.kind === 'list') return fc.array(anyOf(shape.item), { maxLength: 3 });
  if (shape.kind === 'value') return anyValueOf(shape);
  const fields = Object.entries(shape.fields).map(([name, entry]) => {
    const field = fieldOf(entry);
    // A list whose items are direct children of the parent is empty if there are none.
    const isThere = field.required || (field.shape.kind === 'list' && field.shape.itemName === undefined);
    return [name, isThere ? anyOf(field.shape) : fc.option(anyOf(field.shape), { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true }).map(plain);
}

const anyText = fc
  .array(fc.constantFrom('a', 'É', ' ', '&', '<b>', ']]>', '"', "'", '\n', '\t', '05', '🚗'), { maxLength: 6 })
  .map((parts) => parts.join(''))
  .map((text) => (text.trim() === '' ? '' : text));
const anyMoment = fc.constantFrom(
  '2026-01-05T00:00:00',
  '2026-03-29T02:00:00',
  '2026-07-01T23:59:59',
  '2025-10-26T01:30:00',
);

/** Of whole numbers: of a 32-bit one, of pounds, of miles, of a byte. */
const LARGEST = [2147483647, 99_999_999, 9_999_999, 255];

function accepts(codec: Codec<unknown>, value: number): boolean {
  try {
    return codec.read(String(value)) === value;
  } catch {
    return false;
  }
}

function anyValueOf(codec: Codec<unknown>): fc.Arbitrary<unknown> {
  if (codec === numberOrText) return fc.oneof(fc.integer(), anyText);
  if (codec === ukTimestamp) return anyMoment;
  if (codec === utcDateTime) return anyMoment.map((moment) => `${moment}Z`);
  switch (codec.xsd) {
    case 'xs:string':
      return anyText;
    case 'xs:boolean':
      return fc.boolean();
    case 'xs:dateTime':
      return anyMoment;
    case 'xs:decimal':
      return fc.constantFrom('0', '12.50', '3750.000', '-0.1');
    case 'xs:double':
      return fc.constantFrom(0, 450, 0.1, 1e-7, 13333.333333333334, 1e21);
    default:
      return fc.integer({ min: 0, max: LARGEST.find((value) => accepts(codec, value)) ?? 0 });
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('whatever the sandbox answers, the caller reads the same value', () => {
  for (const operation of webOperations) {
    const { result } = operation;
    const rows = ([table, columns]: [string, DatasetColumns]) => [table, anyOf(repeated(record(columns)))] as const;
    const value =
      result.kind === 'document'
        ? anyOf(result.shape)
        : fc
            .record(Object.fromEntries(Object.entries(operation.shown?.(operation.example) ?? result.tables).map(rows)))
            .map((tables) => ({
              Success: true,
              FailMessage: '',
              tables: { ...Object.fromEntries(Object.keys(result.tables).map((table) => [table, []])), ...tables },
            }));
    test(`${operation.service.key} ${operation.name}, in every binding and with either roots`, () =>
      fc.assert(
        fc.property(
          value,
          fc.constantFrom(...bindings),
          fc.constantFrom('documents' as const, 'native' as const),
          (meant, binding, roots) => {
            // Generated from the operation's own shape.
            const body = writeAnswer(operation, operation.example, meant as never, {
              namespaceBase: 'https://p.example',
              binding,
              roots,
            });
            const read = readAnswer(operation, body);
            assert.deepEqual(plain(read.value), plain(meant));
            assert.deepEqual(read.problems, []);
          },
        ),
        { numRuns: 40 },
      ));
  }
  for (const resource of resources) {
    const formats = resource.xml ? (['json', 'xml'] as const) : (['json'] as const);
    test(`${resource.name}, in ${formats.join(' and ')}`, () =>
      fc.assert(
        fc.property(anyOf(resource.result), fc.constantFrom(...formats), (meant, format) => {
          const read = readResourceAnswer(resource, format, writeResourceAnswer(resource, meant as never, format));
          assert.deepEqual(plain(read.value), plain(meant));
          assert.deepEqual(read.problems, []);
        }),
        { numRuns: 60 },
      ));
  }
  test('a refusal’s one line is not read as an empty list', () =>
    assert.throws(() => readResourceAnswer(vehicleTypes, 'xml', '<error>Unauthorised</error>'), Unreadable));

  test('what a database cannot store is read as U+FFFD, everything else as it is', () => {
    const texts: readonly (readonly [written: string, read: string])[] = [
      [String.raw`NUL \u0000 in it`, 'NUL \ufffd in it'],
      [String.raw`half \ud83d, \uDE00`, 'half \ufffd, \ufffd'],
      [String.raw`a pair \ud83d\ude00, \u00e9`, 'a pair 😀, é'],
      [String.raw`a text \\u0000`, String.raw`a text \u0000`],
    ];
    for (const [written, token] of texts) {
      const { value } = readResourceAnswer(wltpToken, 'json', `{"access_token":"${written}"}`);
      assert.equal(value.access_token, token, written);
    }
  });
});

describe('only an answer is accepted as an answer', () => {
  const answers = goldenExchanges().flatMap(({ name, service, response, stated, picture }) => {
    // An image has its own reader, and its own test of cuts.
    if (stated.refusal || picture) return [];
    const { binding } = stated;
    const operation = webOperations.find(
      (candidate) => candidate.service.key === service && candidate.name === stated.operation,
    );
    const resource = resources.find((candidate) => candidate.name === stated.operation);
    const format = binding === 'xml' ? ('xml' as const) : ('json' as const);
    const read = (body: string): unknown => {
      if (operation) return readAnswer(operation, body);
      return resource ? readResourceAnswer(resource, format, body) : assert.fail(name);
    };
    return [{ name, body: response.body, read }];
  });

  test('one that is cut short is refused, wherever it is cut', () => {
    for (const { name, body, read } of answers) {
      for (let part = 0; part < 40; part++) {
        const end = Math.floor((body.trimEnd().length * part) / 40);
        assert.throws(() => read(body.slice(0, end)), Unreadable, `${name} cut at ${end}`);
      }
    }
  });

  test('one of another operation, or with damage anywhere, is read or refused, with no other error', () => {
    const damage = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(12),
      put: fc.string({ unit: 'binary', maxLength: 4 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...answers),
        fc.constantFrom(...answers),
        damage,
        ({ body }, { read }, { at, cut, put }) => {
          const start = Math.floor(body.length * at);
          try {
            read(body.slice(0, start) + put + body.slice(start + cut));
          } catch (error) {
            assert.ok(error instanceof Unreadable, String(error));
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});
