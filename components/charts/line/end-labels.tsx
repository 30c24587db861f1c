import { LABEL_OFF, type LineDrawing } from './line-drawing';
import { fitted } from '@/components/charts/marks/text-width';

export interface EndLabelsProps {
  ends: LineDrawing['ends'];
  /** Beside the plot, in pixels. */
  width: number;
}

/** The name and the last value of each line at its end, moved apart, with a leader; only the name where many end. */
export function EndLabels({ ends, width }: EndLabelsProps) {
  return (
    <g>
      {ends.map(({ series: { name, look, faint }, along, down, leader, value }) => (
        <svg key={name} data-moved {...along.attributes} y="0" overflow="visible">
          <g
            data-moved
            {...down.attributes}
            className={`${faint ? 'fill-soft' : 'fill-ink'} [&>text]:stroke-surface [&>text]:[paint-order:stroke]`}
            // Where a line ends before the others, they pass behind its label.
            strokeWidth={along.attributes['x'] === '100%' ? 0 : 3}
          >
            <path
              data-moved
              {...leader.attributes}
              className={look.stroke}
              strokeWidth="1.5"
              strokeDasharray={look.dash}
              fill="none"
            />
            <text x={LABEL_OFF} dy={value ? '-0.2em' : '0.33em'} className={value ? 'font-semibold' : undefined}>
              {fitted(name, width - LABEL_OFF)}
            </text>
            {value && (
              <text data-moved x={LABEL_OFF} dy="0.95em">
                {value.textContent}
              </text>
            )}
          </g>
        </svg>
      ))}
    </g>
  );
}
