import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS_MAX, STROKES_MAX } from '@/lib/domain/appraisals/signature';
import { withPoint, withStroke } from './drawn-strokes';

test('each finger draws its own stroke, so that a palm on the screen draws no line to the pen', () => {
  const palm = withStroke([], [900, 290]);
  const pen = withStroke(palm, [100, 100]);
  const moved = withPoint(withPoint(withPoint(pen, 1, [110, 90]), 0, [901, 290]), 1, [120, 80]);
  assert.deepEqual(moved, [
    [900, 290, 901, 290],
    [100, 100, 110, 90, 120, 80],
  ]);
});

test('a stroke that was cleared while it was drawn does not come back', () => {
  assert.deepEqual(withPoint([], 0, [5, 5]), []);
});

test('what is drawn ends at the most that the server takes', () => {
  const strokes = Array.from({ length: STROKES_MAX }, () => [1, 1]);
  assert.equal(withStroke(strokes.slice(1), [2, 2]).length, STROKES_MAX);
  assert.equal(withStroke(strokes, [2, 2]), strokes);
  const points = Array.from({ length: 2 * (POINTS_MAX - 1) }, () => 1);
  const whole = withPoint([points], 0, [2, 2]);
  assert.equal(whole[0]?.length, 2 * POINTS_MAX);
  assert.equal(withPoint(whole, 0, [3, 3]), whole);
  assert.equal(withStroke(whole, [3, 3]), whole);
});
