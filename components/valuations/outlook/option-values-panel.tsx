import { BarChart } from '@/components/charts/bar/bar-chart';
import { readRecordOptionValues } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { optionsFinding } from '@/lib/domain/findings/figure-findings';
import { optionsOfValue, optionValuesLead } from './options-of-value';
import { optionValuesAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';

/** What the most expensive factory options would add today. Whether the car has them is not known here. */
export function OptionValuesPanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordOptionValues, { id });
  return (
    <OutlookPanel title="Option values" answer={answer} fullPagePath={optionValuesAddress}>
      {({ day, options: dearest }) => {
        const options = optionsOfValue(dearest);
        return (
          <BarChart
            finding={optionsFinding(
              options.map(({ name, valuePounds, costNewPounds }) => ({
                name,
                pounds: valuePounds,
                newPounds: costNewPounds,
              })),
            )}
            title="Options that add value"
            lead={optionValuesLead(day)}
            unit="pounds"
            rowName="Option"
            valueName="Adds to Clean"
            ghostName="List price when new"
            bars={options.map(({ name, valuePounds, costNewPounds }) => ({
              label: name,
              value: valuePounds,
              ghost: costNewPounds,
            }))}
          />
        );
      }}
    </OutlookPanel>
  );
}
