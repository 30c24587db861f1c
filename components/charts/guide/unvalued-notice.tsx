import { buttonClass } from '@/components/ui/actions/button-class';
import { Notice } from '@/components/ui/feedback/notice';
import type { Unvalued } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';
import { SOURCES } from '@/lib/domain/source-names';

/** Why a path through the guide's points has no value, or not everywhere: a sentence below its chart. */
export function unvaluedWords({ days, ofDays, hasPoints, points }: Unvalued): string {
  if (!hasPoints)
    return days === ofDays
      ? `${SOURCES.guide.atStart} gives no value at any mileage.`
      : `${SOURCES.guide.atStart} gives no value at any mileage in ${days} of the ${ofDays} months.`;
  if (points === null)
    return days === ofDays
      ? `${SOURCES.guide.atStart}’s table has no value at the mileage of any month.`
      : `No value in ${days} of the ${ofDays} months: ${SOURCES.guide.inText}’s table then has none at the month’s mileage.`;
  const run = `from ${formatMiles(points[0])} to ${formatMiles(points[1])}`;
  return days === ofDays
    ? `${SOURCES.guide.atStart}’s table has values ${run}.`
    : `No value in ${days} of the ${ofDays} months: ${SOURCES.guide.inText}’s table then has values ${run}.`;
}

/** The same, as notes of a chart that shows the rest. */
export const unvaluedNotes = (unvalued: Unvalued | null): string[] => (unvalued ? [unvaluedWords(unvalued)] : []);

/** In place of a chart that would be empty: why, and the nearest mileage that has values. */
export function UnvaluedNotice({
  unvalued,
  mileage,
  addressAt,
  onShow,
}: {
  unvalued: Unvalued;
  mileage: number;
  /** The page's address at another mileage: works before any script is loaded. */
  addressAt: (mileage: number) => string;
  onShow: (mileage: number) => void;
}) {
  const { nearest } = unvalued;
  return (
    <Notice
      title={`No value at ${formatMiles(mileage)}`}
      actions={
        nearest !== null && (
          <a
            href={addressAt(nearest)}
            className={buttonClass('secondary')}
            onClick={(event) => {
              event.preventDefault();
              onShow(nearest);
            }}
          >
            Show value at {formatMiles(nearest)}
          </a>
        )
      }
    >
      {unvaluedWords(unvalued)}
    </Notice>
  );
}
