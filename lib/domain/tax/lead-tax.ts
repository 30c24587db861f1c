/** The tax that leads a page: of a month in a whole tax year; of all its days in a part year, which has other months. */
import { perMonth } from '@/lib/domain/tax/car-benefit';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { chargedDays, type DatedTerms } from './company-car/dated-terms';

export interface LeadTax {
  /** What it is called at a rate. */
  readonly name: (percent: number) => string;
  /** Follows the name of a figure of the whole year, or of all its days in a part year. */
  readonly ofYear: string;
  /** Of what the figure is. */
  readonly period: string;
  /** Of the tax of the year, in pence. */
  readonly pence: (yearPence: number) => number;
}

export function leadTax(year: FiscalYear, terms: DatedTerms): LeadTax {
  const { days, charged } = chargedDays(year, terms);
  if (charged === days)
    return { name: taxPerMonthName, ofYear: 'per year', period: `Tax year ${year.name}`, pence: perMonth };
  return {
    name: (percent) => `BIK tax ${year.name} (${percent}%)`,
    ofYear: year.name,
    period: `${charged} of ${days} days`,
    pence: (yearPence) => yearPence,
  };
}

export const taxPerMonthName = (percent: number): string => `BIK tax per month (${percent}%)`;
export const taxPerYearName = (percent: number): string => `BIK tax per year (${percent}%)`;
