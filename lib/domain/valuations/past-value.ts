/** A derivative's value on a past day, the live values around it, and the change since. */
import { z } from 'zod';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedLiveHistoricIdRegDateMileage } from '@/lib/contract/used-values-live';
import type { Because } from '@/lib/domain/provenance';
import { serviceResultSchema } from '@/lib/domain/service-result';
import type { Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { BANDS } from './bands';
import { editionValuesSchema, liveValuesFrom, liveValuesSchema, type LiveValues } from './guide-comparison';
import type { ValueBand } from './valuation';

export const pastValueSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  registered: daySchema,
  /** On the day of the statement. */
  mileage: z.number().int(),
  day: daySchema,
  today: daySchema,
  /** The edition in force on the day. */
  past: serviceResultSchema(editionValuesSchema),
  /** The edition in force today, for the same mileage. */
  now: serviceResultSchema(editionValuesSchema),
  /** The live values of the weeks around the day, rising. */
  around: serviceResultSchema(z.array(liveValuesSchema)),
});
export type PastValue = z.infer<typeof pastValueSchema>;

/** How many days before and after the day live values are shown. */
export const DAYS_AROUND = 14;

type HistoricLiveWire = OperationAnswer<typeof getUsedLiveHistoricIdRegDateMileage>;

/** Ascending; null if the service has none. */
export function liveValuesAroundFrom(wire: HistoricLiveWire): LiveValues[] | null {
  if (!wire.Success) return null;
  const found = (wire.ValuationDate ?? []).flatMap((block) => liveValuesFrom(block) ?? []);
  return found.length === 0 ? null : found.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Why there can be no value on a day; null if there can. */
export function pastDayProblem(day: Day, registered: Day, today: Day): Because | null {
  if (day > today) return { reason: 'This date is in the future.', next: 'Enter a past date, or use the forecast.' };
  if (day < registered) return { reason: 'This date is before its first registration.', next: 'Enter a later date.' };
  return null;
}

export interface ValueChange {
  readonly band: ValueBand;
  readonly pastPounds: number | null;
  readonly nowPounds: number | null;
  /** In pounds, and as a fraction of the past value; null if either is missing. */
  readonly changePounds: number | null;
  readonly changeShare: number | null;
}

/** Band by band, from the value then to the value now. */
export function changesSince({ past, now }: Pick<PastValue, 'past' | 'now'>): ValueChange[] {
  return BANDS.map((band) => {
    const [pastPounds, nowPounds] = [past.value?.pounds[band] ?? null, now.value?.pounds[band] ?? null];
    const changePounds = pastPounds === null || nowPounds === null ? null : nowPounds - pastPounds;
    const changeShare = changePounds === null || !pastPounds ? null : changePounds / pastPounds;
    return { band, pastPounds, nowPounds, changePounds, changeShare };
  });
}

/** What the statement is based on: one sentence for each case. */
export const STATEMENT_SENTENCES = {
  bothEditions:
    'Both columns are for the same mileage, so the change is that of the vehicle’s age and the market, not of further use.',
  sameEdition: 'The edition of that date is still the current one, so there is no change to show.',
  pastOnly: 'There is no current value for this mileage, so the change since cannot be shown.',
  nowOnly: 'There is no value for that date, so only the current one is shown.',
  none: 'There is no value for that date or for today at this mileage.',
} as const;

/** The sentence of `STATEMENT_SENTENCES` that fits the values there are. */
export function statementSentence({ past, now }: Pick<PastValue, 'past' | 'now'>): string {
  if (past.value === null) return now.value === null ? STATEMENT_SENTENCES.none : STATEMENT_SENTENCES.nowOnly;
  if (now.value === null) return STATEMENT_SENTENCES.pastOnly;
  return past.value.editionDay === now.value.editionDay
    ? STATEMENT_SENTENCES.sameEdition
    : STATEMENT_SENTENCES.bothEditions;
}
