import { guideLines } from '@/components/charts/guide-lines';
import { LineChart } from '@/components/charts/line-chart';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/use-answer';
import { formatMiles } from '@/lib/format';
import { OutlookPanel } from './outlook-panel';

/** The editions of the last two years at the record's mileage. */
export function HistoryPanel({ id }: { id: string }) {
  const asked = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel
      title="History"
      of={asked}
      full={({ kind, identifier, year, letter, mileage }) =>
        `/vehicles/${kind}/${identifier}/history?plate=${year}+${letter}&mileage=${mileage}`
      }
    >
      {({ history, mileage }) => (
        <LineChart
          title={`Last two years at ${formatMiles(mileage)}`}
          stops={{ name: 'Edition', unit: 'month', at: history.editions }}
          series={guideLines(history.editions, history.mileages, history, {
            ...{ mileage, perMonth: 0, today: history.editions.at(-1) ?? '' },
          })}
          unit="pounds"
          height={140}
        />
      )}
    </OutlookPanel>
  );
}
