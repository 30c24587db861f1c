import { Card } from '@/components/ui/data/card';
import { LineChart } from './line-chart';
import {
  BANDS_OF_A_YEAR,
  CHANGES,
  CLOSE_TOGETHER,
  HUGE_RANGE,
  ONE_POINT,
  WITH_GAPS,
  YEAR,
} from '@/components/charts/samples/sample-series';

export const FourBandsWithFlags = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart
      title={`Forecast, ${theme}`}
      finding="Expected to lose £1,650, 13%, by May 2027 (Clean)"
      stops={YEAR}
      series={BANDS_OF_A_YEAR}
      unit="pounds"
      events={[
        { at: '2026-09', words: 'New plate: supply rises.' },
        { at: '2026-10', words: 'Stronger than expected.' },
      ]}
      lines={[{ at: '2027-02', label: 'Defleet date' }]}
      stretch={{ from: '2026-11', label: 'Forecast' }}
    />
  </Card>
);

export const GapsAndInterpolatedValues = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart title={`With gaps, ${theme}`} stops={YEAR} series={WITH_GAPS} unit="pounds" />
  </Card>
);

export const OnePoint = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart title={`One edition, ${theme}`} stops={{ ...YEAR, at: ['2026-06'] }} series={ONE_POINT} unit="pounds" />
  </Card>
);

export const HugeRangeAndLongName = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart title={`Huge range, ${theme}`} stops={YEAR} series={HUGE_RANGE} unit="pounds" />
  </Card>
);

export const NegativeChanges = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart title={`Change since purchase, ${theme}`} stops={YEAR} series={CHANGES} unit="pounds" />
  </Card>
);

export const SixLinesTogether = ({ theme }: { theme: string }) => (
  <Card>
    <LineChart title={`Six close lines, ${theme}`} stops={YEAR} series={CLOSE_TOGETHER} unit="pounds" />
  </Card>
);
