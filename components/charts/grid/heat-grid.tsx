import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import type { ChartTable } from '@/components/charts/frame/chart-table';
import { GridPath, type GridCell, type GridPathProps } from './grid-path';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import type { Stops } from '@/components/charts/axis/stop-axis';
import { textWidth } from '@/components/charts/marks/text-width';
import { formatInUnit, formatAxisLabel, formatCell, type Unit } from '@/components/charts/axis/unit';

export interface HeatGridProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  /** Across. */
  columns: Stops;
  /** Down. */
  rows: Stops;
  /** By row, then column; null is an empty cell. */
  values: readonly (readonly (number | null)[])[];
  unit: Unit;
  /** Cells with a frame: the car's own path. */
  path?: readonly GridCell[];
  pathName?: string;
  /** The path under a slider. */
  livePath?: GridPathProps['live'];
  notes?: readonly ReactNode[];
}

const SHADES = 6;
/** More columns than this, and the figures would not fit even a wide page. */
const WRITTEN_COLUMNS = 13;

/** All values of a grid: the stronger the colour, the higher the value; figures in the cells where they fit. */
export function HeatGrid(props: HeatGridProps) {
  const {
    finding,
    title,
    titleHidden,
    lead,
    columns,
    rows,
    values,
    unit,
    path = [],
    pathName,
    livePath,
    notes = [],
  } = props;
  const known = values.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const rowHeight = rows.at.length > 12 ? 18 : 24;
  const height = rows.at.length * rowHeight;
  const width = 1 / Math.max(columns.at.length, 1);
  const heads = rows.at.map((stop) => formatAxisLabel(rows.unit, stop));
  const cells = { values, width, rowHeight };
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={gridTable(props)}
      margin={{ left: Math.max(20, ...heads.map((head) => textWidth(head, 11))) + 10, right: 0, top: 28, bottom: 22 }}
      cursor={{
        along: columns.at.map((_, at) => (at + 0.5) * width),
        down: rows.at.map((_, at) => (at + 0.5) * rowHeight),
      }}
      moving={livePath && { value: livePath.moving, height }}
      notes={[
        ...(known.length > 0
          ? [
              `From ${formatInUnit(unit, low)} (lightest) to ${formatInUnit(unit, high)} (darkest). Down: ${rows.name.toLowerCase()}.`,
            ]
          : []),
        ...(pathName ? [`Outlined: ${pathName}.`] : []),
        ...notes,
      ]}
    >
      <Plot
        title={title}
        description={
          known.length > 0
            ? `${rows.at.length} by ${columns.at.length} values from ${formatInUnit(unit, low)} to ${formatInUnit(unit, high)}, by ${rows.name.toLowerCase()} and ${columns.name.toLowerCase()}.`
            : 'No values.'
        }
        height={height}
      >
        <ShadedCells {...cells} low={low} high={high} />
        {pathName && (
          <GridPath cells={path} columns={columns.at.length} rowHeight={rowHeight} height={height} live={livePath} />
        )}
        {columns.at.length <= WRITTEN_COLUMNS && <CellFigures {...cells} unit={unit} />}
        <RowLabels heads={heads} rowHeight={rowHeight} />
        <ColumnLabels columns={columns} width={width} y={height + 15} />
      </Plot>
    </ChartFigure>
  );
}

function gridTable({ title, columns, rows, values, unit }: HeatGridProps): ChartTable {
  return {
    caption: title,
    columns: [
      { header: rows.name, unit: rows.unit },
      ...columns.at.map((stop) => ({ header: formatCell(columns.unit, stop), unit })),
    ],
    rows: rows.at.map((stop, index) => [stop, ...columns.at.map((_, at) => values[index]?.[at] ?? null)]),
  };
}

interface GridCells {
  values: HeatGridProps['values'];
  /** Of a column, in shares of the plot. */
  width: number;
  /** In pixels. */
  rowHeight: number;
}

function ShadedCells({ values, width, rowHeight, low, high }: GridCells & { low: number; high: number }) {
  const shade = (value: number) =>
    high === low ? SHADES - 1 : Math.min(SHADES - 1, Math.floor(((value - low) / (high - low)) * SHADES));
  return values.map((row, down) =>
    row.map((value, at) =>
      value === null ? (
        <text
          key={`${down} ${at}`}
          x={percentOfWidth((at + 0.5) * width)}
          y={(down + 0.5) * rowHeight}
          dy="0.33em"
          textAnchor="middle"
          className="fill-soft"
        >
          –
        </text>
      ) : (
        <rect
          key={`${down} ${at}`}
          x={percentOfWidth(at * width)}
          width={percentOfWidth(width)}
          y={down * rowHeight}
          height={rowHeight}
          fillOpacity={0.08 + (shade(value) / (SHADES - 1)) * 0.92}
          className="fill-heat stroke-surface"
        />
      ),
    ),
  );
}

/** The values in words, where the page is wide enough. */
function CellFigures({ values, width, rowHeight, unit }: GridCells & { unit: Unit }) {
  return (
    <g className="@max-3xl:hidden print:inline print:text-[9px]" fontSize="11" textAnchor="middle">
      {values.map((row, down) =>
        row.map((value, at) =>
          value === null ? null : (
            <text
              key={`${down} ${at}`}
              x={percentOfWidth((at + 0.5) * width)}
              y={(down + 0.5) * rowHeight}
              dy="0.33em"
              className="fill-ink"
            >
              {formatInUnit(unit, value)}
            </text>
          ),
        ),
      )}
    </g>
  );
}

function RowLabels({ heads, rowHeight }: { heads: readonly string[]; rowHeight: number }) {
  return heads.map((head, down) => (
    <text
      key={head}
      x="-6"
      y={(down + 0.5) * rowHeight}
      dy="0.33em"
      fontSize="11"
      textAnchor="end"
      className="fill-soft"
    >
      {head}
    </text>
  ));
}

/** As many as fit, fewer where the page is narrow. */
function ColumnLabels({ columns, width, y }: { columns: Stops; width: number; y: number }) {
  const wideStep = Math.ceil(columns.at.length / 13);
  const narrowStep = wideStep * Math.ceil(columns.at.length / wideStep / 5);
  return columns.at.map((stop, at) => (
    <text
      key={stop}
      x={percentOfWidth((at + 0.5) * width)}
      y={y}
      fontSize="11"
      textAnchor="middle"
      className={`fill-soft ${at % wideStep !== 0 ? 'hidden' : at % narrowStep !== 0 ? '@max-3xl:hidden print:inline' : ''}`}
    >
      {formatAxisLabel(columns.unit, stop)}
    </text>
  ));
}
