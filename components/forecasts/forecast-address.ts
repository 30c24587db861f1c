/** A forecast's question and view in the address: nothing personal, so Back, sharing and a plain form all work. */
import type { Day } from '@/lib/domain/calendar';

export const WAYS = [
  ['derivative', 'All plates of the derivative'],
  ['letter', 'Year and letter'],
  ['month', 'Year and month'],
  ['plate', 'One plate by its number'],
  ['date', 'Registration date'],
] as const;
export type Way = (typeof WAYS)[number][0];

export interface ForecastAsk {
  readonly by: Way;
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
  /** Miles today; null: not said yet. */
  readonly mileage: number | null;
  readonly perMonth: number;
  /** The first of the month it is to be handed over. */
  readonly handOver: Day | null;
  /** An older forecast drawn behind: the closest made on or before this day. */
  readonly older: Day | null;
}

export const BESIDE_MAX = 6;
const PER_MONTH_MAX = 10_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readForecastAddress(query: URLSearchParams): { ask: ForecastAsk; view: ForecastView } {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const whole = (name: string) => (/^\d{1,9}$/.test(text(name) ?? '') ? Number(text(name)) : undefined);
  const day = (name: string) => (DAY.test(text(name) ?? '') ? text(name) : undefined);
  const given = {
    year: whole('year'),
    letter: text('letter')?.toUpperCase().slice(0, 3),
    month: whole('month'),
    plateId: whole('plateId'),
    registered: day('registered'),
  };
  const by = WAYS.find(([way]) => way === query.get('by'))?.[0] ?? 'derivative';
  return {
    ask: { by, ...only(given, NEEDED[by]) },
    view: {
      plate: text('plate') ?? null,
      beside: query.getAll('beside').slice(0, BESIDE_MAX),
      mileage: whole('mileage') ?? null,
      perMonth: Math.min(whole('perMonth') ?? 0, PER_MONTH_MAX),
      handOver: day('handOver') ?? null,
      older: day('older') ?? null,
    },
  };
}

/** What each way asks by. */
export const NEEDED: Record<Way, readonly (keyof Omit<ForecastAsk, 'by'>)[]> = {
  derivative: [],
  letter: ['year', 'letter'],
  month: ['year', 'month'],
  plate: ['plateId'],
  date: ['registered'],
};

/** Whether all is there that the way needs. */
export const isWhole = (ask: ForecastAsk): boolean => NEEDED[ask.by].every((name) => ask[name] !== undefined);

function only<Given extends object>(
  given: Given,
  names: readonly string[],
): { [Name in keyof Given]?: NonNullable<Given[Name]> } {
  const kept = Object.entries(given).filter(([name, value]) => names.includes(name) && value !== undefined);
  // Of the fields given, those wanted.
  return Object.fromEntries(kept) as { [Name in keyof Given]?: NonNullable<Given[Name]> };
}

/** The query of a question and a view; what is as it would be anyway is left out. */
export function writeForecastAddress(ask: ForecastAsk, view: ForecastView): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  };
  if (ask.by !== 'derivative') set('by', ask.by);
  for (const name of NEEDED[ask.by]) set(name, ask[name]);
  set('plate', view.plate);
  for (const plate of view.beside) query.append('beside', plate);
  set('mileage', view.mileage);
  set('perMonth', view.perMonth || null);
  set('handOver', view.handOver);
  set('older', view.older);
  return query.size === 0 ? '' : `?${query}`;
}
