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

/** The edition has no row for the vehicle. @param isListed whether there is a list of editions to choose from */
export const noValuesIn = (edition: Day, isListed: boolean): Because => ({
  reason: `${SOURCES.guide.atStart} has no used values for this vehicle in ${formatMonthLong(edition)}.`,
  next: isListed ? 'Choose another edition.' : 'Without the list of editions no other can be chosen.',
});
