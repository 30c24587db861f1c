import { guideLines } from '@/components/charts/guide/guide-lines';
import { LineChart } from '@/components/charts/line/line-chart';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { forecastFinding } from '@/lib/domain/findings/value-findings';
import { forecastFromToday, forecastStartWords } from '@/lib/domain/forecasts/forecast-from-today';
import { unvaluedOn } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';
import { forecastAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { OutlookUnvalued } from './outlook-unvalued';

/** The next twelve months at the record's mileage. */
export function ForecastPanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordForecast, { id });
  return (
    <OutlookPanel title="Forecast" answer={answer} fullPagePath={forecastAddress}>
      {({ forecast: { plates, snapshotDay }, valued, ...subject }) => {
        const [ahead] = plates;
        if (!ahead) return null;
        const { mileage } = subject;
        const today = {
          day: valued.day,
          mileages: [mileage],
          clean: [valued.clean],
          average: [valued.average],
          below: [valued.below],
        };
        const plate = forecastFromToday(ahead, today, snapshotDay);
        const usage = { mileage, perMonth: 0, today: snapshotDay };
        const unvalued = unvaluedOn(ahead.days, ahead.mileages, ahead.clean, usage);
        const series = guideLines(plate.days, plate.mileages, plate, usage);
        const clean = series.find(({ name }) => name === 'Clean');
        return unvalued?.days === ahead.days.length ? (
          <OutlookUnvalued
            what="forecast"
            unvalued={unvalued}
            mileage={mileage}
            addressAt={(miles) => forecastAddress({ ...subject, mileage: miles })}
          />
        ) : (
          <LineChart
            finding={forecastFinding(
              plate.days.map((day, index) => ({ day, value: clean?.values[index] ?? null })),
              'Clean',
              snapshotDay,
            )}
            title={`Next twelve months at ${formatMiles(mileage)}`}
            stops={{ name: 'Month', unit: 'month', at: plate.days }}
            series={series}
            unit="pounds"
            height={140}
            notes={[...unvaluedNotes(unvalued), forecastStartWords(ahead, today, snapshotDay)]}
          />
        );
      }}
    </OutlookPanel>
  );
}
