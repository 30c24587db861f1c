/** The company car page on paper. */
import type { Page } from 'playwright/test';
import { BUILT, card } from './company-car.fixture';
import { expect, test } from './signed-in.fixture';

test('the builds below the band are printed by a separate button, after what the driver pays', async ({
  dealer: page,
}) => {
  await page.goto(BUILT);
  await expect(card(page, 'Tax band').getByRole('table').first()).toBeVisible();
  const band = card(page, 'Tax band');
  await page.emulateMedia({ media: 'print' });
  await expect(band).toBeHidden();
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => (window.print = () => {}));
  await page.getByRole('button', { name: 'Print with tax band and whole life cost' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toBeVisible();
  for (const part of [band, card(page, 'What changes on 6 Apr 2027'), page.locator('#whole-life')])
    await expect(part.getByRole('table').first()).toBeVisible();
  await expect(card(page, 'Compare cars')).toBeHidden();
  await expect(
    page.locator('figure').filter({ hasText: 'Cost per mile by term' }).locator('svg[data-plot]').first(),
  ).toBeVisible();
  expect(await sheets(page)).toBeLessThanOrEqual(4);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(band).toBeHidden();
});

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
