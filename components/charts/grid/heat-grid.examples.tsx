import { Card } from '@/components/ui/data/card';
import { HeatGrid } from './heat-grid';
import { gridOf, MILEAGES, SIXTY_MONTHS, YEAR } from '@/components/charts/samples/sample-series';

export const MonthByMileage = ({ theme }: { theme: string }) => (
  <Card>
    <HeatGrid
      title={`Clean by month and mileage, ${theme}`}
      columns={YEAR}
      rows={{ ...MILEAGES, at: MILEAGES.at.slice(0, 8) }}
      values={gridOf(8, 12)}
      unit="pounds"
      path={YEAR.at.map((_, column) => ({ row: Math.floor(column / 3), column }))}
      pathName="this vehicle at 1,700 mi a month"
    />
  </Card>
);

export const SixtyMonthsByTwentyMileages = ({ theme }: { theme: string }) => (
  <Card>
    <HeatGrid
      title={`60 months by 20 mileages, ${theme}`}
      columns={SIXTY_MONTHS}
      rows={MILEAGES}
      values={gridOf(20, 60)}
      unit="pounds"
    />
  </Card>
);

export const OneCell = ({ theme }: { theme: string }) => (
  <Card>
    <HeatGrid
      title={`One cell, ${theme}`}
      columns={{ ...YEAR, at: ['2026-06'] }}
      rows={{ ...MILEAGES, at: [10_000] }}
      values={[[8400]]}
      unit="pounds"
    />
  </Card>
);
