/** The bars of the appraisal report, one per month. Cars bought or sold in a month may have been offered for earlier. */
import type { Bar } from '@/components/charts/bar/bar-chart';
import type { readAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { formatCount, formatMonth, formatPlural, formatPounds } from '@/lib/format';

type MonthFigures = Pick<
  EndpointAnswer<typeof readAppraisalReport>['rows'][number],
  'month' | 'offered' | 'bought' | 'lost' | 'sold' | 'soldPounds' | 'offeredForSoldPounds'
>;

const sumOf = (rows: readonly MonthFigures[], key: Exclude<keyof MonthFigures, 'month'>): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** The rows of each month, the first month first. */
const byMonth = (rows: readonly MonthFigures[]): [month: string, own: readonly MonthFigures[]][] =>
  [...new Set(rows.map(({ month }) => month))]
    .sort()
    .map((month) => [month, rows.filter((row) => row.month === month)]);

/** "5 offers, 3 bought". */
export const reportTitle = (rows: readonly MonthFigures[]): string =>
  `${formatPlural(sumOf(rows, 'offered'), 'offer')}, ${formatCount(sumOf(rows, 'bought'))} bought`;

/** For each month, what was bought against what was offered. */
export const boughtBars = (rows: readonly MonthFigures[]): Bar[] =>
  byMonth(rows).map(([month, own]) => ({
    label: formatMonth(month),
    value: sumOf(own, 'bought'),
    ghost: sumOf(own, 'offered'),
    against: `bought, ${formatCount(sumOf(own, 'offered'))} offered`,
    remark: `${formatCount(sumOf(own, 'lost'))} lost`,
  }));

/** For the months in which cars were sold: the mean sale price against the mean offer for the same cars. */
export const soldBars = (rows: readonly MonthFigures[]): Bar[] =>
  byMonth(rows).flatMap(([month, own]) => {
    const sold = sumOf(own, 'sold');
    if (sold === 0) return [];
    const offered = Math.round(sumOf(own, 'offeredForSoldPounds') / sold);
    return {
      label: formatMonth(month),
      value: Math.round(sumOf(own, 'soldPounds') / sold),
      ghost: offered,
      against: `against an offer of ${formatPounds(offered)}`,
      remark: sold === 1 ? '1 car' : `mean of ${formatPlural(sold, 'car')}`,
    };
  });
