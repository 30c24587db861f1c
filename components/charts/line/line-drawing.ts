/** The parts of a line chart that change with its values. Both React and the redraw use it. */
import { area, line } from 'd3-shape';
import type { LineSeries } from './line-series';
import { placeLabels } from '@/components/charts/marks/place-labels';
import { percentOfWidth } from '@/components/charts/frame/plot';
import type { NodeChange } from '@/components/charts/moving/node-changes';
import { paintOf, shapeOf } from '@/components/charts/marks/mark';
import { STRETCHED_WIDTH } from '@/components/charts/frame/stretched';
import { formatInUnit } from '@/components/charts/axis/unit';
import type { ValueAxis } from '@/components/charts/axis/value-axis';

/** With more stops than this, marks on a line would hide it. */
const MARKED_STOPS = 24;
export interface LineDrawing {
  /** The shaded stretch around each series that has one, in their order. */
  readonly areas: readonly NodeChange[];
  /** By series. */
  readonly lines: readonly NodeChange[];
  /** By stop, the marks of all series there. */
  readonly marks: readonly { readonly x: string; readonly shapes: readonly NodeChange[] }[];
  /** For each series with a label at its end: its position, its leader, its value (none where labels have one line). */
  readonly ends: readonly {
    readonly series: LineSeries;
    readonly along: NodeChange;
    readonly down: NodeChange;
    readonly leader: NodeChange;
    readonly value: NodeChange | null;
  }[];
}

export interface LineSpace {
  readonly axis: ValueAxis;
  readonly height: number;
  /** Of the stops, in shares of the width. */
  readonly shares: readonly number[];
  /** What each stop is called at the end of a line that stops there; without them its label says the value alone. */
  readonly stopNames?: readonly string[];
}

/** To a tenth of a pixel: finer is not visible, and unmoved values are not rewritten. */
const roundToTenth = (pixels: number): number => Math.round(pixels * 10) / 10;

const heightOf =
  ({ axis, height }: LineSpace): ToPixels =>
  (value) =>
    roundToTenth(height * (1 - axis.share(value)));

/** Whether each value of a series is marked: with more stops the marks would cover the line. */
export const isMarked = (stops: number): boolean => stops <= MARKED_STOPS;

/** Everything a line chart draws, in pixels, for series on one axis. */
export function lineDrawing(series: readonly LineSeries[], space: LineSpace): LineDrawing {
  const y = heightOf(space);
  return {
    areas: areasOf(series, space.shares, y),
    lines: linesOf(series, space.shares, y),
    marks: marksOf(series, space.shares, y),
    ends: endsOf(series, space, y),
  };
}

/** Its nodes in document order, without the marks. */
export function drawingChanges({ areas, lines, ends }: Pick<LineDrawing, 'areas' | 'lines' | 'ends'>): NodeChange[] {
  return [
    ...areas,
    ...lines,
    ...ends.flatMap(({ along, down, leader, value }) => [along, down, leader, ...(value ? [value] : [])]),
  ];
}

/**
 * The same under a moving slider, in far fewer nodes: all marks of a series are two paths, one for given values and one
 * for interpolated ones. It needs the width of the plot.
 * @param width of the plot in pixels
 */
export function movingDrawing(series: readonly LineSeries[], space: LineSpace, width: number) {
  const y = heightOf(space);
  return {
    others: drawingChanges({
      areas: areasOf(series, space.shares, y),
      lines: linesOf(series, space.shares, y),
      ends: endsOf(series, space, y),
    }),
    marks: series.flatMap((lineSeries) => {
      const paths = { given: '', interpolated: '' };
      const shape = shapeOf(lineSeries.look, markSizeOf(lineSeries));
      lineSeries.values.forEach((value, index) => {
        if (value === null || !showsMark(lineSeries, index)) return;
        const point = `M${roundToTenth((space.shares[index] ?? 0) * width)} ${y(value)}`;
        paths[lineSeries.interpolated?.[index] === true ? 'interpolated' : 'given'] += point + shape;
      });
      return [{ attributes: { d: paths.given } }, { attributes: { d: paths.interpolated } }];
    }),
  };
}

type ToPixels = (value: number) => number;

function linesOf(series: readonly LineSeries[], shares: readonly number[], y: ToPixels): NodeChange[] {
  return series.map(({ values, bridged = false }) => ({ attributes: { d: pathOf(values, shares, y, bridged) } }));
}

