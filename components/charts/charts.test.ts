import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { csvOf } from './frame/chart-csv';
import { gridWords, rowWords, type ChartTable } from './frame/chart-table';
import { HeatGrid } from './grid/heat-grid';
import { LineChart } from './line/line-chart';
import { lookOf } from './marks/look';
import { placeInLines, placeLabels } from './marks/place-labels';
import { fileName } from './export/save-chart-file';
import { stopLabels, stopShare } from './axis/stop-axis';
import { formatAxisLabel } from './axis/unit';
import { valueAxis } from './axis/value-axis';

const table: ChartTable = {
  caption: 'Forecast',
  columns: [
    { header: 'Month', unit: 'month' },
    { header: 'Clean', unit: 'pounds' },
    { header: 'Tax', unit: 'pence' },
    { header: 'Share', unit: 'share' },
    { header: 'Remark', unit: 'words' },
  ],
  rows: [
    ['2026-06', 12_300, 15_075, 0.125, '=HYPERLINK("http://x")'],
    ['2026-07', -1_250, null, null, 'two, with a comma'],
  ],
};

test('a file holds plain numbers and ISO dates, and no cell that a spreadsheet would run', () => {
  assert.equal(
    csvOf(table),
    'Month,Clean (£),Tax (£),Share (%),Remark\r\n' +
      '2026-06,12300,150.75,12.5,"\'=HYPERLINK(""http://x"")"\r\n' +
      '2026-07,-1250,,,"two, with a comma"\r\n',
  );
});

test('the read-out describes a row, or a cell, in a dealer’s words, and leaves out what is missing', () => {
  assert.equal(rowWords(table, 1), 'Jul 2026: Clean \u2212£1,250, Remark two, with a comma');
  assert.equal(gridWords(table, 0, 0), 'Jun 2026, Clean: £12,300');
  assert.equal(gridWords(table, 1, 1), 'Jul 2026, Tax: no value');
});

test('labels of one line never touch, never leave their range and keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 8 }), (targets) => {
      const placed = placeLabels(targets, 25, 0, 200);
      const sorted = placed.toSorted((a, b) => a - b);
      sorted.forEach((centre, index) => {
        assert.ok(centre >= 12.5 - 1e-9 && centre <= 187.5 + 1e-9);
        if (index > 0) assert.ok(centre - (sorted[index - 1] ?? 0) >= 25 - 1e-9);
      });
      targets.forEach((a, i) => targets.forEach((b, j) => a < b && assert.ok((placed[i] ?? 0) < (placed[j] ?? 0))));
    }),
  );
});

test('a label with room stays in its place; crowds are moved apart around their middle', () => {
  assert.deepEqual(placeLabels([20, 100, 180], 30, 0, 200), [20, 100, 180]);
  assert.deepEqual(placeLabels([100, 100], 30, 0, 200), [85, 115]);
});

test('labels beside one another take the first line that is free', () => {
  assert.deepEqual(
    placeInLines([
      [0, 10],
      [5, 15],
      [12, 20],
      [6, 9],
    ]),
    [0, 1, 0, 2],
  );
});

test('an axis breaks only where zero would squeeze the values, and never under a bar', () => {
  const cases: [values: number[], fromZero: boolean, broken: boolean][] = [
    [[9_000, 12_000], false, true],
    [[900, 12_000], false, false],
    [[9_000, 12_000], true, false],
    [[-500, 300], false, false],
    [[], false, false],
    [[0], false, false],
  ];
  for (const [values, fromZero, broken] of cases) {
    const axis = valueAxis(values, 'pounds', { fromZero });
    assert.equal(axis.broken, broken, String(values));
    for (const value of values) assert.ok(axis.share(value) >= 0 && axis.share(value) <= 1, String(values));
    assert.equal(new Set(axis.ticks.map((tick) => formatAxisLabel('pounds', tick))).size, axis.ticks.length);
  }
});

