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
  const isLeft = isStretchLabelLeft(share(from), label, plotWidth);
  return (
    <g>
      <rect x={x} width={percentOfWidth(1 - share(from))} y="0" height={height} className="fill-sunken" />
      <text x={x} dx={isLeft ? -4 : 4} y="-6" fontSize="11" textAnchor={isLeft ? 'end' : 'start'} className="fill-soft">
        {label}
      </text>
    </g>
  );
}

/** Whether the label is left of the start: the names of the series are beside the plot. */
export const isStretchLabelLeft = (from: number, label: string, plotWidth: number): boolean =>
  from * plotWidth + textWidth(label, 11) + 8 > plotWidth;
