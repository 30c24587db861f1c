import { Card } from '@/components/ui/data/card';
import { ScatterChart } from './scatter-chart';

const POINTS = Array.from({ length: 60 }, (_, index) => {
  const x = 4_000 + index * 350;
  return { name: `Car ${index + 1}`, x, y: Math.round(x * (0.9 + ((index * 37) % 20) / 100)) };
});

export const PriceAgainstRetail = ({ theme }: { theme: string }) => (
  <Card>
    <ScatterChart
      title={`Asking price against Retail, ${theme}`}
      points={POINTS}
      unit="pounds"
      pointName="Car"
      xName="Retail"
      yName="Asking price"
      equalName="asking price at Retail"
    />
  </Card>
);
