import { Card } from '@/components/ui/data/card';
import { BulletChart } from './bullet-chart';

export const MonthAgainstLimit = ({ theme }: { theme: string }) => (
  <Card>
    <BulletChart
      title={`Look-ups this month, ${theme}`}
      lead="Limit reached on the 23rd at this pace."
      unit="count"
      value={{ name: 'Used', at: 412 }}
      projection={{ name: 'Forecast', at: 1310 }}
      target={{ name: 'Limit', at: 1000 }}
    />
  </Card>
);

export const NoLimitSet = ({ theme }: { theme: string }) => (
  <Card>
    <BulletChart title={`No limit, ${theme}`} unit="count" value={{ name: 'Used', at: 0 }} target={null} />
  </Card>
);
