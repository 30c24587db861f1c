import { SourceLink } from '@/components/layout/page/source-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { Day } from '@/lib/domain/time/calendar';
import { hasTerms, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { vanYears, type VanYear } from '@/lib/domain/tax/company-car/company-van';
import { dueOn, perMonth } from '@/lib/domain/tax/car-benefit';
import { VAN_BENEFIT } from '@/lib/domain/tax/tax-rates';
import { CLASS_1A, DOUBLE_CABS, FUEL_ORDERS } from '@/lib/domain/tax/law-sources';
import { vanDuty } from '@/lib/domain/tax/van-duty';
import { formatPence, formatPounds } from '@/lib/format';
import type { DriverRates } from './driver-rates';
import { unpublishedAfter } from './published-rates-text';

export interface CompanyVanProps {
  registered: Day;
  today: Day;
  isZeroEmission: boolean;
  terms: DriverTerms;
  rates: DriverRates;
}

/** What the driver of a company van pays who may use it privately, by the flat charges of the law: no service is asked. */
export function CompanyVan({ registered, today, isZeroEmission, terms, rates }: CompanyVanProps) {
  const years = vanYears(registered, isZeroEmission, terms);
  const [now] = years;
  const known = now && 'benefit' in now ? now.benefit : null;
  const because = now && 'because' in now ? now.because : null;
  return (
    <div className="space-y-4">
      <section aria-label="What does the driver pay" className="space-y-3">
        {known && now ? (
          <KeyFigures>
            {rates.usual.map((percent) => (
              <KeyFigure
                key={percent}
                lead
                label={`Driver at ${percent}%, a month`}
                value={formatPence(perMonth(dueOn(known.benefitPence, percent)))}
                gap={`Tax year ${now.year.name}`}
                definition={`${formatPence(perMonth(dueOn(known.benefitPence + known.fuelPence, percent)))} with free private fuel`}
              />
            ))}
            {rates.because && <KeyFigure lead label="Driver, a month" value={<Missing {...rates.because} />} />}
            <KeyFigure
              label="Van benefit a year"
              value={formatPence(known.benefitPence)}
              gap={vanGap(known.benefitPence, isZeroEmission, terms)}
            />
            <KeyFigure
              label="Fuel benefit a year"
              value={formatPence(known.fuelPence)}
              gap="On top, where private fuel is free"
            />
          </KeyFigures>
        ) : (
          because && <Missing {...because} />
        )}
        <p className="text-sm text-soft">
          For a van that may be used privately; commuting alone is not taxed. Most double-cab pick-ups made available
          from 6 April 2025 are cars to income tax and not reckoned here: <SourceLink {...DOUBLE_CABS} />.
        </p>
      </section>
      <VanYears years={years} rates={rates} />
      {known && now && (
        <Card title="How it is reckoned" aside={<Badge>Computed by us</Badge>} flush>
          <DataTable
            caption={`Tax year ${now.year.name}: a benefit of ${formatPence(known.benefitPence)}.`}
            columns={[
              { key: 'name', header: 'Step', rowHeader: true, cell: ({ name }) => name },
              { key: 'words', header: 'How', cell: ({ words }) => words },
              { key: 'pence', header: 'Amount', numeric: true, cell: ({ pence }) => formatPence(pence) },
              { key: 'source', header: 'Source', cell: ({ source }) => <SourceLink {...source} /> },
            ]}
            rows={known.steps}
            rowKey={({ name }) => name}
          />
        </Card>
      )}
      <VanTax registered={registered} today={today} isZeroEmission={isZeroEmission} />
    </div>
  );
}

function VanYears({ years, rates }: { years: readonly VanYear[]; rates: DriverRates }) {
  type VanYearsRow = {
    readonly name: string;
    readonly words: (year: Extract<VanYear, { benefit: unknown }>) => string | null;
  };
  const tax = (name: string, percent: number): VanYearsRow[] => [
    { name: `${name} ${percent}%, a year`, words: ({ benefit }) => formatPence(dueOn(benefit.benefitPence, percent)) },
    {
      name: `${name} ${percent}%, a month`,
      words: ({ benefit }) => formatPence(perMonth(dueOn(benefit.benefitPence, percent))),
    },
  ];
  const rows: VanYearsRow[] = [
    { name: 'Van benefit', words: ({ benefit }) => formatPence(benefit.benefitPence) },
    ...rates.all.flatMap(({ name, percent }) => tax(name, percent)),
    { name: 'Fuel benefit, where fuel is free', words: ({ benefit }) => formatPence(benefit.fuelPence) },
    {
      name: 'Employer’s class 1A, van',
      words: ({ classOneA }) =>
        classOneA &&
        `${formatPence(classOneA.vanPence)} at ${classOneA.percent}%${classOneA.isAssumed ? ' (assumed)' : ''}`,
    },
    { name: 'Employer’s class 1A, fuel', words: ({ classOneA }) => classOneA && formatPence(classOneA.fuelPence) },
  ];
  const columns: Column<VanYearsRow>[] = [
    { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
    ...years.map((year) => ({
      key: year.year.name,
      header: year.year.name,
      numeric: true,
      cell: ({ words }: VanYearsRow) => ('benefit' in year && words(year)) || <EmptyCell words="not published" />,
    })),
  ];
  return (
    <Card title="What driver and employer pay, three tax years" aside={<Badge>Computed by us</Badge>} flush>
      <DataTable caption={rates.words} columns={columns} rows={rows} rowKey={({ name }) => name} onPhone="scroll" />
      <p className="px-4 py-2 text-sm text-soft sm:px-5">
        <SourceLink {...FUEL_ORDERS} />; <SourceLink {...CLASS_1A} />. {unpublishedAfter('Charges', VAN_BENEFIT)}
      </p>
    </Card>
  );
}

function VanTax({
  registered,
  today,
  isZeroEmission,
}: Pick<CompanyVanProps, 'registered' | 'today' | 'isZeroEmission'>) {
  const van = { firstRegistered: registered, euroClass: null, capacityCc: null, isElectric: isZeroEmission };
  const rows = [...new Set([registered, today < registered ? registered : today])].map((day) => ({
    name: day === registered ? 'On the day of registration' : 'Begun today',
    duty: vanDuty(van, day),
  }));
  return (
    <Card title="Vehicle tax" aside={<Badge>Computed by us</Badge>} flush>
      <DataTable
        caption="Vehicle tax (VED) for twelve months, for a van up to 3,500 kg."
        columns={[
          { key: 'name', header: 'Licence', rowHeader: true, cell: ({ name }) => name },
          {
            key: 'pounds',
            header: 'Our tables',
            numeric: true,
            cell: ({ duty }) => ('because' in duty ? <EmptyCell words="not known" /> : formatPounds(duty.pounds)),
          },
          {
            key: 'how',
            header: 'How',
            cell: ({ duty }) =>
              'because' in duty ? (
                `${duty.because.reason} ${duty.because.next}`
              ) : (
                <>
                  {duty.words}, {duty.yearName}. <SourceLink {...duty.source} />
                </>
              ),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}

function vanGap(benefitPence: number, isZeroEmission: boolean, terms: DriverTerms): string {
  if (hasTerms(terms)) return 'With what the driver pays or gives up, see below';
  return isZeroEmission && benefitPence === 0 ? 'A van without emissions' : 'The same for every van';
}
