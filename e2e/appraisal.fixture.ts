/** Starting an appraisal, and what its pages have. */
import type { Locator, Page } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { expect } from './signed-in.fixture';

export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const total = (page: Page, title: string): Locator => card(page, title).locator('[data-total]');

/** Starts an appraisal of a vehicle, whether or not it has an open one. */
export const APPRAISE = /^(Appraise|New appraisal)$/;

/** Before an offer: its value depends on it, and none is chosen for the dealer. */
export const chooseCondition = (page: Page, condition = 'clean') =>
  page.getByLabel('Condition', { exact: true }).selectOption(condition);

/** Enters the suggested offer, which can then be made. */
export async function enterSuggested(page: Page): Promise<void> {
  await chooseCondition(page);
  await page.getByRole('button', { name: /^Use £/ }).click();
}

/** From the first page to the appraisal. */
export async function startAppraisal(page: Page, plate: string): Promise<void> {
  await valueCar(page, plate, '40,000');
  await page.getByRole('button', { name: APPRAISE }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Trade value' })).toBeVisible();
}
