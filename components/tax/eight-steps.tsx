import { SourceLink } from '@/components/layout/source-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { Disclosure } from '@/components/ui/disclosure';
import { Missing } from '@/components/ui/missing';
import type { WorkedYear } from '@/lib/domain/company-car-working';
import type { DriverYear } from '@/lib/domain/driver-years';
import { formatPence } from '@/lib/format';

/** How the benefit is reckoned, by the eight steps of the law, each with where it stands. */
export function EightSteps({ years }: { years: readonly DriverYear[] }) {
  const [first, ...later] = years;
  if (first === undefined) return null;
  return (
    <Card title="How it is reckoned" aside={<Badge>Computed by us</Badge>} flush>
      <Steps of={first.reckoned} />
      <div className="px-4 sm:px-5 print:hidden">
        {later.map(({ year, reckoned }) => (
          <Disclosure key={year.name} summary={`The same for ${year.name}`}>
            <Steps of={reckoned} />
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}

function Steps({ of }: { of: WorkedYear }) {
  if ('because' in of) {
    return (
      <div className="px-4 py-2 sm:px-5">
        <Missing reason={of.because.reason} next={of.because.next} />
      </div>
    );
  }
  const { benefit, year } = of;
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
