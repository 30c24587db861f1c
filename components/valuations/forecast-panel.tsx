import { guideLines } from '@/components/charts/guide-lines';
import { LineChart } from '@/components/charts/line-chart';
import { unvaluedNotes } from '@/components/charts/unvalued';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/use-answer';
import { unvaluedOn } from '@/lib/domain/value-grid';
import { formatDate, formatMiles } from '@/lib/format';
import { forecastAddress } from './outlook-addresses';
import { OutlookPanel } from './outlook-panel';
import { OutlookUnvalued } from './outlook-unvalued';

/** The next twelve months at the record's mileage. */
export function ForecastPanel({ id }: { id: string }) {
  const asked = useAnswer(readRecordForecast, { id });
  return (
    <OutlookPanel title="Forecast" of={asked} full={forecastAddress}>
      {({ forecast: { plates, snapshotDay }, ...subject }) => {
        const [plate] = plates;
        if (!plate) return null;
        const { mileage } = subject;
        const usage = { mileage, perMonth: 0, today: snapshotDay };
        const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
        return unvalued?.days === plate.days.length ? (
          <OutlookUnvalued {...{ unvalued, mileage }} at={(miles) => forecastAddress({ ...subject, mileage: miles })} />
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
