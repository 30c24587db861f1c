/** The days for which an option list is valid, in words. Browser-safe: the screen uses the same sentences. */
import { capitalised, formatDate } from '@/lib/format';
import type { Day } from '@/lib/domain/time/calendar';
import type { ListChange, OptionList } from './option-list';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

/** `from 1 Jan 2026`, `until …`, `from 1 Jan 2026 to 30 Jun 2026`. */
export function dateRangeWords(from: Day | null, to: Day | null): string {
  if (from !== null && to !== null) return `from ${formatDate(from)} to ${formatDate(to)}`;
  if (from !== null) return `from ${formatDate(from)}`;
  return to === null ? 'with no end date' : `until ${formatDate(to)}`;
}

/** The day that a list is for, and those on which it is in force: the guide gives its last list for later days too. */
export type ListedDay = Pick<OptionList, 'date' | 'validFrom' | 'validTo'>;

/**
 * Of prices: `as listed on 5 Jun 2026`. Those of a day without a list name the nearest day that has it, and those of a
 * day that has not come are what is known of it today.
 */
export function listedWords({ date, validFrom, validTo }: ListedDay, today: Day): string {
  if (validTo !== null && validTo < date && validTo < today) return `as last listed on ${formatDate(validTo)}`;
  if (date > today) return `at the prices known today for ${formatDate(date)}, which may change`;
  return validFrom !== null && date < validFrom
    ? `as listed from ${formatDate(validFrom)}`
    : `as listed on ${formatDate(date)}`;
}

/** Above a list: `Price list of 5 Jun 2026`; of a day without a list, `As last listed on 1 May 2026`. */
export function priceListWords(list: ListedDay, today: Day): string {
  const { date, validFrom, validTo } = list;
  const isInForce = (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo);
  return isInForce && date <= today ? `Price list of ${formatDate(date)}` : capitalised(listedWords(list, today));
}

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
