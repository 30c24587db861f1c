'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMoving } from '@/components/charts/moving';
import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/unvalued';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { useSettled } from '@/components/ui/use-settled';
import type { Day } from '@/lib/domain/calendar';
import type { Forecast } from '@/lib/domain/forecast';
import { sliceNamed, sliceWords } from '@/lib/domain/plate-slice';
import { unvaluedOn, type Usage } from '@/lib/domain/value-grid';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { formatDate, formatMiles } from '@/lib/format';
import { BESIDE_MAX, writeForecastAddress, type ForecastAsk, type ForecastView } from './forecast-address';
import { ForecastChart } from './forecast-chart';
import { ForecastControls } from './forecast-controls';
import { ForecastGrid } from './forecast-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';
import { HandOverFigures } from './hand-over-figures';
import { PlatesSideBySide } from './plates-side-by-side';
import { ReportCardView } from './report-card-view';
import { SETTLED_MS, useKeptAddress } from './use-kept-address';

export interface ForecastReadingProps {
  kind: VehicleKind;
  identifier: number;
  ask: ForecastAsk;
  /** As the address had it. */
  view: ForecastView;
  forecast: Forecast;
  older: Forecast | null;
  today: Day;
}

/** An answered forecast, read by mileage, use and hand-over: everything here is reckoned from the one answer. */
export function ForecastReading({ kind, identifier, ask, view: first, forecast, older, today }: ForecastReadingProps) {
  const [view, change] = useState(first);
  const [band, choose] = useState<ForecastBand>('clean');
  useKeptAddress(ask, view);
  const plate = forecast.plates.find(({ name }) => name === view.plate) ?? forecast.plates.at(-1);
  const middle = plate?.mileages[Math.floor(plate.mileages.length / 2)] ?? 0;
  const mileage = view.mileage ?? middle;
  const moving = useMoving(mileage, (miles) => change((before) => ({ ...before, mileage: miles })));
  const usage = useMemo<Usage>(() => ({ mileage, perMonth: view.perMonth, today }), [mileage, view.perMonth, today]);
  const drawn = useMemo(
    () => forecast.plates.filter(({ name }) => view.beside.includes(name) && name !== plate?.name),
    [forecast, view.beside, plate],
  );
  const together = useMemo(() => (plate ? [plate, ...drawn] : []), [plate, drawn]);
  const settled = useSettled(Math.round(usage.mileage / 1_000) * 1_000, SETTLED_MS);
  // While the miles a month are typed: the chart in hand comes first, what stands beside and below it a frame later.
  const later = useDeferredValue(usage);
  if (!plate) return null;
  const set = (part: Partial<ForecastView>) => change((before) => ({ ...before, ...part }));
  const handOver = view.handOver !== null && plate.days.includes(view.handOver) ? view.handOver : null;
  const olderPlate = older?.plates.find(({ name }) => name === plate.name);
  const slice = sliceNamed(plate.name);
  const unvalued = unvaluedOn(plate.days, plate.mileages, plate.clean, usage);
  return (
    <div className="space-y-4">
      <div className="print:hidden">
        <Card>
          <ForecastControls
            plate={plate}
            plates={forecast.plates.map(({ name }) => ({ name, words: plateWords(name) }))}
            mileage={moving}
            perMonth={usage.perMonth}
            handOver={handOver}
            onPlate={(name) => set({ plate: name })}
            onPerMonth={(perMonth) => set({ perMonth })}
            onHandOver={(day) => set({ handOver: day })}
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
            {...{ unvalued, mileage }}
            addressAt={(miles) => writeForecastAddress(ask, { ...view, mileage: miles })}
            onShow={(miles) => set({ mileage: miles })}
          />
        ) : (
          <ForecastChart
            words={plateWords(plate.name)}
            forecast={forecast}
            plate={plate}
            usage={usage}
            moving={moving}
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
            onChange={(value) => choose(FORECAST_BANDS.find(([each]) => each === value)?.[0] ?? 'clean')}
            options={FORECAST_BANDS.map(([value, label]) => ({ value, label }))}
          />
        </div>
        <ForecastGrid plate={plate} band={band} usage={later} moving={moving} />
      </Card>
      {forecast.plates.length > 1 && (
        <Card title="Other plates">
          <fieldset className="mb-3 print:hidden">
            <legend className="text-sm text-soft">
              Drawn beside the {plateWords(plate.name)}, at most {BESIDE_MAX}:
            </legend>
            <div className="flex flex-wrap gap-x-5">
              {forecast.plates
                .filter(({ name }) => name !== plate.name)
                .map(({ name }) => (
                  <Checkbox
                    key={name}
                    label={plateWords(name)}
                    checked={view.beside.includes(name)}
                    disabled={!view.beside.includes(name) && view.beside.length >= BESIDE_MAX}
                    onChange={({ target }) =>
                      set({
                        beside: target.checked ? [...view.beside, name] : view.beside.filter((each) => each !== name),
                      })
                    }
                  />
                ))}
            </div>
          </fieldset>
          {drawn.length > 0 && (
            <PlatesSideBySide plates={together} wordsOf={plateWords} usage={later} moving={moving} />
          )}
        </Card>
      )}
      {slice && <ReportCardView of={{ kind, identifier, ...slice }} mileage={settled} />}
    </div>
  );
}

function plateWords(name: string): string {
  const slice = sliceNamed(name);
  return slice ? sliceWords(slice) : name;
}
