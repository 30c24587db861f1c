import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { date, dateTime, dateWithTime, offsetDateTime, ukOffset, ukTimestamp, utcDateTime } from './dates';
import {
  count,
  decimal,
  double,
  flag,
  int,
  intWithin,
  long,
  looseText,
  numberOrText,
  text,
  titleFlag,
  unsignedByte,
  WireValueError,
  type Codec,
} from './values';

type CodecCase = [Codec<unknown>, raw: string, value: unknown];

const names = new Map<Codec<unknown>, string>([
  [int, 'int'],
  [long, 'long'],
  [count, 'count'],
  [unsignedByte, 'unsignedByte'],
  [numberOrText, 'numberOrText'],
  [decimal, 'decimal'],
  [double, 'double'],
  [flag, 'flag'],
  [titleFlag, 'titleFlag'],
  [text, 'text'],
  [looseText, 'looseText'],
  [date, 'date'],
  [dateTime, 'dateTime'],
  [offsetDateTime, 'offsetDateTime'],
  [ukTimestamp, 'ukTimestamp'],
]);

describe('results are read forgivingly', () => {
  const cases: CodecCase[] = [
    [int, '0', 0],
    [int, ' \n0041207 ', 41207],
    [int, '+7', 7],
    [int, '-18000', -18000],
    [int, '2147483647', 2147483647],
    [int, '-2147483648', -2147483648],
    [int, '123456789', 123456789],
    // As .NET's Int32.Parse: leading zeros do not count towards a number's size.
    [int, '00000000000000000041', 41],
    [int, '1000000000', 1000000000],
    [count, '0', 0],
    [count, '2147483647', 2147483647],
    [long, '5000000000', 5000000000],
    // ±(2^53 − 1): beyond these a number is no longer exact.
    [long, '9007199254740991', 9007199254740991],
    [long, '-9007199254740991', -9007199254740991],
    [unsignedByte, '0', 0],
    [unsignedByte, '255', 255],
    [decimal, '12.50', '12.50'],
    [decimal, ' 3750.000 ', '3750.000'],
    [decimal, '.019', '.019'],
    [decimal, '-0', '-0'],
    [decimal, '+12', '+12'],
    [decimal, '5.', '5.'],
    [double, '1E-07', 1e-7],
    [double, '13333.333333333334', 13333.333333333334],
    [double, '450', 450],
    [flag, 'TRUE', true],
    [flag, ' False ', false],
    [flag, '1', true],
    [flag, '0', false],
    [flag, ' 1 ', true],
    [flag, ' 0 ', false],
    [flag, ' true', true],
    [numberOrText, ' 8.20', ' 8.20'],
    [text, '\u00a0', ''],
    [text, '\u00a3', '£'],
    [text, 'CIC312S5HPTM  4   1 ', 'CIC312S5HPTM  4   1 '],
    [text, ' \n\t ', ''],
    [text, '05', '05'],
    [dateTime, '2014-09-01T00:00:00', '2014-09-01T00:00:00'],
    [dateTime, '0001-01-01T00:00:00', '0001-01-01T00:00:00'],
    [dateTime, '2020-04-20', '2020-04-20T00:00:00'],
    [dateTime, '2026-06-05T13:07:09Z', '2026-06-05T13:07:09'],
    [dateTime, '2024-02-29T00:00:00', '2024-02-29T00:00:00'],
    [ukTimestamp, '05/06/2026 14:07:09', '2026-06-05T14:07:09'],
    [ukTimestamp, '\n ', ''],
  ];
  for (const [codec, raw, value] of cases) {
    test(`${names.get(codec)} reads ${JSON.stringify(raw)} as ${JSON.stringify(value)}`, () =>
      assert.equal(codec.read(raw), value));
  }
});

