/** What is drawn of a bar's name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NARROW_FIGURE } from '@/components/charts/frame/plot-widths';
import { spacedWidth } from '@/components/charts/marks/text-width';
import { namesAlone, namesBeside } from './bar-names';

const LONG = '20″ alloy wheels in diamond-cut dark grey with a lacquer of';
const bars = [`${LONG} one colour`, `${LONG} two colours`, `${LONG} two`, 'Tow bar'].map((label) => ({
  label,
  figure: '£38,500',
}));

for (const [how, names] of [
  ['beside figures', namesBeside(bars)],
  ['alone', namesAlone(bars)],
] as const)
  test(`names ${how} that begin alike are cut where they differ, and never read the same`, () => {
    for (const size of ['narrow', 'wide'] as const)
      assert.equal(new Set(names.map((name) => name[size])).size, bars.length, names.map((name) => name[size]).join());
    assert.equal(names.at(-1)?.narrow, 'Tow bar');
  });

test('a cut name leaves room for its figure, with wide spacing of text too', () => {
  for (const [index, { narrow }] of namesBeside(bars).entries())
    assert.ok(spacedWidth(narrow) + spacedWidth(bars[index]?.figure ?? '') <= NARROW_FIGURE, narrow);
});
