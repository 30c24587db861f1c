/** With the person's own colours: what is chosen still looks unlike the rest. */
import type { Page } from 'playwright/test';
import { expect, test } from './signed-in.fixture';

const WATCHED = ['color', 'backgroundColor', 'outlineStyle', 'borderTopColor', 'borderTopWidth'] as const;

const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style[name]).join(' ');
    }, WATCHED);

for (const [what, path, chosen, other] of [
  ['the open section', '/stock', 'nav [aria-current]', 'nav li > a:not([aria-current])'],
  [
    'the open page of a section',
    '/ledger',
    'nav[aria-label="Reports"] [aria-current]',
    'nav[aria-label="Reports"] a:not([aria-current])',
  ],
  [
    'the open tab of a vehicle',
    '/vehicles/car/50031/history',
    'main nav [aria-current]',
    'main nav ul a:not([aria-current])',
  ],
  ['the main button of a page', '/vehicles/find', 'main form button[type="submit"]', 'main button[type="button"]'],
  [
    'the chosen manufacturer',
    '/vehicles?kind=car&levels=3',
    '[role="option"][aria-selected="true"]',
    '[role="option"][aria-selected="false"]',
  ],
] as const) {
  test(`with the person's own colours ${what} looks unlike the others`, async ({ dealer: page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (chosen.includes('option')) await page.getByRole('option').first().click();
    await expect(page.locator(chosen).filter({ visible: true }).first()).toBeVisible();
    expect(await lookOf(page, chosen)).not.toBe(await lookOf(page, other));
  });
}
