/** Events on the axis of a chart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textWidth } from '@/components/charts/marks/text-width';
import { eventRug, type EventRug } from './event-rug';

const NARROW = 131;

const rugOf = (shares: readonly number[]) =>
  eventRug(
    shares.map((at) => ({ at, words: `at ${at}` })),
    Number,
    NARROW,
  );

const textsOf = ({ words }: EventRug) => words.map(({ text }) => text);

test('events far apart have a number each, in the order of the axis', () => {
  const rug = rugOf([0.9, 0.1]);
  assert.deepEqual(rug.ticks, [0.1, 0.9]);
  assert.deepEqual(rug.labels, [
    { text: '1', share: 0.1 },
    { text: '2', share: 0.9 },
  ]);
  assert.deepEqual(textsOf(rug), ['1: at 0.1', '2: at 0.9']);
});

test('events of one day share a number', () => {
  assert.deepEqual(rugOf([0.5, 0.5, 0.5]).labels, [{ text: '1–3', share: 0.5 }]);
});

test('an event outside the axis is named and not drawn', () => {
  const rug = rugOf([-0.5, 0.5, 1.2]);
  assert.deepEqual(rug.ticks, [0.5]);
  assert.deepEqual(textsOf(rug), ['1: at 0.5', 'at -0.5', 'at 1.2']);
});

test('no number covers another on the narrowest plot, and every event has one', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (shares) => {
      const { labels } = rugOf(shares);
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
        const room = (next.share - share) * NARROW - (textWidth(text, 11) + textWidth(next.text, 11)) / 2;
        assert.ok(room >= 0, `${text} and ${next.text}`);
      });
    }),
  );
});
