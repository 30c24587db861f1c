/** Why there is no table of the guide's values, one reason per case. */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';
import { formatMonthLong } from '@/lib/format';

/** The list of editions is empty. */
export const NO_EDITIONS: Because = {
  reason: `${SOURCES.guide.atStart} lists no editions.`,
  next: 'The values of the month are requested. Try again later to choose another edition.',
};

/** The day is before the first edition. */
export const BEFORE_THE_FIRST: Because = {
  reason: `${SOURCES.guide.atStart} has no edition as old as that.`,
  next: 'Choose a later one.',
};

/** The edition has no row for the vehicle. */
export const noValuesIn = (edition: Day): Because => ({
  reason: `${SOURCES.guide.atStart} has no used values for this vehicle in ${formatMonthLong(edition)}.`,
  next: 'Choose another edition.',
});