describe('a text that is no such value is refused', () => {
  const cases: [Codec<unknown>, ...string[]][] = [
    [int, '', ' ', 'abc', '1.0', '1e3', '0x10', '2147483648', '-2147483649', '1 2', '٣', '99999999999999999999'],
    [int, '1/2', '1:2', '+', '- 1', '--1'],
    [count, '-1', '2147483648'],
    [long, '9007199254740992', '-9007199254740992'],
    [unsignedByte, '256', '-1'],
    [decimal, '', '1E-07', '1,000', '.', 'NaN', '1x', 'x1', '.5x', 'x.5', '1.5.', '--1', '1 .5'],
    [double, '', ' ', 'NaN', 'Infinity', 'abc'],
    [flag, '', 'yes', '2', 'true false'],
    [dateTime, '', '2026-02-30T00:00:00', '2026-13-01', '05/06/2026', '2026-06-05T25:00:00', '20260605'],
    [ukTimestamp, '2026-06-05 14:07:09', '5/6/2026 14:07'],
  ];
  for (const [codec, ...raws] of cases) {
    for (const raw of raws) {
      test(`${names.get(codec)} refuses ${JSON.stringify(raw)}`, () =>
        assert.throws(() => codec.read(raw), WireValueError));
    }
  }
});

describe('values are written as a .NET host writes them', () => {
  const cases: [Codec<unknown>, value: unknown, raw: string][] = [
    [double, 1e-7, '1E-07'],
    [double, 2e-8, '2E-08'],
    [double, 1.5e-12, '1.5E-12'],
    [double, 0.00001, '1E-05'],
    [double, 0.0001, '0.0001'],
    [double, 0.1, '0.1'],
    [double, 450, '450'],
    [double, 1e15, '1E+15'],
    [double, -1e21, '-1E+21'],
    [double, 999999999999999, '999999999999999'],
    [double, -0, '0'],
    [decimal, '12.50', '12.50'],
    [flag, true, 'true'],
    [titleFlag, true, 'True'],
    [titleFlag, false, 'False'],
    [looseText, '', '\n '],
    [looseText, 'x', 'x'],
    [date, '2026-01-05', '2026-01-05T00:00:00'],
    [ukTimestamp, '2026-06-05T14:07:09', '05/06/2026 14:07:09'],
  ];
  for (const [codec, value, raw] of cases) {
    test(`${JSON.stringify(value)} is written ${JSON.stringify(raw)}`, () => assert.equal(codec.write(value), raw));
  }
});

describe('a dataset keeps the calendar date whatever the offset', () => {
  const cases: [raw: string, value: string][] = [
    ['2012-05-28T00:00:00+01:00', '2012-05-28T00:00:00'],
    ['2012-01-28T00:00:00+00:00', '2012-01-28T00:00:00'],
    ['2026-05-31T12:34:56.789+01:00', '2026-05-31T12:34:56.789'],
    ['2026-03-29T00:59:59+00:00', '2026-03-29T00:59:59'],
    ['2026-03-29T02:00:00+01:00', '2026-03-29T02:00:00'],
    ['2025-10-26T00:59:59+01:00', '2025-10-26T00:59:59'],
    ['2025-10-26T01:30:00+00:00', '2025-10-26T01:30:00'],
    ['2025-10-26T02:00:00+00:00', '2025-10-26T02:00:00'],
    // The first 01:30 of that night does not have the offset that .NET would write by default, so it retains its own.
    ['2025-10-26T01:30:00+01:00', '2025-10-26T01:30:00+01:00'],
    ['2026-07-01T00:00:00+02:00', '2026-07-01T00:00:00+02:00'],
  ];
  for (const [raw, value] of cases) {
    test(`${raw} is read as ${value}`, () => assert.equal(offsetDateTime.read(raw), value));
    test(`${value} is written as ${raw}`, () => assert.equal(offsetDateTime.write(value), raw));
  }

  // Clock changes as published on gov.uk/when-do-the-clocks-change.
  const changes: [spring: string, autumn: string][] = [
    ['2024-03-31', '2024-10-27'],
    ['2025-03-30', '2025-10-26'],
    ['2026-03-29', '2026-10-25'],
    ['2027-03-28', '2027-10-31'],
  ];
  for (const [spring, autumn] of changes) {
    test(`summer time lasts from ${spring} to ${autumn}`, () => {
      assert.equal(ukOffset(`${spring}T00:00:00`), '+00:00');
      assert.equal(ukOffset(`${spring}T02:00:00`), '+01:00');
      assert.equal(ukOffset(`${autumn}T00:00:00`), '+01:00');
      assert.equal(ukOffset(`${autumn}T02:00:00`), '+00:00');
    });
  }
});

