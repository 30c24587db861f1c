/** Making a stock list and waiting for it, as a dealer does. */
import type { Locator, Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { expect } from './signed-in.fixture';

export const RUN_MS = 60_000;

export async function giveText(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/stock');
  await page.getByLabel('Or paste rows').fill(text);
  await page.getByLabel('Name').fill(name);
  await read(page, name);
}

export async function giveFile(
  page: Page,
  name: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.goto('/stock');
  await page.getByLabel('File').setInputFiles(file);
  await page.getByLabel('Name').fill(name);
  await read(page, name);
}

async function read(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
}

/** Unfolds the columns of a file whose headings name everything. */
export const openColumns = (page: Page) => page.getByText(/^Columns: \d+ of \d+ read · change$/).click();

export const clickButton = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();
export const expectDone = (page: Page) =>
  expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: RUN_MS });

export const STRIP = 'Guide, live and market values';

/** A row of stock opens the guide, live values and market prices beside one another. */
export async function expectComparison(page: Page, row: Locator): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: STRIP });
  // Until the script is there a click does nothing.
  await expect(async () => {
    await row.getByRole('button', { name: /^Compare values of / }).click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  const clean = dialog.getByRole('table', { name: STRIP }).getByRole('row', { name: /^Clean/ });
  await expect(clean.getByRole('cell').first()).toHaveText(/^£[\d,]+$/);
  await expect(dialog.getByText(/These figures are free\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
