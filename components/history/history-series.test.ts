/** A history begins with its first value, whichever mileage has one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useMovingValue } from '@/components/charts/moving/moving-value';
import type { UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { HistoryChart, type HistoryChartProps } from './history-chart';
import { daysWithoutValue, joinForecast, seriesAfter } from './history-series';

const EDITIONS = Array.from(
  { length: 24 },
  (_, at) => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
);
/** Values at 10,000 miles from the first edition, at 60,000 from a later one. */
const historyOf = (from: number): UsedValueHistory => {
  const grid = EDITIONS.map((_, at) => [20_000 - at * 100, at < from ? null : 15_000 - at * 100]);
  return {
    editions: EDITIONS,
    mileages: [10_000, 60_000],
    retail: grid,
    clean: grid,
    average: grid,
    below: grid,
    costNewPounds: 30_000,
  };
};
/** The chart under a slider at rest. */
const RestingChart = (props: Omit<HistoryChartProps, 'movingMileage'>) =>
  createElement(HistoryChart, { ...props, movingMileage: useMovingValue(props.usage.mileage, () => {}) });
const usageAt = (mileage: number) => ({ mileage, perMonth: 0, today: '2026-12-01' });

for (const from of [0, 1, 10, 23])
  for (const [mileage, without] of [
    [10_000, 0],
    [60_000, from],
  ] as const)
    test(`at ${mileage} miles with values from edition ${from + 1} at 60,000, ${without} editions are left out`, () => {
      const history = historyOf(from);
      const { series } = joinForecast(history, null, usageAt(mileage), null);
      assert.equal(daysWithoutValue(series), without);
      const shown = seriesAfter(series, without);
      assert.ok(
        shown.every(
          ({ values, interpolated }) =>
            values[0] !== null && values.length === 24 - without && interpolated?.length === values.length,
        ),
      );
      for (const as of ['pounds', 'share'] as const) {
        const html = renderToStaticMarkup(
          createElement(RestingChart, {
            plateWords: '24 plate',
            history,
            forecastPlate: null,
            changes: [],
            usage: usageAt(mileage),
            as,
          }),
        );
        assert.equal([...html.matchAll(/<tr/g)].length, 1 + 24 - without);
        assert.doesNotMatch(html, /No value in/);
        const earlier = /begins with the first value: (\d+) earlier months? without one (?:is|are) not shown/.exec(
          html,
        );
        assert.equal(Number(earlier?.[1] ?? 0), without);
      }
    });

test('a history without any value leaves out none', () => {
  const history = { ...historyOf(24), mileages: [60_000] };
  const empty = EDITIONS.map(() => [null]);
  const { series } = joinForecast(
    { ...history, retail: empty, clean: empty, average: empty, below: empty },
    null,
    usageAt(60_000),
    null,
  );
  assert.equal(daysWithoutValue(series), 0);
});

test('the note on months without a value counts those that the chart shows', () => {
  const history = historyOf(4);
  const clean = history.clean.map((row, at) => (at === 10 ? [row[0] ?? null, null] : row));
  const gap = { ...history, clean, retail: clean, average: clean, below: clean };
  const html = renderToStaticMarkup(
    createElement(RestingChart, {
      plateWords: '24 plate',
      history: gap,
      forecastPlate: null,
      changes: [],
      usage: usageAt(60_000),
      as: 'pounds',
    }),
  );
  assert.match(html, /No value in 1 of the 20 months: the guide’s table then has values from 10,000 mi to 10,000 mi\./);
  assert.match(html, /4 earlier months without one are not shown\./);
});
