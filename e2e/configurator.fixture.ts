/** The configurator as a dealer finds it, for the journeys about it. */
import type { Locator, Page } from 'playwright/test';
import { expect } from './signed-in.fixture';

/** The sandbox's reference car, by the code that never changes. */
const REFERENCE = 'ZZGR15R5HPTM  6   1 ';
/** The sandbox's other reference car: every slip option lists are known to have. */
export const AWKWARD = 'ZZAR15R5HPTM  6   1 ';

/** And the one with a list as long as the longest. */
export const LARGE = 'ZZLR15R5HPTM  6   1 ';

export async function identifierOf(page: Page, code = REFERENCE): Promise<number> {
  const answer = await page.request.get('/api/vehicles/by-code', { params: { kind: 'car', code } });
  const found = (await answer.json()) as { identifier: number };
  return found.identifier;
}

export async function configure(page: Page, query = '', code = REFERENCE): Promise<void> {
  await page.goto(`/vehicles/car/${await identifierOf(page, code)}/configure${query}`);
  await expect(page.getByRole('heading', { name: 'Wheels' }).first()).toBeVisible();
  await waitForScript(page);
}

/** The script is there once the address names the day. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]date=/);
  await page.waitForLoadState('networkidle');
}

export const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
export const row = (page: Page, code: number): Locator => page.locator(`li[data-code="${code}"]`);
export const live = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\w/ }).last();

/** The day it is in Britain, as addresses write it. */
export const britishToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
