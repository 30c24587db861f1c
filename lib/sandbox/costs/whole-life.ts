/**
 * The cost of a company car to its driver and its employer over a term. Depreciation, fuel and maintenance are the
 * running costs of press tables, and pence per mile covers these three; whole life cost adds vehicle duty and class 1A.
 */
import { addDays, addMonths, dayAfterMonths, daysBetween, firstOfMonth } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { companyCarYear, type CompanyCarYear } from '@/lib/sandbox/costs/company-car';
import { fuelCost } from '@/lib/sandbox/costs/fuel';
import { listPrice, listPriceSteps, totalPence, withOptions, type OptionsPrice } from '@/lib/sandbox/costs/list-price';
import { maintenanceCost, pencePerMile } from '@/lib/sandbox/costs/maintenance';
import { futureValue } from '@/lib/sandbox/costs/residual';
import { dutyCar, taxedCar } from '@/lib/sandbox/costs/taxed-car';
import { firstRegistrationFee } from '@/lib/sandbox/legislation/benefits';
import { ifKnown, inForce, lawStep } from '@/lib/sandbox/legislation/dated';
import { classOneACost, classOneARate } from '@/lib/sandbox/legislation/national-insurance';
import { firstYearDuty, laterDuty } from '@/lib/sandbox/legislation/vehicle-duty';
import { taxYear, taxYearOn } from '@/lib/sandbox/legislation/years';
import type { CalculationStep, Calculation } from '@/lib/sandbox/legislation/calculation';

export interface CompanyWholeLifeParams {
  readonly derivative: CatalogueDerivative;
  /** Day it is ordered and registered. */
  readonly date: string;
  readonly options: OptionsPrice;
  readonly termMonths: number;
  /** Over the whole term. */
  readonly miles: number;
}

/** Pounds and percent. A figure that the law or the guide does not give is undefined, and so is every sum with it. */
export interface CompanyWholeLifeCost {
  readonly p11d: number;
  readonly co2: number | null;
  readonly percent: number | undefined;
  readonly tax20: number | undefined;
  readonly tax40: number | undefined;
  readonly dutyFirst: number | undefined;
  readonly dutyLater: number | undefined;
  /** Five tax years, from that of the day. */
  readonly classOneA: readonly { readonly rate: number | undefined; readonly cost: number | undefined }[];
  readonly residual: number | undefined;
  readonly depreciation: number | undefined;
  readonly fuel: number | undefined;
  readonly maintenance: number;
  readonly pencePerMile: number | undefined;
  readonly wholeLifeCost: number | undefined;
}

/** The sum of the parts; undefined where a part is not known. */
const sum = (...parts: readonly (number | undefined)[]): number | undefined =>
  parts.reduce((total, part) => (total === undefined || part === undefined ? undefined : total + part), 0);

