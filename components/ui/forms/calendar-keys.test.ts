import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAfterKey, weekdayOf, weeksOf } from './calendar-keys';

for (const [key, withShift, day] of [
  ['ArrowLeft', false, '2024-02-28'],
  ['ArrowRight', false, '2024-03-01'],
  ['ArrowUp', false, '2024-02-22'],
  ['ArrowDown', false, '2024-03-07'],
  ['Home', false, '2024-02-26'],
  ['End', false, '2024-03-03'],
  ['PageUp', false, '2024-01-29'],
  ['PageDown', false, '2024-03-29'],
  ['PageUp', true, '2023-02-28'],
  ['PageDown', true, '2025-02-28'],
  ['Enter', false, null],
  ['a', false, null],
] as const)
  test(`from Thursday 29 February 2024 ${withShift ? 'Shift and ' : ''}${key} leads to ${day ?? 'no other day'}`, () =>
    assert.equal(dayAfterKey('2024-02-29', key, withShift), day));

test('weeks begin on Monday, also before 1970', () => {
  assert.equal(weekdayOf('2026-11-23'), 0);
  assert.equal(weekdayOf('1969-12-28'), 6);
});

test('a month has its days in weeks, and none of another month', () => {
  const weeks = weeksOf('2026-11');
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, '2026-11-01']);
  assert.deepEqual(weeks.at(-1), ['2026-11-30', null, null, null, null, null, null]);
  assert.equal(weeks.flat().filter((day) => day !== null).length, 30);
});
