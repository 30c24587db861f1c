/** Events on the axis of a chart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textWidth } from '@/components/charts/marks/text-width';
import { eventRug, type EventRug } from './event-rug';

const WIDTHS = { narrow: 131, wide: 389, large: 645 };
/** The labels of each figure, and the least width of its plot. */
const FIGURES = [
  ['narrow', WIDTHS.narrow],
  ['medium', WIDTHS.wide],
  ['large', WIDTHS.large],
] as const;

const rugOf = (shares: readonly number[]) =>
  eventRug(
    shares.map((at) => ({ at, words: `at ${at}` })),
    Number,
    WIDTHS,
  );

const textsOf = ({ words }: EventRug) => words.map(({ text }) => text);

test('events far apart have a number each, in the order of the axis', () => {
  const rug = rugOf([0.9, 0.1]);
  assert.deepEqual(rug.ticks, [0.1, 0.9]);
  assert.deepEqual(rug.labels, [
    { text: '1', share: 0.1, on: 'both' },
    { text: '2', share: 0.9, on: 'both' },
  ]);
  assert.deepEqual(textsOf(rug), ['1: at 0.1', '2: at 0.9']);
});

test('events of one day share a number', () => {
  assert.deepEqual(rugOf([0.5, 0.5, 0.5]).labels, [{ text: '1–3', share: 0.5, on: 'both' }]);
});

test('an event outside the axis is named and not drawn', () => {
  const rug = rugOf([-0.5, 0.5, 1.2]);
  assert.deepEqual(rug.ticks, [0.5]);
  assert.deepEqual(textsOf(rug), ['1: at 0.5', 'at -0.5', 'at 1.2']);
});

test('no number covers another on any plot, and every event has one', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (shares) => {
      const all = rugOf(shares).labels;
      for (const [figure, plotWidth] of FIGURES) {
        const labels = all.filter(({ on }) => on === 'both' || on === figure);
        const numbers = labels.flatMap(({ text }) => {
          const [first = 0, last = first] = text.split('–').map(Number);
          return Array.from({ length: last - first + 1 }, (_, index) => first + index);
        });
        assert.deepEqual(
          numbers,
          shares.map((_, index) => index + 1),
        );
        labels.forEach(({ text, share }, index) => {
          const next = labels[index + 1];
          if (!next) return;
          const room = (next.share - share) * plotWidth - (textWidth(text, 11) + textWidth(next.text, 11)) / 2;
          assert.ok(room >= 0, `${text} and ${next.text}`);
        });
      }
    }),
  );
});

test('fifteen events that share numbers on a phone have one each where there is room', () => {
  // 28 px apart on a plot of 389 px: two digits are 13 px wide.
  const { labels } = rugOf(Array.from({ length: 15 }, (_, index) => index / 14));
  const on = (figure: string) => labels.filter((label) => label.on === figure).map(({ text }) => text);
  const everyNumber = Array.from({ length: 15 }, (_, index) => String(index + 1));
  assert.deepEqual([on('medium'), on('large')], [everyNumber, everyNumber]);
  assert.ok(on('narrow').length < 8, on('narrow').join());
});

test('eight events in the first fifth share fewer numbers in a larger figure', () => {
  const { labels } = rugOf(Array.from({ length: 8 }, (_, index) => index / 40));
  const count = (figure: string) => labels.filter((label) => label.on === figure).length;
  // 3, 10 and 16 px apart; a digit is 6 px wide, with a gap of 6.
  assert.ok(count('narrow') < count('medium') && count('medium') < count('large'));
  assert.equal(count('large'), 8);
});
