'use client';

import { Suspense } from 'react';
import type { LineChartProps } from '@/components/charts/line/line-chart';
import { lazyPart } from '@/components/ui/behaviour/failed-part';

/** Home has no chart without a stock, so its script is not in the first one. */
const LineChart = lazyPart(async () => (await import('@/components/charts/line/line-chart')).LineChart, 'The chart');

/** Until it has come, its place is as high as it will be, with its finding in two lines on a phone. */
export const ExpectedChart = (props: LineChartProps) => (
  <Suspense fallback={<div className="h-91 sm:h-83.5" />}>
    <LineChart {...props} />
  </Suspense>
);
