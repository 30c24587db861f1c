import { BarChart } from '@/components/charts/bar/bar-chart';
import { SourceLink } from '@/components/layout/page/source-link';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import {
  classOneACaption,
  classOneAYears,
  type ClassOneAInput,
  type ClassOneAYear,
} from '@/lib/domain/tax/company-car/class-one-a-years';
import { yearlyCostFinding } from '@/lib/domain/findings/figure-findings';
import { CLASS_1A } from '@/lib/domain/tax/law-sources';
import { assumedAfter } from '@/lib/domain/tax/published-rates';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { formatPence } from '@/lib/format';

/** What the employer pays in five tax years: the legislation service's answer beside our calculation. */
export function ClassOneA(input: ClassOneAInput) {
  const years = classOneAYears(input);
  if (years.every(({ service, ours }) => service.percent === null && service.pence === null && ours === null))
    return null;
  return (
    <Card title="Employer Class 1A NIC, five tax years" flush>
      <DataTable
        caption={classOneACaption(input)}
        columns={[
          { key: 'year', header: 'Tax year', rowHeader: true, cell: ({ year }) => year.name },
          {
            key: 'rate',
            header: 'Service rate',
            numeric: true,
            cell: ({ service: { percent } }) => (percent === null ? <EmptyCell /> : `${percent}%`),
          },
          {
            key: 'cost',
            header: 'Service cost',
            numeric: true,
            cell: ({ service: { pence } }) => (pence === null ? <EmptyCell /> : formatPence(pence)),
          },
          { key: 'our-rate', header: 'Our rate', numeric: true, cell: ({ ours }) => rateCell(ours) },
          {
            key: 'our-cost',
            header: 'Our cost',
            numeric: true,
            cell: ({ ours }) => (ours === null ? NOT_KNOWN : formatPence(ours.pence)),
          },
        ]}
        rows={years}
        rowKey={({ year }) => year.name}
        onPhone="scroll"
      />
      <div className="px-4 sm:px-5">
        <Disclosure summary="Chart by tax year">
          <BarChart
            finding={yearlyCostFinding(years.map(({ year, drawn }) => ({ name: year.name, value: drawn.pence })))}
            title="Class 1A NIC by tax year"
            unit="pence"
            rowName="Tax year"
            valueName="Cost"
            bars={years.map(({ year, drawn }) => ({
              label: year.name,
              value: drawn.pence,
              ...(drawn.isOurs ? { remark: 'calculated by us' } : {}),
            }))}
            notes={[
              <>
                Rates: <SourceLink {...CLASS_1A} />.{' '}
                {assumedAfter(
                  CLASS_1A_RATE,
                  years.map(({ year }) => year),
                )}
              </>,
            ]}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

const NOT_KNOWN = <EmptyCell words="not known" />;

const rateCell = (ours: ClassOneAYear['ours']) =>
  ours === null ? NOT_KNOWN : `${ours.percent}%${ours.isAssumed ? ' (assumed)' : ''}`;
