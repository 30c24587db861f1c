import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { Card } from '@/components/ui/data/card';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { readReportCard } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/client/use-answer';
import { parseYearLetter } from '@/lib/domain/plates/year-letter';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { unvaluedOn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate } from '@/lib/format';
import { ForecastChart } from './forecast-chart';
import { plateWords } from './forecast-series';

export interface ForecastChartCardProps {
  kind: VehicleKind;
  identifier: number;
  forecast: Forecast;
  older: Forecast | null;
  plate: ForecastPlate;
  /** The same, beginning today if today's value is known. */
  drawnPlate: ForecastPlate;
  /** Where today’s value is from, if that has to be stated. */
  startWords: readonly string[];
  usage: MileageProfile;
  /** The mileage at rest, for which the accuracy of earlier forecasts is requested. */
  settledMileage: number;
  movingMileage: MovingValue;
  handOver: Day | null;
  /** The page's address at another mileage, for use before any script. */
  addressAt: (mileage: number) => string;
  onMileage: (mileage: number) => void;
}

/** The forecast of one plate, or why it has no value at this mileage. */
export function ForecastChartCard(props: ForecastChartCardProps) {
  const { kind, identifier, forecast, older, plate, usage, settledMileage, movingMileage, handOver } = props;
  const slice = parseYearLetter(plate.name);
  const vehicle = slice && { kind, identifier, ...slice };
  const accuracyAnswer = useAnswer(readReportCard, vehicle && { ...vehicle, mileage: settledMileage });
  const olderPlate = older?.plates.find(({ name }) => name === plate.name);
  const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
  return (
    <Card>
      {unvalued && unvalued.days === unvalued.ofDays ? (
        <UnvaluedNotice
          unvalued={unvalued}
          mileage={usage.mileage}
          addressAt={props.addressAt}
          onShow={props.onMileage}
        />
      ) : (
        <ForecastChart
          plateWords={plateWords(plate.name)}
          forecast={forecast}
          plate={props.drawnPlate}
          accuracy={accuracyAnswer.data?.card ?? null}
          usage={usage}
          movingMileage={movingMileage}
          handOver={handOver}
          older={older && olderPlate ? { snapshotDay: older.snapshotDay, plate: olderPlate } : null}
          notes={[...unvaluedNotes(unvalued), ...props.startWords]}
        />
      )}
      <p className="mt-1 text-xs text-faint">
        Provider’s short-term forecast of {formatDate(forecast.snapshotDay)}. Free.
      </p>
    </Card>
  );
}
