/** What a limit of credits allowed that is reached, in sentences. */
import { formatCount, formatPlural } from '@/lib/format';

/** "All 50 credits set for you for this month are used." @param whose "set for you" */
export function allUsedWords(most: number, whose: string): string {
  if (most === 0) return `There are no credits ${whose} for this month.`;
  if (most === 1) return `The 1 credit ${whose} for this month is used.`;
  return `All ${formatCount(most)} credits ${whose} for this month are used.`;
}

/** "This takes 2 credits, and fewer than 2 of the 50 set for you for this month are left." @param together from 2 */
export const tooFewWords = (together: number, most: number, whose: string): string =>
  `This takes ${formatPlural(together, 'credit')}, and fewer than ${formatCount(together)} of the ${formatCount(most)} ${whose} for this month are left.`;

/** "You have reached the limit of 1 credit in one minute." @param who "You have" */
export const minuteLimitWords = (most: number, who: string): string =>
  `${who} reached the limit of ${formatPlural(most, 'credit')} in one minute.`;
