import { Card } from '@/components/ui/data/card';
import { SUMMARIES } from '@/components/valuations/record/sample-records';
import { ValuationList } from './valuation-list';

export const Recent = () => (
  <Card title="Recent valuations" level={3} flush>
    <ValuationList items={SUMMARIES} caption="Recent valuations" />
  </Card>
);
