import { guideLines } from '@/components/charts/guide-lines';
import { LineChart } from '@/components/charts/line-chart';
import { unvaluedNotes } from '@/components/charts/unvalued';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/use-answer';
import { unvaluedOn } from '@/lib/domain/value-grid';
import { formatMiles } from '@/lib/format';
import { historyAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { OutlookUnvalued } from './outlook-unvalued';

/** The editions of the last two years at the record's mileage. */
export function HistoryPanel({ id }: { id: string }) {
  const asked = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel title="History" of={asked} full={historyAddress}>
      {({ history, ...subject }) => {
        const { mileage } = subject;
        const { editions, mileages } = history;
        const usage = { mileage, perMonth: 0, today: editions.at(-1) ?? '' };
        const unvalued = unvaluedOn(editions, mileages, history.clean, usage);
        return unvalued?.days === editions.length ? (
          <OutlookUnvalued {...{ unvalued, mileage }} at={(miles) => historyAddress({ ...subject, mileage: miles })} />
        ) : (
          <LineChart
            title={`Last two years at ${formatMiles(mileage)}`}
            stops={{ name: 'Edition', unit: 'month', at: editions }}
            series={guideLines(editions, mileages, history, usage)}
            unit="pounds"
            height={140}
            notes={unvaluedNotes(unvalued)}
          />
        );
      }}
    </OutlookPanel>
  );
}
