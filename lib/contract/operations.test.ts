import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readAnswer, readRequest, writeRequest, type Binding, type WireRequest } from '@/lib/wire/operation';
import { readResourceAnswer, readResourceRequest, writeResourceRequest } from '@/lib/wire/resource';
import { Unreadable } from '@/lib/wire/shape';
import { goldenExchanges } from './golden/exchanges';
import { resources, webOperations } from './operations';

const credentials = { subscriberId: 654321, password: 'R&D "1" <é>' };
const bindings: Binding[] = ['post', 'get', 'soap11', 'soap12'];

function contentOf(binding: Binding, request: WireRequest): { form: URLSearchParams } | { soap: string } {
  if (binding === 'get') return { form: new URL(request.path, 'https://provider.example').searchParams };
  return binding === 'post' ? { form: new URLSearchParams(request.body) } : { soap: request.body };
}

describe('every operation', () => {
  for (const operation of webOperations) {
    const label = `${operation.service.key} ${operation.name}`;
    test(`${label}: its example reads back as itself in all four bindings`, () => {
      for (const binding of bindings) {
        const request = writeRequest(operation, operation.example, credentials, { namespaceBase: 'urn:x', binding });
        assert.deepEqual(readRequest(operation, contentOf(binding, request)), {
          credentials,
          params: operation.example,
        });
      }
    });
    test(`${label}: limits and personal fields are its parameters'`, () => {
      const named = [...operation.personal, ...Object.keys(operation.limits ?? {})];
      assert.deepEqual(
        named.filter((name) => !(name in operation.params)),
        [],
      );
    });
    test(`${label}: what an answer shows is of what it declares`, () => {
      const { result, shown } = operation;
      if (result.kind !== 'dataset') return assert.equal(shown, undefined);
      for (const [table, columns] of Object.entries(shown?.(operation.example) ?? {})) {
        for (const [column, codec] of Object.entries(columns))
          assert.equal(result.tables[table]?.[column], codec, column);
      }
    });
  }
  for (const resource of resources) {
    test(`${resource.name}: its example reads back as itself`, () => {
      const request = writeResourceRequest(resource, resource.example);
      const url = new URL(request.path, 'https://provider.example');
      const pattern = new RegExp(`^${resource.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const form = resource.body === 'form' ? new URLSearchParams(request.body) : url.searchParams;
      const path = { ...pattern.exec(url.pathname)?.groups };
      assert.deepEqual(readResourceRequest(resource, { path, form, body: request.body }), resource.example);
    });
  }
  test('has a name of its own in its service', () => {
    const names = [
      ...webOperations.map((each) => `${each.service.key} ${each.name}`),
      ...resources.map((each) => each.name),
    ];
    assert.equal(new Set(names).size, names.length);
  });
});

describe('no answer is taken for what it is not', () => {
  const answers = goldenExchanges().flatMap(({ name, service, response, stated }) => {
    if (stated.refusal) return [];
    const { binding } = stated;
    const operation = webOperations.find((each) => each.service.key === service && each.name === stated.operation);
    const resource = resources.find((each) => each.name === stated.operation);
    const format = binding === 'xml' ? ('xml' as const) : ('json' as const);
    const read = (body: string): unknown => {
      if (operation) return readAnswer(operation, body);
      return resource ? readResourceAnswer(resource, format, body) : assert.fail(name);
    };
    return [{ name, body: response.body, read }];
  });

  test('one that is cut short is refused, wherever the cut', () => {
    for (const { name, body, read } of answers) {
      for (let part = 0; part < 40; part++) {
        const end = Math.floor((body.trimEnd().length * part) / 40);
        assert.throws(() => read(body.slice(0, end)), Unreadable, `${name} cut at ${end}`);
      }
    }
  });

  test('one of another operation, or with damage anywhere, is read or refused: nothing else happens', () => {
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
