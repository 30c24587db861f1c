import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { inForce } from '@/lib/domain/tax/dated-law-values';
import { assumedAfter } from '@/lib/domain/tax/published-rates';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { formatDate, formatPence, formatPenceChange, formatPlural } from '@/lib/format';
import { taxPerMonthName } from '@/lib/domain/tax/lead-tax';

type ShownYear = DriverYear & { readonly shown: NonNullable<DriverYear['shown']> };

interface AprilChange {
  readonly name: string;
  readonly was: string | null;
  readonly is: string | null;
  readonly change: string | null;
}

/** What the next 6 April changes for driver and employer. @param years whole years: part of a year does not compare */
export function AprilChanges({ years: [now, next], rates }: { years: readonly DriverYear[]; rates: DriverRates }) {
  if (!isShown(now) || !isShown(next)) return null;
  const assumption = assumedAfter(CLASS_1A_RATE, [next.year]);
  const assumed = assumption === null ? '' : ` Class 1A: ${assumption}`;
  return (
    <Card title={`What changes on ${formatDate(next.year.from)}`} flush>
      <DataTable
        caption={`Tax year ${now.year.name} compared with ${next.year.name}, both as whole years, same car and price.${assumed} ${rates.words}`}
        columns={[
          { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
          { key: 'was', header: now.year.name, numeric: true, cell: ({ was }) => was ?? NOT_KNOWN },
          { key: 'is', header: next.year.name, numeric: true, cell: ({ is }) => is ?? NOT_KNOWN },
          { key: 'change', header: 'Change', numeric: true, cell: ({ change }) => change ?? NOT_KNOWN },
        ]}
        rows={aprilChanges(now, next, rates)}
        rowKey={({ name }) => name}
        onPhone="columns"
      />
    </Card>
  );
}

const NOT_KNOWN = <EmptyCell words="not known" />;

const isShown = (year: DriverYear | undefined): year is ShownYear => year !== undefined && year.shown !== null;

function aprilChanges(now: ShownYear, next: ShownYear, rates: DriverRates): AprilChange[] {
  const points = next.shown.percent - now.shown.percent;
  return [
    {
      name: 'BIK %',
      was: `${now.shown.percent}%`,
      is: `${next.shown.percent}%`,
      change: points === 0 ? 'none' : `${points > 0 ? '+' : '−'}${formatPlural(Math.abs(points), 'point')}`,
    },
    ...rates.usual.map((percent) =>
      moneyChange(
        taxPerMonthName(percent),
        perMonth(driverTax(now.shown, percent)),
        perMonth(driverTax(next.shown, percent)),
      ),
    ),
    moneyChange('Employer Class 1A NIC per year', classOneA(now), classOneA(next)),
  ];
}

function classOneA({ year, shown }: ShownYear): number | null {
  const rate = inForce(CLASS_1A_RATE, year.from);
  return rate && dueOn(shown.benefitPence, rate.value);
}

const moneyChange = (name: string, was: number | null, is: number | null): AprilChange => ({
  name,
  was: was === null ? null : formatPence(was),
  is: is === null ? null : formatPence(is),
  change: was === null || is === null ? null : is === was ? 'none' : formatPenceChange(is - was),
});
