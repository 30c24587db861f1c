/** A forecast's query and view in the address: nothing personal, so Back, sharing and a plain form all work. */
import { firstAfterMonths, isDay, type Day } from '@/lib/domain/time/calendar';
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { milesPerMonthIn } from '@/lib/domain/vehicles/mileage';

export const FORECAST_SUBJECTS = [
  ['derivative', 'All plates of the derivative'],
  ['letter', 'Year and plate'],
  ['month', 'Year and month'],
  ['plate', 'Plate, by list number'],
  ['date', 'Date of first registration'],
] as const;
export type ForecastSubjectKind = (typeof FORECAST_SUBJECTS)[number][0];

export interface ForecastPageQuery {
  readonly by: ForecastSubjectKind;
  readonly year?: number;
  readonly letter?: string;
  readonly month?: number;
  readonly plateId?: number;
  readonly registered?: Day;
}

export interface ForecastView {
  /** Of several plates the one shown: `2021 21`. */
  readonly plate: string | null;
  /** Plates drawn beside it. */
  readonly beside: readonly string[];
  /** Miles today; null: not entered. */
  readonly mileage: number | null;
  readonly perMonth: number;
  /** The first of the month it is defleeted. */
  readonly handOver: Day | null;
  /** An older forecast drawn behind: the closest made on or before this day. */
  readonly older: Day | null;
}

export const COMPARED_PLATES_MAX = 6;

export function readForecastAddress(query: URLSearchParams): { forecastQuery: ForecastPageQuery; view: ForecastView } {
  const textOf = (name: string) => query.get(name)?.trim() || undefined;
  const wholeNumber = (name: string) => (/^\d{1,9}$/.test(textOf(name) ?? '') ? Number(textOf(name)) : undefined);
  const dayOf = (name: string) => {
    const day = dayFromAddress(textOf(name) ?? '');
    return isDay(day) ? day : undefined;
  };
  const queryValues = {
    year: wholeNumber('year'),
    letter: textOf('letter')?.toUpperCase().slice(0, 3),
    month: wholeNumber('month'),
    plateId: wholeNumber('plateId'),
    registered: dayOf('registered'),
  };
  const by = FORECAST_SUBJECTS.find(([kind]) => kind === query.get('by'))?.[0] ?? 'derivative';
  return {
    forecastQuery: { by, ...pickDefined(queryValues, SUBJECT_FIELDS[by]) },
    view: {
      plate: textOf('plate') ?? null,
      beside: query.getAll('beside').slice(0, COMPARED_PLATES_MAX),
      mileage: wholeNumber('mileage') ?? null,
      perMonth: milesPerMonthIn(query.get('perMonth') ?? '') ?? 0,
      handOver: dayOf('handOver') ?? null,
      older: dayOf('older') ?? null,
    },
  };
}

/** The plate of a forecast that a view shows: the one named, otherwise the newest. */
export function shownPlate<Plate extends { readonly name: string }>(
  { plates }: { readonly plates: readonly Plate[] },
  view: Pick<ForecastView, 'plate'>,
): Plate | undefined {
  return plates.find(({ name }) => name === view.plate) ?? plates.at(-1);
}

/**
 * Plates that the address names and a forecast of all plates does not have, each once. A search for one plate is
 * answered with that plate, whichever the address named before.
 */
export function missingPlates(
  { plates }: { readonly plates: readonly { readonly name: string }[] },
  { by }: Pick<ForecastPageQuery, 'by'>,
  { plate, beside }: Pick<ForecastView, 'plate' | 'beside'>,
): readonly string[] {
  if (by !== 'derivative') return [];
  const named = plate === null ? beside : [plate, ...beside];
  return [...new Set(named)].filter((name) => plates.every((other) => other.name !== name));
}

/** The mileage of a view; one of the provider's own where none was entered. */
export const shownMileage = (plate: { readonly mileages: readonly number[] } | undefined, view: ForecastView): number =>
  view.mileage ?? plate?.mileages[Math.floor(plate.mileages.length / 2)] ?? 0;

/** The mileage for which a page requests what it does not compute itself. */
export const requestedMileage = (mileage: number): number => Math.round(mileage / 1_000) * 1_000;

/** The query for today's value of a vehicle by its own date of registration; null where the search names no date. */
export const exactValueQuery = (
  vehicle: { readonly kind: VehicleKind; readonly identifier: number },
  { by, registered }: ForecastPageQuery,
  mileage: number,
) =>
  by === 'date' && registered !== undefined ? { ...vehicle, registered, mileage: requestedMileage(mileage) } : null;

/** From when the guide's editions are read for today's value: this month's may not be out yet. */
export const todaysEditionFrom = (today: Day): Day => firstAfterMonths(today, -1);

/** The fields of each search method. */
export const SUBJECT_FIELDS: Record<ForecastSubjectKind, readonly (keyof Omit<ForecastPageQuery, 'by'>)[]> = {
  derivative: [],
  letter: ['year', 'letter'],
  month: ['year', 'month'],
  plate: ['plateId'],
  date: ['registered'],
};

/** Whether every field of the search method is given. */
export const isComplete = (forecastQuery: ForecastPageQuery): boolean =>
  SUBJECT_FIELDS[forecastQuery.by].every((name) => forecastQuery[name] !== undefined);

function pickDefined<Picked extends object>(
  queryValues: Picked,
  names: readonly string[],
): { [Name in keyof Picked]?: NonNullable<Picked[Name]> } {
  const picked = Object.entries(queryValues).filter(([name, value]) => names.includes(name) && value !== undefined);
  // Of the fields given, those wanted.
  return Object.fromEntries(picked) as { [Name in keyof Picked]?: NonNullable<Picked[Name]> };
}

/** The address of a query and a view, without what has its default value. */
export function writeForecastAddress(forecastQuery: ForecastPageQuery, view: ForecastView): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  };
  if (forecastQuery.by !== 'derivative') set('by', forecastQuery.by);
  for (const name of SUBJECT_FIELDS[forecastQuery.by]) set(name, forecastQuery[name]);
  set('plate', view.plate);
  for (const plate of view.beside) query.append('beside', plate);
  set('mileage', view.mileage);
  set('perMonth', view.perMonth || null);
  set('handOver', view.handOver);
  set('older', view.older);
  return query.size === 0 ? '' : `?${query}`;
}
