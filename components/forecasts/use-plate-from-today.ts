import { readHistory } from '@/lib/api/addresses/history';
import { readGuideComparison } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
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
  const history = useAnswer(readHistory, subject);
  const edition = useAnswer(readGuideComparison, exactQuery).data?.guide.value ?? null;
  if (!plate) return null;
  const exact = edition && exactQuery && { ...edition.pounds, day: edition.editionDay, mileage: exactQuery.mileage };
  const values = withExactValues(latestEdition(history.data?.history ?? null), exact);
  const drawnPlate = forecastFromToday(plate, values, snapshotDay);
  return { drawnPlate, startWords: exactQuery ? exactStartWords(exact, exactQuery.registered, drawnPlate) : [] };
}
