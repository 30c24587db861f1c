import { Card } from '@/components/ui/data/card';
import { BarChart } from './bar-chart';

const OPTIONS = {
  unit: 'pounds',
  rowName: 'Option',
  valueName: 'Retained value',
  ghostName: 'List price when new',
} as const;

export const OptionValues = ({ theme }: { theme: string }) => (
  <Card>
    <BarChart
      {...OPTIONS}
      title={`Option values, ${theme}`}
      bars={[
        { label: 'Panoramic roof', value: 420, ghost: 1150 },
        { label: '20″ alloy wheels in diamond-cut dark grey with a name that goes on and on', value: 310, ghost: 1200 },
        { label: 'Heated seats', value: 0, ghost: 325, remark: 'cut by the rules' },
        { label: 'Tow bar', value: null, ghost: 700 },
      ]}
    />
  </Card>
);

export const NegativeChanges = ({ theme }: { theme: string }) => (
  <Card>
    <BarChart
      title={`Change by month, ${theme}`}
      unit="pounds"
      rowName="Month"
      valueName="Change"
      bars={[
        { label: 'June', value: -250 },
        { label: 'July', value: 120 },
        { label: 'August', value: -1900 },
      ]}
    />
  </Card>
);

export const OneBar = ({ theme }: { theme: string }) => (
  <Card>
    <BarChart {...OPTIONS} title={`One option, ${theme}`} bars={[{ label: 'Roof rails', value: 0, ghost: 250 }]} />
  </Card>
);
