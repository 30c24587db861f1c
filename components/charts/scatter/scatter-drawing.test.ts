/** Dots and the line of equal figures, by places worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAxis } from '@/components/charts/axis/value-axis';
import { equalPath, nearestDot, pointsPath } from './scatter-drawing';

test('each dot is a zero-length stroke, and dots in one place are drawn once', () => {
  const places = [
    { along: 0, down: 320 },
    { along: 0.5, down: 10.04 },
    { along: 0.5, down: 10.01 },
  ];
  assert.equal(pointsPath(places), 'M0 320h0M500 10h0');
});

test('the line of equal figures runs where both axes have a value, and nowhere where they share none', () => {
  const axis = valueAxis([0, 100], 'count');
  assert.equal(equalPath(axis, axis, 200), 'M0 200L1000 0');
  const half = valueAxis([0, 50], 'count');
  assert.equal(equalPath(axis, half, 200), 'M0 200L500 0');
  assert.equal(equalPath(valueAxis([100, 110], 'count'), valueAxis([500, 510], 'count'), 200), '');
});

test('the nearest dot is found in both directions', () => {
  const [along, down] = [
    [0, 0.5, 0.5],
    [100, 100, 10],
  ];
  assert.equal(nearestDot(along, down, { x: 240, y: 20, across: 500 }), 2);
  assert.equal(nearestDot(along, down, { x: 240, y: 80, across: 500 }), 1);
  assert.equal(nearestDot(along, down, { x: 10, y: 10, across: 500 }), 0);
});
