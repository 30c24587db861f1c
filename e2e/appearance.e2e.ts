import type { Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { waitForRecord, fourValues, submitCar, typeCar, valueCar } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

/** Each page by what a dealer does to see it. */
const PAGES: readonly { name: string; open: (page: Page) => Promise<unknown>; status?: number; excluded?: string }[] = [
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
  {
    name: 'the API reference',
    open: (page) => page.goto('/api-reference'),
    // Endpoints are described alike.
    excluded: 'main section:nth-of-type(n + 12)',
  },
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

for (const { name, open, status, ...choice } of PAGES) {
  test(`${name}: axe finds nothing in either theme, and a narrow phone need not scroll sideways`, async ({
    dealer: page,
    browserErrors,
  }) => {
    test.slow(choice.excluded !== undefined, 'of thousands of elements, which are still walked through');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    // What is not there is drawn by the script.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page, choice), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, choice), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
    expect(await axeViolations(page, choice), 'on a phone').toEqual([]);
    if (status) allowFailure(browserErrors, status);
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the sign-in page: axe finds nothing, before and after a refusal', async ({ page, browserErrors }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/sign-in');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('E-mail address').fill('nemo@dealer.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/password is wrong/);
    expect(await axeViolations(page)).toEqual([]);
    allowFailure(browserErrors, 400);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
});

test('the gallery is for administrators of the sandbox only', async ({ request, dealer, browserOf }) => {
  expect((await dealer.request.get('/gallery')).status()).toBe(200);
  const manager = await browserOf('manager');
  expect((await manager.request.get('/gallery')).status()).toBe(404);
  expect((await request.get('/gallery')).status()).toBe(404);
});

test('the gallery: axe finds nothing on any part in both themes, and it fits a phone and a wide screen', async ({
  dealer: page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/gallery');
  // The same part stands there several times over, under its one name.
  expect(await axeViolations(page, { without: ['landmark-unique'] })).toEqual([]);
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('dark, chosen in the person’s menu, stays after a reload and on other pages', async ({ dealer: page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('Appearance').selectOption('Dark');
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
  await page.goto('/valuations');
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('Appearance').selectOption('Light');
  expect(await ground()).toBe(light);
});

test('from signing in to a chosen derivative without a mouse', async ({ page }) => {
  /** Tab after Tab, round the page when need be, to what has this name. */
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return label ?? element?.textContent ?? '';
      });
      if (focused.length < 200 && name.test(focused)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.goto('/sign-in');
  await tabTo(/E-mail/);
  await page.keyboard.type('demo@dealer.example');
  await tabTo(/Password/);
  await page.keyboard.type('sandbox-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.keyboard.type('al20ter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('39,000');
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  const first = page.url();

  await tabTo(/source of this Retail value/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Retail value/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /source of this Retail value/ })).toBeFocused();
  await tabTo(/Compare data sources/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Guide ID' })).toBeVisible();
  await tabTo(/Valued/);
  await page.keyboard.press('ArrowDown');
  await tabTo(/^Revalue/);
  await page.keyboard.press('Enter');
  await waitForRecord(page, first);
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
});

test('the first Tab skips to the content', async ({ dealer: page }) => {
  await page.goto('/valuations');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
