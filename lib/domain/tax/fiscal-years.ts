/**
 * Years of law: income tax runs from 6 April, vehicle duty from 1 April. A year is identified by the calendar year in
 * which it ends.
 */
import { yearOf, type Day } from '@/lib/domain/time/calendar';

export interface FiscalYear {
  /** 2027 for 2026-27, as the P11D service numbers its years. */
  readonly ending: number;
  /** `2026-27` */
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

const TAX_YEAR_STARTS = '04-06';
const DUTY_YEAR_STARTS = '04-01';

const named = (ending: number): string => `${ending - 1}-${String(ending % 100).padStart(2, '0')}`;
const endingOn = (day: Day, starts: string): number => yearOf(day) + (day.slice(5) >= starts ? 1 : 0);

export const taxYear = (ending: number): FiscalYear => ({
  ending,
  name: named(ending),
  from: `${ending - 1}-${TAX_YEAR_STARTS}`,
  to: `${ending}-04-05`,
});
export const dutyYear = (ending: number): FiscalYear => ({
  ending,
  name: named(ending),
  from: `${ending - 1}-${DUTY_YEAR_STARTS}`,
  to: `${ending}-03-31`,
});

export const taxYearOn = (day: Day): FiscalYear => taxYear(endingOn(day, TAX_YEAR_STARTS));
export const dutyYearOn = (day: Day): FiscalYear => dutyYear(endingOn(day, DUTY_YEAR_STARTS));
