/** The guide level by level. Everything here is free. */
import { choices, column, queryParam } from './builder.fixture';
import { readUsedLookUps } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

const PHONE = { width: 390, height: 844 };

test('by keyboard alone from manufacturer to vehicle, each choice in the address, and Back undoes it', async ({
  dealer: page,
}) => {
  const before = await (await page.goto('/'), readUsedLookUps(page));
  await page.goto('/vehicles');
  await page.getByLabel('Search manufacturers').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('sam');
  await expect(page.getByRole('option', { name: 'Sample' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choices(page, 'Ranges of Sample').first()).toBeFocused();
  await page.keyboard.type('gol');
  const range = choices(page, 'Ranges of Sample').filter({ hasText: 'Golden Car' });
  await expect(range).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choices(page, 'Models of Golden Car').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(range).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choices(page, 'Models of Golden Car').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const derivative = column(page, 'Derivatives of Golden Car').getByRole('option').first();
  await expect(derivative).toBeFocused();
  await expect(derivative).toContainText(/From \d+ \w{3} 20\d\d · model year 20/);
  await expect.poll(() => queryParam(page, 'model'), 'the address follows').not.toBeNull();
  const levels = page.url();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(range).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choices(page, 'Models of Golden Car').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(derivative, 'back over what is chosen nothing is given up').toBeFocused();
  expect(page.url()).toBe(levels);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: /Reference/ }).last();
  await expect(detail).toBeFocused();
  await expect(detail.getByRole('listitem').first()).toContainText(/20\d\d(\.5)?\s*since/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View vehicle' })).toBeFocused();

  await page.goBack();
  expect(page.url()).toBe(levels);
  await expect(page.getByRole('link', { name: 'View vehicle' })).toBeHidden();
  await page.goForward();
  await page.getByRole('link', { name: 'View vehicle' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sample Golden Car');
  await page.goto('/');
  expect(await readUsedLookUps(page), 'looking is free').toBe(before);
});

test('a level is one Tab stop; arrows, Page keys, Home, End and letters move in it without choosing', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles');
  const list = page.getByRole('listbox', { name: 'Manufacturers' });
  const all = choices(page, 'Manufacturers');
  await page.getByLabel('Search manufacturers').focus();
  await page.keyboard.press('Tab');
  await expect(all.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(all.first(), 'an end is an end').toBeFocused();
  for (const [key, optionIndex] of [
    ['ArrowDown', 1],
    ['PageDown', 7],
    ['PageUp', 1],
    ['End', (await all.count()) - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(all.nth(optionIndex), key).toBeFocused();
    await expect(all.nth(optionIndex), 'and in sight').toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.type('alfa r');
  await expect(all.getByText('Alfa Romeo').locator('..'), 'a blank is a letter of the name').toBeFocused();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);

  // No letter within a second before it: then a blank chooses.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Search manufacturers')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(all.getByText('Alfa Romeo').locator('..'), 'back where one was').toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(list.getByRole('option', { selected: true })).toHaveText('Alfa Romeo', { timeout: 200 });
  }).toPass();
  await expect(choices(page, 'Ranges of Alfa Romeo').first()).toBeFocused();

  await choices(page, 'Ranges of Alfa Romeo').first().click();
  await expect(choices(page, /^Models of/).first()).toBeVisible();
  await expect.poll(() => queryParam(page, 'range')).not.toBeNull();
  const there = page.url();
  await all.getByText('Alfa Romeo').click();
  await expect(choices(page, /^Models of/).first(), 'what is chosen is not chosen anew').toBeVisible();
  expect(page.url()).toBe(there);
});

test('of two quick choices the second is shown, both are in the history, and Back undoes one immediately', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles', { waitUntil: 'networkidle' });
  const before = await page.evaluate(() => history.length);
  const both = choices(page, 'Manufacturers').filter({ hasText: /^(Audi|BMW)$/ });
  await both.evaluateAll((options: HTMLElement[]) => options.forEach((option) => option.click()));
  await expect(choices(page, 'Ranges of BMW').first()).toBeVisible();
  expect(await page.evaluate(() => history.length), 'both are entered').toBe(before + 2);
  await page.goBack();
  await expect(choices(page, 'Ranges of Audi').first()).toBeVisible();
  await page.goBack();
  await expect(column(page, 'Ranges')).toContainText('Choose a manufacturer first');
  await both.evaluateAll((options: HTMLElement[]) => (options.forEach((option) => option.click()), history.back()));
  await expect(choices(page, 'Ranges of Audi').first()).toBeVisible();
  await page.goForward();
  await expect(choices(page, 'Ranges of BMW').first()).toBeVisible();
});

test('the path in the address is in the first HTML, down to the last level', async ({ dealer: page }) => {
  await page.goto('/vehicles');
  for (const name of ['Manufacturers', 'Ranges of Sample', 'Models of Golden Car']) {
    await choices(page, name)
      .getByText(/^(Sample|Golden Car)/)
      .first()
      .click();
  }
  await choices(page, 'Derivatives of Golden Car').first().click();
  await expect(page).toHaveURL(/derivative=\d+/);
  const html = await (await page.request.get(page.url())).text();
  for (const words of ['Sample', 'Golden Car', '1.5 T 150', 'Model years', 'since ']) expect(html).toContain(words);
});

test('a phone shows one level at a time, with links back above it', async ({ dealer: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/vehicles');
  await choices(page, 'Manufacturers').getByText('Sample').click();
  await expect(column(page, 'Manufacturers')).toBeHidden();
  await choices(page, 'Ranges of Sample').filter({ hasText: 'Golden Car' }).click();
  await choices(page, 'Models of Golden Car').first().click();
  const crumbs = page.getByRole('navigation', { name: 'Chosen so far' });
  await expect(crumbs.getByRole('link').first()).toHaveText('All cars');
  await crumbs.getByRole('link', { name: 'Sample', exact: true }).click();
  await expect(choices(page, 'Ranges of Sample').first()).toBeVisible();
  await expect(column(page, 'Models of Golden Car')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Include run-out' }).check();
  await expect(page.getByRole('button', { name: '1 filter' })).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => queryParam(page, 'run-out')).toBe('yes');
  await page.goBack();
  await page.goBack();
  await expect(column(page, 'Derivatives of Golden Car')).toBeVisible();
});

test('an unknown kind is reported and cars are shown; bikes and heavy vehicles show where their path ends', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles?kind=tram');
  await expect(page.getByText('“tram” is not a vehicle type')).toBeVisible();
  await expect(choices(page, 'Manufacturers').first()).toBeVisible();
  await page.getByRole('radio', { name: 'HGVs' }).check();
  await expect(column(page, 'Manufacturers')).toContainText('lists no heavy goods vehicles here');
  await page.goto('/vehicles?kind=bike&show=all');
  await expect(column(page, 'Manufacturers')).toContainText('lists no motorcycles here');
});

test('a derivative in the address that the guide does not have is reported in its place; the path to it stays', async ({
  dealer: page,
  browserErrors,
}) => {
  allowFailure(browserErrors, 404);
  await page.goto('/vehicles?kind=car');
  await choices(page, 'Manufacturers').getByText('Sample').click();
  await choices(page, 'Ranges of Sample').filter({ hasText: 'Golden Car' }).click();
  await choices(page, 'Models of Golden Car').first().click();
  await expect(page).toHaveURL(/model=\d+/);
  await page.goto(`${page.url()}&derivative=7`);
  await expect(page.getByRole('main')).toContainText('no car with the guide ID 7');
  await expect(column(page, 'Derivatives of Golden Car')).toContainText('not in this list');
  await expect(choices(page, 'Derivatives of Golden Car').first()).toBeVisible();
});
