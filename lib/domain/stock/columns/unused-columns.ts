/** The columns of a file that are read for nothing, so that none is left out in silence. */
import { formatCount, formatList } from '@/lib/format';

const SHOWN = 12;

/**
 * A sentence that names the columns with a heading that are not used; null if there are none.
 * @param labels the heading of each column; one without is blank or `Column 3`
 * @param used the places of the columns that are used; null or undefined for none
 */
export function unusedColumnsWords(
  labels: readonly string[],
  used: readonly (number | null | undefined)[],
): string | null {
  const unused = labels.flatMap((label, place) => {
    const isNamed = label.trim() !== '' && label !== `Column ${place + 1}`;
    return isNamed && !used.includes(place) ? [label.trim()] : [];
  });
  if (unused.length === 0) return null;
  const more = unused.length - SHOWN;
  return `Columns not used: ${formatList(more > 0 ? [...unused.slice(0, SHOWN), `${formatCount(more)} more`] : unused)}.`;
}
