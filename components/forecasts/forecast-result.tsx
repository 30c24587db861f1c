'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMovingValue } from '@/components/charts/moving/moving-value';
import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { Card } from '@/components/ui/data/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import type { Day } from '@/lib/domain/time/calendar';
import type { Forecast } from '@/lib/domain/forecasts/forecast';
import { parseYearLetter, yearLetterWords } from '@/lib/domain/plates/year-letter';
import { unvaluedOn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatDate, formatMiles } from '@/lib/format';
import {
  COMPARED_PLATES_MAX,
  writeForecastAddress,
  type ForecastPageQuery,
  type ForecastView,
} from './forecast-address';
import { ForecastChart } from './forecast-chart';
import { ForecastControls } from './forecast-controls';
import { ForecastGrid } from './forecast-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';
import { HandOverFigures } from './hand-over-figures';
import { PlatesSideBySide } from './plates-side-by-side';
import { ReportCardView } from './report-card-view';
import { ADDRESS_DELAY_MS, useForecastAddressSync } from './use-forecast-address-sync';

export interface ForecastResultProps {
  kind: VehicleKind;
  identifier: number;
  forecastQuery: ForecastPageQuery;
  /** As the address had it. */
  view: ForecastView;
  forecast: Forecast;
  older: Forecast | null;
  today: Day;
}

/** An answered forecast, read by mileage, use and hand-over: everything here is reckoned from the one answer. */
export function ForecastResult({
  kind,
  identifier,
  forecastQuery: ask,
  view: initialView,
  forecast,
  older,
  today,
}: ForecastResultProps) {
  const [view, setView] = useState(initialView);
  const [band, setBand] = useState<ForecastBand>('clean');
  useForecastAddressSync(ask, view);
  const plate = forecast.plates.find(({ name }) => name === view.plate) ?? forecast.plates.at(-1);
  const middle = plate?.mileages[Math.floor(plate.mileages.length / 2)] ?? 0;
  const mileage = view.mileage ?? middle;
  const movingMileage = useMovingValue(mileage, (miles) => setView((current) => ({ ...current, mileage: miles })));
  const usage = useMemo<MileageProfile>(
    () => ({ mileage, perMonth: view.perMonth, today }),
    [mileage, view.perMonth, today],
  );
  const comparedPlates = useMemo(
    () => forecast.plates.filter(({ name }) => view.beside.includes(name) && name !== plate?.name),
    [forecast, view.beside, plate],
  );
  const drawnPlates = useMemo(() => (plate ? [plate, ...comparedPlates] : []), [plate, comparedPlates]);
  const settledMileage = useDebouncedValue(Math.round(usage.mileage / 1_000) * 1_000, ADDRESS_DELAY_MS);
  // While the miles a month are typed: the chart in hand comes first, what stands beside and below it a frame later.
  const deferredUsage = useDeferredValue(usage);
  if (!plate) return null;
  const updateView = (part: Partial<ForecastView>) => setView((current) => ({ ...current, ...part }));
  const handOver = view.handOver !== null && plate.days.includes(view.handOver) ? view.handOver : null;
  const olderPlate = older?.plates.find(({ name }) => name === plate.name);
  const slice = parseYearLetter(plate.name);
  const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
  return (
    <div className="space-y-4">
      <div className="print:hidden">
        <Card>
          <ForecastControls
            plate={plate}
            plates={forecast.plates.map(({ name }) => ({ name, words: plateWords(name) }))}
            mileage={movingMileage}
            perMonth={usage.perMonth}
            handOver={handOver}
            onPlate={(name) => updateView({ plate: name })}
            onPerMonth={(perMonth) => updateView({ perMonth })}
            onHandOver={(day) => updateView({ handOver: day })}
          />
          {view.mileage === null && (
            <p className="mt-2 text-sm text-soft">
              No mileage was given: it begins at {formatMiles(middle)}, the middle of the provider’s points.
            </p>
          )}
        </Card>
      </div>
      <Card>
        {unvalued && unvalued.days === unvalued.ofDays ? (
          <UnvaluedNotice
            unvalued={unvalued}
            mileage={mileage}
            addressAt={(miles) => writeForecastAddress(ask, { ...view, mileage: miles })}
            onShow={(miles) => updateView({ mileage: miles })}
          />
        ) : (
          <ForecastChart
            plateWords={plateWords(plate.name)}
            forecast={forecast}
            plate={plate}
            usage={usage}
            movingMileage={movingMileage}
            handOver={handOver}
            older={older && olderPlate ? { snapshotDay: older.snapshotDay, plate: olderPlate } : null}
            notes={unvaluedNotes(unvalued)}
          />
        )}
        <p className="mt-1 text-xs text-faint">
          Short-term forecast of {formatDate(forecast.snapshotDay)}, by the provider. Free.
        </p>
      </Card>
      {handOver && <HandOverFigures plate={plate} usage={usage} handOver={handOver} />}
      <Card>
        <div className="print:hidden">
          <RadioGroup
            inline
            legend="Values in the grid"
            value={band}
            onChange={(value) => setBand(FORECAST_BANDS.find(([bandKey]) => bandKey === value)?.[0] ?? 'clean')}
            options={FORECAST_BANDS.map(([value, label]) => ({ value, label }))}
          />
        </div>
        <ForecastGrid plate={plate} band={band} usage={deferredUsage} movingMileage={movingMileage} />
      </Card>
      {forecast.plates.length > 1 && (
        <Card title="Other plates">
          <fieldset className="mb-3 print:hidden">
            <legend className="text-sm text-soft">
              Drawn beside the {plateWords(plate.name)}, at most {COMPARED_PLATES_MAX}:
            </legend>
            <div className="flex flex-wrap gap-x-5">
              {forecast.plates
                .filter(({ name }) => name !== plate.name)
                .map(({ name }) => (
                  <Checkbox
                    key={name}
                    label={plateWords(name)}
                    checked={view.beside.includes(name)}
                    disabled={!view.beside.includes(name) && view.beside.length >= COMPARED_PLATES_MAX}
                    onChange={({ target }) =>
                      updateView({
                        beside: target.checked
                          ? [...view.beside, name]
                          : view.beside.filter((compared) => compared !== name),
                      })
                    }
                  />
                ))}
            </div>
          </fieldset>
          {comparedPlates.length > 0 && (
            <PlatesSideBySide
              plates={drawnPlates}
              wordsOf={plateWords}
              usage={deferredUsage}
              movingMileage={movingMileage}
            />
          )}
        </Card>
      )}
      {slice && <ReportCardView subject={{ kind, identifier, ...slice }} mileage={settledMileage} />}
    </div>
  );
}

function plateWords(name: string): string {
  const slice = parseYearLetter(name);
  return slice ? yearLetterWords(slice) : name;
}
