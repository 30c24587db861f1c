import Link from 'next/link';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { hasTerms, pricesOf, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { driverTax, driverYears, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import type { Legislation } from '@/lib/domain/tax/legislation';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatMiles, formatPence, formatPounds } from '@/lib/format';
import type { DriverRates } from './driver-rates';

export interface ComparedCar {
  readonly car: CompanyCarFigures;
  readonly legislation: Legislation | null;
  readonly href: string;
  /** As the address names it; the car of the page itself is not named. */
  readonly reference?: string;
}

export interface ComparedCarsProps {
  /** This car first, up to four in all. */
  cars: readonly ComparedCar[];
  /** What was asked for and cannot be compared, and why. */
  refused: readonly { readonly reference: string; readonly why: string }[];
  preserved: readonly (readonly [string, string])[];
  /** Builds of cars that somebody here saved, newest first: to be picked instead of typed. */
  saved: readonly SavedBuild[];
  term: { termMonths: number; miles: number };
  /** The driver's, who pays or gives up the same for each. */
  terms: DriverTerms;
  rates: DriverRates;
}

interface ComparedCarsRow {
  readonly name: string;
  readonly words: readonly (string | null)[];
}

/** Company cars side by side on one day, term and mileage. */
export function ComparedCars({ cars, refused, preserved: kept, saved, term, terms, rates }: ComparedCarsProps) {
  const rows = rowsOf(cars, terms, rates);
  const isFull = cars.length >= 4;
  const others = saved
    .map((build) => ({ ...build, reference: `${build.identifier}.${build.code}` }))
    .filter(({ reference: asked }) => !cars.some((car) => car.reference === asked));
  const without = (reference: string) =>
    `?${new URLSearchParams(kept.filter(([name, value]) => name !== 'with' || value !== reference).map((field) => [...field]))}`;
  // What was refused is told once, and not asked for again with the next.
  const formFields = kept.filter(
    ([name, value]) => name !== 'with' || cars.some(({ reference: asked }) => asked === value),
  );
  const columns: Column<ComparedCarsRow>[] = [
    { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
    ...cars.map(({ car: { build }, href, reference: asked }, index) => ({
      key: `${build.identifier} ${index}`,
      header: (
        <>
          <Link href={href} className="link block leading-6" prefetch={false}>
            {build.title} {build.derivative}
          </Link>
          {asked !== undefined && (
            <Link
              href={without(asked)}
              className="link mt-1 block leading-6 font-normal print:hidden"
              prefetch={false}
              scroll={false}
              aria-label={`Take away ${build.title} ${build.derivative}`}
            >
              Take away
            </Link>
          )}
        </>
      ),
      numeric: true,
      cell: ({ words }: ComparedCarsRow) => words[index] ?? <EmptyCell words="not known" />,
    })),
  ];
  return (
    <Card title="Side by side" flush>
      {cars.length > 1 && (
        <DataTable
          caption={`Same day; ${term.termMonths} months and ${formatMiles(term.miles)} for the whole life cost. ${rates.words}${hasTerms(terms) ? ' What the driver pays or gives up, and the days away, are the same for each; the whole life cost is without them.' : ''}`}
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          onPhone="scroll"
        />
      )}
      <form
        method="get"
        className="grid items-end gap-3 px-4 py-3 sm:grid-flow-col sm:auto-cols-[minmax(0,22rem)] sm:justify-start sm:px-5 print:hidden"
      >
        <HiddenFields fields={formFields} />
        <Field
          label="Compare with"
          name="with"
          hint={
            isFull ? (
              'Four are compared; take one away first.'
            ) : (
              <>
                Identifier of another car; with its build code after a dot.{' '}
                <Link href="/vehicles" className="link" prefetch={false}>
                  Find one
                </Link>
              </>
            )
          }
          error={
            refused.length > 0 ? refused.map(({ reference: asked, why }) => `${asked}: ${why}`).join(' ') : undefined
          }
        >
          {(given) => <TextInput {...given} placeholder="50247" disabled={isFull} />}
        </Field>
        {others.length > 0 && (
          <Field label="Or with a saved build" name="saved">
            {(given) => (
              <Select
                {...given}
                name="with"
                disabled={isFull}
                options={[
                  { value: '', label: 'None' },
                  ...others.map(({ reference: asked, name, title, derivative }) => ({
                    value: asked,
                    label: `${name}: ${title} ${derivative}`,
                  })),
                ]}
              />
            )}
          </Field>
        )}
        <div>
          <Button type="submit" disabled={isFull}>
            Compare
          </Button>
        </div>
      </form>
    </Card>
  );
}

function rowsOf(cars: readonly ComparedCar[], terms: DriverTerms, rates: DriverRates): ComparedCarsRow[] {
  const facts = cars.map(({ car, legislation }) => ({
    price: car.p11d.value && pricesOf(car.p11d.value, car.leftOut),
    poa: car.build.onApplication.length > 0 ? ' + POA' : '',
    co2: car.p11d.value?.co2GramsPerKm ?? null,
    year: driverYears(car, terms)[0] ?? null,
    legislation,
  }));
  type Fact = (typeof facts)[number];
  const row = (name: string, words: (fact: Fact) => string | null): ComparedCarsRow => ({
    name,
    words: facts.map(words),
  });
  const pounds = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatPounds(value);
  return [
    row('P11D value', ({ price, poa }) => price && `${formatPence(price.listPence + price.optionsPence)}${poa}`),
    row('CO2', ({ co2 }) => (co2 === null ? null : formatCo2(co2))),
    row('Percentage', ({ year }) => (year?.shown ? `${year.shown.percent}%` : null)),
    ...rates.usual.map((percent) =>
      row(`Driver at ${percent}%, a month`, ({ year }) =>
        year?.shown ? formatPence(perMonth(driverTax(year.shown, percent))) : null,
      ),
    ),
    row('Class 1A, first year', ({ year, legislation: answer }) =>
      hasTerms(terms) ? classOneAIn(year) : pounds(answer?.classOneA1Cost),
    ),
    row('Vehicle tax, first year', ({ legislation: answer }) => pounds(answer?.dutyFirst)),
    row('Vehicle tax, later years', ({ legislation: answer }) => pounds(answer?.dutyLater)),
    row('Residual value', ({ legislation: answer }) => pounds(answer?.residual)),
    row('Whole life cost', ({ legislation: answer }) => pounds(answer?.wholeLifeCost)),
    row('Pence per mile', ({ legislation: answer }) =>
      answer?.pencePerMile === null || answer?.pencePerMile === undefined ? null : `${answer.pencePerMile.toFixed(2)}p`,
    ),
  ];
}

/** By our working, which alone knows of the driver's terms. */
const classOneAIn = (year: DriverYear | null): string | null =>
  year && 'classOneA' in year.withServicePercent && year.withServicePercent.classOneA
    ? formatPence(year.withServicePercent.classOneA.pence)
    : null;
