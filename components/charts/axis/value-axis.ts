import { nice, ticks } from 'd3-array';
import { formatAxisLabel, type Unit } from './unit';
import { textWidth } from '@/components/charts/marks/text-width';

export interface ValueAxis {
  readonly unit: Unit;
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** The axis does not start at zero; the chart says so. */
  readonly broken: boolean;
  /** How far along the axis a value lies, 0 to 1. */
  readonly share: (value: number) => number;
}

/** The least share of the axis that values use, so that no third of a plot is empty. */
const USED_SHARE_MIN = 2 / 3;
/** How much finer than its ticks the ends of a scale may be, where round ends would leave too much of it empty. */
const FINER_ENDS = [1, 2, 4, 8];
/** The top of the scale where every value is zero. */
const ALL_ZERO_TOP = 10;

/**
 * One scale for all values given. It starts at zero unless a third of it would then be empty, and always where a length
 * represents a value (`fromZero`).
 */
export function valueAxis(values: readonly number[], unit: Unit, { fromZero = false, count = 5 } = {}): ValueAxis {
  const known = values.filter(Number.isFinite);
  const high = known.length === 0 ? 0 : Math.max(...known);
  const low = known.length === 0 ? 0 : Math.min(...known);
  const withZero: Ends = [Math.min(0, low), Math.max(0, high)];
  const mayBreak = !fromZero && low > 0 && (high - low) / high < USED_SHARE_MIN;
  const [from, to] = endsOf(mayBreak ? [low, high] : withZero, fromZero ? withZero : [low, high], count);
  return {
    unit,
    domain: [from, to],
    ticks: ticks(from, to, count),
    broken: from > 0,
    share: (value) => (value - from) / (to - from),
  };
}

type Ends = readonly [low: number, high: number];

/** Ends as round as the values drawn allow. @param drawn from the lowest to the highest of them */
function endsOf([low, high]: Ends, drawn: Ends, count: number): Ends {
  if (low === high) {
    const [least = 0, most = 0] = [low * 0.9, high === 0 ? ALL_ZERO_TOP : high * 1.1].toSorted((a, b) => a - b);
    return nice(least, most, count);
  }
  const used = ([from, to]: Ends) => (drawn[1] - drawn[0]) / (to - from);
  return (
    FINER_ENDS.map((finer) => nice(low, high, count * finer)).find((ends) => used(ends) >= USED_SHARE_MIN) ?? [
      low,
      high,
    ]
  );
}

/** The width of its labels beside the plot, in pixels. */
export function axisLabelWidth({ unit, ticks }: ValueAxis): number {
  return Math.max(...ticks.map((tick) => textWidth(formatAxisLabel(unit, tick), 11))) + 10;
}
