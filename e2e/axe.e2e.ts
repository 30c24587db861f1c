/** Axe on pages in the states that a dealer brings them into. */
import type { Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { submitCar, typeCar, valueCar } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

/** Each page by what a dealer does to see it. */
const PAGES: readonly { name: string; open: (page: Page) => Promise<unknown>; status?: number }[] = [
  { name: 'the first page', open: (page) => page.goto('/') },
  {
    name: 'the form with a doubt',
    open: async (page) => (await page.goto('/'), await typeCar(page, 'AI12 CDE', '46')),
  },
  { name: 'a refused form', open: async (page) => (await page.goto('/'), await submitCar(page, 'AB1*', '-4')) },
  { name: 'a record', open: (page) => valueCar(page, 'AL20 TER', '40,000') },
  { name: 'a record with red flags', open: (page) => valueCar(page, 'SC16 RAP', '40,000') },
  {
    name: 'a record opened up',
    open: async (page) => {
      await valueCar(page, 'DS18 AGR', '40,000');
      await page.getByText('Compare data sources').click();
      await page.getByText('Show the list').click();
    },
  },
  { name: 'a record with internet prices', open: openInternetPrices },
  { name: 'a record without values', open: (page) => valueCar(page, 'NF19 UND', '40,000') },
  { name: 'a customer copy', open: openCustomerCopy },
  { name: 'the list', open: (page) => page.goto('/valuations') },
  { name: 'a search without a result', open: (page) => page.goto('/valuations?search=tricycle') },
  { name: 'VIN', open: (page) => page.goto('/valuations/vin') },
  { name: 'identifier', open: (page) => page.goto('/valuations/identifier') },
  { name: 'the builder', open: openBuilder },
  { name: 'a vehicle', open: (page) => page.goto('/vehicles/car/50031') },
  { name: 'a vehicle that is not there', open: (page) => page.goto('/vehicles/car/7'), status: 404 },
  { name: 'a comparison', open: (page) => page.goto('/vehicles/compare?vehicle=car-50031&vehicle=car-50001') },
  { name: 'the API reference', open: (page) => page.goto('/api-reference') },
  { name: 'a noun of the API reference', open: (page) => page.goto('/api-reference/usage') },
  { name: 'a page that is not there', open: (page) => page.goto('/nowhere'), status: 404 },
  { name: 'a record that is not there', open: (page) => page.goto('/valuations/nothing'), status: 404 },
];

async function openBuilder(page: Page): Promise<void> {
  await page.goto('/vehicles?kind=car&levels=3', { waitUntil: 'networkidle' });
  for (const level of ['Manufacturers', /^Models of/, /^Derivatives of/])
    await page.getByRole('region', { name: level }).getByRole('option').first().click();
  await expect(page.getByRole('link', { name: 'View vehicle' })).toBeVisible();
}

async function openInternetPrices(page: Page): Promise<void> {
  await valueCar(page, 'GO19 LFS', '52,000');
  await expect(page.getByRole('table', { name: 'Guide, live and market values' })).toContainText('–');
}

async function openCustomerCopy(page: Page): Promise<void> {
  await valueCar(page, 'HT21 MLX', '40,000');
  await page.getByRole('link', { name: 'Customer copy' }).click();
  await expect(page.getByRole('heading', { name: 'Retail value' })).toBeVisible();
}

for (const { name, open, status } of PAGES) {
  test(`${name}: axe finds nothing in either theme, and a narrow phone need not scroll sideways`, async ({
    dealer: page,
    browserErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    // What is not there is drawn by the script.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
    expect(await axeViolations(page), 'on a phone').toEqual([]);
    if (status) allowFailure(browserErrors, status);
  });
}
