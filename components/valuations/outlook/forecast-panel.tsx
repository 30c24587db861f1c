import { guideLines } from '@/components/charts/guide/guide-lines';
import { LineChart } from '@/components/charts/line/line-chart';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import { unvaluedOn } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles } from '@/lib/format';
import { forecastAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { OutlookUnvalued } from './outlook-unvalued';

/** The next twelve months at the record's mileage. */
export function ForecastPanel({ id }: { id: string }) {
  const answer = useAnswer(readRecordForecast, { id });
  return (
    <OutlookPanel title="Forecast" answer={answer} fullPagePath={forecastAddress}>
      {({ forecast: { plates, snapshotDay }, ...subject }) => {
        const [plate] = plates;
        if (!plate) return null;
        const { mileage } = subject;
        const usage = { mileage, perMonth: 0, today: snapshotDay };
        const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
        return unvalued?.days === plate.days.length ? (
          <OutlookUnvalued
            unvalued={unvalued}
            mileage={mileage}
            addressAt={(miles) => forecastAddress({ ...subject, mileage: miles })}
          />
        ) : (
          <LineChart
            title={`Next twelve months at ${formatMiles(mileage)}`}
            stops={{ name: 'Month', unit: 'month', at: plate.days }}
            series={guideLines(plate.days, plate.mileages, plate, usage)}
            unit="pounds"
            height={140}
            notes={[...unvaluedNotes(unvalued), `Short-term forecast of ${formatDate(snapshotDay)}.`]}
          />
        );
      }}
    </OutlookPanel>
  );
}
