/** What of a line chart moves when its values do. One reckoning for both hands that draw it: React, and the redraw. */
import { line } from '@visx/shape';
import type { LineSeries } from './line-series';
import { placeInLines, placeLabels } from './place-labels';
import { across } from './plot';
import { shapeOf } from './mark';
import { STRETCHED_WIDTH } from './stretched';
import { inUnit } from './unit';
import type { ValueAxis } from './value-axis';

/** More stops than this, and marks on a line would hide it. */
const MARKED_STOPS = 24;
/** The narrowest a plot gets, on a phone. */
export const NARROW = 210;

/** One node: what is written on it, by React's names, and what it says. */
export interface Moved {
  readonly on: Readonly<Record<string, string | number>>;
  readonly says?: string;
}

export interface LineDrawing {
  /** By series. */
  readonly lines: readonly Moved[];
  /** By stop, the marks of all series there. */
  readonly marks: readonly { readonly x: string; readonly shapes: readonly Moved[] }[];
  /** Of each series that ends with a label: where, what leads to it, its name, its value (none where one line must do). */
  readonly ends: readonly {
    readonly series: LineSeries;
    readonly place: Moved;
    readonly leader: Moved;
    readonly label: Moved;
    readonly value: Moved | null;
  }[];
  readonly flags: readonly { readonly pole: Moved; readonly head: Moved; readonly number: Moved }[];
}

export interface LineSpace {
  readonly axis: ValueAxis;
  readonly height: number;
  /** Of the stops, in shares of the width. */
  readonly shares: readonly number[];
  /** Of the flags. */
  readonly flagShares: readonly number[];
}

export const isMarked = (stops: number): boolean => stops <= MARKED_STOPS;

export function lineDrawing(series: readonly LineSeries[], space: LineSpace): LineDrawing {
  const y = (value: number) => space.height * (1 - space.axis.share(value));
  return {
    lines: series.map(({ values }) => ({ on: { d: pathOf(values, space.shares, y) } })),
    marks: marksOf(series, space.shares, y),
    ends: endsOf(series, space, y),
    flags: flagsOf(series, space, y),
  };
}

/** Its nodes in the order in which they stand in the document. */
export function movedOf({ lines, marks, ends, flags }: LineDrawing): Moved[] {
  return [
    ...lines,
    ...marks.flatMap(({ shapes }) => shapes),
    ...ends.flatMap(({ place, leader, label, value }) => [place, leader, label, ...(value ? [value] : [])]),
    ...flags.flatMap(({ pole, head, number }) => [pole, head, number]),
  ];
}

type Y = (value: number) => number;

function pathOf(values: readonly (number | null)[], shares: readonly number[], y: Y): string {
  const path = line<number | null>({
    defined: (value) => value !== null,
    x: (_, index) => (shares[index] ?? 0) * STRETCHED_WIDTH,
    y: (value) => y(value ?? 0),
  });
  return path([...values]) ?? '';
}

function marksOf(series: readonly LineSeries[], shares: readonly number[], y: Y): LineDrawing['marks'] {
  const all = isMarked(shares.length);
  return shares.flatMap((share, index) => {
    const shapes = series.flatMap(({ look, values, reckoned, faint }) => {
      const value = values[index] ?? null;
      if (value === null || !(all || standsAlone(values, index))) return [];
      return [{ on: shapeOf(look, faint ? 2.25 : 3.25, reckoned?.[index] === true, y(value)) }];
    });
    return shapes.length === 0 ? [] : [{ x: across(share), shapes }];
  });
}

/** Neither neighbour is there: no line would show it. */
function standsAlone(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

const TWO_LINES = 29;
const ONE_LINE = 15;
/** How far from the end of its line a label stands, in pixels. */
export const LABEL_OFF = 18;

function endsOf(series: readonly LineSeries[], { axis, height, shares }: LineSpace, y: Y): LineDrawing['ends'] {
  const ends = series.flatMap((each) => {
    const index = each.values.findLastIndex((value) => value !== null);
    const value = each.values[index] ?? null;
    return value === null || each.unlabelled ? [] : [{ series: each, value, share: shares[index] ?? 1 }];
  });
  const size = ends.length * TWO_LINES <= height + 20 ? TWO_LINES : ONE_LINE;
  const places = placeLabels(
    ends.map(({ value }) => y(value)),
    size,
    -10,
    height + 10,
  );
  return ends.map(({ series, value, share }, index) => {
    const at = places[index] ?? y(value);
    return {
      series,
      place: { on: { x: across(share) } },
      leader: { on: { d: `M5 ${y(value)}L${LABEL_OFF - 4} ${at}` } },
      label: { on: { y: at } },
      value: size === TWO_LINES ? { on: {}, says: inUnit(axis.unit, value) } : null,
    };
  });
}

function flagsOf([first]: readonly LineSeries[], space: LineSpace, y: Y): LineDrawing['flags'] {
  const { flagShares, shares } = space;
  const rows = placeInLines(flagShares.map((share): [number, number] => [share * NARROW - 9, share * NARROW + 9]));
  return flagShares.map((share, index) => {
    const value = first?.values[nearest(shares, share)] ?? null;
    const top = Math.max(-14, (value === null ? 24 : y(value)) - 20 - (rows[index] ?? 0) * 18);
    return { pole: { on: { y1: top } }, head: { on: { cy: top } }, number: { on: { y: top } } };
  });
}

function nearest(shares: readonly number[], wanted: number): number {
  let best = 0;
  shares.forEach((each, index) => {
    if (Math.abs(each - wanted) < Math.abs((shares[best] ?? 0) - wanted)) best = index;
  });
  return best;
}
