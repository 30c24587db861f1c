import { memo } from 'react';
import { SmallMultiples } from '@/components/charts/small-multiples';
import type { Moving } from '@/components/charts/moving';
import { unvaluedNotes } from '@/components/charts/unvalued';
import type { ForecastPlate } from '@/lib/domain/forecast';
import { unvaluedOn, type Usage } from '@/lib/domain/value-grid';
import { formatMiles } from '@/lib/format';
import { extremesOf, seriesOf } from './forecast-series';

export interface PlatesSideBySideProps {
  plates: readonly ForecastPlate[];
  wordsOf: (name: string) => string;
  usage: Usage;
  /** The mileage of the usage, under a slider. */
  moving: Moving;
}

/** The same mileage on several plates, one scale for all. */
export const PlatesSideBySide = memo(function PlatesSideBySide({
  plates,
  wordsOf,
  usage,
  moving,
}: PlatesSideBySideProps) {
  return (
    <SmallMultiples
      title="Plates side by side"
      lead={`All at ${formatMiles(usage.mileage)} today, all on one scale.`}
      scaleOf={extremesOf(plates)}
      panels={plates.map((plate) => ({
        title: wordsOf(plate.name),
        stops: { name: 'Month', unit: 'month', at: plate.days },
        series: seriesOf(plate, plate.days, usage),
        unit: 'pounds',
        notes: unvaluedNotes(unvaluedOn(plate.days, plate.mileages, plate.clean, usage)),
        live: { moving, seriesAt: (mileage) => seriesOf(plate, plate.days, { ...usage, mileage }) },
      }))}
    />
  );
});
