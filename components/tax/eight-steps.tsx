import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Missing } from '@/components/ui/data/missing';
import type { ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import type { DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { formatPence } from '@/lib/format';

/** How the benefit is reckoned, by the eight steps of the law, each with where it stands. */
export function EightSteps({ years }: { years: readonly DriverYear[] }) {
  const [first, ...later] = years;
  if (first === undefined) return null;
  return (
    <Card title="How it is reckoned" aside={<Badge>Computed by us</Badge>} flush>
      <Steps workedYear={first.withServicePercent} />
      <div className="px-4 sm:px-5 print:hidden">
        {later.map(({ year, withServicePercent: reckoned }) => (
          <Disclosure key={year.name} summary={`The same for ${year.name}`}>
            <Steps workedYear={reckoned} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

function Steps({ workedYear }: { workedYear: ComputedYear }) {
  if ('because' in workedYear) {
    return (
      <div className="px-4 py-2 sm:px-5">
        <Missing reason={workedYear.because.reason} next={workedYear.because.next} />
      </div>
    );
  }
  const { benefit, year } = workedYear;
  return (
    <DataTable
      caption={`Tax year ${year.name}: a benefit of ${formatPence(benefit.benefitPence)}. Pence are rounded half to even, as the P11D service does; no law says how.`}
      columns={[
        { key: 'step', header: 'Step', rowHeader: true, cell: ({ number, name }) => `${number}. ${name}` },
        { key: 'why', header: 'How', cell: ({ words }) => words },
        {
          key: 'pence',
          header: 'Amount',
          numeric: true,
          cell: ({ pence }) => (pence === null ? '' : formatPence(pence)),
        },
        { key: 'source', header: 'Source', cell: ({ source }) => <SourceLink {...source} /> },
      ]}
      rows={benefit.steps}
      rowKey={({ number }) => String(number)}
    />
  );
}
