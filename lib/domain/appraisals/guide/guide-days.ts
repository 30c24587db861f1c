/** Of which days the guide's values in an offer are, by its own lines. Without schemas: pages load it. */
import type { LineSource, SumLine } from '@/lib/domain/appraisals/sum-line';
import { SOURCES } from '@/lib/domain/source-names';
import { monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatDate, formatMonthLong } from '@/lib/format';

type DatedSource = Extract<LineSource, 'guide' | 'edition' | 'forecast'>;

const DAY_WORDS: Readonly<Record<DatedSource, (day: Day) => string>> = {
  guide: (day) => `${SOURCES.guide.title} values on ${formatDate(day)}.`,
  edition: (day) => `${SOURCES.guide.title} values in the edition of ${formatMonthLong(monthOf(day))}.`,
  forecast: (day) => `Values forecast in ${formatMonthLong(monthOf(day))}.`,
};

const isDated = (source: LineSource): source is DatedSource => source in DAY_WORDS;

/** A sentence for each kind of value that is used, with its day; empty where none is. */
export function guideDaysWords(lines: readonly Pick<SumLine, 'source' | 'day'>[]): string {
  const sentences = lines.flatMap(({ source, day }) => (day && isDated(source) ? [DAY_WORDS[source](day)] : []));
  return [...new Set(sentences)].join(' ');
}
