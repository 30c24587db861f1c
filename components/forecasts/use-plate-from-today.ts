import { useMemo } from 'react';
import { readHistory } from '@/lib/api/addresses/history';
import { readGuideComparison } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer, useAnswers } from '@/lib/api/client/use-answer';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import {
  exactStartWords,
  forecastFromToday,
  latestEdition,
  withExactValues,
} from '@/lib/domain/forecasts/forecast-from-today';
import { parseYearLetter } from '@/lib/domain/plates/year-letter';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { todaysEditionFrom, type exactValueQuery } from './forecast-address';

interface PlateOfForecast {
  readonly kind: VehicleKind;
  readonly identifier: number;
  /** Of the vehicle's own date of registration; null where only its plate is known. */
  readonly exactQuery: ReturnType<typeof exactValueQuery>;
  readonly plate: ForecastPlate | undefined;
  readonly snapshotDay: Day;
  readonly today: Day;
}

/** A plate as drawn, with today's value before the first month once that is known, and where that value is from. */
export function usePlateFromToday({ kind, identifier, exactQuery, plate, snapshotDay, today }: PlateOfForecast) {
  const slice = plate && parseYearLetter(plate.name);
  const subject = slice ? { kind, identifier, ...slice, from: todaysEditionFrom(today) } : null;
  const history = useAnswer(readHistory, subject).data?.history ?? null;
  const edition = useAnswer(readGuideComparison, exactQuery).data?.guide.value ?? null;
  const exactMileage = exactQuery?.mileage;
  // The same objects until an answer comes, so that a deferred chart is not drawn again in between.
  const drawn = useMemo(() => {
    if (!plate) return null;
    const isExact = edition !== null && exactMileage !== undefined;
    const exact = isExact ? { ...edition.pounds, day: edition.editionDay, mileage: exactMileage } : null;
    const values = withExactValues(latestEdition(history), exact);
    return { exact, start: { plate, values, snapshotDay }, drawnPlate: forecastFromToday(plate, values, snapshotDay) };
  }, [plate, history, edition, exactMileage, snapshotDay]);
  if (drawn === null) return null;
  const { exact, start, drawnPlate } = drawn;
  return { drawnPlate, startWords: exactQuery ? exactStartWords(exact, exactQuery.registered, start) : [] };
}

/** Several plates of a forecast as drawn, each with today's value before the first month once that is known. */
export function usePlatesFromToday(
  plates: readonly ForecastPlate[],
  { kind, identifier, snapshotDay, today }: Pick<PlateOfForecast, 'kind' | 'identifier' | 'snapshotDay' | 'today'>,
): readonly ForecastPlate[] {
  const from = todaysEditionFrom(today);
  const sliced = useMemo(
    () =>
      plates.flatMap((plate) => {
        const slice = parseYearLetter(plate.name);
        return slice ? [{ plate, subject: { kind, identifier, ...slice, from } }] : [];
      }),
    [plates, kind, identifier, from],
  );
  const answers = useAnswers(
    readHistory,
    sliced.map(({ subject }) => subject),
  );
  return useMemo(
    () =>
      plates.map((plate) => {
        const answer = answers[sliced.findIndex((one) => one.plate === plate)];
        return forecastFromToday(plate, latestEdition(answer?.history ?? null), snapshotDay);
      }),
    [plates, sliced, answers, snapshotDay],
  );
}
