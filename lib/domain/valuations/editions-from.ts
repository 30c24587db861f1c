/** The editions that the service lists. */
import type { OperationAnswer } from '@/lib/contract/operations';
import type { getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { dayFromDateTime, type Day } from '@/lib/domain/time/calendar';

/** Their days, each once, the oldest first. */
export function editionDaysFrom(wire: OperationAnswer<typeof getUsedValuesHistoricDates>): Day[] {
  const days = wire.tables.Grid.map(({ Uvt_PubDate }) => dayFromDateTime(Uvt_PubDate)).filter((day) => day !== null);
  return [...new Set(days)].toSorted();
}
