import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readShape, writeFields, writeShape, type Problems } from './document';
import {
  alsoSpelled,
  attribute,
  list,
  named,
  nullable,
  record,
  repeated,
  required,
  Unreadable,
  type RecordShape,
  type WireShape,
} from './shape';
import { dateTime } from './dates';
import { codec, flag, int, text } from './values';
import { element, parseXml, writeXml } from './xml';

function read(shape: WireShape, source: string): { value: unknown; problems: Problems } {
  const problems: Problems = [];
  return { value: readShape(shape, parseXml(source), problems), problems };
}

const car = record({ id: required(int), name: text, doors: int, isNew: flag, seen: dateTime });

describe('a record', () => {
  const cases: [what: string, source: string, value: unknown][] = [
    ['drops what it does not know', '<a><id>1</id><wheels>4</wheels></a>', { id: 1 }],
    ['minds no order', '<a><name>x</name><id>1</id></a>', { id: 1, name: 'x' }],
    ['takes the first of a doubled element', '<a><id>1</id><id>2</id></a>', { id: 1 }],
    ['leaves out a blank number, flag and date', '<a><id>1</id><doors/><isNew> </isNew><seen/></a>', { id: 1 }],
    ['keeps a blank text as the empty text', '<a><id>1</id><name> </name></a>', { id: 1, name: '' }],
    ['leaves out a nil', '<a><id>1</id><name nil="true">x</name></a>', { id: 1 }],
    ['minds case', '<a><id>1</id><NAME>x</NAME></a>', { id: 1 }],
  ];
  for (const [what, source, value] of cases) {
    test(what, () => assert.deepEqual(read(car, source), { value, problems: [] }));
  }
  test('keeps the other fields where an optional field cannot be read, and names it without its value', () => {
    const { value, problems } = read(car, '<a><id>1</id><doors>PLATE 4</doors><name>x</name></a>');
    assert.deepEqual(value, { id: 1, name: 'x' });
    assert.deepEqual(problems, ['a/doors cannot be read as xs:int']);
  });
  const unreadable: [source: string, detail: string][] = [
    ['<a/>', 'a/id is missing'],
    ['<a><id/></a>', 'a/id is missing'],
    ['<a><id>x</id></a>', 'a/id cannot be read as xs:int'],
    ['<a><id nil="1">1</id></a>', 'a/id is missing'],
  ];
  for (const [source, detail] of unreadable) {
    test(`is no answer without what it requires: ${source}`, () =>
      assert.throws(
        () => read(car, source),
        (error) => error instanceof Unreadable && error.detail === detail,
      ));
  }
  test('whose codec fails in another way is not taken for one that cannot be read', () => {
    const broken = codec<string>({ xsd: '', dotnet: '', missing: '', read: () => assert.fail('broken') });
    assert.throws(() => read(broken, '<a>x</a>'), /broken/);
    assert.throws(() => read(record({ id: broken }), '<a><id>x</id></a>'), /broken/);
  });
  test('notes a hundred problems at most', () => {
    const cars = record({ car: repeated(record({ doors: int })) });
    assert.equal(read(cars, `<a>${'<car><doors>x</doors></car>'.repeat(500)}</a>`).problems.length, 100);
  });
  test('has no field of a prototype', () => {
    const { value } = read(record({ constructor: text, toString: text }), '<a/>');
    assert.deepEqual(Object.keys(Object(value)), []);
  });
});

describe('a list', () => {
  const wrapped = record({ cars: list('car', record({ id: int })) });
  const bare = record({ car: repeated(record({ id: int })) });
  const cases: [what: string, WireShape, source: string, value: unknown][] = [
    ['of one is a list', wrapped, '<a><cars><car><id>1</id></car></cars></a>', { cars: [{ id: 1 }] }],
    ['takes items by any name', wrapped, '<a><cars><x><id>1</id></x></cars></a>', { cars: [{ id: 1 }] }],
    ['that is empty is empty', wrapped, '<a><cars/></a>', { cars: [] }],
    ['that is absent is absent', wrapped, '<a/>', {}],
    ['of bare items is empty without them', bare, '<a/>', { car: [] }],
    [
      'of bare items keeps their order',
      bare,
      '<a><car><id>2</id></car><b/><car><id>1</id></car></a>',
      { car: [{ id: 2 }, { id: 1 }] },
    ],
  ];
  for (const [what, shape, source, value] of cases) {
    test(what, () => assert.deepEqual(read(shape, source).value, value));
  }
  test('names what cannot be read by its place', () => {
    const cars = '<car><id>1</id></car><car><id>x</id></car>';
    assert.deepEqual(read(wrapped, `<a><cars>${cars}</cars></a>`).problems, ['a/cars[1]/id cannot be read as xs:int']);
    assert.deepEqual(read(bare, `<a>${cars}</a>`).problems, ['a/car[1]/id cannot be read as xs:int']);
  });
});

