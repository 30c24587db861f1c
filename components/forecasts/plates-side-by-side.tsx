import { memo } from 'react';
import { SmallMultiples } from '@/components/charts/line/small-multiples';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { forecastFinding } from '@/lib/domain/findings/value-findings';
import { unvaluedOn, valuesAlongMileage, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';
import { forecastExtremes, forecastSeries } from './forecast-series';

export interface PlatesSideBySideProps {
  /** The day of the guide the forecast was made from. */
  snapshotDay: Day;
  plates: readonly ForecastPlate[];
  wordsOf: (name: string) => string;
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
}

/** The same mileage on several plates, one scale for all. */
export const PlatesSideBySide = memo(function PlatesSideBySide({
  snapshotDay,
  plates,
  wordsOf,
  usage,
  movingMileage,
}: PlatesSideBySideProps) {
  return (
    <SmallMultiples
      title="Plates side by side"
      lead={`All at ${formatMiles(usage.mileage)} today, all on one scale.`}
      panels={plates.map((plate) => ({
        title: wordsOf(plate.name),
        stops: { name: 'Month', unit: 'month', at: plate.days },
        series: forecastSeries(plate, plate.days, usage),
        unit: 'pounds',
        finding: cleanFinding(plate, usage, snapshotDay),
        notes: unvaluedNotes(unvaluedOn(plate.days, plate.mileages, plate.clean, usage)),
        live: {
          moving: movingMileage,
          at: usage.mileage,
          reach: forecastExtremes([plate]),
          seriesAt: (mileage) => forecastSeries(plate, plate.days, { ...usage, mileage }),
        },
      }))}
    />
  );
});

function cleanFinding(plate: ForecastPlate, usage: MileageProfile, snapshotDay: Day): string | null {
  const readings = valuesAlongMileage(plate.days, plate.mileages, plate.clean, usage);
  return forecastFinding(
    plate.days.map((day, index) => ({ day, value: readings[index]?.pounds ?? null })),
    'Clean',
    snapshotDay,
  );
}
