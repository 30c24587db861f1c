import type { ReactNode } from 'react';
import { LineChart, type LineChartProps } from './line-chart';
import { drawnValues, type LineSeries } from './line-series';

export interface SmallMultiplesProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  lead?: ReactNode;
  panels: readonly Omit<LineChartProps, 'scaleOf' | 'height'>[];
  height?: number;
}

/** Several line charts side by side on one scale, so that heights compare across them. */
export function SmallMultiples({ finding, title, lead, panels, height = 150 }: SmallMultiplesProps) {
  const values = drawnValues(panels.flatMap(({ series }) => series));
  const reach = panels.flatMap(({ live }) => live?.reach ?? []);
  const sharedAt = rememberingLast((value) => panels.flatMap(({ live, series }) => live?.seriesAt(value) ?? series));
  return (
    <section aria-label={title} className="min-w-0">
      {finding && (
        <p className="font-semibold text-balance" data-finding>
          {finding}
        </p>
      )}
      <p className={finding ? 'text-sm text-soft' : 'font-semibold'}>{title}</p>
      <p className="text-sm text-soft">{lead ?? 'All on one scale.'}</p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-4">
        {panels.map((panel) => (
          <LineChart
            key={panel.title}
            {...panel}
            live={panel.live && { ...panel.live, reach, sharedAt }}
            scaleOf={values}
            height={height}
          />
        ))}
      </div>
    </section>
  );
}

/** Remembers the last result, since every chart requests the same value in turn. */
function rememberingLast(seriesAt: (value: number) => readonly LineSeries[]) {
  let last: { readonly value: number; readonly series: readonly LineSeries[] } | null = null;
  return (value: number): readonly LineSeries[] => {
    if (last?.value !== value) last = { value, series: seriesAt(value) };
    return last.series;
  };
}
