import type { Page } from 'playwright/test';
import { startAppraisal } from './appraisal.fixture';
import { BANDS, valueOf, readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { expectDone, giveText } from './stock-lists.fixture';

/** As the browser prints it. Chromium writes one such object for each page. */
async function printed(page: Page): Promise<{ pages: number; size: string | undefined }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]?.trim(),
  };
}

/** 210 by 297 mm in points, as Chromium rounds it. */
const A4 = /^0 0 59[45](\.\d+)? 84[12](\.\d+)?$/;
const A4_LANDSCAPE = /^0 0 84[12](\.\d+)? 59[45](\.\d+)?$/;
/** In CSS pixels, between the margins of a landscape sheet. */
const LANDSCAPE_WIDTH = 1016;

/** A table of many columns has a landscape sheet, and fits it without being made smaller. */
async function expectWideSheet(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('table').last()).toBeVisible();
  expect((await printed(page)).size).toMatch(A4_LANDSCAPE);
  await page.setViewportSize({ width: LANDSCAPE_WIDTH, height: 718 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(LANDSCAPE_WIDTH);
}

test('the appraisal report prints in landscape', async ({ dealer: page, ownPlate }) => {
  await startAppraisal(page, ownPlate());
  await page.getByRole('button', { name: 'Enter as lost' }).click();
  await page.getByLabel('Reason', { exact: true }).selectOption('price');
  await page.getByRole('button', { name: 'Save as lost' }).click();
  await expect(page.getByText(/^Lost on /).first()).toBeVisible();
  await page.goto('/appraisals/report');
  await expectWideSheet(page);
});

test('an auction sheet prints in landscape', async ({ dealer: page, ownPlate }) => {
  await giveText(page, 'Printed sale', `Lot\tReg\tMileage\n7\t${ownPlate()}\t46000`);
  await page.getByRole('button', { name: /^Value 1 car/ }).click();
  await expectDone(page);
  await page.getByRole('link', { name: 'Auction sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auction sheet: Printed sale' })).toBeVisible();
  await expectWideSheet(page);
});

for (const [plate, title] of [
  ['AB21 CDE', 'an ordinary car'],
  ['AL20 TER', 'a car with alternatives'],
  ['DS18 AGR', 'a car whose sources disagree'],
  ['SC16 RAP', 'a scrapped car'],
] as const) {
  test(`the record and the customer copy of ${title} each print on one A4 page`, async ({ dealer: page }) => {
    await valueCar(page, plate, '40,000');
    const record = await printed(page);
    expect(record.pages).toBe(1);
    expect(record.size).toMatch(A4);
    await page.getByRole('link', { name: 'Customer copy' }).click();
    await expect(page.getByRole('heading', { name: 'Retail value' })).toBeVisible();
    expect((await printed(page)).pages).toBe(1);
  });
}

test('the record of an unknown registration prints on one A4 page, and there is no customer copy', async ({
  dealer: page,
}) => {
  await valueCar(page, 'NF19 UND', '40,000');
  expect((await printed(page)).pages).toBe(1);
  await expect(page.getByRole('link', { name: 'Customer copy' })).toHaveCount(0);
});

test('the buttons of both open the browser’s print window', async ({ dealer: page, ownPlate }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await valueCar(page, ownPlate());
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.goto(`${page.url()}/customer`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
});

test('only the record is printed, with the sandbox band, without buttons or forms', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  await page.emulateMedia({ media: 'print' });
  for (const name of [/^Print/, /^Refresh \(new check\)/, /^Revalue/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Sandbox: sample data, no charges')).toBeVisible();
  await expect(page.getByText(/^SHA-256 \w{64}$/)).toBeVisible();
});

test('a customer copy holds the retail value and no trade figures, even in its source', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  const values = await Promise.all(BANDS.map((band) => valueOf(page, band)));
  const [retail = '', ...trade] = values.map((amount) => amount.toLocaleString('en-GB'));
  const copy = `${page.url()}/customer`;
  await page.getByRole('link', { name: 'Customer copy' }).click();
  await expect(page).toHaveURL(copy);
  await expect(page.getByRole('article')).toContainText(`£${retail}`);

  const source = await (await page.request.get(copy)).text();
  for (const amount of trade) expect(source).not.toContain(amount);
  for (const amount of values.slice(1)) expect(source).not.toMatch(new RegExp(`\\b${amount}\\b`));
  const paper = await page.getByRole('article').innerText();
  expect(paper).not.toMatch(/Clean|Average|Below|Audit|Charged|look-up/);
  expect(await readUsedLookUps(page)).toBe(before);
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
