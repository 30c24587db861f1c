import { guideLines } from '@/components/charts/guide/guide-lines';
import { LineChart } from '@/components/charts/line/line-chart';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { readRecordHistory } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { historyFinding } from '@/lib/domain/findings/value-findings';
import { historyEndWords, historyToValuation } from '@/lib/domain/valuations/history-to-valuation';
import { unvaluedOn } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';
import { historyAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { OutlookUnvalued } from './outlook-unvalued';

/** The editions of the last two years at the record's mileage. */
export function HistoryPanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordHistory, { id });
  return (
    <OutlookPanel title="History" answer={answer} fullPagePath={historyAddress}>
      {({ history, valued, ...subject }) => {
        const { mileage } = subject;
        const { editions, mileages } = history;
        const usage = { mileage, perMonth: 0, today: editions.at(-1) ?? '' };
        const unvalued = unvaluedOn(editions, mileages, history.clean, usage);
        const ending = historyToValuation(history, { ...valued, mileage });
        const series = guideLines(editions, ending.mileages, ending, usage);
        const clean = series.find(({ name }) => name === 'Clean');
        return unvalued?.days === editions.length ? (
          <OutlookUnvalued
            what="history"
            unvalued={unvalued}
            mileage={mileage}
            addressAt={(miles) => historyAddress({ ...subject, mileage: miles })}
          />
        ) : (
          <LineChart
            finding={historyFinding(
              editions.map((day, index) => ({ day, value: clean?.values[index] ?? null })),
              'Clean',
            )}
            title={`Last two years at ${formatMiles(mileage)}`}
            stops={{ name: 'Edition', unit: 'month', at: editions }}
            series={series}
            unit="pounds"
            height={140}
            notes={[...unvaluedNotes(unvalued), ...historyEndWords(history, valued)]}
          />
        );
      }}
    </OutlookPanel>
  );
}
