import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lineDrawing, drawingChanges, movingDrawing } from './line-drawing';
import { LinePlot } from './line-plot';
import { eventRug } from './event-rug';
import type { ChartEvent, LineSeries } from './line-series';
import {
  BANDS_OF_A_YEAR,
  CLOSE_TOGETHER,
  ONE_POINT,
  SIXTY_MONTHS,
  WITH_GAPS,
  YEAR,
} from '@/components/charts/samples/sample-series';
import { stopNames, stopShare, type Stops } from '@/components/charts/axis/stop-axis';
import { valueAxis } from '@/components/charts/axis/value-axis';

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<');

const EVENTS: readonly ChartEvent[] = [
  { at: '2026-08', words: 'A facelift.' },
  { at: '2026-09', words: 'A price cut.' },
];
const LONG: readonly LineSeries[] = BANDS_OF_A_YEAR.map((lineSeries) => ({
  ...lineSeries,
  values: SIXTY_MONTHS.at.map((_, month) => (month % 7 === 1 || month % 7 === 3 ? null : 20_000 - month)),
}));

const cases: [what: string, stops: Stops, series: readonly LineSeries[], events: readonly ChartEvent[]][] = [
  ['four bands', YEAR, BANDS_OF_A_YEAR, []],
  ['events on the axis', YEAR, BANDS_OF_A_YEAR, EVENTS],
  ['gaps and interpolated values', YEAR, WITH_GAPS, EVENTS],
  ['one point', { ...YEAR, at: ['2026-06'] }, ONE_POINT, []],
  ['so many ends that each has one line', YEAR, CLOSE_TOGETHER, []],
  [
    'an older answer behind',
    YEAR,
    BANDS_OF_A_YEAR.map((lineSeries) => ({ ...lineSeries, faint: true, unlabelled: true })),
    [],
  ],
  [
    'a shaded stretch around one of them',
    YEAR,
    BANDS_OF_A_YEAR.map((lineSeries, index) =>
      index === 1
        ? { ...lineSeries, tolerance: YEAR.at.map((_, month) => (month < 7 ? month * 50 : null)) }
        : lineSeries,
    ),
    [],
  ],
  ['marks where no line shows a value', SIXTY_MONTHS, LONG, []],
  ['nothing at all', YEAR, WITH_GAPS.map((lineSeries) => ({ ...lineSeries, values: YEAR.at.map(() => null) })), []],
];

const WIDTHS = { narrow: 131, wide: 389, large: 645 };

for (const [what, stops, series, events] of cases) {
  test(`a redraw writes what React draws, node by node: ${what}`, () => {
    const share = stopShare(stops);
    const axis = valueAxis(
      series.flatMap(({ values }) => values.filter((value) => value !== null)),
      'pounds',
    );
    const html = renderToStaticMarkup(
      createElement(LinePlot, {
        title: what,
        description: what,
        stops,
        series,
        axis,
        widths: WIDTHS,
        rug: eventRug(events, share, WIDTHS),
        height: 240,
        labelRoom: 100,
      }),
    );
    const space = { axis, height: 240, shares: stops.at.map(share), stopNames: stopNames(stops) };
    const drawing = lineDrawing(series, space);
    assert.deepEqual(movingDrawing(series, space, 400).others, drawingChanges(drawing));
    const expectedNodes = [...drawing.marks.flatMap(({ shapes }) => shapes), ...drawingChanges(drawing)];
    const renderedNodes = ['mark', 'moved'].flatMap((name) => [
      ...html.matchAll(new RegExp(`<\\w+ data-${name}="true"([^>]*)>([^<]*)`, 'g')),
    ]);
    assert.equal(renderedNodes.length, expectedNodes.length);
    expectedNodes.forEach(({ attributes, textContent }, index) => {
      const [, written = '', text = ''] = renderedNodes[index] ?? [];
      const drawnAttributes = new Map(
        [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      for (const [name, value] of Object.entries(attributes)) {
        const attribute = { className: 'class', strokeWidth: 'stroke-width' }[name] ?? name;
        assert.equal(unescaped(drawnAttributes.get(attribute) ?? ''), String(value), `${index} ${attribute}`);
      }
      if (textContent !== undefined) assert.equal(unescaped(text), textContent);
    });
  });
}

test('a line that ends before the others says where, and its label stands off their lines', () => {
  const [clean, average] = BANDS_OF_A_YEAR;
  assert.ok(clean && average);
  const stops: Stops = { name: 'Months from now', unit: 'months', at: SIXTY_MONTHS.at.map((_, month) => month) };
  const to = (last: number, pounds: number) => stops.at.map((_, month) => (month <= last ? pounds : null));
  const series = [
    { ...clean, name: 'Clean', values: to(59, 550) },
    { ...average, name: 'Average', values: to(12, 1_330) },
  ];
  const axis = valueAxis([0, 1_500], 'pounds');
  const { ends } = lineDrawing(series, {
    axis,
    height: 240,
    shares: stops.at.map(stopShare(stops)),
    stopNames: stopNames(stops),
  });
  assert.deepEqual(
    ends.map(({ along, value }) => [along.attributes['x'], value?.textContent]),
    [
      ['100%', '£550'],
      ['100%', '£1,330, month 12'],
    ],
  );
});

test('under a moving slider every mark is drawn where it is at rest, in two paths a series', () => {
  const share = stopShare(YEAR);
  const axis = valueAxis([0, 30_000], 'pounds');
  const space = { axis, height: 240, shares: YEAR.at.map(share) };
  const width = 1_000;
  const { marks } = movingDrawing(WITH_GAPS, space, width);
  const pointsOf = (path: unknown) => [...String(path).matchAll(/M(\S+) ([^mM]+)m/g)].map(([, x, y]) => `${x} ${y}`);
  const resting = lineDrawing(WITH_GAPS, space).marks.flatMap(({ x, shapes }) =>
    shapes.map(
      ({ attributes }) =>
        `${Math.round(Number.parseFloat(x) * (width / 10)) / 10} ${/^M0 ([^m]+)m/.exec(String(attributes['d']))?.[1]}`,
    ),
  );
  assert.equal(marks.length, WITH_GAPS.length * 2);
  const moving = marks.flatMap(({ attributes }) => pointsOf(attributes['d']));
  assert.ok(moving.length > 0);
  assert.deepEqual(moving.toSorted(), resting.toSorted());
});

test('an axis of bare months says what they count', () => {
  const stops: Stops = { name: 'Months from now', unit: 'months', at: [0, 1, 2] };
  const series = WITH_GAPS.map((lineSeries) => ({ ...lineSeries, values: [1, 2, 3] }));
  const axis = valueAxis([0, 3], 'pounds');
  const plot = { title: 'Months', description: 'Months', series, axis, height: 240, labelRoom: 100, widths: WIDTHS };
  const html = (at: Stops) => renderToStaticMarkup(createElement(LinePlot, { ...plot, stops: at }));
  assert.match(html(stops), />Months from now</);
  assert.doesNotMatch(html({ ...stops, name: 'Mileage', unit: 'miles' }), />Mileage</);
});
