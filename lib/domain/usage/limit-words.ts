/** What a limit of credits allowed that is reached, in sentences. */
import { formatCount, formatPlural } from '@/lib/format';

/** "All 50 credits set for you for this month are used." @param whose "set for you" */
export function allUsedWords(most: number, whose: string): string {
  if (most === 0) return `There are no credits ${whose} for this month.`;
  if (most === 1) return `The 1 credit ${whose} for this month is used.`;
  return `All ${formatCount(most)} credits ${whose} for this month are used.`;
}

/** "This takes 2 credits and you have 1 left this month." @param left fewer than `together` @param who "you have" */
export const tooFewWords = (together: number, left: number, who: string): string =>
  `This takes ${formatPlural(together, 'credit')} and ${who} ${left === 0 ? 'none' : formatCount(left)} left this month.`;

/** "You have reached the limit of 1 credit in one minute." @param who "You have" */
export const minuteLimitWords = (most: number, who: string): string =>
  `${who} reached the limit of ${formatPlural(most, 'credit')} in one minute.`;