/** Where the values and how far they may be off are known. */
function areasOf(series: readonly LineSeries[], shares: readonly number[], y: ToPixels): NodeChange[] {
  return series.flatMap(({ values, tolerance }) => {
    if (tolerance === undefined) return [];
    const halfOf = (index: number) => tolerance[index] ?? 0;
    const path = area<number | null>()
      .defined((value, index) => value !== null && (tolerance[index] ?? null) !== null)
      .x((_, index) => roundToTenth((shares[index] ?? 0) * STRETCHED_WIDTH))
      .y0((value, index) => y((value ?? 0) - halfOf(index)))
      .y1((value, index) => y((value ?? 0) + halfOf(index)));
    return [{ attributes: { d: path([...values]) ?? '' } }];
  });
}

function pathOf(
  values: readonly (number | null)[],
  shares: readonly number[],
  y: ToPixels,
  isBridged: boolean,
): string {
  const path = line<{ readonly value: number | null; readonly share: number }>()
    .defined(({ value }) => value !== null)
    .x(({ share }) => roundToTenth(share * STRETCHED_WIDTH))
    .y(({ value }) => y(value ?? 0));
  const points = values.map((value, index) => ({ value, share: shares[index] ?? 0 }));
  return path(isBridged ? points.filter(({ value }) => value !== null) : points) ?? '';
}

function marksOf(series: readonly LineSeries[], shares: readonly number[], y: ToPixels): LineDrawing['marks'] {
  return shares.flatMap((share, index) => {
    const shapes = series.flatMap((lineSeries) => {
      const { look, values, interpolated } = lineSeries;
      const value = values[index] ?? null;
      if (value === null || !showsMark(lineSeries, index)) return [];
      const d = `M0 ${y(value)}${shapeOf(look, markSizeOf(lineSeries))}`;
      return [{ attributes: { d, ...paintOf(look, interpolated?.[index] === true) } }];
    });
    return shapes.length === 0 ? [] : [{ x: percentOfWidth(share), shapes }];
  });
}

const markSizeOf = ({ faint }: LineSeries): number => (faint ? 2.25 : 3.25);

/** Whether a value is marked: all are, or it has no neighbour and no line would show it. */
function showsMark({ values, bridged }: LineSeries, index: number): boolean {
  if (isMarked(values.length)) return true;
  if (bridged) return values.every((value, other) => other === index || value === null);
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

const TWO_LINES = 29;
const ONE_LINE = 15;
/** How far from the end of its line a label is, in pixels. */
export const LABEL_OFF = 18;

const lastKnown = ({ values }: LineSeries): number => values.findLastIndex((value) => value !== null);

/** The stop at which a line ends while another goes on; null where none does. A bridged one has its own stops. */
export function earlyEnd(lineSeries: LineSeries, all: readonly LineSeries[]): number | null {
  const last = lastKnown(lineSeries);
  return last >= 0 && !lineSeries.bridged && all.some((other) => lastKnown(other) > last) ? last : null;
}

function endsOf(series: readonly LineSeries[], space: LineSpace, y: ToPixels): LineDrawing['ends'] {
  const { axis, height, shares, stopNames } = space;
  const ends = series.flatMap((lineSeries) => {
    const index = lastKnown(lineSeries);
    const value = lineSeries.values[index] ?? null;
    if (value === null || lineSeries.unlabelled) return [];
    const early = earlyEnd(lineSeries, series);
    const stop = early === null ? undefined : stopNames?.[early];
    const words = [formatInUnit(axis.unit, value), ...(stop === undefined ? [] : [stop])].join(', ');
    // A line may end before the others: its label goes beside theirs, not over the drawing.
    return [
      { series: lineSeries, value, words, share: lineSeries.bridged || early !== null ? 1 : (shares[index] ?? 1) },
    ];
  });
  const size = ends.length * TWO_LINES <= height + 20 ? TWO_LINES : ONE_LINE;
  const labelTops = placeLabels(
    ends.map(({ value }) => y(value)),
    size,
    -10,
    height + 10,
  );
  return ends.map(({ series, value, words, share }, index) => {
    // To the pixel: letters stay sharp, and seldom have to be moved.
    const at = Math.round(labelTops[index] ?? y(value));
    return {
      series,
      along: { attributes: { x: percentOfWidth(share) } },
      down: { attributes: { transform: `translate(0 ${at})` } },
      leader: { attributes: { d: `M5 ${Math.round(y(value) - at)}L${LABEL_OFF - 4} 0` } },
      value: size === TWO_LINES ? { attributes: {}, textContent: words } : null,
    };
  });
}
