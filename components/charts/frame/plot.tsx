import { useId, type ReactNode } from 'react';

/** Margins in pixels, for the labels of axes and series. */
export interface PlotMargin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlotProps {
  title: string;
  /** What the chart shows, in words; the finding is in the figure's caption. */
  description: string;
  /** Height of the plot alone, in pixels; it is as wide as the page allows. */
  height: number;
  children: ReactNode;
}

/**
 * The drawing. Its viewport is the plot itself: horizontal positions are per cent and vertical ones pixels, so it fits any
 * width, in print too, without script and with letters of one size. Labels beside the plot overflow it.
 */
export function Plot({ title, description, height, children }: PlotProps) {
  const id = useId();
  return (
    <svg
      data-plot
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
      width="100%"
      height={height}
      className="block overflow-visible text-xs"
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      {children}
    </svg>
  );
}

/** A share of the width, 0 to 1, as SVG takes it. */
export function percentOfWidth(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
