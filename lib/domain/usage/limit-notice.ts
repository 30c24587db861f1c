/** The notice in a billed answer about monthly limits that it brought closer. Without schemas: pages load it. */
import { firstAfterMonths, firstOfMonth, type Day } from '@/lib/domain/time/calendar';
import { formatDate, formatMonthLong, formatPlural } from '@/lib/format';

/** A threshold of a month's limit that a submission crossed. */
export interface LimitPassed {
  readonly scope: 'person' | 'organisation';
  /** One of `LIMIT_LEVELS`; 50 was one until 2026-11-28. */
  readonly percent: number;
  /** The limit, in credits. */
  readonly most: number;
  /** Any day of it. */
  readonly month: Day;
}

/**
 * In sentences, for the screen that sent the submission.
 * @returns null if it crossed no threshold
 */
export function limitNoticeWords(passed: readonly LimitPassed[]): string | null {
  return passed.length === 0 ? null : passed.map(limitPassedWords).join(' ');
}

/** One of them in a sentence, as notifications have it too. */
export function limitPassedWords({ scope, percent, most, month }: LimitPassed): string {
  const isOwn = scope === 'person';
  const credits = `${formatPlural(most, 'credit')} for ${formatMonthLong(month)}`;
  const reached = isOwn
    ? `You have reached ${percent}% of your ${credits}.`
    : `Your organisation has reached ${percent}% of its ${credits}.`;
  if (percent < 100) return reached;
  const next = formatDate(firstAfterMonths(firstOfMonth(month), 1));
  // Read later too, where a look-up that failed may have released its credit.
  return `${reached} The next charged look-up is refused until ${next}, or until the budget is raised or a credit is released.`;
}
