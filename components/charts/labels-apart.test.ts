/** No label of a chart covers another, on the narrowest phone and in the narrowest wide figure. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BarChart } from './bar/bar-chart';
import { BulletChart } from './bar/bullet-chart';
import { StackedBars } from './bar/stacked-bars';
import { DotChart } from './dot/dot-chart';
import { NARROW_FIGURE } from './frame/plot-widths';
import { spacedWidth } from './marks/text-width';
import { HeatGrid } from './grid/heat-grid';
import { labelBoxes, overlaps } from './label-boxes.fixture';
import { LineChart } from './line/line-chart';
import { lookOf } from './marks/look';
import { ScatterChart } from './scatter/scatter-chart';

const NAMES = ['Low', 'Combined', 'Depreciation', 'With 20″ wheels, the panoramic roof and metallic paint', '£ VAT'];
const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });
const pounds = fc.integer({ min: 0, max: 120_000 });
const months = Array.from(
  { length: 13 },
  (_, at) => `${at < 2 ? 2026 : 2027}-${String(((at + 10) % 12) + 1).padStart(2, '0')}-01`,
);
const month = fc.constantFrom(...months);

const dots = fc
  .record({
    phases: fc.array(fc.integer({ min: 90, max: 220 }), { minLength: 1, maxLength: 5 }),
    edges: fc.uniqueArray(fc.integer({ min: 95, max: 215 }), { maxLength: 8 }),
    remark: fc.constantFrom(undefined, 'for tax'),
  })
  .map(({ phases, edges, remark }) =>
    createElement(DotChart, {
      title: 'CO2',
      unit: 'co2',
      groupName: 'Configuration',
      dotName: 'Phase',
      valueName: 'CO2',
      groups: [
        {
          label: 'As it stands',
          dots: phases.map((value) => ({ name: 'Extra high', value, ...(remark && { remark }) })),
        },
      ],
      edges: edges.map((at, index) => ({ at, label: `${20 + index}%` })),
    }),
  );

const lines = fc
  .record({
    series: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    values: fc.array(pounds, { minLength: 13, maxLength: 13 }),
    events: fc.array(month, { maxLength: 8 }),
    marked: fc.uniqueArray(month, { maxLength: 3 }),
    stretch: fc.option(month, { nil: undefined }),
  })
  .map(({ series, values, events, marked, stretch }) =>
    createElement(LineChart, {
      title: 'Values',
      unit: 'pounds',
      stops: { name: 'Month', unit: 'month', at: months },
      series: series.map((label, index) => ({
        name: label,
        look: lookOf(index),
        values: values.map((value) => value / (index + 1)),
      })),
      events: events.map((at) => ({ at, words: 'Something' })),
      lines: marked.map((at) => ({ at, label: 'Defleet' })),
      ...(stretch && { stretch: { from: stretch, label: 'Forecast' } }),
    }),
  );

/** As of a group of cars of which some have no cost. */
const REMARK = '13 cars, cost £130,550 for 12';

