import { LABEL_OFF, type LineDrawing } from './line-drawing';
import { fitted } from './text-width';

export interface EndLabelsProps {
  ends: LineDrawing['ends'];
  /** Beside the plot, in pixels. */
  room: number;
}

/** The name and the last value of each line where it ends, moved apart and led to; one line each where many end. */
export function EndLabels({ ends, room }: EndLabelsProps) {
  return (
    <g>
      {ends.map(({ series: { name, look, faint }, place, leader, label, value }) => (
        <svg key={name} data-moved {...place.on} y="0" overflow="visible">
          <path
            data-moved
            {...leader.on}
            className={look.stroke}
            strokeWidth="1.5"
            strokeDasharray={look.dash}
            fill="none"
          />
          <text data-moved x={LABEL_OFF} {...label.on} className={faint ? 'fill-soft' : 'fill-ink'}>
            {value ? (
              <>
                <tspan dy="-0.2em" className="font-semibold">
                  {fitted(name, room - LABEL_OFF)}
                </tspan>
                <tspan data-moved x={LABEL_OFF} dy="1.15em">
                  {value.says}
                </tspan>
              </>
            ) : (
              <tspan dy="0.33em">{fitted(name, room - LABEL_OFF)}</tspan>
            )}
          </text>
        </svg>
      ))}
    </g>
  );
}
