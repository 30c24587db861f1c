import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Missing } from '@/components/ui/data/missing';
import type { Because } from '@/lib/domain/provenance';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import type { DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import type { P11d } from '@/lib/domain/tax/company-car/p11d';
import { comparedFacts, comparedWords, type P11dComparedFact } from '@/lib/domain/tax/company-car/p11d-comparison';
import type { P11dData } from '@/lib/domain/tax/company-car/p11d-data';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { formatPence } from '@/lib/format';
import { TaxYearsTable } from './tax-years-table';

export interface P11dInFullProps {
  car: CompanyCarFigures;
  /** As the page shows them. */
  years: readonly DriverYear[];
  /** From the new vehicle data, with what to show if it has none. */
  data: { value: P11dData } | { value: null; because: Because };
}

/** The price behind the P11D value, the service's figures year by year, and the results of both P11D operations. */
export function P11dInFull({ car, years, data }: P11dInFullProps) {
  const p11d = car.p11d.value;
  if (p11d === null) return null;
  const facts = comparedFacts(p11d, data.value);
  const words = comparedWords(facts, years);
  return (
    <Card title="P11D in full" flush>
      <PriceTable {...p11d} />
      <YearsTable years={p11d.years} />
      <DataTable
        caption="What both P11D operations give for this car"
        columns={FACT_COLUMNS}
        rows={facts}
        rowKey={({ name }) => name}
        onPhone="scroll"
      />
      <div className="px-4 py-2 text-sm text-soft sm:px-5">
        {'because' in data ? <Missing {...data.because} /> : words && <p>{words}</p>}
      </div>
    </Card>
  );
}

interface PriceRow {
  readonly name: string;
  readonly vehiclePence: number | null;
  readonly p11dPence: number | null;
}

const pence = (value: number | null) => (value === null ? <EmptyCell words="not given" /> : formatPence(value));

const PRICE_COLUMNS: readonly Column<PriceRow>[] = [
  { key: 'name', header: 'Price', rowHeader: true, cell: ({ name }) => name },
  { key: 'vehicle', header: 'Without options', numeric: true, cell: ({ vehiclePence }) => pence(vehiclePence) },
  {
    key: 'options',
    header: 'Options',
    numeric: true,
    cell: ({ vehiclePence, p11dPence }) =>
      pence(vehiclePence === null || p11dPence === null ? null : p11dPence - vehiclePence),
  },
  { key: 'p11d', header: 'P11D', numeric: true, cell: ({ p11dPence }) => pence(p11dPence) },
];

function PriceTable({ vehicle, p11d }: Pick<P11d, 'vehicle' | 'p11d'>) {
  const row = (name: string, part: keyof P11d['p11d']): PriceRow => ({
    name,
    vehiclePence: vehicle[part],
    p11dPence: p11d[part],
  });
  return (
    <DataTable
      caption={
        <>
          P11D value by part <Badge>Options calculated by us</Badge>
        </>
      }
      columns={PRICE_COLUMNS}
      rows={[
        row('Basic', 'basicPence'),
        row('VAT', 'vatPence'),
        row('Delivery', 'deliveryPence'),
        row('Total', 'totalPence'),
      ]}
      rowKey={({ name }) => name}
      onPhone="scroll"
    />
  );
}

function YearsTable({ years }: Pick<P11d, 'years'>) {
  const row = (name: string, words: (year: P11d['years'][number]) => string | null) => ({
    name,
    words: years.map(words),
  });
  const money = (name: string, amount: (year: P11d['years'][number]) => number | null) =>
    row(name, (year) => {
      const value = amount(year);
      return value === null ? null : formatPence(value);
    });
  return (
    <TaxYearsTable
      caption="The P11D valuation by tax year, as the service gives it"
      yearNames={years.map(({ ending }) => taxYear(ending).name)}
      missing="not given"
      rows={[
        money('P11D value', ({ pricePence }) => pricePence),
        row('Price limit', ({ limitPence }) => (limitPence === null ? 'none' : formatPence(limitPence))),
        row('BIK %', ({ percent }) => (percent === null ? null : `${percent}%`)),
        money('Taxable benefit', ({ benefitPence }) => benefitPence),
        money('Tax per year at 20%', ({ basicTaxPence }) => basicTaxPence),
        money('Tax per year at 40%', ({ higherTaxPence }) => higherTaxPence),
      ]}
    />
  );
}

const given = (words: string | null) => words ?? <EmptyCell words="not given" />;

const FACT_COLUMNS: readonly Column<P11dComparedFact>[] = [
  { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
  { key: 'valuation', header: 'P11D valuation', cell: ({ valuation }) => given(valuation) },
  { key: 'data', header: 'P11D data', cell: ({ data }) => given(data) },
  {
    key: 'same',
    header: 'Same',
    cell: ({ valuation, data, differ }) =>
      differ ? (
        <Badge tone="warning" icon="warning">
          Differs
        </Badge>
      ) : valuation !== null && data !== null ? (
        'Yes'
      ) : (
        <EmptyCell words="nothing to compare" />
      ),
  },
];
