import { BarChart } from '@/components/charts/bar-chart';
import { lookOf } from '@/components/charts/look';
import { Card } from '@/components/ui/card';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Nothing } from '@/components/ui/nothing';
import type { DriverYear } from '@/lib/domain/driver-years';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { formatPence } from '@/lib/format';
import { driverRates, driverRatesWords } from './driver-rates';

interface Row {
  readonly name: string;
  readonly words: readonly (string | null)[];
}

/** Benefit and tax at each rate, by month and year, for the three tax years of the P11D service. */
export function BenefitYears({ years, isScottish }: { years: readonly DriverYear[]; isScottish: boolean }) {
  const rates = driverRates(isScottish, years[0]?.year.from ?? '');
  const each = (words: (shown: NonNullable<DriverYear['shown']>) => string): (string | null)[] =>
    years.map(({ shown }) => (shown === null ? null : words(shown)));
  const rows: Row[] = [
    { name: 'Percentage', words: each(({ percent }) => `${percent}%`) },
    { name: 'Benefit a year', words: each(({ benefitPence }) => formatPence(benefitPence)) },
    ...rates.flatMap(({ name, percent }) => [
      { name: `${name} ${percent}%, a year`, words: each((shown) => formatPence(taxOf(shown, percent))) },
      { name: `${name} ${percent}%, a month`, words: each((shown) => formatPence(perMonth(taxOf(shown, percent)))) },
    ]),
  ];
  const columns: Column<Row>[] = [
    { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
    ...years.map(({ year }, index) => ({
      key: year.name,
      header: year.name,
      numeric: true,
      cell: ({ words }: Row) => words[index] ?? <Nothing words="not known" />,
    })),
  ];
  return (
    <Card title="What the driver pays, three tax years" flush>
      <DataTable
        caption={driverRatesWords(isScottish)}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        onPhone="scroll"
      />
      <div className="px-4 py-3 sm:px-5 print:hidden">
        <BarChart
          title="Driver’s tax a month"
          unit="pence"
          rowName="Year and rate"
          valueName="A month"
          bars={years.flatMap(({ year, shown }) => [
            { label: `${year.name} at 20%`, value: shown && perMonth(shown.basicPence), look: lookOf(0) },
            { label: `${year.name} at 40%`, value: shown && perMonth(shown.higherPence), look: lookOf(1) },
          ])}
        />
      </div>
    </Card>
  );
}

/** The service’s own figure where it gives one. */
const taxOf = (shown: NonNullable<DriverYear['shown']>, percent: number): number =>
  percent === 20 ? shown.basicPence : percent === 40 ? shown.higherPence : dueOn(shown.benefitPence, percent);
