import { BarChart } from '@/components/charts/bar/bar-chart';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import { formatCount, formatMonth, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';

type Row = EndpointAnswer<typeof readAppraisalReport>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => formatMonth(month) },
  { key: 'person', header: 'Who', cell: ({ person }) => person },
  { key: 'offered', header: 'Offers', numeric: true, cell: ({ offered }) => formatCount(offered) },
  { key: 'pounds', header: 'Offered', numeric: true, cell: ({ offeredPounds }) => formatPounds(offeredPounds) },
  {
    key: 'above',
    header: 'Mean vs trade value',
    numeric: true,
    cell: ({ aboveTradePounds }) => (aboveTradePounds === null ? <EmptyCell /> : formatPoundsChange(aboveTradePounds)),
  },
  { key: 'accepted', header: 'Accepted', numeric: true, cell: ({ accepted }) => formatCount(accepted) },
  { key: 'bought', header: 'Bought', numeric: true, cell: ({ bought }) => formatCount(bought) },
  { key: 'paid', header: 'Paid', numeric: true, cell: ({ boughtPounds }) => formatPounds(boughtPounds) },
  { key: 'sold', header: 'Sold', numeric: true, cell: ({ sold }) => formatCount(sold) },
  {
    key: 'margin',
    header: 'Mean sold vs offer',
    numeric: true,
    cell: ({ aboveOfferPounds }) => (aboveOfferPounds === null ? <EmptyCell /> : formatPoundsChange(aboveOfferPounds)),
  },
  { key: 'lost', header: 'Lost', numeric: true, cell: ({ lost }) => formatCount(lost) },
  {
    key: 'reasons',
    header: 'Reasons',
    cell: ({ reasons }) =>
      reasons.length === 0 ? <EmptyCell /> : reasons.map(({ reason, count }) => `${reason}: ${count}`).join(', '),
  },
];

/** What was offered, bought, lost and sold, by month and person. */
export function AppraisalReport({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0)
    return <EmptyState title="No offers in these months">Offers, purchases and losses are counted here.</EmptyState>;
  const months = [...new Set(rows.map(({ month }) => month))].sort();
  const sumIn = (month: string, key: 'offered' | 'bought' | 'lost' | 'sold' | 'soldPounds' | 'offeredForSoldPounds') =>
    rows.reduce((sum, row) => (row.month === month ? sum + row[key] : sum), 0);
  const sumOf = (key: 'offered' | 'bought') => rows.reduce((sum, row) => sum + row[key], 0);
  const soldMonths = months.filter((month) => sumIn(month, 'sold') > 0);
  return (
    <>
      <Card title={`${formatCount(sumOf('bought'))} of ${formatPlural(sumOf('offered'), 'offer')} bought`}>
        <BarChart
          title="Bought and offered by month"
          titleHidden
          unit="count"
          rowName="Month"
          valueName="Bought"
          ghostName="Offers"
          bars={months.map((month) => ({
            label: formatMonth(month),
            value: sumIn(month, 'bought'),
            ghost: sumIn(month, 'offered'),
            remark: `${formatCount(sumIn(month, 'lost'))} lost`,
          }))}
        />
      </Card>
      {soldMonths.length > 0 && (
        <Card title="Sold for, against the offer">
          <BarChart
            title="Sold for and offered by month, mean of a car"
            titleHidden
            unit="pounds"
            rowName="Month"
            valueName="Sold for"
            ghostName="Offer"
            bars={soldMonths.map((month) => ({
              label: formatMonth(month),
              value: Math.round(sumIn(month, 'soldPounds') / sumIn(month, 'sold')),
              ghost: Math.round(sumIn(month, 'offeredForSoldPounds') / sumIn(month, 'sold')),
              remark: `mean of ${formatPlural(sumIn(month, 'sold'), 'car')}`,
            }))}
          />
        </Card>
      )}
      <Card flush>
        <DataTable
          caption="Offered, bought, lost and sold by month and person"
          captionHidden
          columns={COLUMNS}
          rows={rows}
          rowKey={({ month, person }, index) => `${month} ${person} ${index}`}
        />
      </Card>
    </>
  );
}
