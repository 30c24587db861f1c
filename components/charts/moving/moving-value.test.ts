/** What follows a slider at rest, such as the address, is written once for many steps and does not wait for React. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createMovingValue } from './moving-value';

const FRAME_MS = 16;
const FRAMES_OF_REST = 60;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void) => setTimeout(run, FRAME_MS),
    cancelAnimationFrame: clearTimeout,
  });
});
afterEach(() => mock.timers.reset());

function movedThrough(values: readonly number[], draw: () => boolean) {
  const reported: string[] = [];
  const moving = createMovingValue(40_000);
  moving.setListeners(
    (value) => reported.push(`React draws ${value}`),
    (value) => reported.push(`settled at ${value}`),
  );
  moving.subscribe(draw);
  for (const value of values) {
    moving.move(value);
    mock.timers.tick(FRAME_MS);
  }
  for (let frame = 0; frame < FRAMES_OF_REST; frame++) mock.timers.tick(FRAME_MS);
  return reported;
}

test('a slider that is moved and released has settled once, at its last value, before React draws', () => {
  const reported = movedThrough([40_500, 41_000, 41_500, 42_000], () => true);
  assert.deepEqual(reported, ['settled at 42000', 'React draws 42000']);
});

test('where React has to draw each step, nothing settles at a step', () => {
  const reported = movedThrough([40_500, 41_000], () => false);
  assert.deepEqual(reported, ['React draws 40500', 'React draws 41000']);
});