describe('form fields are read as strictly as the host does', () => {
  const dates: [raw: string, value: string][] = [
    ['2026/01/05', '2026-01-05'],
    ['2026-01-05', '2026-01-05'],
    ['2004/12/1', '2004-12-01'],
    ['2026-01-05T00:00:00', '2026-01-05'],
    ['2026-07-05T00:00:00+01:00', '2026-07-05'],
    ['01/02/2019', '2019-01-02'],
  ];
  for (const [raw, value] of dates) {
    test(`the date ${raw} is ${value}`, () => assert.equal(date.readForm(raw), value));
  }
  const timed: [raw: string, value: string, form: string][] = [
    ['2026/01/05', '2026-01-05', '2026/01/05'],
    ['2026-01-05T00:00:00', '2026-01-05', '2026/01/05'],
    ['2026-01-02T03:04:05', '2026-01-02T03:04:05', '2026-01-02T03:04:05'],
  ];
  for (const [raw, value, form] of timed) {
    test(`the listed date ${raw} is ${value}, and is written ${form}`, () => {
      assert.equal(dateWithTime.readForm(raw), value);
      assert.equal(dateWithTime.writeForm(value), form);
      assert.equal(dateWithTime.readSoap(dateWithTime.write(value)), value);
    });
  }
  for (const raw of ['31/12/2019', '2026/02/30', '', 'today', '2026/1', '20260105']) {
    test(`the date ${JSON.stringify(raw)} is refused`, () => assert.throws(() => date.readForm(raw), WireValueError));
  }
  for (const raw of ['1', '0', 'yes', '']) {
    test(`the boolean ${JSON.stringify(raw)} is refused`, () =>
      assert.throws(() => flag.readForm(raw), WireValueError));
  }
  test('a boolean is written in capitals', () =>
    assert.deepEqual([flag.writeForm(true), flag.writeForm(false)], ['TRUE', 'FALSE']));
  test('a text of blanks stays as it was sent', () => assert.equal(text.readForm('  '), '  '));
});

describe('each kind of value has its names and its default', () => {
  // The types of XML Schema and of .NET that an ASMX host maps to one another, and default(T) of the latter.
  const cases: [Codec<unknown>, xsd: string, dotnet: string, missing: unknown][] = [
    [text, 'xs:string', 'System.String', ''],
    [looseText, 'xs:string', 'System.String', ''],
    [numberOrText, 'xs:string', 'System.String', ''],
    [int, 'xs:int', 'System.Int32', 0],
    [count, 'xs:int', 'System.Int32', 0],
    [long, 'xs:long', 'System.Int64', 0],
    [unsignedByte, 'xs:unsignedByte', 'System.Byte', 0],
    [decimal, 'xs:decimal', 'System.Decimal', '0'],
    [double, 'xs:double', 'System.Double', 0],
    [flag, 'xs:boolean', 'System.Boolean', false],
    [titleFlag, 'xs:boolean', 'System.Boolean', false],
  ];
  for (const [codec, ...expected] of cases) {
    test(`${names.get(codec)}: ${expected.join(', ')}`, () =>
      assert.deepEqual([codec.kind, codec.xsd, codec.dotnet, codec.missing], ['value', ...expected]));
  }
  test('a whole number between two bounds is an int, and refused beyond them', () => {
    const year = intWithin(1950, 2100);
    assert.deepEqual([year.xsd, year.read('1950'), year.read('2100')], ['xs:int', 1950, 2100]);
    for (const raw of ['1949', '2101']) assert.throws(() => year.read(raw), WireValueError);
  });
});

