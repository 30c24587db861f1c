import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayFromAddress, dayRangeFromAddress, readTypedDay, typedDayProblem, writeTypedDay } from './typed-day';

const READINGS = [
  ['03/03/2025', '2025-03-03'],
  ['3/3/25', '2025-03-03'],
  ['03-03-2025', '2025-03-03'],
  ['3.11.1998', '1998-11-03'],
  ['3/11/98', '1998-11-03'],
  [' 31 12 2024 ', '2024-12-31'],
  ['03032025', '2025-03-03'],
  ['030325', '2025-03-03'],
  ['2025-03-03', '2025-03-03'],
  ['2025-03-03T00:00:00Z', '2025-03-03'],
  ['3 March 2025', '2025-03-03'],
  ['3rd Mar 25', '2025-03-03'],
  ['01/10/2026 00:00', '2026-10-01'],
  ['01/10/2026 9:14:30 PM', '2026-10-01'],
  ['2026-10-01 00:00:00', '2026-10-01'],
  ['2026-10-01 09:14:00.123', '2026-10-01'],
  ['2026-10-01T09:14:00+01:00', '2026-10-01'],
  ['2026/10/01', '2026-10-01'],
  ['2026.10.1', '2026-10-01'],
  ['2026/10/01 12:00', '2026-10-01'],
  ['1 Oct 2026 14:05', '2026-10-01'],
  ['Oct 1 2026', '2026-10-01'],
  ['October 1st, 2026', '2026-10-01'],
  ['2026/10-01', null],
  ['2026/13/01', null],
  ['Oct 32 2026', null],
  ['1:30', null],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2025', null],
  ['31/02/2025', null],
  ['03/13/2025', null],
  ['3/3', null],
  ['3/3/2', null],
  ['3/3/202', null],
  ['3 Foo 2025', null],
  ['yesterday', null],
  ['', null],
] as const;

for (const [typed, day] of READINGS)
  test(`“${typed}” is read as ${day ?? 'no day'}`, () => assert.equal(readTypedDay(typed), day));

test('a day is written as it is typed, and what is no day is left as it is', () => {
  assert.equal(writeTypedDay('2025-03-03'), '03/03/2025');
  assert.equal(writeTypedDay('31/02/2025'), '31/02/2025');
  assert.equal(writeTypedDay(''), '');
});

test('an address may have a day as typed, for forms sent without script', () => {
  assert.equal(dayFromAddress('3/3/25'), '2025-03-03');
  assert.equal(dayFromAddress('31/02/2025'), '31/02/2025');
});

for (const [typed, problem] of [
  ['', undefined],
  ['03/03/2025', undefined],
  ['31/02/2025', 'February 2025 has 28 days.'],
  ['30/2/24', 'February 2024 has 29 days.'],
  ['31 April 2025', 'April 2025 has 30 days.'],
  ['2025-06-31', 'June 2025 has 30 days.'],
  ['00012025', 'January 2025 has 31 days.'],
  ['03/13/2025', 'There is no month 13. Enter the day first, then a month from 1 to 12.'],
  ['3/3', 'Enter a date as day, month and year, such as 03/03/2025.'],
  ['04/03/2025', 'Enter 03/03/2025 or an earlier date.'],
  ['31/12/2019', 'Enter 01/01/2020 or a later date.'],
] as const)
  test(`of “${typed}” the field says ${problem ?? 'nothing'}`, () =>
    assert.equal(typedDayProblem(typed, { min: '2020-01-01', max: '2025-03-03' }), problem));

test('a text with the form of a date is not refused for its form', () => {
  const refused = READINGS.filter(([typed, day]) => typed !== '' && day === null).map(([typed]) => typed);
  const [formed, formless] = [
    refused.filter((typed) => /^\d{2}\/\d{2}\/\d{4}$/.test(typed)),
    refused.filter((typed) => typedDayProblem(typed)?.includes('day, month and year')),
  ];
  assert.ok(formed.length > 2, formed.join());
  assert.deepEqual(
    formed.filter((typed) => formless.includes(typed)),
    [],
  );
});

for (const [first, last, from, to] of [
  ['1/10/2026', '1/11/2026', '2026-10-01', '2026-11-01'],
  ['1/11/2026', '1/10/2026', '2026-10-01', '2026-11-01'],
  ['1/11/2026', '1/11/2026', '2026-11-01', '2026-11-01'],
  ['1/11/2026', '', '2026-11-01', undefined],
  ['31/02/2026', '1/10/2026', undefined, '2026-10-01'],
] as const)
  test(`“${first}” to “${last}” is ${from ?? 'any day'} to ${to ?? 'any day'}`, () =>
    assert.deepEqual(dayRangeFromAddress(first, last), { from, to }));
