import type { PlotMargin } from './plot';

/** The width of a figure on the narrowest phone: 320 px without the edges of its page and its card. */
export const NARROW_FIGURE = 254;
/** From this width up, the figure's container is `@lg`. */
const WIDE_FIGURE = 512;
/** From this width up, it is `@3xl`. */
const LARGE_FIGURE = 768;

/** The least widths of a plot, in pixels: what does not touch there touches nowhere. */
export interface PlotWidths {
  readonly narrow: number;
  /** In a figure of `@lg`. */
  readonly wide: number;
  /** In a figure of `@3xl`. */
  readonly large: number;
}

/**
 * The class of a label that is in narrow figures only, in wide ones only, or in both; and of one that is only in wide
 * figures that are not large, or only in large ones.
 */
export const LABEL_ON = {
  both: '',
  narrow: '@lg:hidden',
  wide: '@max-lg:hidden',
  medium: '@max-lg:hidden @3xl:hidden',
  large: '@max-3xl:hidden',
} as const;

/** Between the margins of a plot. */
export const leastPlotWidths = ({ left, right }: Pick<PlotMargin, 'left' | 'right'>): PlotWidths => ({
  narrow: Math.max(1, NARROW_FIGURE - left - right),
  wide: Math.max(1, WIDE_FIGURE - left - right),
  large: Math.max(1, LARGE_FIGURE - left - right),
});
