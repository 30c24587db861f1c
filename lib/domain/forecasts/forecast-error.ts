/** How far a forecast may be off, judged by earlier ones. Browser-safe, without schemas. */
import { calendarMonthsBetween, type Day } from '@/lib/domain/time/calendar';
import { SOURCES } from '@/lib/domain/source-names';
import { formatDate, formatList, formatMiles, formatPlural, formatPounds } from '@/lib/format';
import type { ReportCard } from './forecast-report-card';

type ErrorBand = ReportCard['judgements'][number]['band'];

/** Months ahead and the mean error there, ascending; months for which no forecast has come due are left out. */
function errorsOf(card: ReportCard, band: ErrorBand): { months: number; pounds: number }[] {
  return card.judgements
    .flatMap((judgement) =>
      judgement.band === band && judgement.errorPounds !== null
        ? [{ months: judgement.monthsAhead, pounds: judgement.errorPounds }]
        : [],
    )
    .toSorted((a, b) => a.months - b.months);
}

/**
 * The mean error of earlier forecasts on each day, in pounds: 0 in the month the forecast was made, interpolated
 * between the months that were compared, and null after the last of them.
 */
export function forecastErrors(
  card: ReportCard,
  band: ErrorBand,
  snapshotDay: Day,
  days: readonly Day[],
): (number | null)[] {
  const errors = errorsOf(card, band);
  if (errors.length === 0) return days.map(() => null);
  const points = [{ months: 0, pounds: 0 }, ...errors];
  return days.map((day) => {
    const months = calendarMonthsBetween(snapshotDay, day);
    const after = points.findIndex((point) => point.months >= months);
    const [low, high] = [points[Math.max(0, after - 1)], points[after]];
    if (months < 0 || !low || !high) return null;
    if (high.months === months) return high.pounds;
    return Math.round(low.pounds + ((high.pounds - low.pounds) * (months - low.months)) / (high.months - low.months));
  });
}

/** What the shaded range of a chart means: "Shaded: Clean may be off by …"; null if nothing is shaded. */
export function forecastErrorWords(card: ReportCard, band: ErrorBand, bandName: string): string | null {
  const errors = errorsOf(card, band);
  if (errors.length === 0) return null;
  const parts = errors.map(
    ({ months, pounds }) => `${formatPounds(pounds)} after ${months} ${months === 1 ? 'month' : 'months'}`,
  );
  return `Shaded: earlier forecasts of ${bandName} were off by ${formatList(parts)} on average.`;
}

/** Which forecasts were compared, with what, and the months ahead for which there was nothing to compare. */
export function comparedForecastsWords({ snapshots, mileage, judgements }: ReportCard): string {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  const days =
    first && last && (first === last ? `of ${formatDate(first)}` : `from ${formatDate(first)} to ${formatDate(last)}`);
  const compared = new Set(judgements.filter(({ count }) => count > 0).map(({ monthsAhead }) => monthsAhead));
  const missing = [...new Set(judgements.map(({ monthsAhead }) => monthsAhead))].filter(
    (months) => !compared.has(months),
  );
  return [
    ...(days
      ? [
          `${formatPlural(snapshots.length, 'forecast')} ${days}, at ${formatMiles(mileage)}, compared with the later ${SOURCES.guide.beforeNoun} editions.`,
        ]
      : []),
    'n = forecasts compared; a small n is not reliable.',
    ...(missing.length > 0 ? [`Nothing to compare yet ${monthsAheadWords(missing)}.`] : []),
  ].join(' ');
}

/** `3 and 6 months ahead` */
export const monthsAheadWords = (months: readonly number[]): string =>
  `${formatList(months.map(String))} ${months.at(-1) === 1 ? 'month' : 'months'} ahead`;
