import { BarChart } from '@/components/charts/bar/bar-chart';
import { lookOf } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { driverTax, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatPence } from '@/lib/format';
import type { DriverRates } from './driver-rates';

interface BenefitYearsRow {
  readonly name: string;
  readonly words: readonly (string | null)[];
}

/** Benefit and tax at each rate, by month and year, for the three tax years of the P11D service. */
export function BenefitYears({ years, rates }: { years: readonly DriverYear[]; rates: DriverRates }) {
  const cellsOf = (words: (shown: NonNullable<DriverYear['shown']>) => string): (string | null)[] =>
    years.map(({ shown }) => (shown === null ? null : words(shown)));
  const rows: BenefitYearsRow[] = [
    { name: 'Percentage', words: cellsOf(({ percent }) => `${percent}%`) },
    { name: 'Benefit a year', words: cellsOf(({ benefitPence }) => formatPence(benefitPence)) },
    ...rates.all.flatMap(({ name, percent }) => [
      { name: `${name} ${percent}%, a year`, words: cellsOf((shown) => formatPence(driverTax(shown, percent))) },
      {
        name: `${name} ${percent}%, a month`,
        words: cellsOf((shown) => formatPence(perMonth(driverTax(shown, percent)))),
      },
    ]),
  ];
  const columns: Column<BenefitYearsRow>[] = [
    { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
    ...years.map(({ year }, index) => ({
      key: year.name,
      header: year.name,
      numeric: true,
      cell: ({ words }: BenefitYearsRow) => words[index] ?? <EmptyCell words="not known" />,
    })),
  ];
  return (
    <Card title="What the driver pays, three tax years" flush>
      <DataTable caption={rates.words} columns={columns} rows={rows} rowKey={({ name }) => name} onPhone="scroll" />
      {rates.usual.length > 0 && (
        <div className="px-4 py-3 sm:px-5 print:hidden">
          <BarChart
            title="Driver’s tax a month"
            unit="pence"
            rowName="Year and rate"
            valueName="A month"
            bars={years.flatMap(({ year, shown }) =>
              rates.usual.map((percent, index) => ({
                label: `${year.name} at ${percent}%`,
                look: lookOf(index),
                value: shown && perMonth(driverTax(shown, percent)),
              })),
            )}
          />
        </div>
      )}
    </Card>
  );
}
