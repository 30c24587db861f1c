/** The days for which the provider's count is read, from the address. */
import { addMonths, firstDay, monthOf, type Day } from '@/lib/domain/time/calendar';
import { dayRangeFromAddress } from '@/lib/domain/time/typed-day';

/** The month of the last day and the two before. */
const MONTHS_BY_DEFAULT = 3;

/** In order and not in the future; without a first day, the three months up to the last. */
export function readAuditedDays(
  query: Readonly<Record<string, string | string[] | undefined>>,
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const typed = dayRangeFromAddress(String(query['from'] ?? ''), String(query['to'] ?? ''));
  const to = typed.to !== undefined && typed.to < today ? typed.to : today;
  const from = typed.from ?? firstDay(addMonths(monthOf(to), 1 - MONTHS_BY_DEFAULT));
  return { from: from < to ? from : to, to };
}
