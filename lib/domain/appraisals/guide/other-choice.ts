/** What helps where a value is missing: another month of hand-over or condition, named only where it has one. */
import { calendarMonthsBetween, type Month } from '@/lib/domain/time/calendar';
import { capitalised, formatMonthLong } from '@/lib/format';

export interface OtherChoices {
  /** As chosen. */
  readonly handOver: Month;
  /** That can be chosen. */
  readonly months: readonly Month[];
  /** Whether a month helps in the condition chosen. */
  readonly helps: (month: Month) => boolean;
  /** Whether a month helps in any other condition. */
  readonly helpsOtherwise: (month: Month) => boolean;
  /** Where nothing of these helps. */
  readonly otherwise: string;
}

/** The nearest month that helps, another condition, or both together. */
export function otherChoiceWords({ handOver, months, helps, helpsOtherwise, otherwise }: OtherChoices): string {
  const month = nearestOf(months.filter(helps), handOver);
  const hasOtherCondition = helpsOtherwise(handOver);
  const single = [
    ...(month === null ? [] : [monthWords(month, handOver)]),
    ...(hasOtherCondition ? ['choose another condition'] : []),
  ];
  if (single.length > 0) return `${capitalised(single.join(', or '))}.`;
  const ofOther = nearestOf(months.filter(helpsOtherwise), handOver);
  return ofOther === null ? otherwise : `Choose another condition, and ${monthWords(ofOther, handOver)}.`;
}

const monthWords = (month: Month, handOver: Month): string =>
  `choose ${month < handOver ? 'an earlier' : 'a later'} hand-over month, such as ${formatMonthLong(month)}`;

function nearestOf(months: readonly Month[], handOver: Month): Month | null {
  const distance = (month: Month) => Math.abs(calendarMonthsBetween(`${handOver}-01`, `${month}-01`));
  const [nearest = null] = months
    .filter((month) => month !== handOver)
    .toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b));
  return nearest;
}
