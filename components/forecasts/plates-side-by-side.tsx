import { memo } from 'react';
import { SmallMultiples } from '@/components/charts/line/small-multiples';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { unvaluedOn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';
import { forecastExtremes, forecastSeries } from './forecast-series';

export interface PlatesSideBySideProps {
  plates: readonly ForecastPlate[];
  wordsOf: (name: string) => string;
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
}

/** The same mileage on several plates, one scale for all. */
export const PlatesSideBySide = memo(function PlatesSideBySide({
  plates,
  wordsOf,
  usage,
  movingMileage,
}: PlatesSideBySideProps) {
  return (
    <SmallMultiples
      title="Plates side by side"
      lead={`All at ${formatMiles(usage.mileage)} today, all on one scale.`}
      scaleOf={forecastExtremes(plates)}
      panels={plates.map((plate) => ({
        title: wordsOf(plate.name),
        stops: { name: 'Month', unit: 'month', at: plate.days },
        series: forecastSeries(plate, plate.days, usage),
        unit: 'pounds',
        notes: unvaluedNotes(unvaluedOn(plate.days, plate.mileages, plate.clean, usage)),
        live: {
          moving: movingMileage,
          seriesAt: (mileage) => forecastSeries(plate, plate.days, { ...usage, mileage }),
        },
      }))}
    />
  );
});
