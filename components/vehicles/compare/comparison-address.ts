import {
  COMPARED_MAX,
  nameProblem,
  parseTrayEntry,
  trayEntry,
  vehicleName,
  type TrayEntry,
} from '@/lib/domain/vehicles/comparison/vehicle-names';
import { formatList } from '@/lib/format';

/**
 * The vehicles and builds an address names, each once and up to the limit, and a sentence for each that cannot be
 * compared.
 */
export function comparedEntries(requested: readonly string[]): { entries: TrayEntry[]; problems: string[] } {
  const distinct = [...new Set(requested)];
  const known = distinct.flatMap((text) => parseTrayEntry(text) ?? []);
  const surplus = known
    .slice(COMPARED_MAX)
    .map((one) => vehicleName(one) + (one.build === null ? '' : ' with options'));
  return {
    entries: known.slice(0, COMPARED_MAX).map(trayEntry),
    problems: [
      ...distinct.filter((text) => parseTrayEntry(text) === null).map(nameProblem),
      ...(surplus.length === 0
        ? []
        : [
            `Up to ${COMPARED_MAX} vehicles can be compared; ${formatList(surplus)} ${surplus.length === 1 ? 'is' : 'are'} not included.`,
          ]),
    ],
  };
}
