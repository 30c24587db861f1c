import { LevelBadge } from '@/components/layout/billing/level-badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { UsageReport } from '@/lib/domain/usage/usage-report';
import { formatCount, formatMonth } from '@/lib/format';

type PersonUsage = UsageReport['people'][number];
type ServiceUsage = UsageReport['services'][number];
type MonthUsageLine = UsageReport['months'][number];

const count = (value: number) => (value === 0 ? <EmptyCell words="none" /> : formatCount(value));

const PEOPLE: readonly Column<PersonUsage>[] = [
  { key: 'name', header: 'User', rowHeader: true, cell: ({ name }) => name },
  { key: 'registration', header: 'Look-ups', numeric: true, cell: ({ byService }) => count(byService.registration) },
  { key: 'valuation', header: 'Valuations', numeric: true, cell: ({ byService }) => count(byService.valuation) },
  { key: 'identifier', header: 'By guide ID', numeric: true, cell: ({ byService }) => count(byService.identifier) },
  { key: 'cached', header: 'Recent results (free)', numeric: true, cell: ({ cached }) => count(cached) },
  { key: 'month', header: 'This month', numeric: true, cell: ({ thisMonth }) => <Budget {...thisMonth} /> },
];

function Budget({ used, limit }: PersonUsage['thisMonth']) {
  return (
    <>
      {formatCount(used)}
      {limit !== null && ` of ${formatCount(limit)}`} <LevelBadge used={used} limit={limit} />
    </>
  );
}

const SERVICES: readonly Column<ServiceUsage>[] = [
  { key: 'words', header: 'Service', rowHeader: true, cell: ({ words }) => words },
  { key: 'charged', header: 'Charged', numeric: true, cell: ({ charged }) => count(charged) },
  { key: 'unknown', header: 'Not confirmed', numeric: true, cell: ({ unknown }) => count(unknown) },
  { key: 'cached', header: 'Recent results (free)', numeric: true, cell: ({ cached }) => count(cached) },
  { key: 'free', header: 'Not charged', numeric: true, cell: ({ free }) => count(free) },
];

const MONTHS: readonly Column<MonthUsageLine>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => formatMonth(month) },
  ...SERVICES.slice(1).map(({ key, header }) => ({
    key,
    header,
    numeric: true,
    cell: (line: MonthUsageLine) =>
      count({ charged: line.charged, unknown: line.unknown, cached: line.cached }[key] ?? line.free),
  })),
];

const isUsed = ({ charged, unknown, cached, free }: Omit<MonthUsageLine, 'month'>): boolean =>
  charged + unknown + cached + free > 0;

/** Newest first, from the first month with a look-up: earlier empty rows are left out. */
function monthsWithUse(months: readonly MonthUsageLine[]): MonthUsageLine[] {
  const first = months.findIndex(isUsed);
  return months.slice(Math.max(first, 0)).reverse();
}

/** The organisation's look-ups by our own ledger: by person, by service, by month. Each adds up to the same total. */
export function UsageTables({ report }: { report: UsageReport }) {
  if (report.people.length === 0)
    return <EmptyState title="No look-ups in these months">Choose earlier months, or value a vehicle.</EmptyState>;
  return (
    <div className="space-y-4">
      <Card title="By person" flush>
        <DataTable
          caption="Look-ups by person, highest first"
          captionHidden
          columns={PEOPLE}
          rows={report.people}
          rowKey={({ id }) => id}
        />
      </Card>
      <Card title="By service" flush>
        <DataTable
          caption="Look-ups by service"
          captionHidden
          columns={SERVICES}
          rows={report.services.filter(isUsed)}
          rowKey={({ key }) => key}
        />
      </Card>
      <Card title="By month" flush>
        <DataTable
          caption="Look-ups by month"
          captionHidden
          columns={MONTHS}
          rows={monthsWithUse(report.months)}
          rowKey={({ month }) => month}
        />
      </Card>
    </div>
  );
}
