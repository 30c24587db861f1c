import { useId, type ReactNode } from 'react';
import type { CursorPath } from './chart-cursor';
import { ChartFooter } from './chart-footer';
import type { ChartTable } from './chart-table';
import { LateChartCursor } from './late-chart-cursor';
import type { PlotMargin } from './plot';
import { PlotArea, type PlotAreaProps } from './plot-area';

export interface ChartFigureProps {
  /** The answer the chart gives, its headline: made by `lib/domain/findings` from the figures drawn. */
  finding?: string | null | undefined;
  /** What is drawn: names the chart, its table and its files. */
  title: ReactNode;
  /** Hides the title where a heading above says the same. */
  titleHidden?: boolean | undefined;
  /** What the reader needs to know first. */
  lead?: ReactNode;
  table: ChartTable;
  margin: PlotMargin;
  /** How keyboard and pointer move through the values; none for a chart of one figure. */
  cursor?: CursorPath | undefined;
  /** For a plot that follows a slider: the slider's value and the plot's height. */
  moving?: PlotAreaProps['moving'];
  /** What the reader needs to know: a broken axis, interpolated values. */
  notes?: readonly ReactNode[];
  children: ReactNode;
}

/** What every chart has around it: its title, a cursor with its read-out, its notes, its table and its files. */
export function ChartFigure(props: ChartFigureProps) {
  const { finding, title, titleHidden, lead, table, margin, cursor, moving, notes = [], children } = props;
  const id = useId();
  return (
    <figure className="@container isolate min-w-0" data-chart={table.caption} aria-labelledby={id}>
      <figcaption>
        {finding && (
          <span data-finding className="block font-semibold text-balance">
            {finding}
          </span>
        )}
        <span id={id} className={titleHidden ? 'sr-only' : finding ? 'block text-sm text-soft' : 'block font-semibold'}>
          {title}
        </span>
      </figcaption>
      {lead && <div className="text-sm text-soft">{lead}</div>}
      <PlotArea
        margin={margin}
        moving={moving}
        cursor={cursor && <LateChartCursor table={table} path={cursor} margin={margin} />}
      >
        {children}
      </PlotArea>
      {notes.length > 0 && (
        <ul className="mt-1 text-xs text-soft">
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      <ChartFooter table={table} />
    </figure>
  );
}
