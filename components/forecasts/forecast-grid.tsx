import { memo } from 'react';
import { HeatGrid } from '@/components/charts/heat-grid';
import type { ForecastPlate } from '@/lib/domain/forecast';
import { mileageIn, type Usage } from '@/lib/domain/value-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';

export interface ForecastGridProps {
  plate: ForecastPlate;
  band: ForecastBand;
  /** By month, the row of the provider's point next to the vehicle's own mileage: `3,3,4`; '' where there is none. */
  rows: string;
}

/** Every month and every mileage of one band. Drawn anew only when the vehicle's way through it changes. */
export const ForecastGrid = memo(function ForecastGrid({ plate, band, rows }: ForecastGridProps) {
  const name = FORECAST_BANDS.find(([each]) => each === band)?.[1] ?? '';
  return (
    <HeatGrid
      title={`${name} by month and mileage`}
      columns={{ name: 'Month', unit: 'month', at: plate.days }}
      rows={{ name: 'Mileage', unit: 'miles', at: plate.mileages }}
      values={plate.mileages.map((_, row) => plate.days.map((_, column) => plate[band][column]?.[row] ?? null))}
      unit="pounds"
      path={
        rows === '' ? [] : rows.split(',').flatMap((row, column) => (row === '' ? [] : [{ row: Number(row), column }]))
      }
      pathName="the point next to this vehicle’s mileage in each month"
    />
  );
});

/** The provider's points a vehicle comes next to, month by month; nothing outside them. */
export function nextTo(plate: ForecastPlate, usage: Usage): string {
  const [least, most] = [plate.mileages[0] ?? 0, plate.mileages.at(-1) ?? 0];
  return plate.days
    .map((day) => {
      const mileage = mileageIn(day, usage);
      if (mileage < least || mileage > most) return '';
      let best = 0;
      plate.mileages.forEach((point, row) => {
        if (Math.abs(point - mileage) < Math.abs((plate.mileages[best] ?? 0) - mileage)) best = row;
      });
      return String(best);
    })
    .join(',');
}
