import { Card } from '@/components/ui/data/card';
import { StackedBars } from './stacked-bars';

const PARTS = ['Depreciation', 'Fuel', 'Service and repair', 'Insurance', 'Road tax', 'Finance'];

const TERMS = Array.from({ length: 9 }, (_, index) => 12 + index * 6);

export const ManyBars = ({ theme }: { theme: string }) => (
  <Card>
    <StackedBars
      title={`A mile over nine terms, ${theme}`}
      unit="pencePerMile"
      rowName="Term"
      parts={PARTS}
      namedOnce
      bars={TERMS.map((months, index) => ({
        label: `${months} months`,
        // The first has no fuel, so the names are under the longest bar that has every part.
        values: [30 - index, index === 0 ? null : 12, 3 + index / 4, 5, 2, 8 - index / 3],
      }))}
    />
  </Card>
);

export const WholeLifeCost = ({ theme }: { theme: string }) => (
  <Card>
    <StackedBars
      title={`Whole-life cost, ${theme}`}
      unit="pounds"
      rowName="Vehicle"
      parts={PARTS}
      bars={[
        { label: 'Petrol, 36 months', values: [14_300, 4_870, 1_610, 2_050, 585, 3_120] },
        { label: 'Electric, 36 months, with a name that is long', values: [18_900, 1_930, 990, 2_300, 0, 3_900] },
        { label: 'Not all is known', values: [9_000, null, null, 1_500, null, null] },
      ]}
    />
  </Card>
);
