/** One search in every header: a car is found again by its plate, and no plate is ever in an address. */
import { axeViolations } from './axe.fixture';
import { readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import type { Page } from 'playwright/test';

test('a car valued before is reopened by its plate from any page, by keyboard, free', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41,000');
  const record = page.url();
  const before = await readUsedLookUps(page);
  await page.goto('/vehicles');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  const close = dialog.getByRole('button', { name: 'Close' });
  const place = await close.boundingBox();
  await page.keyboard.type(ownPlate().replace(' ', '').toLowerCase());
  await expect(dialog.getByText('1 result', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link')).toContainText(/Valuation · 41,000 mi · Retail £/);
  expect(await close.boundingBox(), 'what is found moves no button').toEqual(place);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(record);
  await expect(dialog).toBeHidden();
  expect(await readUsedLookUps(page)).toBe(before);
});

test('Escape closes the search, whatever is typed in it', async ({ dealer: page }) => {
  await page.goto('/usage');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('ledg');
  await expect(dialog.getByRole('link', { name: 'Ledger' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a car valued before is found by the first characters of its plate, which are in no address', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41,000');
  const record = page.url();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/stock');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const beginning = ownPlate().replace(' ', '').slice(0, 6);
  await dialog.getByRole('searchbox').fill(beginning.toLowerCase());
  await expect(
    dialog
      .getByRole('link')
      .filter({ hasText: /Valuation · .*41,000 mi/ })
      .first(),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^All valuations with|^Vehicles on sale named/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(record);
  expect(addresses.filter((address) => address.toUpperCase().includes(beginning))).toEqual([]);
});

test('yesterday’s car is reopened by its plate with eight keys, and a plate never valued needs its mileage', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41,000');
  const record = page.url();
  const before = await readUsedLookUps(page);
  await page.goto('/');
  await expect(page.getByLabel('Plate')).toBeFocused();
  const keys = [...ownPlate().replace(' ', '').toLowerCase().split(''), 'Enter'];
  expect(keys).toHaveLength(8);
  for (const key of keys) await page.keyboard.press(key);
  await expect(page).toHaveURL(record);
  expect(await readUsedLookUps(page)).toBe(before);
  await page.goto('/');
  await page.getByLabel('Plate').fill(ownPlate(1));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mileage')).toHaveAccessibleDescription(/Enter the mileage/);
  await expect(page.getByLabel('Mileage')).toBeFocused();
});

test('a page, a person, a saved list and a model are found by words; a viewer finds no page they may not open', async ({
  dealer: page,
  browserOf,
}) => {
  await page.goto('/valuations');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const search = async (opened: Page, text: string) => {
    await expect(async () => {
      await opened.keyboard.press('Control+k');
      await expect(opened.getByRole('dialog', { name: 'Search' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await opened.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(text);
  };
  await search(page, 'ledg');
  await expect(dialog.getByRole('link', { name: /^Ledger Page · Reports/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ledger');
  await search(page, 'budget');
  await expect(dialog.getByRole('link', { name: /^Users Page · Settings/ })).toBeVisible();
  await search(page, 'viewer@dealer');
  await expect(dialog.getByRole('link', { name: /User · viewer@dealer\.example/ })).toBeVisible();
  await search(page, 'golf');
  await dialog.getByRole('link', { name: 'All valuations with “golf”' }).click();
  await expect(page).toHaveURL('/valuations?search=golf');
  await search(page, 'ford kuga');
  await dialog.getByRole('link', { name: 'Vehicles on sale named “ford kuga”' }).click();
  await expect(page).toHaveURL('/vehicles?find=ford%20kuga');
  await expect(page.getByLabel('Find by name')).toHaveValue('ford kuga');
  await expect(page.getByRole('link', { name: /^View Kuga/ }).first()).toBeVisible();

  const viewer = await browserOf('viewer');
  await viewer.goto('/valuations');
  await search(viewer, 'ledger');
  const nothing = viewer.getByText(
    'Nothing found. Type a plate or its first three characters, a VIN in full, or part of a make, model or name.',
  );
  await expect(nothing).toBeVisible();
});

test('a plate never seen goes to the form with its price on the button, and not into an address', async ({
  dealer: page,
  ownPlate,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/stock');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(ownPlate());
  await expect(
    dialog.getByRole('status').filter({ hasText: ownPlate() }).filter({
      hasText: 'has never been looked up or valued by your organisation, and is in none of its stock lists.',
    }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: `Value ${ownPlate()}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate());
  await expect(page.getByLabel('Mileage')).toBeFocused();
  await page.keyboard.type('40,000');
  await expect(page.getByRole('button', { name: /^Value.*2 credits$/ })).toBeVisible();
  const plate = ownPlate().replace(' ', '');
  expect(addresses.filter((address) => address.replaceAll('%20', '').includes(plate))).toEqual([]);
  // On the home page too, where the form is there already.
  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill(ownPlate(1));
  await expect(dialog.getByRole('button', { name: `Value ${ownPlate(1)}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate(1));
  await expect(page.getByLabel('Mileage')).toBeFocused();
});