const bars = fc
  .array(
    fc.record({ label: name, value: fc.option(pounds), remark: fc.constantFrom(undefined, 'on application', REMARK) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((drawn) =>
    createElement(BarChart, {
      title: 'Options',
      unit: 'pounds',
      rowName: 'Option',
      valueName: 'Value',
      bars: drawn.map(({ label, value, remark }) => ({ label, value, ...(remark && { remark }) })),
    }),
  );

const stacked = fc
  .record({ parts: names, values: fc.array(pounds, { minLength: 8, maxLength: 8 }), rows: names, once: fc.boolean() })
  .map(({ parts, values, rows, once }) =>
    createElement(StackedBars, {
      title: 'Costs',
      unit: 'pounds',
      rowName: 'Vehicle',
      parts,
      namedOnce: once,
      bars: rows.map((label, row) => ({ label, values: parts.map((_, at) => values[(row + at) % 8] ?? 0) })),
    }),
  );

const bullets = fc.tuple(pounds, pounds, pounds).map(([at, projected, most]) =>
  createElement(BulletChart, {
    title: 'This month',
    unit: 'pounds',
    value: { name: 'Used', at },
    projection: { name: 'Expected by the end', at: projected },
    target: { name: 'Limit of the month', at: most },
  }),
);

const scatters = fc.array(fc.tuple(pounds, pounds), { minLength: 1, maxLength: 6 }).map((points) =>
  createElement(ScatterChart, {
    title: 'Prices',
    unit: 'pounds',
    pointName: 'Car',
    xName: 'Guide Retail',
    yName: 'Asking price',
    equalName: 'equal',
    points: points.map(([x, y], index) => ({ name: `Car ${index}`, x, y })),
  }),
);

const grids = fc.integer({ min: 1, max: 30 }).map((columns) =>
  createElement(HeatGrid, {
    title: 'Values',
    unit: 'pounds',
    rows: { name: 'Month', unit: 'month', at: months },
    columns: { name: 'Mileage', unit: 'miles', at: Array.from({ length: columns }, (_, at) => (at + 1) * 10_000) },
    values: months.map(() => Array.from({ length: columns }, (_, at) => 20_000 - at * 300)),
  }),
);

const CHARTS: Readonly<Record<string, fc.Arbitrary<ReactElement>>> = {
  dots,
  lines,
  bars,
  'stacked bars': stacked,
  bullets,
  scatters,
  grids,
};

for (const [kind, charts] of Object.entries(CHARTS))
  for (const width of [NARROW_FIGURE, 300, 512, 700, 768, 1_000])
    test(`${kind}: no label covers another in a figure of ${width} px`, () => {
      fc.assert(
        fc.property(charts, (chart) => {
          const boxes = labelBoxes(chart, width);
          assert.ok(boxes.length > 0);
          assert.deepEqual(overlaps(boxes), []);
        }),
        { numRuns: 60, includeErrorInReport: true },
      );
    });

test('bars: with wide spacing of text on the narrowest phone, no label covers another or begins left of the chart', () => {
  fc.assert(
    fc.property(bars, (chart) => {
      const boxes = labelBoxes(chart, NARROW_FIGURE, spacedWidth);
      assert.deepEqual(overlaps(boxes), []);
      for (const { left, text } of boxes) assert.ok(left >= 0, text);
    }),
    { numRuns: 60, includeErrorInReport: true },
  );
});

test('dots: no edge runs through the name of a group', () => {
  const chart = createElement(DotChart, {
    title: 'CO2',
    unit: 'co2',
    groupName: 'Configuration',
    dotName: 'Phase',
    valueName: 'CO2',
    groups: ['This build', 'Without 19″ alloy wheels'].map((label) => ({ label, dots: [{ name: 'Low', value: 120 }] })),
    edges: [{ at: 121, label: '31%' }],
  });
  const names = labelBoxes(chart, NARROW_FIGURE).filter(({ text }) => /build|wheels/.test(text));
  const edges = [...renderToStaticMarkup(chart).matchAll(/<line [^>]*y1="(-?[\d.]+)" y2="([\d.]+)" stroke-dasharray/g)];
  assert.equal(names.length, 2);
  assert.ok(edges.length > 0);
  for (const [, from, to] of edges)
    for (const { text, top, bottom } of names) assert.ok(Number(to) <= top || Number(from) >= bottom, text);
});

for (const width of [NARROW_FIGURE, 512])
  test(`bars: the name of a make, site or age is whole beside any figure and remark, at ${width} px`, () => {
    const labels = ['Ford', 'Volkswagen', 'Northgate Cars, Leeds', '31 to 60 days', 'No make and model known'];
    const chart = createElement(BarChart, {
      title: 'Value by make',
      unit: 'pounds',
      rowName: 'Make',
      valueName: 'Clean',
      bars: labels.map((label) => ({ label, value: 118_175, ghost: 130_550, remark: REMARK })),
    });
    const texts = labelBoxes(chart, width).map(({ text }) => text);
    for (const label of labels) assert.ok(texts.includes(label), label);
  });
