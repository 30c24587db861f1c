/** Beside `edition.ts`, whose words about stored answers a chart does not need. Browser-safe, without schemas. */
import { formatDate } from '@/lib/format';
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';

/** The guide dates a value by its edition, whichever day of that month it was read on. @param day of the edition */
export const inEdition = (day: Day): string => `in ${SOURCES.guide.inText}’s edition of ${formatDate(day)}`;
