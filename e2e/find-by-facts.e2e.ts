/** Vehicles found by their facts: electric, BIK at most 4 %, a boot of 400 litres. */
import { axeViolations } from './axe.fixture';
import { untilHydrated } from './hydrated.fixture';
import { expect, test } from './signed-in.fixture';

test('electric, benefit at most 4 %, boot at least 400 litres: found, sorted, picked, and there again at its address', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'Find by facts' }).click();
  await page.waitForURL('**/vehicles/find');
  // The server reads the facts in the background when it starts.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^All vehicles on sale as of/)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  // A choice by a person is replayed when the script takes over; one by Playwright is no trusted event.
  await untilHydrated(page);
  await page.getByLabel('Fuel').selectOption('Electric');
  await page.getByLabel('BIK, at most').fill('4');
  await page.getByLabel('Boot, seats up, at least').fill('400');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL(/fuel=Electric/);
  const { count, items } = await (
    await page.request.get('/api/vehicle-facts?fuel=Electric&benefitPercent=4&bootLitres=400&sort=pricePounds')
  ).json();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: count === 1 ? '1 car' : `${count} cars` })).toBeVisible();
  await page.getByRole('link', { name: 'List price incl. VAT' }).click();
  await page.waitForURL(/sort=pricePounds/);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(`£${items[0].pricePounds.toLocaleString('en-GB')}`);
  await expect(first).toContainText(items[0].derivative);
  for (const { fuel, benefitPercent, bootLitres } of items)
    expect([fuel, benefitPercent <= 4, bootLitres >= 400]).toEqual(['Electric', true, true]);
  await first.getByRole('button', { name: /^Add to comparison/ }).click();
  await expect(first.getByRole('button', { name: /^In the comparison/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(page.url());
  await expect(page.getByLabel('Boot, seats up, at least')).toHaveValue('400');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a search is saved under a name, listed, reopened with what is new, and deleted', async ({
  dealer: page,
  ownPlate,
}) => {
  const name = `Electric, boot from 400 litres ${ownPlate()}`;
  await page.goto('/vehicles/find?fuel=Electric&benefitPercent=4&bootLitres=400');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill(name);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/saved=/);
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto('/vehicles/find');
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(saved).toContainText('Cars · Electric · BIK at most 4% · Boot, seats up at least 400 litres');
  await saved.getByRole('link', { name }).click();
  await page.waitForURL(/bootLitres=400/);
  await expect(page.getByLabel('Boot, seats up, at least')).toHaveValue('400');
  await expect(page.getByText(/^Nothing new since /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await saved.getByRole('button', { name: `Delete ${name}` }).click();
  const deletion = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(saved).toBeHidden();
  await page.reload();
  await expect(page.getByText('This saved search was not found.')).toBeVisible();
});

test('a value that is not a number is refused with a sentence, and the form stays', async ({ dealer: page }) => {
  await page.goto('/vehicles/find?bootLitres=large');
  await expect(page.getByText('A value in the address is not valid.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeVisible();
});

test('going back, the form shows what the results are for', async ({ dealer: page }) => {
  await page.goto('/vehicles/find');
  await page.getByLabel('Fuel').selectOption('Electric');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL(/fuel=Electric/);
  await expect(page.getByLabel('Fuel')).toHaveValue('Electric');
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('fuel'));
  await expect(page.getByLabel('Fuel')).toHaveValue('');
  await page.goForward();
  await page.waitForURL(/fuel=Electric/);
  await expect(page.getByLabel('Fuel')).toHaveValue('Electric');
});
