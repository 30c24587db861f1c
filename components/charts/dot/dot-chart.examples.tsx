import { Card } from '@/components/ui/data/card';
import { DotChart } from './dot-chart';

const PHASES = ['Low', 'Medium', 'High', 'Extra high', 'Combined'];
const WORDS = { unit: 'co2', groupName: 'Configuration', dotName: 'Phase', valueName: 'CO2' } as const;
const dots = (values: readonly (number | null)[]) => PHASES.map((name, at) => ({ name, value: values[at] ?? null }));

export const PhasesAgainstBands = ({ theme }: { theme: string }) => (
  <Card>
    <DotChart
      {...WORDS}
      title={`CO2 by phase, ${theme}`}
      groups={[
        { label: 'As it stands', dots: dots([171, 131, 118, 139, 134]) },
        { label: 'With 20″ wheels and the panoramic roof', dots: dots([178, 137, 123, null, 140]) },
      ]}
      edges={[130, 135, 140, 145].map((at) => ({ at, label: `${at} g/km` }))}
    />
  </Card>
);

export const OneDot = ({ theme }: { theme: string }) => (
  <Card>
    <DotChart
      {...WORDS}
      title={`One figure, ${theme}`}
      groups={[{ label: 'Electric', dots: [{ name: 'Combined', value: 0 }] }]}
    />
  </Card>
);
