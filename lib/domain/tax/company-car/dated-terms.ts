/**
 * What the driver of a company vehicle pays and gives up, and when the vehicle is available; the services accept none
 * of this.
 */
import {
  ALWAYS_AVAILABLE,
  daysIn,
  daysUnavailableIn,
  paidWhileHeld,
  type Availability,
} from '@/lib/domain/tax/days-unavailable';
import { taxYearOn, type FiscalYear } from '@/lib/domain/tax/fiscal-years';
import type { Day } from '@/lib/domain/time/calendar';
import type { DriverTerms } from './computed-years';

/** As a driver states them, with dates; `termsIn` derives what the law counts in one tax year. */
export interface DatedTerms {
  readonly contributionPence: number;
  /** In a whole tax year. */
  readonly privateUsePence: number;
  /** Salary given up for the vehicle in a whole tax year. */
  readonly forgonePence: number;
  readonly availability: Availability;
}

export const NO_DATED_TERMS: DatedTerms = {
  contributionPence: 0,
  privateUsePence: 0,
  forgonePence: 0,
  availability: ALWAYS_AVAILABLE,
};

export const hasTerms = ({ contributionPence, privateUsePence, forgonePence, availability }: DatedTerms): boolean =>
  contributionPence + privateUsePence + forgonePence > 0 || Object.values(availability).some((date) => date !== null);

/** The tax year in which the driver gets the vehicle: that of its registration, where no later first day is stated. */
export const firstYearWith = (registered: Day, { availability: { from } }: DatedTerms): FiscalYear =>
  taxYearOn(from !== null && from > registered ? from : registered);

/** Payments and salary of a year in part are those of the days from the first to the last with the vehicle. */
export const termsIn = (year: FiscalYear, terms: DatedTerms): DriverTerms => ({
  contributionPence: terms.contributionPence,
  daysUnavailable: daysUnavailableIn(year, terms.availability),
  privateUsePence: paidWhileHeld(terms.privateUsePence, year, terms.availability),
  forgonePence: paidWhileHeld(terms.forgonePence, year, terms.availability),
});

/** The same payments over whole years, from the first with the vehicle: a part of a year does not compare with a whole one. */
export const overWholeYears = (registered: Day, terms: DatedTerms): DatedTerms => ({
  ...terms,
  availability: {
    ...ALWAYS_AVAILABLE,
    from: terms.availability.from === null ? null : firstYearWith(registered, terms).from,
  },
});

/** How many days of the year there are, and how many of them are charged. */
export function chargedDays(year: FiscalYear, { availability }: DatedTerms): { days: number; charged: number } {
  const days = daysIn(year);
  return { days, charged: days - daysUnavailableIn(year, availability) };
}

/** Above the figures of tax years: the rates they are at, and which years are partial. */
export const taxYearsCaption = (ratesWords: string, years: readonly FiscalYear[], terms: DatedTerms): string =>
  `${ratesWords} ${partYearsWords(years, terms)}`.trimEnd();

/** Which of the years are partial, and what their monthly figures mean; empty if all are whole. */
export function partYearsWords(years: readonly FiscalYear[], terms: DatedTerms): string {
  const parts = years.flatMap((year) => {
    const { days, charged } = chargedDays(year, terms);
    return charged === days ? [] : [`${charged} of ${days} days in ${year.name}`];
  });
  return parts.length === 0 ? '' : `Days charged: ${parts.join(', ')}. A month is a twelfth of the year’s tax.`;
}