describe('a JSON value', () => {
  const read: [Codec<unknown>, json: unknown, value: unknown][] = [
    [int, 7, 7],
    [int, '7', 7],
    [text, 5, '5'],
    [decimal, 12.5, '12.5'],
    [flag, true, true],
    [flag, false, false],
    [numberOrText, 8.2, 8.2],
    [numberOrText, '8.20', '8.20'],
  ];
  for (const [codec, json, value] of read)
    test(`${JSON.stringify(json)} is read by ${names.get(codec)}`, () => assert.equal(codec.readJson(json), value));
  const refused: [Codec<unknown>, json: unknown, named: string][] = [
    [int, [7], 'object'],
    [int, true, 'boolean'],
    [int, 'abc', 'abc'],
    [text, true, 'boolean'],
    [text, ['x'], 'object'],
    [flag, 'true', 'true'],
    [flag, 1, 'number'],
    [numberOrText, true, 'boolean'],
  ];
  for (const [codec, json, named] of refused) {
    test(`${JSON.stringify(json)} is refused by ${names.get(codec)}, and named ${named}`, () =>
      assert.throws(
        () => codec.readJson(json),
        (error) =>
          error instanceof WireValueError &&
          error.name === 'WireValueError' &&
          error.message === `cannot be read as ${codec.xsd}` &&
          error.text === named,
      ));
  }
  test('is written as JSON has it', () =>
    assert.deepEqual([int.writeJson(7), flag.writeJson(true), decimal.writeJson('12.50')], [7, true, 12.5]));
});

describe('SOAP accepts only XML’s own booleans', () => {
  for (const [raw, value] of [
    ['true', true],
    [' 1 ', true],
    ['false\n', false],
    ['0', false],
  ] as const) {
    test(`${JSON.stringify(raw)} is ${value}`, () => assert.equal(flag.readSoap(raw), value));
  }
  for (const raw of ['TRUE', ' False ', 'yes', '2', '']) {
    test(`${JSON.stringify(raw)} is refused`, () => assert.throws(() => flag.readSoap(raw), WireValueError));
  }
});

describe('an instant is the same in UTC, whatever its offset', () => {
  for (const [raw, instant] of [
    ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59Z'],
    ['2026-12-31T23:59:59', '2026-12-31T23:59:59Z'],
    ['2026-12-31T23:59:59+00:00', '2026-12-31T23:59:59Z'],
    ['2026-06-01T00:30:00.1234567+01:00', '2026-05-31T23:30:00.1234567Z'],
    ['2026-12-31T20:00:00-05:00', '2027-01-01T01:00:00Z'],
  ] as const) {
    test(`${raw} is ${instant}`, () => assert.equal(utcDateTime.readJson(raw), instant));
  }
  for (const raw of ['2026-12-31T23:59:59+99:00', '0001-01-01T00:00:00+01:00', '31/12/2026'])
    test(`${raw} is no instant`, () => assert.throws(() => utcDateTime.readJson(raw), WireValueError));
});

describe('a codec reads back what it writes', () => {
  const wholeCodecs: [Codec<number>, min: number, max: number][] = [
    [int, -2147483648, 2147483647],
    [unsignedByte, 0, 255],
  ];
  for (const [codec, min, max] of wholeCodecs) {
    test(`${names.get(codec)}: as element, as form field, as JSON`, () =>
      fc.assert(
        fc.property(fc.integer({ min, max }), (value) => {
          assert.equal(codec.read(codec.write(value)), value);
          assert.equal(codec.readForm(codec.writeForm(value)), value);
          assert.equal(codec.readJson(codec.writeJson(value)), value);
        }),
      ));
  }
  test('long', () =>
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => assert.equal(long.read(long.write(value)), value))));
  test('double', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        assert.equal(double.read(double.write(value)), value === 0 ? 0 : value),
      ),
    ));
  test('a date, in a form, in SOAP and in JSON', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (moment) => {
          const value = moment.toISOString().slice(0, 10);
          assert.equal(date.read(date.write(value)), value);
          assert.equal(date.readForm(date.writeForm(value)), value);
          assert.equal(date.readJson(date.writeJson(value)), value);
        },
      ),
    ));
  test('a date-time of a dataset, at every moment of a year with both clock changes', () => {
    for (let minute = Date.UTC(2026, 0, 1); minute < Date.UTC(2027, 0, 1); minute += 900_000) {
      const value = new Date(minute).toISOString().slice(0, 19);
      assert.equal(offsetDateTime.read(offsetDateTime.write(value)), value);
    }
  });
  test('whatever text a reader gets, it throws nothing but its own error', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (raw, json) => {
        for (const codec of names.keys()) {
          for (const read of [() => codec.read(raw), () => codec.readForm(raw), () => codec.readJson(json)]) {
            try {
              read();
            } catch (error) {
              assert.ok(error instanceof WireValueError);
            }
          }
        }
      }),
    ));
});
