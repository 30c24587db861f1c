import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { Card } from '@/components/ui/data/card';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { unvaluedOn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate } from '@/lib/format';
import { ForecastChart } from './forecast-chart';
import { plateWords } from './forecast-series';

export interface ForecastChartCardProps {
  forecast: Forecast;
  older: Forecast | null;
  plate: ForecastPlate;
  usage: MileageProfile;
  movingMileage: MovingValue;
  handOver: Day | null;
  /** The page's address at another mileage, for use before any script. */
  addressAt: (mileage: number) => string;
  onMileage: (mileage: number) => void;
}

/** The forecast of one plate, or why it has no value at this mileage. */
export function ForecastChartCard(props: ForecastChartCardProps) {
  const { forecast, older, plate, usage, movingMileage, handOver, addressAt, onMileage } = props;
  const olderPlate = older?.plates.find(({ name }) => name === plate.name);
  const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
  return (
    <Card>
      {unvalued && unvalued.days === unvalued.ofDays ? (
        <UnvaluedNotice unvalued={unvalued} mileage={usage.mileage} addressAt={addressAt} onShow={onMileage} />
      ) : (
        <ForecastChart
          plateWords={plateWords(plate.name)}
          forecast={forecast}
          plate={plate}
          usage={usage}
          movingMileage={movingMileage}
          handOver={handOver}
          older={older && olderPlate ? { snapshotDay: older.snapshotDay, plate: olderPlate } : null}
          notes={unvaluedNotes(unvalued)}
        />
      )}
      <p className="mt-1 text-xs text-faint">
        Provider’s short-term forecast of {formatDate(forecast.snapshotDay)}. Free.
      </p>
    </Card>
  );
}
