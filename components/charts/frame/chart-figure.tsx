import type { ReactNode } from 'react';
import { ChartCursor, type CursorPath } from './chart-cursor';
import { ChartFooter } from './chart-footer';
import type { ChartTable } from './chart-table';
import type { PlotMargin } from './plot';

export interface ChartFigureProps {
  title: ReactNode;
  /** Where a heading above says the same. */
  titleHidden?: boolean | undefined;
  /** The answer the chart gives, in a sentence. */
  lead?: ReactNode;
  table: ChartTable;
  margin: PlotMargin;
  /** How keyboard and pointer move through the values; none for a chart of one figure. */
  cursor?: CursorPath | undefined;
  /**
   * Of a plot that moves: the browser then lays out and paints the plot by itself, and not at all far from the screen.
   */
  height?: number | undefined;
  /** What a reader has to know: a broken axis, interpolated values. */
  notes?: readonly ReactNode[];
  children: ReactNode;
}

/** What every chart has around it: its title, a cursor with its read-out, its notes, its table and its files. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, titleHidden, lead, table, margin, cursor, height, notes = [], children } = props;
  const contained =
    height === undefined
      ? {}
      : {
          contain: 'size layout style',
          contentVisibility: 'auto' as const,
          // For what overlaps its edge: a frame's stroke, the ring of the cursor.
          overflowClipMargin: 8,
          height: margin.top + height + margin.bottom,
        };
  const padding = `${margin.top}px ${margin.right}px ${margin.bottom}px ${margin.left}px`;
  return (
    <figure className="@container isolate min-w-0" data-chart={table.caption}>
      <figcaption className={titleHidden ? 'sr-only' : 'font-semibold'}>{title}</figcaption>
      {lead && <div className="text-sm text-soft">{lead}</div>}
      <div className="relative" style={{ padding, ...contained }}>
        {children}
        {cursor && <ChartCursor table={table} path={cursor} margin={margin} />}
      </div>
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
