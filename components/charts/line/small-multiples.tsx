import type { ReactNode } from 'react';
import { LineChart, type LineChartProps } from './line-chart';

export interface SmallMultiplesProps {
  title: string;
  lead?: ReactNode;
  panels: readonly Omit<LineChartProps, 'scaleOf' | 'height'>[];
  /** Further values for the common scale, so that it does not move with a slider. */
  scaleOf?: readonly number[];
  height?: number;
}

/** Several line charts side by side on one scale, so that heights compare across them. */
export function SmallMultiples({ title, lead, panels, scaleOf = [], height = 150 }: SmallMultiplesProps) {
  const values = panels.flatMap(({ series }) =>
    series.flatMap((lineSeries) => lineSeries.values.filter((value) => value !== null)),
  );
  return (
    <section aria-label={title} className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-soft">{lead ?? 'All on one scale.'}</p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-4">
        {panels.map((panel) => (
          <LineChart key={panel.title} {...panel} scaleOf={[...scaleOf, ...values]} height={height} />
        ))}
      </div>
    </section>
  );
}
