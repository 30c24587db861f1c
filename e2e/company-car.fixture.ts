/** What journeys of the company car page share: the car they look at, and how its page is read. */
import type { Locator, Page } from 'playwright/test';

export const DAY = '2026-11-02';
/** A Kuga hybrid whose 19-inch wheels take it from 129 to 130 g/km, from 31% to 32% in 2026-27. */
export const KUGA = '/vehicles/car/56327/company-car';
export const WHEELS = 'AYe4A45pAeDYCAAP2Gyw';
export const PLAIN = `${KUGA}?date=${DAY}`;
export const BUILT = `${PLAIN}&build=${WHEELS}`;

interface Year {
  ending: number;
  percent: number;
  benefitPence: number;
  basicTaxPence: number;
  higherTaxPence: number;
}
export interface CompanyCarAnswer {
  p11d: { value: { years: Year[]; p11d: { totalPence: number } } };
  leftOut: { pence: number }[];
}

export const pence = (value: number): string =>
  `£${(Math.round(value) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** Shows a part of the company car page. */
export const openTab = (page: Page, name: 'Driver' | 'Employer and whole life cost' | 'Working' | 'Compare') =>
  page.getByRole('navigation', { name: 'Parts of the company car figures' }).getByRole('link', { name }).click();
export async function cells(table: Locator, row: string | RegExp): Promise<string[]> {
  const found = table.getByRole('row', { name: row }).getByRole('cell');
  await found.first().waitFor();
  return found.allInnerTexts();
}
