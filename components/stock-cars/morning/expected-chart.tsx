'use client';

import { Suspense } from 'react';
import type { LineChartProps } from '@/components/charts/line/line-chart';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

/** Home has no chart without a stock, so its script is not in the first one. */
const LineChart = lazyPart(async () => (await import('@/components/charts/line/line-chart')).LineChart);

export const ExpectedChart = (props: LineChartProps) => (
  <Suspense>
    <LineChart {...props} />
  </Suspense>
);
