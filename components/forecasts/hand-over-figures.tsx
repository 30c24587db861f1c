import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { valuesAlongMileage, mileageIn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatMiles, formatMonth, formatPounds, formatPoundsChange } from '@/lib/format';
import { FORECAST_BANDS } from './forecast-series';

export interface HandOverFiguresProps {
  plate: ForecastPlate;
  usage: MileageProfile;
  /** One of the plate’s days. */
  handOver: Day;
}

/** What it is expected to be worth on the defleet date, against the first month of the forecast. */
export function HandOverFigures({ plate, usage, handOver }: HandOverFiguresProps) {
  const index = plate.days.indexOf(handOver);
  const first = plate.days[0];
  const miles = formatMiles(mileageIn(handOver, usage));
  return (
    <section aria-label={`Defleet in ${formatMonth(handOver)}, at ${miles}`}>
      <p className="mb-2 text-sm text-soft">
        Defleet in {formatMonth(handOver)}, at {miles}:
      </p>
      <KeyFigures>
        {FORECAST_BANDS.map(([band, label]) => {
          const readings = valuesAlongMileage(plate.days, plate.mileages, plate[band], usage);
          const [handOverReading, startPounds] = [readings[index], readings[0]?.pounds ?? null];
          const pounds = handOverReading?.pounds ?? null;
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
                      first !== undefined &&
                      index > 0 &&
                      `${formatPoundsChange(pounds - startPounds)} from ${formatMonth(first)}`}
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
