import { useId, type ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lookOf, OVER_LIMIT_LOOK } from '@/components/charts/marks/look';
import { NARROW_FIGURE } from '@/components/charts/frame/plot-widths';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { anchorOf } from '@/components/charts/marks/place-labels';
import { TexturePattern } from '@/components/charts/marks/texture';
import { textWidth } from '@/components/charts/marks/text-width';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { valueAxis } from '@/components/charts/axis/value-axis';

export interface BulletChartProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  unit: Unit;
  value: { readonly name: string; readonly at: number };
  /** Where it is heading, hatched behind the value. */
  projection?: { readonly name: string; readonly at: number };
  /** The limit it is compared with; null without one. */
  target: { readonly name: string; readonly at: number } | null;
  notes?: readonly ReactNode[];
}

/** One figure against its limit, with where it is heading. */
export function BulletChart(props: BulletChartProps) {
  const { finding, title, titleHidden, lead, unit, value, projection, target, notes = [] } = props;
  const id = useId();
  const isOver = target !== null && value.at >= target.at;
  const points = [value, ...(projection ? [projection] : []), ...(target ? [target] : [])];
  const pointValues = points.map(({ at }) => at);
  const axis = valueAxis(pointValues, unit, { fromZero: true });
  const share = (at: number) => percentOfWidth(axis.share(at));
  const labels = points.map(({ name, at }) => {
    const text = `${name} ${formatInUnit(unit, at)}`;
    return { text, x: share(at), anchor: anchorOf(axis.share(at) * NARROW_FIGURE, textWidth(text), NARROW_FIGURE) };
  });
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={{
        caption: title,
        columns: [
          { header: 'Figure', unit: 'words' },
          { header: 'Value', unit },
        ],
        rows: points.map(({ name, at }) => [name, at]),
      }}
      margin={{ left: 0, right: 0, top: 8, bottom: 4 }}
      notes={notes}
    >
      <Plot
        title={title}
        description={`${labels.map(({ text }) => text).join('; ')}.`}
        height={36 + labels.length * 15}
      >
        <defs>
          <TexturePattern id={id} look={{ ...lookOf(5), texture: 'rising' }} />
        </defs>
        <rect x="0" width="100%" y="2" height="26" className="fill-sunken" />
        {projection && <rect x="0" width={share(projection.at)} y="8" height="14" fill={`url(#${id})`} opacity="0.6" />}
        <rect x="0" width={share(value.at)} y="8" height="14" className={(isOver ? OVER_LIMIT_LOOK : lookOf(0)).fill} />
        {target && (
          <line x1={share(target.at)} x2={share(target.at)} y1="0" y2="30" strokeWidth="3.5" className="stroke-ink" />
        )}
        {labels.map((label, index) => (
          <PointLabel key={label.text} {...label} line={index} />
        ))}
      </Plot>
    </ChartFigure>
  );
}

interface PointLabelProps {
  text: string;
  x: string;
  anchor: 'start' | 'middle' | 'end';
  /** Under the bar, from 0. */
  line: number;
}

function PointLabel({ text, x, anchor, line }: PointLabelProps) {
  return (
    <g>
      <line x1={x} x2={x} y1="28" y2={34 + line * 15} className="stroke-edge" />
      <text
        x={x}
        y={45 + line * 15}
        textAnchor={anchor}
        className="fill-ink [paint-order:stroke] stroke-surface"
        strokeWidth="3"
      >
        {text}
      </text>
    </g>
  );
}
