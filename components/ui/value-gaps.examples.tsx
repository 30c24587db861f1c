import { Card } from './card';
import { ValueGaps } from './value-gaps';

export const FourValues = () => (
  <Card title="Gaps" level={3}>
    <ValueGaps values={{ retail: 17250, clean: 15100, average: 14200, below: 12850 }} />
  </Card>
);

export const WithoutRetail = () => <ValueGaps values={{ retail: null, clean: 9400, average: 8750, below: 7600 }} />;

export const AllEqual = () => <ValueGaps values={{ retail: 300, clean: 300, average: 300, below: 300 }} />;
