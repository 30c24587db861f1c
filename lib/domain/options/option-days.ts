/** The days for which an option list is valid, in words. Browser-safe: the screen uses the same sentences. */
import { formatDate } from '@/lib/format';
import type { Day } from '@/lib/domain/time/calendar';
import type { ListChange } from './option-list';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

/** `from 1 Jan 2026`, `until …`, `from 1 Jan 2026 to 30 Jun 2026`. */
export function dateRangeWords(from: Day | null, to: Day | null): string {
  if (from !== null && to !== null) return `from ${formatDate(from)} to ${formatDate(to)}`;
  if (from !== null) return `from ${formatDate(from)}`;
  return to === null ? 'with no end date' : `until ${formatDate(to)}`;
}

/** Of prices: `as listed on 5 Jun 2026`; those of a day that has not come are what is known of it today. */
export const listedWords = (date: Day, today: Day): string =>
  date > today
    ? `at the prices known today for ${formatDate(date)}, which may change`
    : `as listed on ${formatDate(date)}`;

/** Why a day has no list. @param changes newest first */
export function noListReason(date: Day, changes: readonly ListChange[]): Because {
  const first = changes.at(-1)?.date;
  if (first === undefined)
    return {
      reason: `${SOURCES.guide.atStart} lists no options under this guide ID.`,
      next: 'Check the vehicle: find it by make, model and derivative, or by its code.',
    };
  return {
    reason:
      date < first
        ? `On ${formatDate(date)} this vehicle was not on sale yet: ${SOURCES.guide.inText} starts on ${formatDate(first)}.`
        : `${SOURCES.guide.atStart} lists nothing for ${formatDate(date)}.`,
    next: 'Choose one of its price list dates.',
  };
}
