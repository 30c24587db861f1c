/** The monthly guide's values for one year and letter, edition by edition (3 §Used values service). */
import { z } from 'zod';
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesHistoryForIdYearLetter } from '@/lib/contract/used-values';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import type { ListChange } from '@/lib/domain/options/option-list';
import { gridOf } from './value-grid';

const grid = z.array(z.array(z.number().int().nullable()));

export const usedValueChangeSchema = z.object({
  day: daySchema,
  /** What changed: "price", "options". */
  what: z.array(z.string()),
});

export const usedValueHistorySchema = z.object({
  /** The editions' days, rising. */
  editions: z.array(daySchema),
  /** The guide's mileage points, rising. */
  mileages: z.array(z.number().int()),
  /** Whole pounds by edition, then mileage; null if the guide gives none. */
  retail: grid,
  clean: grid,
  average: grid,
  below: grid,
  /** Its price when new, in pounds; null if the guide has none. */
  costNewPounds: z.number().int().nullable(),
});
export type UsedValueHistory = z.infer<typeof usedValueHistorySchema>;
export type UsedValueChange = z.infer<typeof usedValueChangeSchema>;

type UsedValueHistoryWire = OperationAnswer<typeof getUsedValuesHistoryForIdYearLetter>;
type UsedValueHistoryRow = UsedValueHistoryWire['tables']['Grid'][number];

export function usedValueHistoryFrom(wire: UsedValueHistoryWire): UsedValueHistory {
  const byEdition = new Map<Day, UsedValueHistoryRow[]>();
  for (const row of wire.tables.Grid) {
    const edition = dayFromDateTime(row.Uvt_PubDate);
    if (edition !== null) byEdition.set(edition, [...(byEdition.get(edition) ?? []), row]);
  }
  const editions = [...byEdition.keys()].toSorted();
  const rows = editions.map((edition) => byEdition.get(edition) ?? []);
  const valuesFrom = (valueOf: (row: UsedValueHistoryRow) => number | undefined) =>
    gridOf(rows, ({ Uvt_Mileage }) => Uvt_Mileage, valueOf);
  const clean = valuesFrom((row) => row.Uvt_Clean);
  const costNew = rows.flat().map(({ CostNew }) => CostNew || null);
  return {
    editions,
    mileages: clean.mileages,
    retail: valuesFrom((row) => row.Uvt_Retail).grid,
    clean: clean.grid,
    average: valuesFrom((row) => row.Uvt_Average).grid,
    below: valuesFrom((row) => row.Uvt_Below).grid,
    costNewPounds: costNew.findLast((pounds) => pounds !== null) ?? null,
  };
}

/** The days of the changes, rising. @param changes newest first */
export const risingChanges = (changes: readonly ListChange[]): UsedValueChange[] =>
  changes.flatMap(({ date, of: changed }) => (changed.length === 0 ? [] : { day: date, what: changed })).toReversed();