test('values use at least two thirds of an axis that may begin anywhere, and of one that begins at zero', () => {
  const amount = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 2, maxLength: 12 }), (values) => {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      fc.pre(low < high);
      const axis = valueAxis(values, 'pounds');
      assert.ok(axis.share(high) - axis.share(low) >= 2 / 3 - 1e-9, `${low} to ${high} on ${axis.domain.join()}`);
      const fromZero = valueAxis(values, 'pounds', { fromZero: true });
      assert.equal(fromZero.domain[0], 0);
      assert.ok(fromZero.share(high) >= 2 / 3 - 1e-9, `${high} on ${fromZero.domain.join()}`);
    }),
  );
});

test('months are placed by the calendar, mileages by size, words evenly; a single one in the middle', () => {
  const share = (unit: 'month' | 'miles' | 'words', stops: (string | number)[], stop: string | number) =>
    stopShare({ name: '', unit, at: stops })(stop);
  assert.equal(share('month', ['2026-01', '2026-02', '2027-01'], '2026-02'), 31 / 365);
  assert.equal(share('miles', [10_000, 20_000, 50_000], 20_000), 0.25);
  assert.equal(share('words', ['a', 'b', 'c'], 'b'), 0.5);
  assert.equal(share('miles', [10_000], 10_000), 0.5);
});

test('of sixty stops some are labelled, among them the first, and fewer on a phone', () => {
  const labels = stopLabels(
    {
      name: 'Months',
      unit: 'months',
      at: Array.from({ length: 60 }, (_, index) => index + 1),
    },
    { narrow: 131, wide: 389, large: 645 },
  );
  assert.equal(labels[0]?.text, '1');
  const narrow = labels.filter(({ on }) => on !== 'wide');
  const wide = labels.filter(({ on }) => on !== 'narrow');
  assert.ok(narrow.length > 3 && wide.length > narrow.length && wide.length < 60);
});

test('a file is named after what the chart shows, in plain letters', () => {
  assert.equal(fileName('Forecast: 21 plate, £ & miles'), 'forecast-21-plate-miles');
  assert.equal(fileName('£'), 'chart');
});

test('the first HTML holds the drawing with its words, and the same values as a table', () => {
  const html = renderToStaticMarkup(
    createElement(LineChart, {
      title: 'Forecast of a car',
      unit: 'pounds',
      stops: { name: 'Month', unit: 'month', at: ['2026-06', '2026-07', '2026-08'] },
      series: [{ name: 'Clean', look: lookOf(0), values: [12_300, null, 11_900], interpolated: [false, false, true] }],
    }),
  );
  assert.match(html, /<title[^>]*>Forecast of a car<\/title>/);
  assert.match(html, /<desc[^>]*>Clean falls from £12,300 at Jun 2026 to £11,900 at Aug 2026\.<\/desc>/);
  assert.match(html, /Axis starts at £11,900\./);
  assert.match(html, /data-axis-break/);
  assert.deepEqual(
    [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell]) => cell),
    ['£12,300', '', '–', '', '£11,900', 'Clean'],
  );
});

test('a grid shows an empty cell as empty, never as zero', () => {
  const html = renderToStaticMarkup(
    createElement(HeatGrid, {
      title: 'Grid',
      unit: 'pounds',
      columns: { name: 'Month', unit: 'month', at: ['2026-06', '2026-07'] },
      rows: { name: 'Mileage', unit: 'miles', at: [10_000] },
      values: [[8_000, null]],
    }),
  );
  assert.equal(html.match(/<rect/g)?.length, 1);
  assert.deepEqual(
    [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell]) => cell),
    ['£8,000', '–'],
  );
});

test('two days of one month share a label', () => {
  const labels = stopLabels(
    { name: 'Day', unit: 'day', at: ['2026-10-01', '2026-11-01', '2026-11-25'] },
    { narrow: 131, wide: 389, large: 645 },
  );
  assert.deepEqual(
    labels.map(({ text }) => text),
    ['Oct 26', 'Nov 26'],
  );
});
