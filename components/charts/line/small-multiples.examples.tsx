import { Card } from '@/components/ui/data/card';
import { BANDS_OF_A_YEAR, ONE_POINT, YEAR } from '@/components/charts/samples/sample-series';
import { SmallMultiples } from './small-multiples';

export const PlatesSideBySide = ({ theme }: { theme: string }) => (
  <Card>
    <SmallMultiples
      title={`Plates, ${theme}`}
      panels={[
        { title: `21 plate, ${theme}`, stops: YEAR, series: BANDS_OF_A_YEAR, unit: 'pounds' },
        {
          title: `70 plate, ${theme}`,
          stops: YEAR,
          series: BANDS_OF_A_YEAR.map((lineSeries) => ({
            ...lineSeries,
            values: lineSeries.values.map((value) => (value ?? 0) - 1_400),
          })),
          unit: 'pounds',
        },
        { title: `20 plate, ${theme}`, stops: { ...YEAR, at: ['2026-06'] }, series: ONE_POINT, unit: 'pounds' },
      ]}
    />
  </Card>
);
