/** What owning a car costs a private buyer over some years, from today: new or used. */
import { addMonths, firstOfMonth, later, monthsBetween } from '@/lib/sandbox/time/calendar';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { vatPercent } from '@/lib/sandbox/catalogue/prices';
import { fuelCost } from '@/lib/sandbox/costs/fuel';
import { listPrice, totalPence } from '@/lib/sandbox/costs/list-price';
import { maintenanceCost } from '@/lib/sandbox/costs/maintenance';
import { futureValue } from '@/lib/sandbox/costs/residual';
import { dutyCar } from '@/lib/sandbox/costs/taxed-car';
import { firstYearDuty, firstYearRatesFrom, laterDuty } from '@/lib/sandbox/legislation/vehicle-duty';
import type { CalculationStep, Calculation } from '@/lib/sandbox/legislation/calculation';

export interface PrivateOwnershipParams {
  readonly derivative: CatalogueDerivative;
  readonly registered: string;
  readonly today: string;
  readonly purchasePounds: number;
  readonly depositPounds: number;
  /** Yearly percentage rate of charge. */
  readonly aprPercent: number;
  readonly currentMiles: number;
  readonly yearlyMiles: number;
  readonly years: number;
  readonly insurancePoundsPerYear: number;
}

/** Pounds. */
export interface PrivateOwnershipCost {
  readonly total: number;
  readonly depreciation: number;
  readonly finance: number;
  readonly fuel: number;
  readonly insurance: number;
  readonly tax: number;
  readonly maintenance: number;
}

/** Interest on the financed amount, repaid in equal months over the years: the rate compounds, as an APR does. */
export function interest(borrowedPounds: number, aprPercent: number, years: number): number {
  if (borrowedPounds <= 0 || aprPercent <= 0) return 0;
  const months = years * 12;
  const monthly = (1 + aprPercent / 100) ** (1 / 12) - 1;
  const payment = (borrowedPounds * monthly) / (1 - (1 + monthly) ** -months);
  return payment * months - borrowedPounds;
}

/**
 * null where the guide has no value for the end of the term. @throws OutsideTable where a price or a duty is not
 * known
 */
export function ownership(params: PrivateOwnershipParams): Calculation<PrivateOwnershipCost> | null {
  const { derivative, registered, years, purchasePounds, currentMiles, yearlyMiles } = params;
  const start = later(params.today, registered);
  const miles = yearlyMiles * years;
  const mileage = currentMiles + miles;
  const residual = futureValue({ derivative, registered, edition: firstOfMonth(start), months: years * 12, mileage });
  if (residual === null) return null;

  const depreciation = purchasePounds - residual;
  const finance = interest(purchasePounds - params.depositPounds, params.aprPercent, years);
  const fuel = fuelCost(derivative, { specified: registered, date: params.today, miles });
  const duty = dutyOver(params, start);
  const maintenance = upkeep(params, start, mileage);
  const insurance = params.insurancePoundsPerYear * years;
  const total = depreciation + finance + fuel.value + insurance + duty.value + maintenance.value;
  const pounds = (name: string, value: number, source: string): CalculationStep => ({
    name,
    value,
    unit: 'GBP',
    source,
  });
  return {
    value: {
      total,
      depreciation,
      finance,
      fuel: fuel.value,
      insurance,
      tax: duty.value,
      maintenance: maintenance.value,
    },
    steps: [
      pounds('Value at the end', residual, `guide forecast for ${addMonths(firstOfMonth(start), years * 12)}`),
      pounds('Depreciation', depreciation, 'purchase − value at the end'),
      pounds('Finance', finance, 'interest of a repayment loan at the APR'),
      ...fuel.steps,
      pounds('Insurance', insurance, 'yearly premium as given × years'),
      ...duty.steps,
      pounds('Tax', duty.value, 'licences begun in these years, at the rates of today'),
      ...maintenance.steps,
      pounds('Total', total, 'sum of the parts'),
    ],
  };
}

/** One licence a year. Duty is not sold with a car: the buyer of a used one pays a later licence immediately. */
function dutyOver({ derivative, registered, today, years }: PrivateOwnershipParams, start: string): Calculation {
  const car = dutyCar(derivative, registered, totalPence(listPrice(derivative, registered)) / 100);
  const months = Math.max(0, monthsBetween(registered, start));
  const isNew = months < 1 && registered >= firstYearRatesFrom;
  const firstLicence = isNew ? 1 : Math.max(2, Math.floor(months / 12) + 1);
  const steps: CalculationStep[] = [];
  let value = 0;
  for (let licence = firstLicence; licence < firstLicence + years; licence++) {
    const worked = licence === 1 ? firstYearDuty(car) : laterDuty(car, today, licence);
    const source = worked.steps.at(-1)?.source ?? '';
    steps.push({ name: `VED, licence ${licence}`, value: worked.value, unit: 'GBP', source });
    value += worked.value;
  }
  return { value, steps };
}

/** The cost to the end less the cost until now, with VAT: a private buyer does not get it back. */
function upkeep(
  { derivative, registered, today, currentMiles, years }: PrivateOwnershipParams,
  start: string,
  end: number,
): Calculation {
  const months = Math.max(0, monthsBetween(registered, start));
  const toEnd = maintenanceCost(derivative, today, months + years * 12, end);
  const toDate = maintenanceCost(derivative, today, months, currentMiles);
  const value = (toEnd.value - toDate.value) * (1 + vatPercent(today) / 100);
  return {
    value,
    steps: [...toEnd.steps.slice(0, -1), { name: 'SMR with VAT', value, unit: 'GBP', source: 'from now to the end' }],
  };
}
