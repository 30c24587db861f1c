import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { LongCell } from '@/components/ui/data/table/long-cell';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { UsageAuditMonth, ServiceAudit } from '@/lib/domain/usage/usage-audit';
import { formatCount, formatMonth } from '@/lib/format';

type AuditTableLine = Omit<UsageAuditMonth, 'month'> & { month: string | null };

const COLUMNS: readonly Column<AuditTableLine>[] = [
  {
    key: 'month',
    header: 'Month',
    rowHeader: true,
    cell: ({ month }) => <span className="whitespace-nowrap">{month === null ? 'Total' : formatMonth(month)}</span>,
  },
  { key: 'provider', header: 'Provider', numeric: true, cell: ({ provider }) => formatCount(provider) },
  {
    key: 'equipment',
    header: 'With equipment',
    numeric: true,
    cell: ({ equipment }) => (equipment === null ? <EmptyCell words="not counted" /> : formatCount(equipment)),
  },
  { key: 'ledger', header: 'Ledger', numeric: true, cell: ({ ledger }) => formatCount(ledger) },
  { key: 'own', header: 'Yours', numeric: true, cell: ({ own }) => formatCount(own) },
  {
    key: 'withoutValue',
    header: 'Without a value',
    numeric: true,
    cell: ({ withoutValue }) => (withoutValue ? formatCount(withoutValue) : <EmptyCell words="none" />),
  },
  {
    key: 'unknown',
    header: 'Not confirmed',
    numeric: true,
    cell: ({ unknown, writtenOff }) =>
      unknown + writtenOff === 0 ? <EmptyCell words="none" /> : formatCount(unknown + writtenOff),
  },
  {
    key: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ difference, agrees }) =>
      difference === 0 ? (
        <Badge tone="success">Matched</Badge>
      ) : (
        <Badge tone={agrees ? 'neutral' : 'warning'}>{signed(difference)}</Badge>
      ),
  },
  {
    key: 'cause',
    header: 'Likely cause',
    cell: ({ cause }) => (cause === null ? <EmptyCell words="no difference" /> : <LongCell>{cause}</LongCell>),
  },
];

type AuditAnswer = Extract<ServiceAudit['answer'], { agrees: boolean }>;

/** Of a whole service: a difference that its look-ups without a response explain is still a difference. */
function AuditBadge({ months, total, agrees }: AuditAnswer) {
  if (!agrees) return <Badge tone="warning">Difference</Badge>;
  return [...months, total].every(({ difference }) => difference === 0) ? (
    <Badge tone="success">Matched</Badge>
  ) : (
    <Badge tone="neutral">Explained</Badge>
  );
}

/** Where to look for the cause of a total's difference; null if there is none. */
function totalCause({ months, total }: AuditAnswer): string | null {
  const ofMonths = months.reduce((sum, { difference }) => sum + difference, 0);
  if (ofMonths !== total.difference) return 'The provider’s total is not the sum of its months.';
  return months.some(({ difference }) => difference !== 0) ? 'See the months above.' : null;
}

const signed = (difference: number) => (difference > 0 ? `+${formatCount(difference)}` : formatCount(difference));

/** One service's audit: each month and the total, the provider's count beside ours. */
export function ServiceAuditCard({ audit: { words, counts, answer } }: { audit: ServiceAudit }) {
  if (answer.months === null)
    return (
      <Card title={words}>
        <Missing {...answer.because} />
      </Card>
    );
  const { total } = answer;
  const columns = COLUMNS.filter(({ key }) => (key !== 'equipment' && key !== 'withoutValue') || total[key] !== null);
  const lines: AuditTableLine[] = [...answer.months].reverse();
  return (
    <Card title={words} flush aside={<AuditBadge {...answer} />}>
      <p className="px-4 pb-2 text-sm text-soft sm:px-5 print:px-0">
        {counts} “Ledger” is what the provider should have counted for the whole subscription, “Yours” your
        organisation’s part of it.
        {total.withoutValue !== null && ' “Yours” and “Without a value” together are your charged valuations.'}
      </p>
      <DataTable
        caption={`${words}, the provider’s count against the ledger`}
        captionHidden
        columns={columns}
        rows={[...lines, { month: null, ...total, cause: totalCause(answer) }]}
        rowKey={({ month }) => month ?? 'total'}
      />
    </Card>
  );
}
