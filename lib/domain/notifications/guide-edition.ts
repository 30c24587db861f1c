/** Editions of the guide, by their stated days of publication. */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';

/** The newest edition published by a day; null if there is none. */
export function latestEditionFrom(wire: OperationAnswer<typeof getUsedValuesHistoricDates>, today: Day): Day | null {
  const days = wire.tables.Grid.flatMap((row) => dayFromDateTime(row.Uvt_PubDate) ?? []).filter((day) => day <= today);
  return days.sort().at(-1) ?? null;
}
