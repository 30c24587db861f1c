/** Class 1A National Insurance: what the employer pays on a benefit (SSCBA 1992 s.10; NIM15021). */
import type { Calculation } from '@/lib/sandbox/legislation/calculation';
import { rounded, type BenefitRounding } from './benefits';
import { inForce, lawStep, type LegislationEntry, type LegislationTable } from './dated';
import { taxYear, type LegislationYear } from './years';

const NIM = 'NIM15021';

const years = (first: number, last: number, value: number, source = NIM): LegislationEntry<number> => ({
  from: taxYear(first).from,
  to: taxYear(last).to,
  value,
  unit: '%',
  source,
});

/** Percent by tax year; each row by the years in which its first and its last tax year end. */
export const classOneARate: LegislationTable<number> = {
  name: 'class 1A rate',
  rows: [
    years(1992, 1994, 10.4),
    years(1995, 1997, 10.2),
    years(1998, 1999, 10),
    years(2000, 2001, 12.2),
    years(2002, 2002, 11.9),
    years(2003, 2003, 11.8),
    years(2004, 2011, 12.8),
    years(2012, 2022, 13.8),
    // The blend of 15.05 to November and 13.8 after, as the yearly return uses it.
    years(2023, 2023, 14.53),
    years(2024, 2025, 13.8),
    years(2026, 2027, 15, 'NIC Act 2025; 2026-27 tables'),
    // No other rate is enacted; services ask for five years ahead at most.
    { ...years(2028, 2035, 15, 'rate of 2026-27'), assumed: true },
  ],
};

/** A year's cost in pence. @throws OutsideTable */
export function classOneACost(
  benefitPence: number,
  { name, from }: LegislationYear,
  rounding: BenefitRounding,
): Calculation {
  const row = inForce(classOneARate, from);
  const value = costAtRate(benefitPence, row.value, rounding);
  return {
    value,
    steps: [
      lawStep(`Class 1A rate ${name}`, row),
      { name: `Class 1A ${name}`, value: value / 100, unit: 'GBP', source: 'benefit × rate, SSCBA 1992 s.10' },
    ],
  };
}

/** Pence: rates have up to two decimals. */
export const costAtRate = (benefitPence: number, percent: number, rounding: BenefitRounding): number =>
  rounded(Math.round(benefitPence * percent * 100) / 100, rounding);