export function wholeLife(params: CompanyWholeLifeParams): Calculation<CompanyWholeLifeCost> {
  const { derivative, date, options, termMonths, miles } = params;
  const list = listPrice(derivative, date);
  const price = withOptions(list, options);
  const p11d = totalPence(price) / 100;
  const steps: CalculationStep[] = [...listPriceSteps(list, options)];
  const note = (name: string, value: number | undefined, source: string, unit = 'GBP'): void => {
    if (value !== undefined) steps.push({ name, value, unit, source });
  };
  const follow = (find: () => Calculation): number | undefined => {
    const worked = ifKnown(find);
    if (worked) steps.push(...worked.steps);
    return worked?.value;
  };

  const car = taxedCar(derivative, date);
  const first = taxYearOn(date).ending;
  const years = Array.from({ length: 5 }, (_, index) => companyCarYear(car, price, first + index));
  steps.push(...(years[0]?.steps ?? []));
  const classOneA = years.map((year) => classOneAOf(year, steps));

  // The second licence is charged on its own day; where that day's rates are not law yet, at those of the first.
  const duty = dutyCar(derivative, date, p11d);
  const dutyFirst = follow(() => firstYearDuty(duty));
  const second = addMonths(firstOfMonth(date), 12);
  const dutyLater = follow(() => laterDuty(duty, second, 2)) ?? follow(() => laterDuty(duty, date, 2));
  const dutyOverTerm = sum(dutyFirst, dutyLater === undefined ? undefined : (dutyLater * (termMonths - 12)) / 12);
  note('VED over the term', dutyOverTerm, 'first year, and the later rate by the month');

  const residual = futureValue({
    derivative,
    registered: date,
    edition: firstOfMonth(date),
    months: termMonths,
    mileage: miles,
  });
  note('Residual value', residual ?? undefined, `guide forecast for ${addMonths(firstOfMonth(date), termMonths)}`);
  const depreciation = sum(p11d, feeOn(date, steps), residual === null ? undefined : -residual);
  note('Depreciation', depreciation, 'P11D value + first registration fee − residual value');
  const fuel = follow(() => fuelCost(derivative, { specified: date, date, miles }));
  const maintenance = follow(() => maintenanceCost(derivative, date, termMonths, miles)) ?? 0;

  const running = sum(depreciation, fuel, maintenance);
  const perMile = running === undefined || miles === 0 ? undefined : pencePerMile(running, miles);
  note('Pence per mile', perMile, '(depreciation + fuel + SMR) × 100 ÷ miles', 'pence');
  const classOneAOverTerm = overTerm(classOneA, date, termMonths);
  note(
    'Class 1A over the term',
    classOneAOverTerm,
    'each tax year by its days in the term, the last as the year before where it is not law',
  );
  const wholeLifeCost = sum(running, dutyOverTerm, classOneAOverTerm);
  note('Whole life cost', wholeLifeCost, 'depreciation + fuel + SMR + VED + class 1A');

  const benefit = years[0]?.known;
  return {
    value: {
      p11d,
      co2: car.co2GramsPerKm,
      percent: benefit?.percent,
      tax20: benefit && (benefit.benefitPence * 20) / 10000,
      tax40: benefit && (benefit.benefitPence * 40) / 10000,
      dutyFirst,
      dutyLater,
      classOneA,
      residual: residual ?? undefined,
      depreciation,
      fuel,
      maintenance,
      pencePerMile: perMile,
      wholeLifeCost,
    },
    steps,
  };
}

function classOneAOf(
  { year, known }: CompanyCarYear,
  steps: CalculationStep[],
): CompanyWholeLifeCost['classOneA'][number] {
  const rate = ifKnown(() => inForce(classOneARate, taxYear(year.ending).from).value);
  if (known === undefined) return { rate, cost: undefined };
  const worked = ifKnown(() => classOneACost(known.benefitPence, year, 'pence, half to even'));
  if (worked) steps.push(...worked.steps);
  return { rate, cost: worked && worked.value / 100 };
}

function feeOn(date: string, steps: CalculationStep[]): number | undefined {
  const row = ifKnown(() => inForce(firstRegistrationFee, date));
  if (row) steps.push(lawStep('First registration fee', row));
  return row?.value;
}

/**
 * Each tax year's cost by the days of it that the term covers (ITEPA 2003 s.143). The last one, in part, is charged as
 * the year before where its own percentages are not law.
 */
function overTerm(years: CompanyWholeLifeCost['classOneA'], date: string, months: number): number | undefined {
  const end = addDays(dayAfterMonths(date, months), -1);
  const [first, last] = [taxYearOn(date).ending, taxYearOn(end).ending];
  const parts = Array.from({ length: last - first + 1 }, (_, index) => {
    const { from, to } = taxYear(first + index);
    const cost = years[index]?.cost ?? (to > end ? years[index - 1]?.cost : undefined);
    const days = daysBetween(from > date ? from : date, to < end ? to : end) + 1;
    return cost === undefined ? undefined : (cost * days) / (daysBetween(from, to) + 1);
  });
  return sum(...parts);
}
