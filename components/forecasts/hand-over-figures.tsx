import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { valuesAlongMileage, mileageIn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatMiles, formatMonth, formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';

export interface HandOverFiguresProps {
  /** As drawn: starts today if today's value is known. */
  plate: ForecastPlate;
  usage: MileageProfile;
  /** One of the plate’s days. */
  handOver: Day;
}

/** What it is expected to be worth on the defleet date, against the first value of the chart. */
export function HandOverFigures({ plate, usage, handOver }: HandOverFiguresProps) {
  const index = plate.days.indexOf(handOver);
  const miles = formatMiles(mileageIn(handOver, usage));
  return (
    <section aria-label={`Defleet in ${formatMonth(handOver)}, at ${miles}`}>
      <p className="mb-2 text-sm text-soft">
        Defleet in {formatMonth(handOver)}, at {miles}:
      </p>
      <KeyFigures>
        {FORECAST_BANDS.map(([band, label]) => {
          const readings = valuesAlongMileage(plate.days, plate.mileages, plate[band], usage);
          const handOverReading = readings[index];
          const pounds = handOverReading?.pounds ?? null;
          const startIndex = readings.findIndex((reading) => reading.pounds !== null);
          const [start, startPounds] = [plate.days[startIndex], readings[startIndex]?.pounds ?? null];
          return (
            <KeyFigure
              key={band}
              band={band}
              label={label}
              value={
                pounds === null ? (
                  <Missing
                    reason="The forecast does not cover this mileage."
                    next="Choose one within the provider’s points."
                  />
                ) : (
                  formatPounds(pounds)
                )
              }
              gap={
                pounds === null ? null : (
                  <>
                    {startPounds !== null &&
                      start !== undefined &&
                      index > startIndex &&
                      `${formatPoundsChange(pounds - startPounds)} from ${formatMonth(start)}`}
                    {handOverReading?.interpolated && ' · interpolated'}
                  </>
                )
              }
            />
          );
        })}
      </KeyFigures>
    </section>
  );
}
