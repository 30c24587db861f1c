/** How far earlier forecasts were off at the hand-over month, as a sentence. Without schemas: pages load it. */
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import { calendarMonthsBetween, type Day, type Month } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatPlural, formatPounds } from '@/lib/format';
import type { TradeCondition } from './entries';

/**
 * Forecasts are compared 1, 3 and 6 months ahead: uses the first of these that is at least as far ahead as the
 * hand-over. A hand-over in the month of the forecast itself counts as 1.
 * @param snapshotDay of the forecast that the value is from
 */
export function forecastRecordWords(
  card: Pick<ReportCard, 'judgements'>,
  condition: TradeCondition,
  snapshotDay: Day,
  handOver: Month,
): string {
  const ahead = Math.max(1, calendarMonthsBetween(snapshotDay, `${handOver}-01`));
  const { label } = BAND_WORDS[condition];
  const [judgement] = card.judgements
    .filter(({ band, monthsAhead, count }) => band === condition && monthsAhead >= ahead && count > 0)
    .toSorted((a, b) => a.monthsAhead - b.monthsAhead);
  if (!judgement || judgement.errorPounds === null || judgement.biasPounds === null)
    return `No earlier forecast of ${label} for ${formatPlural(ahead, 'month')} ahead has come due, so how far it may be off is not known.`;
  const { monthsAhead, count, errorPounds, biasPounds } = judgement;
  const bias =
    biasPounds === 0
      ? 'neither too high nor too low overall'
      : `${formatPounds(Math.abs(biasPounds))} too ${biasPounds > 0 ? 'high' : 'low'} overall`;
  const earlier = `${formatPlural(count, 'earlier forecast')} of ${label} for ${formatPlural(monthsAhead, 'month')} ahead`;
  return count === 1
    ? `${earlier} was out by ${formatPounds(errorPounds)}, ${bias}.`
    : `${earlier} were out by ${formatPounds(errorPounds)} on average, ${bias}.`;
}
