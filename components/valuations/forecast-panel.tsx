import { guideLines } from '@/components/charts/guide-lines';
import { LineChart } from '@/components/charts/line-chart';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/use-answer';
import { formatDate, formatMiles } from '@/lib/format';
import { OutlookPanel } from './outlook-panel';

/** The next twelve months at the record's mileage. */
export function ForecastPanel({ id }: { id: string }) {
  const asked = useAnswer(readRecordForecast, { id });
  return (
    <OutlookPanel
      title="Forecast"
      of={asked}
      full={({ kind, identifier, registered, mileage }) =>
        `/vehicles/${kind}/${identifier}/forecast?by=date&registered=${registered}&mileage=${mileage}`
      }
    >
      {({ forecast: { plates, snapshotDay }, mileage }) => {
        const [plate] = plates;
        return plate ? (
          <LineChart
            title={`Next twelve months at ${formatMiles(mileage)}`}
            stops={{ name: 'Month', unit: 'month', at: plate.days }}
            series={guideLines(plate.days, plate.mileages, plate, { mileage, perMonth: 0, today: snapshotDay })}
            unit="pounds"
            height={140}
            notes={[`Short-term forecast of ${formatDate(snapshotDay)}.`]}
          />
        ) : null;
      }}
    </OutlookPanel>
  );
}
