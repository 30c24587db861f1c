import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addDays,
  addMonths,
  britishDay,
  britishMoment,
  calendarMonthsBetween,
  dayFromDateTime,
  dayFromNumber,
  dayAfterMonths,
  daysBetween,
  firstAfterMonths,
  firstOfMonth,
  isDay,
  isMonth,
  isMonthOver,
  lastDay,
  minutesOfMonth,
  monthsBetween,
  monthsFrom,
} from './calendar';

describe('a day', () => {
  for (const [written, day] of [
    [20210315, '2021-03-15'],
    ['20240229', '2024-02-29'],
    [0, null],
    ['', null],
    [20230229, null],
    [undefined, null],
    [10101, null],
    [19000101, null],
    [99991231, null],
  ] as const) {
    it(`${written} of the register is ${day ?? 'no day'}`, () => assert.equal(dayFromNumber(written), day));
  }

  for (const [written, day] of [
    ['2021-03-15T00:00:00', '2021-03-15'],
    ['0001-01-01T00:00:00', null],
    ['1900-01-01T00:00:00', null],
    ['1949-12-31T00:00:00', null],
    ['1950-01-01T00:00:00', '1950-01-01'],
    ['2079-06-06T00:00:00', null],
    ['2079-06-06T23:59:00', null],
    ['9999-12-31T00:00:00', null],
    ['9999-12-31T23:59:59.997', null],
    [undefined, null],
  ] as const) {
    it(`${written} of the guide is ${day ?? 'no day'}`, () => assert.equal(dayFromDateTime(written), day));
  }

  for (const [from, to, months] of [
    ['2026-03-01', '2026-11-20', 8],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-15', '2027-01-15', 12],
    ['2026-01-15', '2027-01-14', 11],
    ['2027-01-14', '2026-01-15', -11],
  ] as const) {
    it(`${from} to ${to} are ${months} whole months`, () => assert.equal(monthsBetween(from, to), months));
  }

  it('is counted across the change of the clocks and the leap day', () => {
    assert.equal(daysBetween('2026-03-28', '2026-03-30'), 2);
    assert.equal(daysBetween('2024-02-28', '2024-03-01'), 2);
    assert.equal(addDays('2024-02-28', 1), '2024-02-29');
    assert.equal(addDays('2026-01-01', -1), '2025-12-31');
  });

  for (const [text, exists] of [
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ] as const) {
    it(`“${text}” is ${exists ? '' : 'not '}a day`, () => assert.equal(isDay(text), exists));
  }

  it('twelve months later is the same day, and 28 February after a 29th', () => {
    assert.equal(dayAfterMonths('2025-03-31', 12), '2026-03-31');
    assert.equal(dayAfterMonths('2024-02-29', 12), '2025-02-28');
  });

  it('is the British one', () => {
    assert.equal(britishDay(new Date('2026-06-30T23:30:00Z')), '2026-07-01');
    assert.equal(britishDay(new Date('2026-12-31T23:59:59Z')), '2026-12-31');
  });
});

describe('a month', () => {
  it('is counted across the year', () => {
    assert.equal(addMonths('2026-11', 2), '2027-01');
    assert.equal(addMonths('2026-01', -1), '2025-12');
    assert.deepEqual(monthsFrom('2026-11', '2027-01'), ['2026-11', '2026-12', '2027-01']);
    assert.deepEqual(monthsFrom('2027-01', '2026-11'), []);
    assert.equal(calendarMonthsBetween('2026-11-30', '2027-01-01'), 2);
  });

  it('is written in full', () => {
    for (const month of ['2026-01', '2026-12']) assert.ok(isMonth(month), month);
    for (const text of ['', 'soon', '2026-00', '2026-13', '2026-1', '2026-11-01', ' 2026-11'])
      assert.ok(!isMonth(text), text);
  });

  it('is over on the first day of the next', () => {
    assert.deepEqual(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2027-01-01'].map((day) => isMonthOver('2026-11', day)),
      [false, false, false, true, true],
    );
  });

  it('has a first and a last day', () => {
    assert.equal(lastDay('2024-02'), '2024-02-29');
    assert.equal(firstOfMonth('2026-06-15'), '2026-06-01');
    assert.equal(firstAfterMonths('2026-06-15', 12), '2027-06-01');
    assert.equal(firstAfterMonths('2026-06-15', -6), '2025-12-01');
  });
});

describe('a moment', () => {
  for (const [instant, text] of [
    // Summer time, then winter.
    ['2026-06-05T13:07:09.000Z', '2026-06-05T14:07:09+01:00'],
    ['2026-12-05T23:30:00.000Z', '2026-12-05T23:30:00+00:00'],
    ['2026-06-30T23:30:00.999Z', '2026-07-01T00:30:00+01:00'],
  ] as const) {
    it(`${instant} is ${text} on the British clock`, () => assert.equal(britishMoment(instant), text));
  }
});

describe('the minutes of the British month', () => {
  for (const [instant, minutes] of [
    ['2026-05-31T23:00:00Z', 0], // midnight in summer time
    ['2026-06-01T08:30:00Z', 9 * 60 + 30],
    ['2026-12-02T00:01:00Z', 1441],
  ] as const) {
    it(`${instant}: ${minutes}`, () => assert.equal(minutesOfMonth(new Date(instant)), minutes));
  }
});
