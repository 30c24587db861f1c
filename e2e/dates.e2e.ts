import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

const LEDGER = '/ledger?from=2026-01-05';

test('a date is typed day first in any usual format, and is YYYY-MM-DD in the address', async ({ dealer: page }) => {
  await page.goto('/ledger');
  for (const [typed, day] of [
    ['3/3/26', '2026-03-03'],
    ['04-03-2026', '2026-03-04'],
    ['05032026', '2026-03-05'],
    ['2026-03-06', '2026-03-06'],
  ] as const) {
    await page.getByLabel('From').fill(typed);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]from=${day}(&|$)`));
    await expect(page.getByLabel('From')).toHaveValue(day.split('-').reverse().join('/'));
  }
});

test('text that is not a date is not sent, and the field says what to enter', async ({ dealer: page }) => {
  await page.goto(LEDGER);
  await page.getByLabel('From').fill('31/02/2026');
  await page.getByLabel('From').press('Enter');
  await expect(page.getByLabel('From')).toHaveAccessibleDescription(/February 2026 has 28 days\./);
  await expect(page.getByLabel('From')).toBeFocused();
  await expect(page.getByLabel('From')).toHaveValue('31/02/2026');
  expect(page.url()).toContain(LEDGER);
});

/** A day's name: browsers differ in whether a comma follows the weekday. */
const dayName = (day: string) => new RegExp(`^${day.replace(' ', ',? ')}$`);

test('the calendar works by keyboard: Escape leaves the date unchanged, Enter takes it', async ({ dealer: page }) => {
  await page.goto(LEDGER);
  const button = page.getByRole('button', { name: /^Open calendar/ }).first();
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  const focused = page.locator(':focus');
  await button.press('Enter');
  await expect(focused).toHaveAccessibleName(dayName('Monday 5 January 2026'));
  expect(await axeViolations(page)).toEqual([]);
  for (const [key, day] of [
    ['ArrowRight', 'Tuesday 6 January 2026'],
    ['ArrowDown', 'Tuesday 13 January 2026'],
    ['Home', 'Monday 12 January 2026'],
    ['End', 'Sunday 18 January 2026'],
    ['PageDown', 'Wednesday 18 February 2026'],
    ['Shift+PageUp', 'Tuesday 18 February 2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(dayName(day));
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByLabel('From')).toHaveValue('05/01/2026');
  await button.press('Enter');
  await expect(focused).toHaveAccessibleName(dayName('Monday 5 January 2026'));
  await page.keyboard.press('PageUp');
  await expect(focused).toHaveAccessibleName(dayName('Friday 5 December 2025'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('From')).toHaveValue('05/12/2025');
  await expect(button).toBeFocused();
});

test('without script a date typed day first is read too', async ({ dealer: page, browser, context, baseURL }) => {
  await page.goto('/ledger');
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto('/ledger');
  await reader.getByLabel('From').fill('3/3/26');
  await reader.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(reader.getByLabel('From')).toHaveValue('03/03/2026');
  await plain.close();
});
