import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { firstAndLast, type DatedValue } from '@/lib/domain/findings/value-findings';
import { monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatMonth, formatPercent, formatPounds, formatPoundsChange } from '@/lib/format';

export interface ChangeFiguresProps {
  /** By ascending day. Whole pounds, or shares of the cost new. */
  values: readonly DatedValue[];
  unit: 'pounds' | 'share';
  /** Whose values these are: `Clean`. */
  series: string;
  today: Day;
}

/** The finding of a chart as figures: its first value, its last, and the change between them. Nothing without a value. */
export function ChangeFigures({ values, unit, series, today }: ChangeFiguresProps) {
  const ends = firstAndLast(values);
  if (ends === null) return null;
  const { first, last } = ends;
  const labelOf = (day: Day) => `${series} ${monthOf(day) === monthOf(today) ? 'today' : `in ${formatMonth(day)}`}`;
  const words = unit === 'pounds' ? formatPounds : formatPercent;
  const change = unit === 'pounds' ? formatPoundsChange(last.value - first.value) : null;
  return (
    <KeyFigures>
      <KeyFigure compact label={labelOf(first.day)} value={words(first.value)} />
      {last.day !== first.day && <KeyFigure compact label={labelOf(last.day)} value={words(last.value)} gap={change} />}
    </KeyFigures>
  );
}
