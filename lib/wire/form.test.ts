import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  conversionError,
  HostRefusal,
  readForm,
  unknownOperation,
  unreadableFormat,
  valueCodec,
  writeForm,
} from './form';
import { date } from './dates';
import { optional, record } from './shape';
import { codec, decimal, double, flag, int, long, text, type Codec } from './values';

const params = { SubscriberID: int, Password: text, mileage: int, isNew: flag, from: date, price: decimal };
const good = { SubscriberID: '1', Password: 'x', mileage: '62000', isNew: 'TRUE', from: '2026/01/05', price: '12.50' };
const read = (fields: Record<string, string>) => readForm(params, new URLSearchParams(fields));

function refusalOf(act: () => unknown): HostRefusal {
  try {
    act();
  } catch (error) {
    if (error instanceof HostRefusal) return error;
    throw error;
  }
  return assert.fail('it was accepted');
}

describe('a form is read as an ASMX host reads it', () => {
  const value = { SubscriberID: 1, Password: 'x', mileage: 62000, isNew: true, from: '2026-01-05', price: '12.50' };
  test('by its declaration', () => assert.deepEqual(read(good), value));
  test('names in any case, fields in any order, unknown ones ignored', () => {
    const shuffled = Object.entries({ ...good, extra: '9' })
      .reverse()
      .map(([name, fieldText]) => [name.toUpperCase(), fieldText]);
    assert.deepEqual(readForm(params, new URLSearchParams(shuffled)), value);
  });
  test('an empty text is given, not missing', () => assert.equal(read({ ...good, Password: '' }).Password, ''));
});

describe("the host's error messages", () => {
  const tail = '\r\nParameter name: type ---> ';
  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(good).filter(([fieldName]) => fieldName !== name));
  const cases: [what: string, fields: Record<string, string>, text: string][] = [
    ['an absent field', without('mileage'), 'Missing parameter: mileage.'],
    ['the first absent field in declared order', { mileage: '1' }, 'Missing parameter: SubscriberID.'],
    [
      'a bad value before an absent field',
      { SubscriberID: 'abc' },
      `Cannot convert abc to System.Int32.${tail}Input string was not in a correct format.`,
    ],
    [
      'no int',
      { ...good, mileage: '62k' },
      `Cannot convert 62k to System.Int32.${tail}Input string was not in a correct format.`,
    ],
    [
      'an int that is present but empty',
      { ...good, mileage: '' },
      `Cannot convert  to System.Int32.${tail}Input string was not in a correct format.`,
    ],
    [
      'an int too large',
      { ...good, mileage: '2147483648' },
      `Cannot convert 2147483648 to System.Int32.${tail}Value was either too large or too small for an Int32.`,
    ],
    [
      'no boolean',
      { ...good, isNew: '1' },
      `Cannot convert 1 to System.Boolean.${tail}String was not recognized as a valid Boolean.`,
    ],
    [
      'no date',
      { ...good, from: '31/12/2026' },
      `Cannot convert 31/12/2026 to System.DateTime.${tail}String was not recognized as a valid DateTime.`,
    ],
    [
      'no decimal',
      { ...good, price: '£12' },
      `Cannot convert £12 to System.Decimal.${tail}Input string was not in a correct format.`,
    ],
  ];
  for (const [what, fields, expected] of cases) {
    test(what, () => assert.equal(refusalOf(() => read(fields)).text, expected));
  }
  test('an unknown operation', () =>
    assert.equal(unknownOperation('Foo', ['VRMValuation']).text, 'Foo Web Service method name is not valid.'));
  test('an operation in another casing', () =>
    assert.equal(
      unknownOperation('vrmvaluation', ['VRMValuation']).plainText,
      'Invalid method name &#39;vrmvaluation&#39;,  method names are case sensitive.   The method name ' +
        '&#39;VRMValuation&#39; with the same name but different casing was found.\r\nParameter name: methodName\r\n',
    ));
  test('a body that is not a form', () =>
    assert.equal(unreadableFormat('application/json').plainText, 'Request format is invalid: application/json.\r\n'));
  test('the sent text is HTML-encoded in the answer, the arrow is not', () =>
    assert.equal(
      refusalOf(() => read({ ...good, mileage: `<b>"R&D"'` })).plainText,
      'Cannot convert &lt;b&gt;&quot;R&amp;D&quot;&#39; to System.Int32.\r\nParameter name: type ---> ' +
        'Input string was not in a correct format.\r\n',
    ));
});

describe('the innermost message of a number that cannot be converted', () => {
  const LARGE = '99999999999999999999';
  // Overflow_Int32, Overflow_Int64 and Overflow_Double of mscorlib's resources.
  const cases: [Codec<unknown>, raw: string, message: string][] = [
    [int, ` -${LARGE}\n`, 'Value was either too large or too small for an Int32.'],
    [int, `+${LARGE}`, 'Value was either too large or too small for an Int32.'],
    [long, LARGE, 'Value was either too large or too small for an Int64.'],
    [double, '9'.repeat(400), 'Value was either too large or too small for a Double.'],
    [int, `x${LARGE}`, 'Input string was not in a correct format.'],
    [int, `${LARGE}x`, 'Input string was not in a correct format.'],
    [int, `${LARGE} 1`, 'Input string was not in a correct format.'],
  ];
  for (const [codec, raw, message] of cases) {
    test(`${codec.dotnet} of ${JSON.stringify(raw.slice(0, 25))}: ${message}`, () => {
      assert.equal(conversionError(codec, raw), message);
      assert.throws(() => codec.read(raw));
    });
  }
});

describe('a parameter', () => {
  const filter = { id: int, since: optional(date), sector: { ...optional(text), wireName: 'SECTOR_X' } };
  test('that may be left out is not written, and not missed', () => {
    assert.equal(writeForm(filter, { id: 7 }), 'id=7');
    assert.deepEqual(readForm(filter, new URLSearchParams('id=7')), { id: 7 });
  });
  test('has its own name on the wire where a table of names says so', () => {
    assert.equal(writeForm(filter, { id: 7, sector: 'x' }), 'id=7&SECTOR_X=x');
    assert.deepEqual(readForm(filter, new URLSearchParams('sector_x=x&id=7')), { id: 7, sector: 'x' });
  });
  test('is a single value: a record is a fault of the declaration', () =>
    assert.throws(() => valueCodec({ car: record({}) }, 'car'), /^TypeError: parameter car is no single value$/));
  test('whose codec fails in another way is no refusal', () => {
    const broken = codec<string>({ xsd: '', dotnet: '', missing: '', read: () => assert.fail('broken') });
    assert.throws(() => readForm({ id: broken }, new URLSearchParams('id=7')), /broken/);
  });
});

test('a refusal is known by its name', () => assert.equal(String(new HostRefusal('No.')), 'HostRefusal: No.'));

test('the reader reads back what the writer wrote', () =>
  fc.assert(
    fc.property(
      fc.record(
        {
          SubscriberID: fc.integer({ min: 0, max: 2147483647 }),
          Password: fc.string({ unit: 'grapheme' }),
          mileage: fc.integer({ min: 0, max: 999999 }),
          isNew: fc.boolean(),
          from: fc.constantFrom('2026-01-05', '1999-12-31', '2024-02-29'),
          price: fc.constantFrom('0', '12.50', '41666.67'),
        },
        { noNullPrototype: true },
      ),
      (values) => assert.deepEqual(readForm(params, new URLSearchParams(writeForm(params, values))), values),
    ),
  ));
