import { percentOfWidth } from '@/components/charts/frame/plot';
import { textWidth } from '@/components/charts/marks/text-width';

interface ShadedStretchProps {
  stretch: { readonly from: string | number; readonly label: string };
  share: (at: string | number) => number;
  height: number;
  /** The least, in pixels. */
  plotWidth: number;
}

/** A stretch with a different meaning, such as the forecast, with its label above. */
export function ShadedStretch({ stretch: { from, label }, share, height, plotWidth }: ShadedStretchProps) {
  const x = percentOfWidth(share(from));
  const isAtEnd = isLabelAtEnd(share(from), label, plotWidth);
  return (
    <g>
      <rect x={x} width={percentOfWidth(1 - share(from))} y="0" height={height} className="fill-sunken" />
      <text
        x={isAtEnd ? '100%' : x}
        dx={isAtEnd ? 0 : 4}
        y="-6"
        fontSize="11"
        textAnchor={isAtEnd ? 'end' : 'start'}
        className="fill-soft"
      >
        {label}
      </text>
    </g>
  );
}

/**
 * Whether the label ends where the plot does, because it has no room after the start of its stretch on a narrow page:
 * the names of the series are beside the plot. On a wider page it is inside its stretch all the same.
 */
const isLabelAtEnd = (from: number, label: string, plotWidth: number): boolean =>
  from * plotWidth + textWidth(label, 11) + 8 > plotWidth;

/** From where to where the label is, in pixels. @param plotWidth the least */
export function stretchLabelSpan(from: number, label: string, plotWidth: number): [number, number] {
  const width = textWidth(label, 11) + 8;
  const start = isLabelAtEnd(from, label, plotWidth) ? plotWidth - width : from * plotWidth;
  return [start, start + width];
}
