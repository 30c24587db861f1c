/** The bars of the appraisal report, one per month. Cars bought or sold in a month may have been offered for earlier. */
import type { Bar } from '@/components/charts/bar/bar-chart';
import type { readAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { formatCount, formatMonth, formatPlural, formatPounds } from '@/lib/format';

type MonthFigures = Pick<
  EndpointAnswer<typeof readAppraisalReport>['rows'][number],
  'month' | 'offered' | 'offers' | 'bought' | 'lost' | 'sold' | 'soldPounds' | 'paidForSoldPounds'
>;

const sumOf = (rows: readonly MonthFigures[], key: Exclude<keyof MonthFigures, 'month'>): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** The rows of each month, the first month first. */
const byMonth = (rows: readonly MonthFigures[]): [month: string, own: readonly MonthFigures[]][] =>
  [...new Set(rows.map(({ month }) => month))]
    .sort()
    .map((month) => [month, rows.filter((row) => row.month === month)]);

/** "5 vehicles offered on (7 offers), 3 bought"; without the offers where each vehicle had one. */
export function reportTitle(rows: readonly MonthFigures[]): string {
  const [offered, offers] = [sumOf(rows, 'offered'), sumOf(rows, 'offers')];
  const counted = offers === offered ? '' : ` (${formatPlural(offers, 'offer')})`;
  return `${formatPlural(offered, 'vehicle')} offered on${counted}, ${formatCount(sumOf(rows, 'bought'))} bought`;
}

/** For each month, what was bought against what was offered. */
export const boughtBars = (rows: readonly MonthFigures[]): Bar[] =>
  byMonth(rows).map(([month, own]) => ({
    label: formatMonth(month),
    value: sumOf(own, 'bought'),
    ghost: sumOf(own, 'offered'),
    against: `bought, ${formatCount(sumOf(own, 'offered'))} offered on`,
    remark: `${formatCount(sumOf(own, 'lost'))} lost`,
  }));

/** For the months in which cars were sold: the mean sale price against what was paid for the same cars in the mean. */
export const soldBars = (rows: readonly MonthFigures[]): Bar[] =>
  byMonth(rows).flatMap(([month, own]) => {
    const sold = sumOf(own, 'sold');
    if (sold === 0) return [];
    const paid = Math.round(sumOf(own, 'paidForSoldPounds') / sold);
    return {
      label: formatMonth(month),
      value: Math.round(sumOf(own, 'soldPounds') / sold),
      ghost: paid,
      against: `against ${formatPounds(paid)} paid`,
      remark: sold === 1 ? '1 car' : `mean of ${formatPlural(sold, 'car')}`,
    };
  });
