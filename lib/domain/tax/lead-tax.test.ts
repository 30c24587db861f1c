import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_DATED_TERMS } from './company-car/dated-terms';
import { taxYear } from './fiscal-years';
import { leadTax } from './lead-tax';

for (const [title, from, until, name, ofYear, period, pence] of [
  ['a whole year', null, null, 'BIK tax per month (20%)', 'per year', 'Tax year 2026-27', 4_032],
  ['a year from its first day', '2026-04-06', null, 'BIK tax per month (20%)', 'per year', 'Tax year 2026-27', 4_032],
  ['a year from January', '2027-01-01', null, 'BIK tax 2026-27 (20%)', '2026-27', '95 of 365 days', 48_385],
  ['a year of one day', '2027-04-05', null, 'BIK tax 2026-27 (20%)', '2026-27', '1 of 365 days', 48_385],
  ['a year that ends early', null, '2026-04-30', 'BIK tax 2026-27 (20%)', '2026-27', '25 of 365 days', 48_385],
] as const)
  test(`of ${title} the tax that leads is ${name}`, () => {
    const terms = { ...NO_DATED_TERMS, availability: { from, until, absence: null } };
    const tax = leadTax(taxYear(2027), terms);
    assert.deepEqual([tax.name(20), tax.ofYear, tax.period, tax.pence(48_385)], [name, ofYear, period, pence]);
  });
