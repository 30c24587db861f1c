import { memo } from 'react';
import type { Cell } from '@/components/charts/grid-path';
import { HeatGrid } from '@/components/charts/heat-grid';
import type { Moving } from '@/components/charts/moving';
import type { ForecastPlate } from '@/lib/domain/forecast';
import { mileageIn, type Usage } from '@/lib/domain/value-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';

export interface ForecastGridProps {
  plate: ForecastPlate;
  band: ForecastBand;
  usage: Usage;
  /** The mileage of the usage, under a slider. */
  moving: Moving;
}

/** Every month and every mileage of one band, with the vehicle's way through it. */
export const ForecastGrid = memo(function ForecastGrid({ plate, band, usage, moving }: ForecastGridProps) {
  const name = FORECAST_BANDS.find(([each]) => each === band)?.[1] ?? '';
  return (
    <HeatGrid
      title={`${name} by month and mileage`}
      columns={{ name: 'Month', unit: 'month', at: plate.days }}
      rows={{ name: 'Mileage', unit: 'miles', at: plate.mileages }}
      values={plate.mileages.map((_, row) => plate.days.map((_, column) => plate[band][column]?.[row] ?? null))}
      unit="pounds"
      path={nextTo(plate, usage)}
      livePath={{ moving, cellsAt: (mileage) => nextTo(plate, { ...usage, mileage }) }}
      pathName="the point next to this vehicle’s mileage in each month"
    />
  );
});

/** The provider's points a vehicle comes next to, month by month; nothing outside them. */
function nextTo(plate: ForecastPlate, usage: Usage): Cell[] {
  const [least, most] = [plate.mileages[0] ?? 0, plate.mileages.at(-1) ?? 0];
  return plate.days.flatMap((day, column) => {
    const mileage = mileageIn(day, usage);
    if (mileage < least || mileage > most) return [];
    let row = 0;
    plate.mileages.forEach((point, index) => {
      if (Math.abs(point - mileage) < Math.abs((plate.mileages[row] ?? 0) - mileage)) row = index;
    });
    return [{ row, column }];
  });
}
