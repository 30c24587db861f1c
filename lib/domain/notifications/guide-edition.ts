/** Editions of the guide, by the days on which it says they were published. */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';

/** The newest edition published by a day; null where there is none. */
export function latestEditionFrom(wire: OperationAnswer<typeof getUsedValuesHistoricDates>, today: Day): Day | null {
  const days = wire.tables.Grid.flatMap((row) => dayFromDateTime(row.Uvt_PubDate) ?? []).filter((day) => day <= today);
  return days.sort().at(-1) ?? null;
}
