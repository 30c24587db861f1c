/** A company car in a tax year: the amounts on which its driver is taxed. */
import { carBenefitPence } from '@/lib/sandbox/legislation/benefits';
import { appropriatePercentage, type BenefitCar } from '@/lib/sandbox/legislation/appropriate-percentage';
import { ifKnown } from '@/lib/sandbox/legislation/dated';
import { taxYear, type LegislationYear } from '@/lib/sandbox/legislation/years';
import { taxedPrice, type ListPrice } from '@/lib/sandbox/costs/list-price';
import type { CalculationStep } from '@/lib/sandbox/legislation/calculation';

export interface CompanyCarYear {
  readonly year: LegislationYear;
  readonly pricePence: number;
  /** null: the year has no limit. */
  readonly limitPence: number | null;
  /** undefined: the law of the year is not in the tables. */
  readonly known: { readonly percent: number; readonly benefitPence: number } | undefined;
  readonly steps: readonly CalculationStep[];
}

export function companyCarYear(car: BenefitCar, price: ListPrice, yearEnding: number): CompanyCarYear {
  const year = taxYear(yearEnding);
  const { pricePence, limitPence } = taxedPrice(price, yearEnding);
  const worked = ifKnown(() => appropriatePercentage(car, yearEnding));
  if (worked === undefined) return { year, pricePence, limitPence, known: undefined, steps: [] };
  const benefitPence = carBenefitPence(pricePence, worked.value, 'pence, half to even');
  const pounds = (name: string, value: number, source: string): CalculationStep => ({
    name,
    value,
    unit: 'GBP',
    source,
  });
  return {
    year,
    pricePence,
    limitPence,
    known: { percent: worked.value, benefitPence },
    steps: [
      pounds('Price', pricePence / 100, 'ITEPA 2003 s.122'),
      ...worked.steps,
      pounds('Benefit', benefitPence / 100, 'price × percentage, ITEPA 2003 s.121'),
      pounds('Tax at basic rate', (benefitPence * 20) / 10000, 'benefit × 20 %'),
      pounds('Tax at higher rate', (benefitPence * 40) / 10000, 'benefit × 40 %'),
    ],
  };
}

/** Pence as a decimal of pounds, `51552.50`. */
export const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** The recorded scales: benefit two decimals, × 0.20 three, × 0.40 four. */
export function taxedAt(benefitPence: number): { basic: string; higher: string } {
  return { basic: ((benefitPence * 2) / 1000).toFixed(3), higher: ((benefitPence * 4) / 1000).toFixed(4) };
}
