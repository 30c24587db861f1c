/** What the driver of a company vehicle pays and gives up, and when the vehicle is available; the services take none of it. */
import {
  ALWAYS_AVAILABLE,
  daysUnavailableIn,
  paidWhileHeld,
  type Availability,
} from '@/lib/domain/tax/days-unavailable';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';

/** As the law counts them in one tax year. */
export interface YearTerms {
  readonly contributionPence: number;
  readonly daysUnavailable: number;
  readonly privateUsePence: number;
  readonly forgonePence: number;
}

/** As a driver states them, for every year. */
export interface DriverTerms {
  readonly contributionPence: number;
  /** In a whole tax year. */
  readonly privateUsePence: number;
  /** Salary given up for the vehicle in a whole tax year. */
  readonly forgonePence: number;
  readonly availability: Availability;
}

export const NO_TERMS: DriverTerms = {
  contributionPence: 0,
  privateUsePence: 0,
  forgonePence: 0,
  availability: ALWAYS_AVAILABLE,
};

export const hasTerms = ({ contributionPence, privateUsePence, forgonePence, availability }: DriverTerms): boolean =>
  contributionPence + privateUsePence + forgonePence > 0 || Object.values(availability).some((date) => date !== null);

/** Payments and salary of a year in part are those of the days from the first to the last with the vehicle. */
export const termsIn = (year: FiscalYear, terms: DriverTerms): YearTerms => ({
  contributionPence: terms.contributionPence,
  daysUnavailable: daysUnavailableIn(year, terms.availability),
  privateUsePence: paidWhileHeld(terms.privateUsePence, year, terms.availability),
  forgonePence: paidWhileHeld(terms.forgonePence, year, terms.availability),
});