describe('a document is written exactly', () => {
  const write = <S extends RecordShape>(shape: S, value: object): string => {
    const { attributes, children } = writeFields(shape, value, 'urn:x');
    return writeXml(element('a', attributes, children), { indent: false }).replace(/^<\?.*\?>/, '');
  };
  const cases: [what: string, RecordShape, value: object, source: string][] = [
    [
      'fields in declared order',
      record({ id: int, name: text }),
      { name: 'x', id: 1 },
      '<a><id>1</id><name>x</name></a>',
    ],
    ['what is missing is absent', record({ id: int, name: text }), { id: 1 }, '<a><id>1</id></a>'],
    ['or empty, where declared so', record({ id: int, note: nullable(text) }), { id: 1 }, '<a><id>1</id><note /></a>'],
    ['an attribute', record({ id: int, size: attribute(int) }), { id: 1, size: 3 }, '<a size="3"><id>1</id></a>'],
    ['another name', record({ remark: named('comment', text) }), { remark: 'x' }, '<a><comment>x</comment></a>'],
    [
      'a list in its own element',
      record({ tags: list('tag', text) }),
      { tags: ['x', 'y'] },
      '<a><tags><tag>x</tag><tag>y</tag></tags></a>',
    ],
    ['an empty list', record({ tags: list('tag', text) }), { tags: [] }, '<a><tags /></a>'],
    [
      'a list of bare items',
      record({ car: repeated(record({ id: int })) }),
      { car: [{ id: 1 }, { id: 2 }] },
      '<a><car><id>1</id></car><car><id>2</id></car></a>',
    ],
    [
      'its own namespace, before its attributes',
      record({
        file: { shape: record({ size: attribute(int), name: text }), required: false, namespaceSuffix: '/' },
        chunk: { shape: repeated(text), required: false, namespaceSuffix: '/' },
      }),
      { file: { size: 3, name: 'x' }, chunk: ['y'] },
      '<a><file xmlns="urn:x/" size="3"><name>x</name></file><chunk xmlns="urn:x/">y</chunk></a>',
    ],
  ];
  for (const [what, shape, value, source] of cases) {
    test(what, () => {
      assert.equal(write(shape, value), source);
      if (what !== 'or empty, where declared so') assert.deepEqual(read(shape, source).value, value);
    });
  }
  test('items of a list without a name have that of the list', () => {
    const written = writeXml(writeShape(repeated(int), 'id', [1, 2], 'urn:x'), { indent: false });
    assert.match(written, /\?><id><id>1<\/id><id>2<\/id><\/id>$/);
  });
});

test('a field may have another spelling, which is never written', () => {
  const shape = record({ colour: alsoSpelled('color', text) });
  for (const source of ['<a><color>red</color></a>', '<a><colour>red</colour><color>blue</color></a>'])
    assert.deepEqual(read(shape, source).value, { colour: 'red' });
});

test('an attribute holds a single value, and may be absent', () => {
  const shape = record({ size: attribute(int), tags: attribute(repeated(text)) });
  assert.deepEqual(read(shape, '<a tags="x"/>'), { value: {}, problems: [] });
  assert.deepEqual(writeFields(shape, { tags: ['x'] }, '').attributes, {});
});

test('a field may be an attribute, or stand under another name', () => {
  const shape = record({ values: attribute(text), remark: named('editorialComment', text) });
  assert.deepEqual(read(shape, '<a values=",1,"><editorialComment>x</editorialComment></a>').value, {
    values: ',1,',
    remark: 'x',
  });
});
