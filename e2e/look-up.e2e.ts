/** A vehicle looked up without being valued: its file, its derivative, its value, and no plate in any address. */
import { axeViolations } from './axe.fixture';
import { readUsedLookUps, waitForRecord } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import type { Page } from 'playwright/test';

const FILE_ADDRESS = /\/vehicles\/file\/[0-9a-f-]{36}$/;

async function lookUp(page: Page, plate: string): Promise<void> {
  await page.goto('/vehicles/look-up');
  await page.getByLabel('Plate').fill(plate);
  await page.getByRole('button', { name: /^Look up/ }).click();
  await page.waitForURL((url) => FILE_ADDRESS.test(url.pathname));
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
}

test('a plate is looked up for one look-up, listed, and reopened free', async ({ dealer: page, ownPlate }) => {
  await page.goto('/vehicles/look-up');
  const before = await readUsedLookUps(page);
  await page.getByLabel('Plate').fill(ownPlate());
  await expect(page.getByRole('button', { name: /^Look up.*1 credit/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => FILE_ADDRESS.test(url.pathname));
  const file = page.url();
  await expect(page.getByRole('heading', { name: 'Guide entry and codes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText('Our reading:')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readUsedLookUps(page)).toBe(before + 1);

  await page.goto('/vehicles/look-up');
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await expect(page).toHaveURL(file);
  await page.goto('/vehicles/look-up');
  await page.getByLabel('Plate').fill(ownPlate());
  await expect(page.getByRole('button', { name: /^Look up.*free, checked today/ })).toBeVisible();
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a file is valued for one valuation: its look-up is not paid again', async ({ dealer: page, ownPlate }) => {
  await lookUp(page, ownPlate());
  await expect(page.getByText('Value the vehicle first: an appraisal starts from its values.')).toBeVisible();
  const file = page.url();
  const before = await readUsedLookUps(page);
  await page.getByLabel('Mileage').fill('41k');
  await page.getByRole('button', { name: /^Value.*1 credit/ }).click();
  await waitForRecord(page);
  expect(await readUsedLookUps(page)).toBe(before + 1);

  // From its values the vehicle is appraised, free, with its picture.
  await page.goto(file);
  await page.getByRole('button', { name: 'Appraise' }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const picture = page.getByRole('img', { name: /from the front and side/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a vehicle with four candidates is narrowed to one, and its value is of that one', async ({ dealer: page }) => {
  await lookUp(page, 'NL20 STD');
  await page.getByRole('button', { name: /^List the other possible derivatives/ }).click();
  const choices = page.getByRole('group', { name: 'This vehicle could be one of 4 derivatives' });
  await expect(choices.getByRole('radio')).toHaveCount(5);
  const name = (await choices.locator('label').nth(2).innerText()).split('\n')[0] ?? '';
  await choices.getByRole('radio').nth(2).check();
  const listed = page.url();
  await page.getByRole('button', { name: /^Use this derivative/ }).click();
  await page.waitForURL((url) => FILE_ADDRESS.test(url.pathname) && url.href !== listed);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('The look-up lists this derivative.')).toBeVisible();
  await page.getByLabel('Mileage').fill('40,000');
  await page.getByRole('button', { name: /^Value/ }).click();
  await waitForRecord(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a file is shared without its VIN, found by search, and in no address is a plate', async ({
  dealer: page,
  context,
  browserOf,
  ownPlate,
}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await lookUp(page, ownPlate());
  const file = page.url();
  const [, vin = ''] = /VIN (\w{17})/.exec(await page.getByRole('article').innerText()) ?? [];
  expect(vin).toHaveLength(17);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link to the vehicle file').inputValue();
  await page.keyboard.press('Escape');
  const reader = await browserOf('elsewhere');
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Identity' })).toBeVisible();
  await expect(reader.locator('body')).not.toContainText(vin);
  const picture = reader.getByRole('img', { name: /from the front and side/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(reader.getByText(/^Registered colour: /)).toBeVisible();
  await expect(reader.locator('body')).not.toContainText(ownPlate());

  await page.goto('/stock');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByRole('searchbox').fill(ownPlate());
  await dialog.getByRole('link', { name: /Vehicle file/ }).click();
  await expect(page).toHaveURL(file);
  addresses.push(page.url(), link);
  const plate = ownPlate().replace(' ', '');
  const isLeak = (address: string) =>
    address
      .replace(/%20|\+/g, '')
      .toUpperCase()
      .includes(plate);
  expect(addresses.filter((address) => isLeak(address) || address.includes(vin))).toEqual([]);
});
