import { LineChart } from '@/components/charts/line/line-chart';
import { BAND_LOOK } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import type { OptionValues } from '@/lib/domain/options/option-values';
import { monthsFinding } from '@/lib/domain/findings/value-findings';
import { CONDITION_WORDS, LAST_MONTH } from '@/lib/domain/options/option-value-rules';

const BANDS = ['retail', 'clean', 'average', 'below'] as const;

/** All options together over five years: every condition for the first twelve months, Clean for the rest. */
export function TotalOverTime({ values: { totals } }: { values: OptionValues }) {
  const at = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);
  return (
    <Card title="Total over five years">
      <LineChart
        finding={monthsFinding(
          totals.map(({ clean }) => clean),
          CONDITION_WORDS.clean,
        )}
        title="Total of the options by month"
        unit="pounds"
        stops={{ name: 'Months from now', unit: 'months', at }}
        series={BANDS.map((band) => ({
          name: CONDITION_WORDS[band],
          values: totals.map((month) => month[band]),
          look: BAND_LOOK[band],
        }))}
      />
    </Card>
  );
}
