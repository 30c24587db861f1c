/** The edition of the guide that an answer comes from, as far as the services name it. */
import { formatDate } from '@/lib/format';
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';
import type { SourceName } from '@/lib/domain/provenance';

/** None of the three services names its edition: the sentence names the day of the answer instead. @param day of the answer */
export function editionWords(source: SourceName, day: Day): string {
  return source === 'registration'
    ? `${SOURCES.register.title} record on ${formatDate(day)}.`
    : `${SOURCES.guide.title} values on ${formatDate(day)}. The edition is not given.`;
}

/**
 * The words of an answer for customers, by its day only: that no service names its edition is of no use to them.
 * @param words of an answer, in any wording that was stored
 */
export const withoutEditionNote = (words: string): string =>
  words.replace(/ The edition is not given\.$/, '').replace(/; this service does not name its edition\.$/, '.');
