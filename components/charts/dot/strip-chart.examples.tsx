import { Card } from '@/components/ui/data/card';
import { StripChart } from './strip-chart';

export const ThreeGuides = ({ theme }: { theme: string }) => (
  <Card>
    <StripChart
      title={`Guide against guide, ${theme}`}
      unit="pounds"
      stripName="Source"
      strips={[
        {
          label: 'Monthly guide',
          marks: [
            { name: 'Retail', value: 15250 },
            { name: 'Clean', value: 13100 },
            { name: 'Average', value: 12200 },
          ],
        },
        {
          label: 'Live',
          marks: [
            { name: 'Clean', value: 13150 },
            { name: 'Average', value: 13100 },
          ],
        },
        { label: 'Internet', marks: [{ name: 'middle', value: 14890 }], range: [13900, 16200] },
      ]}
    />
  </Card>
);

export const OneMark = ({ theme }: { theme: string }) => (
  <Card>
    <StripChart
      title={`One figure, ${theme}`}
      unit="pounds"
      stripName="Source"
      strips={[{ label: 'Live', marks: [{ name: 'Clean', value: 300 }] }]}
    />
  </Card>
);
