import { BarChart } from '@/components/charts/bar/bar-chart';
import { readRecordOptionValues } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { optionValuesAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';

/** What the dearest factory options would add today. Whether the car has them, nobody says: that is for the full page. */
export function OptionValuesPanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordOptionValues, { id });
  return (
    <OutlookPanel title="Option values" answer={answer} fullPagePath={optionValuesAddress}>
      {({ options }) => (
        <BarChart
          title="If it has them: the dearest options, today"
          lead="Tick what the car really has on the full page."
          unit="pounds"
          rowName="Option"
          valueName="Adds to Clean"
          ghostName="Cost new"
          bars={options.map(({ name, valuePounds, costNewPounds }) => ({
            label: name,
            value: valuePounds,
            ghost: costNewPounds,
          }))}
        />
      )}
    </OutlookPanel>
  );
}
