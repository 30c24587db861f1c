import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';

/** The bars of “Options that add value”: options that add value, or all if none does, which is then the finding. */
export function optionsOfValue<T extends { readonly valuePounds: number | null }>(options: readonly T[]): readonly T[] {
  const adding = options.filter(({ valuePounds }) => valuePounds !== 0);
  return adding.some(({ valuePounds }) => valuePounds !== null) ? adding : options;
}

/** They are of the day on which they are read, under the values of a record that may be older. */
export const optionValuesLead = (day: Day): string =>
  `Option values of ${formatDate(day)}. Select fitted options under View details.`;
