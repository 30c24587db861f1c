/** The company car page where a price is not known, and on paper. */
import type { Page } from 'playwright/test';
import { BUILT, card, openTab, pence, type CompanyCarAnswer } from './company-car.fixture';
import { fetchJson } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('an option on application is named, and every figure excludes it', async ({ dealer: page }) => {
  // The awkward reference car with an option on application and red paint for £500.
  const address = '/vehicles/car/70685/company-car?date=2026-11-02&build=AZ2oBI5pAugCegB8H_NI';
  await page.goto(address);
  const { p11d } = await fetchJson<CompanyCarAnswer>(page, `/api${address}`);
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  await expect(pays).toContainText(`${pence(p11d.value.p11d.totalPence)} + POA`);
  await expect(pays).toContainText('Bespoke stitching: the price is not known and not in any figure here');
  await expect(pays).toContainText(pence((p11d.value.years[0]?.basicTaxPence ?? NaN) / 12));
  await openTab(page, 'Working');
  await expect(card(page, 'How it’s calculated').getByRole('table').first().getByRole('row')).toHaveCount(9);
  await expect(page.locator('#whole-life')).toContainText('priced on application: Bespoke stitching.');
});

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

test('the forecast’s grid has its figures on paper', async ({ dealer: page }) => {
  await page.goto('/vehicles/car/50032/forecast?plate=2021+21&mileage=40000');
  await page.setViewportSize({ width: 688, height: 900 });
  const grid = page.getByRole('figure', { name: /^Clean by month and mileage/ });
  const figures = grid.locator('svg text').filter({ hasText: /^£/ });
  await expect(figures.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figures.first()).toBeVisible();
  // None reaches into its neighbour.
  const boxes = await figures.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  const beside = boxes
    .slice(1)
    .map(({ top, left }, index) => ({ gap: left - boxes[index].right, isSameRow: boxes[index].top === top }));
  expect(beside.filter(({ gap, isSameRow }) => isSameRow && gap < 1)).toEqual([]);
});

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
