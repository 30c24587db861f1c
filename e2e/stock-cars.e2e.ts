/** Cars in stock: from a valuation, by hand and from a list; valued free, sold, and read in the morning. */
import type { Locator, Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { fetchJson, valueCar } from './dealer.fixture';
import { expectComparison, giveText, STRIP } from './stock-lists.fixture';
import { expect, test } from './signed-in.fixture';

const CAR_ADDRESS = /\/stock\/cars\/[0-9a-f-]{36}$/;

const CHARTS = [/^Value at Clean by make/, /^Average days in stock by make/, /Asking price against guide Retail/];

const usedNow = async (page: Page) => (await fetchJson<{ used: number }>(page, '/api/usage/month')).used;

async function expectOnePlateEach(card: Locator): Promise<void> {
  const plates = await card
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll((all) => all.map((plate) => plate.ariaLabel));
  expect(new Set(plates).size, 'a car has one plate in the card').toBe(plates.length);
}

async function expectCharts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Stock charts' })).toBeVisible();
  for (const chart of CHARTS) await expect(page.getByRole('figure', { name: chart })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'By site' }).click();
  await expect(page.getByRole('figure', { name: /^Value at Clean by site/ })).toBeVisible();
}

test('a valued car is taken into stock, valued in every edition free, changed and sold', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '40,000');
  const used = await usedNow(page);
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(CAR_ADDRESS);
  await page.getByLabel('Cost', { exact: true }).fill('5,000');
  await page.getByLabel('Asking price').fill('90,000');
  await page.getByLabel('Date in').fill('01/09/2026');
  await page.getByLabel('Status').selectOption({ label: 'For sale' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('For sale', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: /^Revalue now/ }).click();
  await expect(page.getByRole('heading', { name: /^Value in the edition of / })).toBeVisible();
  await expect(page.getByText(/above guide Retail\./)).toBeVisible();
  // The background work values the editions since September.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('figure', { name: /^Retail (and asking price )?over/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  // On the first day of an edition the price is in the chart.
  const ofToday = page.getByRole('figure', { name: /^Retail and asking price over/ });
  await expect(page.getByText('Asking price since the last edition: £90,000.').or(ofToday)).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Guide trade values against cost/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await expect(page.getByRole('table', { name: STRIP })).toBeVisible();

  await page.goto('/');
  const morning = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Stock this morning' }) });
  await expect(morning.getByText(/^Asking £[\d,]+ above Retail$/).first()).toBeVisible();
  await expectOnePlateEach(morning);
  expect(await axeViolations(page)).toEqual([]);
  await morning.getByRole('link', { name: 'Charts' }).click();
  await expectCharts(page);
  await page.goto('/');
  await morning.getByRole('link', { name: 'Cars in stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cars in stock' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const row = page.getByRole('table', { name: 'Cars in stock' }).getByRole('row').filter({ hasText: ownPlate() });
  await expectComparison(page, row);
  await row.getByRole('link').first().click();
  await page.waitForURL(CAR_ADDRESS);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Second key in the office');
  await page.getByRole('textbox', { name: 'Site' }).fill('Leeds');
  await page.getByLabel('Price', { exact: true }).fill('6,500');
  await page.getByRole('button', { name: 'Save the sale' }).click();
  await expect(page.getByText('Choose who it was sold to, or that it was removed.')).toBeVisible();
  await page.getByLabel('What happened').selectOption({ label: 'Sold: Retail customer' });
  await page.getByRole('button', { name: 'Save the sale' }).click();
  await expect(page.getByRole('button', { name: 'Put back into stock' })).toBeVisible();
  // What was typed beside it and not saved yet is still there.
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Second key in the office');
  await expect(page.getByRole('textbox', { name: 'Site' })).toHaveValue('Leeds');
  await expect(page.locator('header dl > div').filter({ hasText: 'Sold for' })).toHaveText(/£6,500\s*Retail customer/);
  expect(await usedNow(page), 'nothing was billed').toBe(used);

  // The sale stands beside the guide; one is too few to say anything of the next.
  await page.goto('/stock/sales');
  const sale = page.getByRole('table', { name: 'Newest sales' }).getByRole('row').filter({ hasText: ownPlate() });
  await expect(sale).toContainText(/£6,500\s*Retail £[\d,]+\s*[\d.]+% (above|below)/);
  const retail = page.getByRole('table', { name: /^Retail customer: sold for, against Retail/ });
  await expect(retail.getByRole('row', { name: /^All sales/ })).toContainText('Too few');
  expect(await axeViolations(page)).toEqual([]);

  // Home had shown it, and it was sold: the month says so, and the page opens at it.
  await page.goto('/stock/acted-on');
  const acted = page.getByRole('table', { name: 'Cars shown' }).getByRole('row').filter({ hasText: ownPlate() });
  await expect(acted).toContainText('Asking price outside the guide or market prices');
  await expect(acted).toContainText(/Sold on .* for £6,500, Retail customer/);
  await expect(page.getByText(/sold\. No edition since has a Clean value of (it|them) yet\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a car typed by hand is not looked up; on a phone its look-up names its price', async ({
  browserOf,
  ownPlate,
}) => {
  const page = await browserOf('elsewhere');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stock/cars');
  const used = await usedNow(page);
  if (!(await page.getByLabel('Reg or VIN').isVisible())) await page.getByText('Add a car').click();
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await expect(page.getByText('Enter the reg or the VIN.')).toBeVisible();
  await page.getByLabel('Reg or VIN').fill(ownPlate());
  await page.getByLabel('Mileage', { exact: true }).fill('lots');
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await expect(page.getByText('Enter whole miles, such as 42,000.')).toBeVisible();
  await page.getByLabel('Mileage', { exact: true }).fill('30,000');
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(CAR_ADDRESS);
  await expect(page.getByText('Not identified, so it has no value')).toBeVisible();
  expect(await usedNow(page)).toBe(used);
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /Look up and identify.*1 credit/ }).click();
  await expect(page.getByText('Not identified, so it has no value')).toBeHidden();
  expect(await usedNow(page)).toBe(used + 1);
});

test('a list shows what it adds and changes before its cars are taken into stock', async ({ browserOf, ownPlate }) => {
  const page = await browserOf('elsewhere');
  const rows = [1, 2].map((number) => `${ownPlate(number)},${number}0000,N${Date.now()}${number}`);
  await giveText(page, 'Into stock', `Reg,Mileage,Stock no\n${rows.join('\n')}\n`);
  await page.getByRole('button', { name: 'Compare with stock' }).click();
  await expect(page.getByText(/^2 new cars, 0 cars to update/)).toBeVisible();
  await page.getByRole('button', { name: /^Take into stock/ }).click();
  await expect(page.getByText('2 cars added to stock, 0 cars updated')).toBeVisible();
  await giveText(page, 'Into stock again', `Reg,Mileage,Stock no\n${rows.join('\n').replace('10000', '11000')}\n`);
  await page.getByRole('button', { name: 'Compare with stock' }).click();
  await expect(page.getByText('0 new cars, 1 car to update, 1 car unchanged.')).toBeVisible();
  await expect(page.getByText(/Mileage: 10,000 mi → 11,000 mi/)).toBeVisible();
});
