import { perMileDigits } from '@/lib/domain/costs/pence-per-mile';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import type { CostTerm } from '@/lib/domain/costs/whole-life-costs';
import { costParts, wholeLifeTotal } from '@/lib/domain/costs/whole-life-parts';
import { withPoa } from '@/lib/domain/options/pricing/sum-words';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { hasTerms, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverTax, driverYears, serviceDifferences, type DriverYear } from '@/lib/domain/tax/company-car/driver-years';
import { ownCostsOf, ownFirstYearDuty } from '@/lib/domain/costs/own-costs';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { perMonth } from '@/lib/domain/tax/car-benefit';
import type { Day } from '@/lib/domain/time/calendar';
import { formatCo2, formatPence, formatPounds } from '@/lib/format';
import { taxPerMonthName } from '@/lib/domain/tax/lead-tax';

export interface ComparedCar {
  readonly car: CompanyCarFigures;
  readonly legislation: Legislation | null;
  readonly href: string;
  /** As the address names it; the car of the page itself has none. */
  readonly reference?: string;
}

export interface ComparedCarsRow {
  readonly name: string;
  /** One for each car; null where there is no figure. */
  readonly words: readonly (string | null)[];
}

/** @param term of the whole life cost, as the services round it */
export function comparedCarsRows(
  cars: readonly ComparedCar[],
  terms: DatedTerms,
  rates: DriverRates,
  term: CostTerm,
  today: Day,
): ComparedCarsRow[] {
  const facts = cars.map(({ car, legislation }) => ({
    because: car.p11d.value === null ? car.p11d.because : null,
    isOnApplication: car.build.onApplication.length > 0,
    ...lawFacts(car),
    year: driverYears(car, terms)[0] ?? null,
    isServiceBenefit: serviceDifferences(car).length === 0,
    legislation,
    wholeLifePence: wholeLifePence({ car, legislation }, terms, term, today),
  }));
  type Facts = (typeof facts)[number];
  const row = (name: string, words: (carFacts: Facts) => string | null): ComparedCarsRow => ({
    name,
    words: facts.map(words),
  });
  const serviceRow = (name: string, pounds: (legislation: Legislation) => number | null) =>
    row(name, ({ legislation }) => poundsText(legislation && pounds(legislation)));
  return [
    row('P11D value', ({ prices, isOnApplication, because }) =>
      prices
        ? withPoa(formatPence(prices.listPence + prices.optionsPence), isOnApplication)
        : because && `${because.reason} ${because.next}`,
    ),
    row('CO2', ({ co2 }) => (co2 === null ? null : formatCo2(Math.floor(co2)))),
    row('BIK %', ({ year }) => (year?.shown ? `${year.shown.percent}%` : null)),
    ...rates.usual.map((percent) =>
      row(taxPerMonthName(percent), ({ year }) =>
        year?.shown ? formatPence(perMonth(driverTax(year.shown, percent))) : null,
      ),
    ),
    row('Class 1A NIC, first year', ({ year, legislation, isServiceBenefit }) =>
      hasTerms(terms) || !isServiceBenefit ? ourClassOneA(year) : penceText(legislation?.classOneA1Cost ?? null),
    ),
    row('Vehicle tax, first year', ({ duty, legislation, isOwnCo2 }) =>
      poundsText(isOwnCo2 ? ownFirstYearDuty(duty) : legislation && legislation.dutyFirst),
    ),
    serviceRow('Vehicle tax, later years', ({ dutyLater }) => dutyLater),
    serviceRow('Residual value', ({ residual }) => residual),
    row('Whole life cost', ({ wholeLifePence: pence }) => (pence === null ? null : formatPence(pence))),
    row('Per mile, without tax', ({ legislation }) =>
      legislation === null || legislation.pencePerMile === null ? null : `${perMileDigits(legislation.pencePerMile)}p`,
    ),
  ];
}

const poundsText = (pounds: number | null): string | null => (pounds === null ? null : formatPounds(pounds));

const penceText = (pounds: number | null): string | null => (pounds === null ? null : formatPence(pounds * 100));

/** The total of the car's own page; null if a part of it is missing. */
function wholeLifePence(
  { car, legislation }: Pick<ComparedCar, 'car' | 'legislation'>,
  terms: DatedTerms,
  used: CostTerm,
  today: Day,
): number | null {
  if (legislation === null) return null;
  const { totalPence, missing } = wholeLifeTotal(
    costParts(
      { used, begins: car.build.date, legislation: { value: legislation } },
      terms.availability,
      ownCostsOf(car, terms, today),
    ),
  );
  return missing.length === 0 ? totalPence : null;
}

/** By our calculation: the service does not take the driver's terms. */
const ourClassOneA = (year: DriverYear | null): string | null =>
  year && 'classOneA' in year.calculated && year.calculated.classOneA
    ? formatPence(year.calculated.classOneA.pence)
    : null;
