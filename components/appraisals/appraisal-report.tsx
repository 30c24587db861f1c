import { BarChart } from '@/components/charts/bar/bar-chart';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import { REPORT_VAT_WORDS } from '@/lib/domain/appraisals/vat';
import { formatCount, formatMonth, formatPounds, formatPoundsChange } from '@/lib/format';
import { boughtBars, reportTitle, soldBars } from './report-bars';

type Row = EndpointAnswer<typeof readAppraisalReport>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => formatMonth(month) },
  { key: 'person', header: 'Who', cell: ({ person }) => person },
  { key: 'offered', header: 'Offers', numeric: true, cell: ({ offered }) => formatCount(offered) },
  {
    key: 'pounds',
    header: 'Offered',
    numeric: true,
    cell: ({ offered, offeredPounds }) => sumOf(offered, offeredPounds),
  },
  {
    key: 'above',
    header: 'Mean vs trade value',
    numeric: true,
    cell: ({ aboveTradePounds }) => (aboveTradePounds === null ? <EmptyCell /> : formatPoundsChange(aboveTradePounds)),
  },
  { key: 'accepted', header: 'Accepted', numeric: true, cell: ({ accepted }) => formatCount(accepted) },
  { key: 'bought', header: 'Bought', numeric: true, cell: ({ bought }) => formatCount(bought) },
  { key: 'paid', header: 'Paid', numeric: true, cell: ({ bought, boughtPounds }) => sumOf(bought, boughtPounds) },
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

/** Empty when there are no cars. */
const sumOf = (cars: number, pounds: number) => (cars === 0 ? <EmptyCell /> : formatPounds(pounds));

/** What was offered, bought, lost and sold, by month and person. */
export function AppraisalReport({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0)
    return <EmptyState title="No offers in these months">Offers, purchases and losses are counted here.</EmptyState>;
  const sold = soldBars(rows);
  return (
    <>
      <Card title={reportTitle(rows)}>
        <BarChart
          title="Bought and offered by month"
          titleHidden
          unit="count"
          rowName="Month"
          valueName="Bought"
          ghostName="Offers"
          bars={boughtBars(rows)}
        />
      </Card>
      {sold.length > 0 && (
        <Card title="Sale price against the offer">
          <BarChart
            title="Mean sale price and offer per car, by month"
            titleHidden
            unit="pounds"
            rowName="Month"
            valueName="Sold for"
            ghostName="Offer"
            bars={sold}
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
      <p className="text-sm text-soft">{REPORT_VAT_WORDS}</p>
    </>
  );
}
