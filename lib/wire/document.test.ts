import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readShape, type Problems } from './document';
import { list, named, attribute, record, repeated, required, Unreadable, type WireShape } from './shape';
import { dateTime } from './dates';
import { flag, int, text } from './values';
import { parseXml } from './xml';

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
  for (const source of ['<a/>', '<a><id/></a>', '<a><id>x</id></a>', '<a><id nil="1">1</id></a>']) {
    test(`is no answer without what it requires: ${source}`, () => assert.throws(() => read(car, source), Unreadable));
  }
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
});

test('a field may be an attribute, or stand under another name', () => {
  const shape = record({ values: attribute(text), remark: named('editorialComment', text) });
  assert.deepEqual(read(shape, '<a values=",1,"><editorialComment>x</editorialComment></a>').value, {
    values: ',1,',
    remark: 'x',
  });
});
