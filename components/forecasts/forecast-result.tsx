'use client';
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FORECAST_NAMES } from '@/components/layout/navigation/view-names';
import { useMovingValue } from '@/components/charts/moving/moving-value';
import { Card } from '@/components/ui/data/card';
import { Notice } from '@/components/ui/feedback/notice';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { ADDRESS_DELAY_MS, useAddressSync } from '@/components/ui/behaviour/use-address-sync';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import type { Day } from '@/lib/domain/time/calendar';
import type { Forecast } from '@/lib/domain/forecasts/forecast';
import { parseYearLetter } from '@/lib/domain/plates/year-letter';
import type { MileageProfile } from '@/lib/domain/valuations/value-grid';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatList, formatMiles } from '@/lib/format';
import { ComparePlates } from './compare-plates';
import {
  exactValueQuery,
  missingPlates,
  requestedMileage,
  shownMileage,
  shownPlate,
  writeForecastAddress,
  type ForecastPageQuery,
  type ForecastView,
} from './forecast-address';
import { ForecastChartCard } from './forecast-chart-card';
import { ForecastControls } from './forecast-controls';
import { forecastCriteria } from './forecast-criteria';
import { ForecastGridCard } from './forecast-grid-card';
import { plateWords } from './forecast-series';
import type { HandOverFiguresProps } from './hand-over-figures';
import { ReportCardView } from './report-card-view';
import { usePlateFromToday } from './use-plate-from-today';

const importHandOver = async () => (await import('./hand-over-figures')).HandOverFigures;
const HandOverFigures = lazyPart(importHandOver, 'The figures at the defleet date');

export interface ForecastResultProps {
  kind: VehicleKind;
  identifier: number;
  forecastQuery: ForecastPageQuery;
  /** As the address had it. */
  view: ForecastView;
  forecast: Forecast;
  older: Forecast | null;
  today: Day;
  /** What the forecast was searched by. */
  form: ReactNode;
}

/** An answered forecast by mileage, use and defleet date. Everything here is computed from the one answer. */
export function ForecastResult(props: ForecastResultProps) {
  const { kind, identifier, forecastQuery, forecast, older, today } = props;
  const vehicle = { kind, identifier };
  const { view, updateView, addressOf, plate, mileage, movingMileage } = useForecastView(props);
  const usage = useMileageProfile(mileage, view.perMonth, today);
  const settledMileage = useDebouncedValue(requestedMileage(mileage), ADDRESS_DELAY_MS);
  // While miles per month are typed, the chart renders first, and what is beside and below it a frame later.
  const deferredUsage = useDeferredValue(usage);
  const exactQuery = exactValueQuery(vehicle, forecastQuery, settledMileage);
  const { snapshotDay } = forecast;
  const drawn = usePlateFromToday({ ...vehicle, exactQuery, plate, snapshotDay, today });
  if (!plate || !drawn) return null;
  const handOver = view.handOver !== null && plate.days.includes(view.handOver) ? view.handOver : null;
  const slice = parseYearLetter(plate.name);
  const below = { snapshotDay, plate: drawn.drawnPlate, usage: deferredUsage, movingMileage };
  return (
    <div className="space-y-4">
      <MissingPlates names={missingPlates(forecast, forecastQuery, view)} shown={plate.name} />
      <FoldedCriteria words={forecastCriteria(forecastQuery, view, { plate: plate.name, mileage, handOver })}>
        {props.form}
        <Card screenOnly>
          <ForecastControls
            plate={plate}
            plates={forecast.plates.map(({ name }) => ({ name, words: plateWords(name) }))}
            mileage={movingMileage}
            perMonth={view.perMonth}
            handOver={handOver}
            onPlate={(name) => updateView({ plate: name })}
            onPerMonth={(miles) => updateView({ perMonth: miles })}
            onHandOver={(day) => updateView({ handOver: day })}
          />
          {view.mileage === null && <NoMileageEntered shown={mileage} />}
        </Card>
      </FoldedCriteria>
      <ForecastChartCard
        {...vehicle}
        forecast={forecast}
        older={older}
        plate={plate}
        {...drawn}
        usage={usage}
        settledMileage={settledMileage}
        movingMileage={movingMileage}
        handOver={handOver}
        addressAt={(miles) => addressOf({ ...view, mileage: miles })}
        onMileage={(miles) => updateView({ mileage: miles })}
      />
      <HandOver plate={drawn.drawnPlate} usage={usage} handOver={handOver} />
      <ForecastGridCard {...below} mileages={plate.mileages} />
      {forecast.plates.length > 1 && (
        <ComparePlates
          {...below}
          {...vehicle}
          plates={forecast.plates}
          compared={view.beside}
          onCompared={(names) => updateView({ beside: names })}
        />
      )}
      {slice && <ReportCardView subject={{ ...vehicle, ...slice }} mileage={settledMileage} />}
    </div>
  );
}

/** The view of the page, written into its address. */
function useForecastView({ view: opened, forecastQuery, forecast }: ForecastResultProps) {
  const [view, setView] = useState(opened);
  const addressOf = (shown: ForecastView) => writeForecastAddress(forecastQuery, shown);
  const showAddress = useAddressSync(addressOf(view), FORECAST_NAMES);
  const plate = shownPlate(forecast, view);
  const mileage = shownMileage(plate, view);
  const updateView = (part: Partial<ForecastView>) => setView((current) => ({ ...current, ...part }));
  const movingMileage = useMovingValue(
    mileage,
    (miles) => updateView({ mileage: miles }),
    (miles) => showAddress(addressOf({ ...view, mileage: miles })),
  );
  return { view, updateView, addressOf, plate, mileage, movingMileage };
}

const NoMileageEntered = ({ shown }: { shown: number }) => (
  <p className="mt-2 text-sm text-soft">
    No mileage entered. Showing {formatMiles(shown)}, one of the provider’s mileages.
  </p>
);

/** A name is like `2021 21`; in the address it may be any text. */
const PLATE_NAME_SHOWN_MAX = 20;

/**
 * Plates of an older or mistyped address that the forecast does not have.
 * @param names as in the address
 * @param shown the plate in their place
 */
function MissingPlates({ names, shown }: { names: readonly string[]; shown: string }) {
  if (names.length === 0) return null;
  const listed = formatList(names.map((name) => plateWords(name.slice(0, PLATE_NAME_SHOWN_MAX))));
  return (
    <Notice tone="warning" title={`This forecast does not have ${listed}`}>
      Shown: {plateWords(shown)}.
    </Notice>
  );
}

/** Most forecasts are read without a defleet date. */
function HandOver({ handOver, ...shown }: Omit<HandOverFiguresProps, 'handOver'> & { handOver: Day | null }) {
  useIdleLoad(importHandOver);
  return (
    handOver && (
      <Suspense>
        <HandOverFigures {...shown} handOver={handOver} />
      </Suspense>
    )
  );
}

/** The same object until a part of it changes, so that deferred parts are not rendered again in between. */
const useMileageProfile = (mileage: number, perMonth: number, today: Day): MileageProfile =>
  useMemo(() => ({ mileage, perMonth, today }), [mileage, perMonth, today]);
