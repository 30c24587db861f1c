import { BarChart } from '@/components/charts/bar/bar-chart';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisalReport } from '@/lib/api/addresses/appraisals/appraisals';
import {
  REPORT_COUNT_WORDS,
  REPORT_PROFIT_WORDS,
  REPORT_REASONS_NAME,
} from '@/lib/domain/appraisals/bought/sale-profit';
import { REPORT_VAT_WORDS } from '@/lib/domain/appraisals/vat';
import { formatCount, formatMonth, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { boughtBars, reportTitle, soldBars } from './report-bars';

type Row = EndpointAnswer<typeof readAppraisalReport>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => formatMonth(month) },
  { key: 'person', header: 'Who', cell: ({ person }) => person },
  { key: 'offered', header: 'Offered on', numeric: true, cell: ({ offered }) => formatCount(offered) },
  { key: 'offers', header: 'Offers made', numeric: true, cell: ({ offers }) => formatCount(offers) },
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
  { key: 'declined', header: 'Declined', numeric: true, cell: ({ declined }) => formatCount(declined) },
  { key: 'bought', header: 'Bought', numeric: true, cell: ({ bought }) => formatCount(bought) },
  { key: 'paid', header: 'Paid', numeric: true, cell: ({ bought, boughtPounds }) => sumOf(bought, boughtPounds) },
  { key: 'sold', header: 'Sold', numeric: true, cell: ({ sold }) => formatCount(sold) },
  {
    key: 'margin',
    header: 'Mean sold vs paid',
    numeric: true,
    cell: ({ abovePaidPounds }) => (abovePaidPounds === null ? <EmptyCell /> : formatPoundsChange(abovePaidPounds)),
  },
  { key: 'profit', header: 'Profit', numeric: true, cell: (row) => profitOf(row) },
  { key: 'lost', header: 'Lost', numeric: true, cell: ({ lost }) => formatCount(lost) },
  {
    key: 'reasons',
    header: REPORT_REASONS_NAME,
    cell: ({ reasons }) =>
      reasons.length === 0 ? <EmptyCell /> : reasons.map(({ reason, count }) => `${reason}: ${count}`).join(', '),
  },
];

/** Empty when there are no cars. */
const sumOf = (cars: number, pounds: number) => (cars === 0 ? <EmptyCell /> : formatPounds(pounds));

/** With the number of cars, where it is not known of all that were sold. */
const profitOf = ({ profitPounds, profitCars, sold }: Row) => {
  if (profitPounds === null) return <EmptyCell />;
  const ofCars = profitCars === sold ? '' : ` of ${formatPlural(profitCars, 'car')}`;
  return `${formatPounds(profitPounds)}${ofCars}`;
};

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
          ghostName="Offered on"
          bars={boughtBars(rows)}
        />
      </Card>
      {sold.length > 0 && (
        <Card title="Sale price against the price paid">
          <BarChart
            title="Mean sale price and price paid per car, by month"
            titleHidden
            unit="pounds"
            rowName="Month"
            valueName="Sold for"
            ghostName="Paid"
            bars={sold}
          />
        </Card>
      )}
      <Card flush>
        {/* Printed in landscape for its columns. */}
        <div data-wide-page>
          <DataTable
            caption="Offered, bought, lost and sold by month and person"
            captionHidden
            columns={COLUMNS}
            rows={rows}
            rowKey={({ month, person }, index) => `${month} ${person} ${index}`}
          />
        </div>
      </Card>
      <div className="space-y-1 text-sm text-soft">
        <p>{REPORT_COUNT_WORDS}</p>
        <p>{REPORT_VAT_WORDS}</p>
        <p>{REPORT_PROFIT_WORDS}</p>
      </div>
    </>
  );
}
