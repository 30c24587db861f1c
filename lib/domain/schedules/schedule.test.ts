import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyWords, firstRun, nextRun, type Every } from './schedule';

const MORNING: Every = { britishTime: '07:00' };

for (const [after, next, what] of [
  ['2026-06-05T05:59:59Z', '2026-06-05T06:00:00Z', 'in summer 07:00 is six in UTC'],
  ['2026-06-05T06:00:00Z', '2026-06-06T06:00:00Z', 'at the time itself the next day is next'],
  ['2026-12-05T06:30:00Z', '2026-12-05T07:00:00Z', 'in winter it is seven in UTC'],
  ['2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z', 'after the night the clocks go back'],
  ['2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z', 'after the night the clocks go forward'],
  ['2026-06-05T23:30:00Z', '2026-06-06T06:00:00Z', 'when the British day is already the next'],
] as const) {
  test(`07:00 British time after ${after} is ${next}: ${what}`, () => {
    assert.equal(nextRun(MORNING, new Date(after)).toISOString(), new Date(next).toISOString());
  });
}

test('every so many minutes is counted from the moment given', () => {
  assert.equal(nextRun({ minutes: 10 }, new Date('2026-06-05T12:00:30Z')).toISOString(), '2026-06-05T12:10:30.000Z');
});

test('what has never run is due immediately, and daily work at its next time', () => {
  const now = new Date('2026-06-05T12:00:00Z');
  assert.equal(firstRun({ minutes: 10 }, now).toISOString(), now.toISOString());
  assert.equal(firstRun(MORNING, now).toISOString(), '2026-06-06T06:00:00.000Z');
});

test('how often is written in words', () => {
  assert.deepEqual([{ minutes: 1 }, { minutes: 10 }, { minutes: 60 }, { minutes: 120 }, MORNING].map(everyWords), [
    'Every minute',
    'Every 10 minutes',
    'Every 60 minutes',
    'Every 2 hours',
    'Every day at 07:00, British time',
  ]);
});
