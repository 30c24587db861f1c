import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS_MAX, signaturePath, signatureProblem, STROKES_MAX } from './signature';

test('a drawing is written anew: whole numbers inside the box, repeated points once, a single point as a dot', () => {
  assert.equal(signaturePath([[10.4, 20.6, 10.2, 20.9, 30, 40]]), 'M10 21L30 40');
  assert.equal(signaturePath([[-5, 400, 1200, -1]]), 'M0 300L1000 0');
  assert.equal(signaturePath([[7, 8]]), 'M7 8L7 8');
  assert.equal(signaturePath([[1, 2, 3, 4], [], [5, 6, 7, 8]]), 'M1 2L3 4M5 6L7 8');
});

test('nothing drawn is no drawing, and half a point is left out', () => {
  for (const strokes of [[], [[]], [[5]]]) assert.equal(signaturePath(strokes), null);
  assert.equal(signaturePath([[1, 2, 3]]), 'M1 2L1 2');
});

test('the largest drawing is one that the database takes', () => {
  // The maximum number of strokes, of distinct points with the maximum number of digits.
  const strokes = Array.from({ length: STROKES_MAX }, () =>
    Array.from({ length: (POINTS_MAX / STROKES_MAX) * 2 }, (_, at) => (at % 2 === 0 ? 1000 - (at % 4) / 2 : 300)),
  );
  const path = signaturePath(strokes) ?? '';
  assert.match(path, /^[ML0-9 ]+$/);
  assert.ok(path.length > 20_000 && path.length <= 40_000, String(path.length));
});

const DRAWN = [[100, 100, 300, 150]];
for (const [title, signature, isTyped, fields] of [
  ['a name and a drawing', { name: 'Ann Lee', strokes: DRAWN }, false, []],
  ['a typed name that stands for it', { name: 'Ann Lee', strokes: [] }, true, []],
  ['no name', { name: ' ', strokes: DRAWN }, false, ['name']],
  ['nothing drawn', { name: 'Ann Lee', strokes: [] }, false, ['drawing']],
  ['a slip of the finger', { name: 'Ann Lee', strokes: [[100, 100, 120, 110]] }, false, ['drawing']],
  ['nothing at all', { name: '', strokes: [] }, false, ['name', 'drawing']],
] as const) {
  test(`a signature with ${title} ${fields.length === 0 ? 'is whole' : `lacks ${fields.join(' and ')}`}`, () => {
    assert.deepEqual(Object.keys(signatureProblem(signature, isTyped) ?? {}), fields);
  });
}
