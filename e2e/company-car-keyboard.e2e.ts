/** The company car page by keyboard: no change loses the focus, and each is announced. */
import type { Locator, Page } from 'playwright/test';
import { BUILT, PLAIN } from './company-car.fixture';
import { untilHydrated } from './hydrated.fixture';
import { expect, test } from './signed-in.fixture';

const announced = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** Enter on a link that is gone afterwards: the part of the page that it stood in has the focus then. */
async function followRemoved(page: Page, link: Locator, part: string): Promise<void> {
  const followed = await link.elementHandle();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => followed?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole('group', { name: part, exact: true })).toBeFocused();
}

test('a car is removed from the comparison and another added: the focus stays in it', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&with=50662&with=60854&tab=compare`);
  await followRemoved(page, page.getByRole('link', { name: /^Remove / }).last(), 'Compare cars');
  await announced(page, /^Compared with /);
  await followRemoved(page, page.getByRole('link', { name: /^Remove / }), 'Compare cars');
  await announced(page, 'No other car is compared.');
  await page.getByLabel('Add a car').fill('Kia Niro');
  const add = page.getByRole('link', { name: /^Add .* to the comparison/ }).first();
  await followRemoved(page, add, 'Compare cars');
  await announced(page, /^Compared with .*Niro/);
});

test('a build of another tax band is shown: the focus stays at the tax band', async ({ dealer: page }) => {
  await page.goto(BUILT);
  await followRemoved(page, page.getByRole('link', { name: /^Show the build/ }).first(), 'Tax band');
  await announced(page, /^Another build is shown\./);
});

test('a form that loads the page again leaves the focus in its field, or on its button', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&contribution=500`);
  await untilHydrated(page); // a page keeps the focus for the next one only once its script runs
  for (const name of ['Date of first registration', 'Capital contribution, £', 'Private use payments per year, £']) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await expect(field).toBeFocused();
    await announced(page, 'The page shows what you entered.');
  }
  // The field is in a part that is closed while nothing in it is filled in.
  const contribution = page.getByLabel('Capital contribution, £');
  await contribution.fill('');
  await Promise.all([page.waitForEvent('load'), contribution.press('Enter')]);
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeFocused();
});
