/** A short-term forecast: what the guide expects a derivative to be worth in the next twelve months, plate by plate. */
import { z } from 'zod';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { forecast, ForecastOptions } from '@/lib/contract/forecast';
import type { vehicleTypes } from '@/lib/contract/subscriber';
import { dayFromDateTime } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { becauseSchema } from '@/lib/domain/provenance';
import { gridOf } from '@/lib/domain/valuations/value-grid';
import { kindFromWords, type VehicleKind } from '@/lib/domain/vehicles/vehicle';

const grid = z.array(z.array(z.number().int().nullable()));

const forecastPlateSchema = z.object({
  /** As the provider writes it: `2021 21`. */
  name: z.string(),
  /** The plate's number in the provider's list, for requesting a single one. */
  sequence: z.number().int().nullable(),
  /** The days of the forecast, rising. */
  days: z.array(daySchema),
  /** The provider's own mileage points, rising. */
  mileages: z.array(z.number().int()),
  /** Whole pounds by day, then mileage; null if it gives none. */
  clean: grid,
  average: grid,
  below: grid,
});
export type ForecastPlate = z.infer<typeof forecastPlateSchema>;

const commentSchema = z.object({ day: daySchema.nullable(), text: z.string() });

export const forecastSchema = z.object({
  /** The day of the guide it was made from. */
  snapshotDay: daySchema,
  plates: z.array(forecastPlateSchema),
  comments: z.array(commentSchema),
});
export type Forecast = z.infer<typeof forecastSchema>;

/** A forecast, or why there is none. */
export const forecastAnswerSchema = z.union([
  z.object({ forecast: forecastSchema }),
  z.object({ forecast: z.null(), because: becauseSchema }),
]);

/** The number of a kind of vehicle in the forecasts; null if they do not cover it. */
export function vehicleTypeOf(kind: VehicleKind, types: OperationAnswer<typeof vehicleTypes>): number | null {
  const found = types.find(({ abbreviation, description }) => kindFromWords(`${abbreviation} ${description}`) === kind);
  return found?.typeId ?? null;
}

type ForecastWire = OperationAnswer<typeof forecast>;

/** The newest snapshot of an answer; null if it contains none. */
export function forecastFrom(wire: ForecastWire): Forecast | null {
  const [newest] = wire.toSorted((a, b) => b.valuationDate.localeCompare(a.valuationDate));
  const snapshotDay = dayFromDateTime(newest?.valuationDate);
  if (!newest || snapshotDay === null) return null;
  const comments = (newest.comments ?? []).flatMap(({ commentDate, comment }) =>
    comment?.trim() ? [{ day: dayFromDateTime(commentDate), text: comment.trim() }] : [],
  );
  return { snapshotDay, plates: (newest.plates ?? []).map(plateFrom), comments };
}

function plateFrom({ plate, plusValues = [] }: NonNullable<ForecastWire[number]['plates']>[number]): ForecastPlate {
  const months = plusValues
    .flatMap(({ date, mileagePoints = [] }) => {
      const day = dayFromDateTime(date);
      return day === null ? [] : [{ day, points: mileagePoints }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const rows = months.map(({ points }) => points);
  const clean = gridOf(
    rows,
    ({ mileage }) => mileage,
    (row) => row.clean,
  );
  const bandGrid = (band: 'average' | 'below') =>
    gridOf(
      rows,
      ({ mileage }) => mileage,
      (row) => row[band],
    ).grid;
  return {
    name: plate.yearMonth?.trim() ?? '',
    sequence: plate.plateSequenceNumber ?? null,
    days: months.map(({ day }) => day),
    mileages: clean.mileages,
    clean: clean.grid,
    average: bandGrid('average'),
    below: bandGrid('below'),
  };
}

/** @param snapshot a day, for the closest snapshot before it; the current one if absent */
export const snapshotOption = (snapshot: string | undefined): ForecastOptions =>
  snapshot === undefined ? {} : { valuationDate: snapshot };
