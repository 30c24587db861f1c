/** How accurate earlier forecasts were: each forecast for a later edition, compared with that edition. */
import { z } from 'zod';
import { firstOfMonth, calendarMonthsBetween } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { Forecast } from './forecast';
import type { UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { valueAt } from '@/lib/domain/valuations/value-grid';

const FORECAST_BANDS = ['clean', 'average', 'below'] as const;
/** The compared months ahead. */
const HORIZONS = [1, 3, 6] as const;

const judgementSchema = z.object({
  band: z.enum(FORECAST_BANDS),
  monthsAhead: z.number().int(),
  /** Forecasts whose month has come. */
  count: z.number().int(),
  /** Mean absolute error in whole pounds; null if no month has come. */
  errorPounds: z.number().int().nullable(),
  /** Mean of forecast less outcome; positive: the forecasts were too high. */
  biasPounds: z.number().int().nullable(),
});

export const reportCardSchema = z.object({
  mileage: z.number().int(),
  /** The snapshots compared. */
  snapshots: z.array(daySchema),
  judgements: z.array(judgementSchema),
});
export type ReportCard = z.infer<typeof reportCardSchema>;

/** @param mileage both sides are read at it, interpolated where needed */
export function reportCardOf(forecasts: readonly Forecast[], history: UsedValueHistory, mileage: number): ReportCard {
  const outcome = (band: (typeof FORECAST_BANDS)[number], month: string): number | null => {
    const index = history.editions.findIndex((edition) => firstOfMonth(edition) === month);
    return index < 0 ? null : valueAt(history.mileages, history[band][index] ?? [], mileage).pounds;
  };
  const judgements = FORECAST_BANDS.flatMap((band) =>
    HORIZONS.map((monthsAhead) => {
      const errors = forecasts.flatMap(({ snapshotDay, plates: [plate] }) => {
        const at = plate?.days.findIndex((day) => calendarMonthsBetween(snapshotDay, day) === monthsAhead) ?? -1;
        const day = plate?.days[at];
        if (!plate || day === undefined) return [];
        const forecastPounds = valueAt(plate.mileages, plate[band][at] ?? [], mileage).pounds;
        const actualPounds = outcome(band, firstOfMonth(day));
        return forecastPounds === null || actualPounds === null ? [] : [forecastPounds - actualPounds];
      });
      const mean = (measure: (miss: number) => number) =>
        errors.length === 0 ? null : Math.round(errors.reduce((sum, miss) => sum + measure(miss), 0) / errors.length);
      return { band, monthsAhead, count: errors.length, errorPounds: mean(Math.abs), biasPounds: mean((miss) => miss) };
    }),
  );
  return { mileage, snapshots: forecasts.map(({ snapshotDay }) => snapshotDay).toSorted(), judgements };
}
