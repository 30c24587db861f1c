import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { formatDate, formatPence, formatPlural } from '@/lib/format';
import type { DriverRates } from './driver-rates';
import { assumedAfter } from './published-rates-text';

const signed = (pence: number): string => (pence > 0 ? `+${formatPence(pence)}` : formatPence(pence));

/** What the next 6 April changes for driver and employer. */
export function AprilChanges({ years, rates }: { years: readonly DriverYear[]; rates: DriverRates }) {
  const [now, next] = years;
  if (!now?.shown || !next?.shown) return null;
  const [before, after] = [now.shown, next.shown];
  const classOneA = ({ year }: DriverYear, { benefitPence }: typeof before): number | null => {
    const rate = inForce(CLASS_1A_RATE, year.from);
    return rate && dueOn(benefitPence, rate.value);
  };
  const points = after.percent - before.percent;
  const [employerNow, employerNext] = [classOneA(now, before), classOneA(next, after)];
  const rows: readonly { name: string; was: string | null; is: string | null; change: string | null }[] = [
    {
      name: 'Percentage',
      was: `${before.percent}%`,
      is: `${after.percent}%`,
      change: points === 0 ? 'none' : `${points > 0 ? '+' : '−'}${formatPlural(Math.abs(points), 'point')}`,
    },
    ...rates.usual.map((percent) =>
      moneyRow(
        `Driver at ${percent}%, a month`,
        perMonth(driverTax(before, percent)),
        perMonth(driverTax(after, percent)),
      ),
    ),
    moneyRow('Employer’s class 1A, a year', employerNow, employerNext),
  ];
  const assumed = inForce(CLASS_1A_RATE, next.year.from)?.isAssumed ? ` Class 1A: ${assumedAfter(CLASS_1A_RATE)}` : '';
  return (
    <Card title={`What changes on ${formatDate(next.year.from)}`} flush>
      <DataTable
        caption={`From tax year ${now.year.name} to ${next.year.name}, the car and its price unchanged.${assumed} ${rates.words}`}
        columns={[
          { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
          {
            key: 'was',
            header: now.year.name,
            numeric: true,
            cell: ({ was }) => was ?? <EmptyCell words="not known" />,
          },
          { key: 'is', header: next.year.name, numeric: true, cell: ({ is }) => is ?? <EmptyCell words="not known" /> },
          {
            key: 'change',
            header: 'Change',
            numeric: true,
            cell: ({ change }) => change ?? <EmptyCell words="not known" />,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}

const moneyRow = (name: string, was: number | null, is: number | null) => ({
  name,
  was: was === null ? null : formatPence(was),
  is: is === null ? null : formatPence(is),
  change: was === null || is === null ? null : is === was ? 'none' : signed(is - was),
});
