import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Missing } from '@/components/ui/data/missing';
import type { ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import type { DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { formatPence } from '@/lib/format';

/** How the benefit is calculated: the eight steps of the law, each with its source. */
export function EightSteps({ years }: { years: readonly DriverYear[] }) {
  const [first, ...later] = years;
  if (first === undefined) return null;
  const isCalculated = years.some(({ calculated }) => 'benefit' in calculated);
  return (
    <Card title="How it’s calculated" aside={isCalculated && <Badge>Calculated by us</Badge>} flush>
      <CalculationSteps computed={first.calculated} />
      <div className="px-4 sm:px-5 print:hidden">
        {later.map(({ year, calculated }) => (
          <Disclosure key={year.name} summary={`Calculation for ${year.name}`}>
            <CalculationSteps computed={calculated} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

/** The steps of one tax year, or why there are none. */
export function CalculationSteps({ computed }: { computed: ComputedYear }) {
  if ('because' in computed) {
    return (
      <div className="px-4 py-2 sm:px-5">
        <Missing {...computed.because} />
      </div>
    );
  }
  const { benefit, year } = computed;
  return (
    <DataTable
      caption={`Tax year ${year.name}: taxable benefit ${formatPence(benefit.benefitPence)}.`}
      columns={[
        {
          key: 'step',
          header: 'Step',
          rowHeader: true,
          firstLine: 'start',
          cell: ({ number, name }) => `${number}. ${name}`,
        },
        { key: 'why', header: 'How', unlabelled: true, span: 2, cell: ({ words }) => words },
        {
          key: 'pence',
          header: 'Amount',
          numeric: true,
          unlabelled: true,
          firstLine: 'end',
          cell: ({ pence }) => (pence === null ? '' : formatPence(pence)),
        },
        { key: 'source', header: 'Source', unlabelled: true, cell: ({ source }) => <SourceLink {...source} /> },
      ]}
      rows={benefit.steps}
      rowKey={({ number }) => String(number)}
      onPhone="cards"
    />
  );
}
