import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Problems } from './document';
import { readJson, toJson } from './json';
import { list, nullable, record, required, Unreadable, type WireShape } from './shape';
import { dateTime } from './dates';
import { codec, decimal, double, flag, int, text } from './values';

const car = record({
  id: required(int),
  name: text,
  isNew: flag,
  price: double,
  seen: dateTime,
  tags: list('tag', text),
});

function read(json: unknown, shape: WireShape = car): { value: unknown; problems: Problems } {
  const problems: Problems = [];
  return { value: readJson(shape, json, problems), problems };
}

describe('JSON is read by its declaration', () => {
  const cases: [what: string, json: unknown, value: unknown][] = [
    ['numbers and texts', { id: 1, name: 'x', price: 700.1 }, { id: 1, name: 'x', price: 700.1 }],
    ['a number given as text', { id: '41207' }, { id: 41207 }],
    ['a text given as number', { id: 1, name: 5 }, { id: 1, name: '5' }],
    ['null as not given', { id: 1, name: null, tags: null }, { id: 1 }],
    ['unknown keys dropped', { id: 1, wheels: 4 }, { id: 1 }],
    ['lists', { id: 1, tags: ['a', 'b'] }, { id: 1, tags: ['a', 'b'] }],
  ];
  for (const [what, json, value] of cases) test(what, () => assert.deepEqual(read(json), { value, problems: [] }));

  test('keys of a prototype are ordinary data', () => {
    const json: unknown = JSON.parse('{"id":1,"__proto__":{"name":"x"},"constructor":"y"}');
    assert.deepEqual(read(json).value, { id: 1 });
  });
  test('an optional field of another type is left out and named', () =>
    assert.deepEqual(read({ id: 1, isNew: 'yes', tags: 'a' }), {
      value: { id: 1 },
      problems: ['$.isNew cannot be read as xs:boolean', '$.tags is no array'],
    }));
  for (const json of [null, [], 'x', 1, {}, { id: null }, { id: 'x' }, { id: {} }, { id: 1.5 }]) {
    test(`${JSON.stringify(json)} is no answer`, () => assert.throws(() => read(json), Unreadable));
  }
  const refused: [json: unknown, detail: string][] = [
    [null, '$ is no object'],
    [[], '$ is no object'],
    ['x', '$ is no object'],
    [{}, '$.id is missing'],
    [{ id: null }, '$.id is missing'],
    [{ id: 'x' }, '$.id cannot be read as xs:int'],
  ];
  for (const [json, detail] of refused) {
    test(`${JSON.stringify(json)}: ${detail}`, () =>
      assert.throws(
        () => read(json),
        (error) => error instanceof Unreadable && error.detail === detail,
      ));
  }
  test('a value is named by its place in a list', () => {
    const cars = record({ cars: list('car', record({ doors: int })) });
    const { value, problems } = read({ cars: [{ doors: 5 }, { doors: 'five' }] }, cars);
    assert.deepEqual(value, { cars: [{ doors: 5 }, {}] });
    assert.deepEqual(problems, ['$.cars[1].doors cannot be read as xs:int']);
  });
  test('a key has its own name on the wire where a table of names says so', () => {
    const renamed = record({ id: { ...required(int), wireName: 'ID_X' } });
    assert.deepEqual(read({ ID_X: 7 }, renamed).value, { id: 7 });
    assert.deepEqual(toJson(renamed, { id: 7 }), { ID_X: 7 });
  });
  test('a codec that fails in another way is no unreadable answer', () => {
    const broken = codec<string>({ xsd: '', dotnet: '', missing: '', read: () => assert.fail('broken') });
    assert.throws(() => read('x', broken), /broken/);
    assert.throws(() => read({ id: 'x' }, record({ id: broken })), /broken/);
  });
  test('a list nested a million deep is refused without following it', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`);
    assert.throws(() => read({ id: deep }), Unreadable);
  });
});

test('the reader reads back what the writer wrote', () =>
  fc.assert(
    fc.property(
      fc.record(
        {
          id: fc.integer({ min: 0, max: 99 }),
          name: fc.string({ unit: 'grapheme' }),
          isNew: fc.boolean(),
          price: fc.integer(),
          tags: fc.array(fc.string({ minLength: 1 })),
        },
        { requiredKeys: ['id'], noNullPrototype: true },
      ),
      (value) => {
        const blanks = (raw: string): string => (raw.trim() === '' ? '' : raw);
        const expected = {
          ...value,
          ...(value.name === undefined ? {} : { name: blanks(value.name) }),
          ...(value.tags ? { tags: value.tags.map(blanks) } : {}),
        };
        assert.deepEqual(read(JSON.parse(JSON.stringify(toJson(car, value)))), { value: expected, problems: [] });
      },
    ),
  ));

test('a decimal is a number in JSON', () =>
  assert.deepEqual(toJson(record({ a: decimal }), { a: '12.50' }), { a: 12.5 }));

test('a missing value is an absent key, or null where declared so', () =>
  assert.deepEqual(toJson(record({ a: text, b: nullable(text), c: nullable(text) }), { c: 'x' }), { b: null, c: 'x' }));
