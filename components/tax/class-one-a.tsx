import { BarChart } from '@/components/charts/bar/bar-chart';
import { SourceLink } from '@/components/layout/page/source-link';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import {
  hasTerms,
  computeYear,
  type DriverTerms,
  type ComputedYear,
} from '@/lib/domain/tax/company-car/computed-years';
import type { Legislation } from '@/lib/domain/tax/legislation';
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { CLASS_1A_RATE } from '@/lib/domain/tax/tax-rates';
import { CLASS_1A } from '@/lib/domain/tax/law-sources';
import { formatPence } from '@/lib/format';
import { assumedAfter } from './published-rates-text';

export interface ClassOneAProps {
  /** null where the legislation service gives nothing. */
  legislation: Legislation | null;
  car: TaxedCompanyCar | null;
  prices: { listPence: number; optionsPence: number } | null;
  /** What the driver pays or gives up, which the service is not asked with. */
  terms: DriverTerms;
  /** The P11D service’s percentages, for want of ours. */
  givenPercents?: readonly (number | null)[];
  /** The year the first of the five ends in. */
  firstEnding: number;
}

/** What the employer pays in five tax years: the legislation service's answer beside our working. */
export function ClassOneA({ legislation, car, prices, terms, givenPercents = [], firstEnding }: ClassOneAProps) {
  // The service's answer is then of another benefit.
  const isOursFirst = hasTerms(terms);
  const rows = [0, 1, 2, 3, 4].map((index) => {
    // Beside the service's answer ours is a check of it, and takes nothing from it.
    const given = isOursFirst ? givenPercents[index] : null;
    const ours = computeYear(car, prices, firstEnding + index, terms, given);
    return { ours, ...serviceYear(legislation, index) };
  });
  if (rows.every(({ ours, rate, pence }) => rate === null && pence === null && ourPence(ours) === null)) return null;
  const name = ({ ours }: (typeof rows)[number]) => ours.year.name;
  return (
    <Card title="Employer’s class 1A, five tax years" flush>
      <DataTable
        caption={`The legislation service’s answer, and beside it ours. ${
          isOursFirst
            ? 'Ours is of the benefit after what the driver pays or gives up and the days without the car, which the service is not asked with.'
            : 'A difference comes from options the service does not take, or from rates that are not law yet.'
        }`}
        columns={[
          { key: 'year', header: 'Tax year', rowHeader: true, cell: ({ words }) => words },
          {
            key: 'rate',
            header: 'Service’s rate',
            numeric: true,
            cell: ({ rate }) => (rate === null ? <EmptyCell /> : `${rate}%`),
          },
          {
            key: 'cost',
            header: 'Service’s cost',
            numeric: true,
            cell: ({ pence }) => (pence === null ? <EmptyCell /> : formatPence(pence)),
          },
          { key: 'our-rate', header: 'Our rate', numeric: true, cell: ({ ours }) => rateWords(ours) },
          { key: 'our-cost', header: 'Our cost', numeric: true, cell: ({ ours }) => costWords(ours) },
        ]}
        rows={rows.map((row) => ({ ...row, words: name(row) }))}
        rowKey={({ words }) => words}
        onPhone="scroll"
      />
      <div className="px-4 py-3 sm:px-5">
        <BarChart
          title="Class 1A by tax year"
          unit="pence"
          rowName="Tax year"
          valueName="Cost"
          bars={rows.map((row) => {
            const ours = ourPence(row.ours);
            const isOurs = isOursFirst || row.pence === null;
            return {
              label: name(row),
              value: isOurs ? ours : row.pence,
              ...(isOurs && ours !== null ? { remark: 'computed by us' } : {}),
            };
          })}
          notes={[
            <>
              Rates: <SourceLink {...CLASS_1A} />. {assumedAfter(CLASS_1A_RATE)}
            </>,
          ]}
        />
      </div>
    </Card>
  );
}

function serviceYear(legislation: Legislation | null, index: number): { rate: number | null; pence: number | null } {
  const l = legislation;
  const years = l && [
    [l.classOneA1Rate, l.classOneA1Cost],
    [l.classOneA2Rate, l.classOneA2Cost],
    [l.classOneA3Rate, l.classOneA3Cost],
    [l.classOneA4Rate, l.classOneA4Cost],
    [l.classOneA5Rate, l.classOneA5Cost],
  ];
  const [rate = null, cost = null] = years?.[index] ?? [];
  return { rate, pence: cost === null ? null : Math.round(cost * 100) };
}

const ourPence = (ours: ComputedYear): number | null => ('classOneA' in ours ? (ours.classOneA?.pence ?? null) : null);

function rateWords(ours: ComputedYear) {
  if ('because' in ours || ours.classOneA === null) return <EmptyCell words="not known" />;
  return `${ours.classOneA.percent}%${ours.classOneA.isAssumed ? ' (assumed)' : ''}`;
}

function costWords(ours: ComputedYear) {
  const pence = ourPence(ours);
  return pence === null ? <EmptyCell words="not known" /> : formatPence(pence);
}
