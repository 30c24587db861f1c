/** The alerts of a record in a list, with what is known of its vehicle from an earlier one. */
import { isEntryAlert } from '@/lib/domain/valuations/entry-warnings';
import type { ListedAlerts } from './flags';
import { isStopTitle } from './stop-titles';

/**
 * Its own, and those of the last check: a check without an answer does not replace one with an answer. Those that mean
 * "do not buy without proof" come first. What was entered then is of that record alone.
 *
 * @param lastChecked null where the record itself is of a check that was answered, or no earlier one is
 */
export function withKnownAlerts<T extends ListedAlerts>(own: T, lastChecked: ListedAlerts | null): T {
  if (lastChecked === null) return own;
  const known = titlesOf(lastChecked).filter((title) => !isEntryAlert(title));
  const titles = [...new Set([...titlesOf(own), ...known])];
  const [flag = null, ...otherFlags] = [
    ...titles.filter(isStopTitle),
    ...titles.filter((title) => !isStopTitle(title)),
  ];
  return { ...own, flag, otherFlags };
}

/**
 * A valuation that stands for its vehicle with the alerts of the vehicle's newest one; that of what was entered is its own.
 *
 * @param newest null where it is the newest itself
 */
export function withNewestAlerts<T extends ListedAlerts>(own: T, newest: ListedAlerts | null): T {
  if (newest === null) return own;
  const ofVehicle = titlesOf(newest).filter((title) => !isEntryAlert(title));
  const [flag = null, ...otherFlags] = [...ofVehicle, ...titlesOf(own).filter(isEntryAlert)];
  return { ...own, flag, otherFlags };
}

const titlesOf = ({ flag, otherFlags }: ListedAlerts): string[] => (flag === null ? [] : [flag, ...otherFlags]);
