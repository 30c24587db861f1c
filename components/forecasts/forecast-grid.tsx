import { memo } from 'react';
import type { GridCell } from '@/components/charts/grid/grid-path';
import { HeatGrid } from '@/components/charts/grid/heat-grid';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { forecastFinding } from '@/lib/domain/findings/value-findings';
import { mileageIn, valuesAlongMileage, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';

export interface ForecastGridProps {
  /** The day of the guide the forecast was made from. */
  snapshotDay: Day;
  /** Starts today if today's value is known. */
  plate: ForecastPlate;
  /** The provider's own mileage points, rising: the rows. */
  mileages: readonly number[];
  band: ForecastBand;
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
}

/** Every month and every mileage of one band, with the vehicle's path through it. */
export const ForecastGrid = memo(function ForecastGrid({
  snapshotDay,
  plate,
  mileages,
  band,
  usage,
  movingMileage: moving,
}: ForecastGridProps) {
  const name = FORECAST_BANDS.find(([key]) => key === band)?.[1] ?? '';
  const readings = valuesAlongMileage(plate.days, plate.mileages, plate[band], usage);
  return (
    <HeatGrid
      finding={forecastFinding(
        plate.days.map((day, index) => ({ day, value: readings[index]?.pounds ?? null })),
        name,
        snapshotDay,
      )}
      title={`${name} by month and mileage`}
      columns={{ name: 'Month', unit: 'month', at: plate.days }}
      rows={{ name: 'Mileage', unit: 'miles', at: mileages }}
      values={mileages.map((row) => {
        const at = plate.mileages.indexOf(row);
        return plate.days.map((_, column) => plate[band][column]?.[at] ?? null);
      })}
      unit="pounds"
      path={cellsAlongUsage(plate.days, mileages, usage)}
      livePath={{ moving, cellsAt: (mileage) => cellsAlongUsage(plate.days, mileages, { ...usage, mileage }) }}
      pathName="the point nearest this vehicle’s mileage in each month"
    />
  );
});

/** The provider's points nearest the vehicle's mileage, month by month; none outside them. */
function cellsAlongUsage(days: readonly Day[], mileages: readonly number[], usage: MileageProfile): GridCell[] {
  const [least, most] = [mileages[0] ?? 0, mileages.at(-1) ?? 0];
  return days.flatMap((day, column) => {
    const mileage = mileageIn(day, usage);
    if (mileage < least || mileage > most) return [];
    let row = 0;
    mileages.forEach((point, index) => {
      if (Math.abs(point - mileage) < Math.abs((mileages[row] ?? 0) - mileage)) row = index;
    });
    return [{ row, column }];
  });
}
