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
  /** The way of the keyboard and the pointer through the values; none for a chart that is one figure. */
  cursor?: CursorPath | undefined;
  /**
   * Of the plot, where it moves: what moves in a box of one size need not be looked for outside it, nor drawn far from
   * the screen.
   */
  height?: number | undefined;
  /** What has to be known to read it: a broken axis, values reckoned. */
  notes?: readonly ReactNode[];
  children: ReactNode;
}

/** What every chart has about it: its title, a cursor with its read-out, its notes, its table and its files. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, titleHidden, lead, table, margin: room, cursor, height, notes = [], children } = props;
  const contained =
    height === undefined
      ? {}
      : {
          contain: 'size layout style',
          contentVisibility: 'auto' as const,
          // For what stands about its edge: a frame's stroke, the ring of the cursor.
          overflowClipMargin: 8,
          height: room.top + height + room.bottom,
        };
  const padding = `${room.top}px ${room.right}px ${room.bottom}px ${room.left}px`;
  return (
    <figure className="@container isolate min-w-0" data-chart={table.caption}>
      <figcaption className={titleHidden ? 'sr-only' : 'font-semibold'}>{title}</figcaption>
      {lead && <div className="text-sm text-soft">{lead}</div>}
      <div className="relative" style={{ padding, ...contained }}>
        {children}
        {cursor && <ChartCursor table={table} path={cursor} margin={room} />}
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
