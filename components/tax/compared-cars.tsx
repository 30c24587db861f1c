import Link from 'next/link';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { AnnouncedChange } from '@/components/ui/feedback/announced-change';
import { notIncludedWords } from '@/lib/domain/builds/not-included';
import { pricedOnWords } from '@/lib/domain/builds/priced-on';
import { distinctNames, optionsTexts, wholeName, type DistinctName } from '@/lib/domain/builds/build-names';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import { firstYearWith, hasTerms, partYearsWords, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { carReference } from '@/lib/domain/vehicles/comparison/vehicle-names';
import type { Day } from '@/lib/domain/time/calendar';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatList, formatMiles } from '@/lib/format';
import { CompareCarsPicker, type RefusedCar } from './compare-cars-picker';
import { comparedCarsRows, type ComparedCar, type ComparedCarsRow } from './compared-cars-rows';

export interface ComparedCarsProps {
  /** This car first, up to four in all. */
  cars: readonly ComparedCar[];
  refused: readonly RefusedCar[];
  /** Every field of the address. */
  preserved: readonly (readonly [string, string])[];
  /** The organisation's saved builds of cars, newest first. */
  saved: readonly SavedBuild[];
  term: { termMonths: number; miles: number };
  /** The same for each car. */
  terms: DatedTerms;
  rates: DriverRates;
  today: Day;
}

const CARS_MAX = 4;

/** Company cars side by side on one date, term and mileage. */
export function ComparedCars({ cars, refused, preserved, saved, term, terms, rates, today }: ComparedCarsProps) {
  const isShown = (reference: string) => cars.some((car) => car.reference === reference);
  const named = namedCars(cars, saved);
  return (
    <Card title="Compare cars" flush focusName="Compare cars">
      <AnnouncedChange
        words={
          named.length > 1 ? `Compared with ${formatList(named.slice(1).map(wholeName))}.` : 'No other car is compared.'
        }
      />
      {cars.length > 1 && (
        <DataTable
          caption={`Same date; whole life cost over ${term.termMonths} months and ${formatMiles(term.miles)}. ${rates.words}${termsWords(cars, terms)}${notIncludedIn(named)}`}
          columns={comparedCarsColumns(named, preserved, saved)}
          rows={comparedCarsRows(cars, terms, rates, term, today)}
          rowKey={({ name }) => name}
          onPhone="scroll"
        />
      )}
      <CompareCarsPicker
        shown={cars.map(({ car, reference }) => reference ?? String(car.build.identifier))}
        // A refused car is reported once and not requested again with the next one.
        preserved={preserved.filter(([name, value]) => name !== 'with' || isShown(value))}
        refused={refused}
        saved={saved
          .map((build) => ({ ...build, reference: referenceOf(build) }))
          .filter(({ reference }) => !isShown(reference))}
        isFull={cars.length >= CARS_MAX}
      />
    </Card>
  );
}

const TERMS_NOTE = 'Dates, contributions and salary sacrifice are the same for each car.';

function termsWords([first]: readonly ComparedCar[], terms: DatedTerms): string {
  if (!hasTerms(terms)) return '';
  const year = first && firstYearWith(first.car.build.date, terms);
  return ` ${TERMS_NOTE} ${year ? partYearsWords([year], terms) : ''}`.trimEnd();
}

interface NamedCar extends DistinctName {
  readonly compared: ComparedCar;
}

/** The cars with names, such that two builds of one car differ. */
const namedCars = (cars: readonly ComparedCar[], saved: readonly SavedBuild[]): NamedCar[] =>
  distinctNames(
    cars.map((compared) => {
      const { build } = compared.car;
      const details = optionsTexts(build);
      const own = savedOf(compared.reference, saved);
      return {
        compared,
        name: `${displayName(build.title)} ${build.derivative}`,
        details: own ? details.map((detail) => `${own.name}: ${detail}`) : details,
      };
    }),
  );

/** Which cars have a price on application, and of what: it is in none of their figures. */
const notIncludedIn = (cars: readonly NamedCar[]): string =>
  cars
    .flatMap((named) => {
      const words = notIncludedWords(named.compared.car.build);
      return words === null ? [] : [` ${wholeName(named)} – ${words}.`];
    })
    .join('');

const referenceOf = ({ identifier, code }: SavedBuild): string => carReference({ identifier, build: code });

const savedOf = (reference: string | undefined, saved: readonly SavedBuild[]): SavedBuild | undefined =>
  saved.find((build) => referenceOf(build) === reference);

/** On which day a build is priced, beside what it was saved at; null for a car without a build. */
function pricedOn({ car: { build }, reference = '' }: ComparedCar, saved: readonly SavedBuild[]): string | null {
  if (!reference.includes('.')) return null;
  const own = savedOf(reference, saved);
  return pricedOnWords(
    { ...build, isOnApplication: build.onApplication.length > 0 },
    own ? { ...own, isOnApplication: own.onApplication > 0 } : null,
  );
}

const comparedCarsColumns = (
  cars: readonly NamedCar[],
  preserved: ComparedCarsProps['preserved'],
  saved: readonly SavedBuild[],
): Column<ComparedCarsRow>[] => [
  { key: 'name', header: 'Figure', rowHeader: true, cell: ({ name }) => name },
  ...cars.map((one, index) => ({
    key: `${one.compared.car.build.identifier} ${index}`,
    header: <ComparedCarHeading {...one} preserved={preserved} priced={pricedOn(one.compared, saved)} />,
    numeric: true,
    cell: ({ words }: ComparedCarsRow) => words[index] ?? <EmptyCell words="not known" />,
  })),
];

function ComparedCarHeading({
  compared: { href, reference },
  preserved,
  priced,
  ...named
}: NamedCar & {
  preserved: ComparedCarsProps['preserved'];
  priced: string | null;
}) {
  const others = preserved.filter(([field, value]) => field !== 'with' || value !== reference);
  return (
    // On a phone the first car’s figures are beside their names, so its own name wraps.
    <div className="max-sm:ml-auto max-sm:w-36">
      <Link href={href} className="link block leading-6" prefetch={false}>
        {named.name}
      </Link>
      <span className="block max-w-64 font-normal whitespace-normal text-soft sm:ml-auto">{named.detail}</span>
      {priced && <span className="block font-normal text-soft">{priced}</span>}
      {reference !== undefined && (
        <Link
          href={`?${new URLSearchParams([...others, ['tab', 'compare']].map((field) => [...field]))}`}
          className="link mt-1 block leading-6 font-normal print:hidden"
          prefetch={false}
          scroll={false}
          aria-label={`Remove ${wholeName(named)}`}
        >
          Remove
        </Link>
      )}
    </div>
  );
}
