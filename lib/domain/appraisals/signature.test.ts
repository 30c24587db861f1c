import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNATURE_PATH, signaturePath, signatureProblem } from './signature';

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

test('what is written is letters and figures of a path, and nothing else is taken for one', () => {
  assert.match(signaturePath([[1, 2, 1000, 300]]) ?? '', SIGNATURE_PATH);
  for (const text of ['', 'M1 2', 'M1 2L3 4"/><script>', 'M1 2L3 4 ', 'M1 2C3 4'])
    assert.doesNotMatch(text, SIGNATURE_PATH);
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
