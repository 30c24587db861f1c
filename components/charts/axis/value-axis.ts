import { scaleLinear } from '@visx/scale';
import { formatAxisLabel, type Unit } from './unit';
import { textWidth } from '@/components/charts/marks/text-width';

export interface ValueAxis {
  readonly unit: Unit;
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** The axis does not begin at zero; its chart says so. */
  readonly broken: boolean;
  /** How far along the axis a value lies, 0 to 1. */
  readonly share: (value: number) => number;
}

const MIN_ZERO_SHARE = 0.35;
/** The top of the scale where every value is zero. */
const ALL_ZERO_TOP = 10;

/**
 * One scale for all values given. It begins at zero unless that would squeeze the values into the upper part, and always
 * where a length stands for a value (`fromZero`).
 */
export function valueAxis(values: readonly number[], unit: Unit, { fromZero = false, count = 5 } = {}): ValueAxis {
  const known = values.filter(Number.isFinite);
  const high = known.length === 0 ? 0 : Math.max(...known);
  const low = known.length === 0 ? 0 : Math.min(...known);
  const broken = !fromZero && low > 0 && low > high * MIN_ZERO_SHARE;
  const bottom = broken ? low : Math.min(0, low);
  const top = broken || high > 0 ? high : 0;
  const padded = bottom === top ? [bottom * 0.9, top === 0 ? ALL_ZERO_TOP : top * 1.1] : [bottom, top];
  const scale = scaleLinear<number>({ domain: padded.toSorted((a, b) => a - b), range: [0, 1], nice: count });
  const [from = 0, to = 1] = scale.domain();
  return { unit, domain: [from, to], ticks: scale.ticks(count), broken: from > 0, share: (value) => scale(value) };
}

/** The width of its labels beside the plot, in pixels. */
export function axisLabelWidth({ unit, ticks }: ValueAxis): number {
  return Math.max(...ticks.map((tick) => textWidth(formatAxisLabel(unit, tick), 11))) + 10;
}
