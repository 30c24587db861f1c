/** A tick takes the place of what the rules do not allow beside it, and says so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excludingTicks, replacedBy, replacementWords } from './one-of';

const [white, blue, grey, rails] = [
  { code: 1, name: 'White', excludes: [2, 3] },
  { code: 2, name: 'Blue', excludes: [1, 3] },
  { code: 3, name: 'Grey', excludes: [1, 2] },
  { code: 4, name: 'Roof rails', excludes: [] },
];
const offered = [white, blue, grey, rails].filter((option) => option !== undefined);

test('a paint replaces the paint that was ticked, and nothing else', () => {
  assert.ok(blue && rails);
  assert.deepEqual(replacedBy(blue, offered, [1, 4]), [white]);
  assert.deepEqual(replacedBy(rails, offered, [1]), []);
  assert.equal(
    replacementWords('Blue', replacedBy(blue, offered, [1])),
    'Blue will replace White: a car has only one of them.',
  );
});

test('paints that stand ticked together are named once, and one alone is not', () => {
  assert.deepEqual(excludingTicks(offered, [1, 2, 3, 4]), [
    'A car has only one of White, Blue and Grey. Untick the others.',
  ]);
  assert.deepEqual(excludingTicks(offered, [1, 4]), []);
});
