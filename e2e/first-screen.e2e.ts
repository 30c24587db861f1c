/** The money stands on the first screen of a record, flagged or not; and its checks agree with each other. */
import type { Page } from 'playwright/test';
import { BUILT, PLAIN } from './company-car.fixture';
import { BANDS, figure, valueCar } from './dealer.fixture';
import { NARROW_PHONE, PHONE, WIDE } from './every-page.fixture';
import { inviteValuer, joinAsJo, stranger } from './organisation.fixture';
import { openPage } from './page-states.fixture';
import { expect, test } from './signed-in.fixture';

const SCREENS = [
  { ...PHONE, ends: 520, begins: 104 },
  { ...NARROW_PHONE, ends: 520, begins: 104 },
  { ...WIDE, ends: 420, begins: 96 },
] as const;

const bottomOf = async (part: ReturnType<Page['locator']>) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
};

for (const [plate, title] of [
  ['AB21 CDE', 'a car without any alert'],
  ['SC16 RAP', 'a scrapped car'],
  ['DS18 AGR', 'a car whose sources disagree'],
  ['AL20 TER', 'a car with several alternatives'],
  ['LM70 TED', 'a car whose check failed'],
  ['MP14 RTD', 'an imported car'],
] as const) {
  test(`${title}: all four prices end on the first screen, on a phone and on a wide screen`, async ({
    dealer: page,
  }) => {
    await valueCar(page, plate, '40,000');
    for (const { width, height, ends } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const band of BANDS)
        expect(await bottomOf(figure(page, band)), `${band} at ${width} px`).toBeLessThanOrEqual(ends);
    }
  });
}

test('a limit that is reached moves neither the content nor the prices down', async ({
  dealer: admin,
  browser,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const name = `Nell Near ${ownPlate(2)}`;
  const link = await inviteValuer(admin, `nell-${Date.now()}@dealer.example`);
  const page = await stranger(browser, baseURL, browserErrors);
  await joinAsJo(page, link, browserErrors, name);
  await valueCar(page, ownPlate());
  await setBudget(admin, name, '2');
  await page.reload();
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('2 of 2 credits used');
  for (const { width, height, ends, begins } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(banner.getByText(width < 1280 ? 'Credits used up' : 'Limit reached')).toBeVisible();
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(top, `content at ${width} px`).toBeLessThanOrEqual(begins);
    for (const band of BANDS)
      expect(await bottomOf(figure(page, band)), `${band} at ${width} px`).toBeLessThanOrEqual(ends);
  }
  await page.context().close();
});

async function setBudget(admin: Page, name: string, credits: string): Promise<void> {
  await admin.goto('/people');
  await admin.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name });
  await dialog.getByLabel('Credits per month').fill(credits);
  await dialog.getByRole('button', { name: 'Set the budget' }).click();
  await expect(dialog.getByText(`The budget for ${name} is set.`)).toBeVisible();
}

test('the actions of a record have one height: one line on a wide screen, at most three on a phone', async ({
  dealer: page,
}) => {
  await valueCar(page, 'AB21 CDE', '46,000');
  const main = page.getByRole('main');
  const actions = [
    ...['Appraise', 'Take into stock', 'Print', 'Share'].map((name) => main.getByRole('button', { name, exact: true })),
    main.getByRole('link', { name: 'Customer copy' }),
    main.getByRole('button', { name: /^Refresh \(new check\)\s*: / }),
  ];
  for (const { width, lines } of [
    { width: 1280, lines: 1 },
    { width: 768, lines: 2 },
    { width: 390, lines: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(actions.map((action) => action.boundingBox()));
    const heights = boxes.map((box) => box?.height ?? 0);
    expect(Math.max(...heights) - Math.min(...heights), `heights at ${width} px`).toBeLessThanOrEqual(1);
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, `lines at ${width} px`).toBeLessThanOrEqual(
      lines,
    );
  }
});

test('a car without a value says so on the first screen', async ({ dealer: page }) => {
  await valueCar(page, 'NV13 ALU', '61,000');
  const why = page.getByRole('region', { name: 'Values' }).getByText('No values');
  for (const { width, height, ends } of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await bottomOf(why), `at ${width} px`).toBeLessThanOrEqual(ends);
  }
});

test('sources that disagree are never called confirmed, and the line opens to what they say', async ({
  dealer: page,
}) => {
  await valueCar(page, 'DS18 AGR', '40,000');
  await expect(page.getByText('Differences in model and fuel')).toBeVisible();
  await expect(page.getByText(/Vehicle confirmed/)).toHaveCount(0);
  const guide = page.getByText('Guide: differs in model and fuel');
  await expect(guide).toBeHidden();
  await page.getByText('Compare data sources').click();
  await expect(guide).toBeVisible();
  await expect(page.getByText('Register: found')).toBeVisible();
  await expect(page.getByText(/: matched$/)).toHaveCount(0);
  await page.goto('/valuations');
  await expect(page.getByRole('row').filter({ hasText: 'DS18 AGR' }).first()).toContainText('Sources disagree');

  await valueCar(page, 'AB21 CDE', '40,000');
  await expect(page.getByText(/: Register, Trade body and Guide/)).toBeVisible();
});

for (const [title, address, figures] of [
  ['a car with options', BUILT, ['BIK tax per month (20%)', 'BIK tax per month (40%)', 'P11D value', 'BIK %']],
  ['a car without options', PLAIN, ['BIK tax per month (20%)', 'BIK tax per month (40%)', 'P11D value', 'BIK %']],
  ['a van', '/vehicles/van/50031/company-car', ['BIK tax per month (20%)', 'Van benefit per year']],
  ['a double-cab pick-up', '/vehicles/van/51378/company-car?date=2026-11-20', ['BIK tax per month (20%)']],
] as const) {
  test(`${title}: what the driver pays ends on the first screen, above the form`, async ({ dealer: page }) => {
    for (const { width, height } of [PHONE, WIDE]) {
      await page.setViewportSize({ width, height });
      await openPage(page, { address });
      const paid = page.getByRole('region', { name: 'What does the driver pay' });
      for (const figureName of figures) {
        const box = paid.locator('dl > div').filter({ has: page.getByText(figureName, { exact: true }) });
        expect(await bottomOf(box), `${figureName} at ${width} px`).toBeLessThanOrEqual(height);
        await expect(box).toContainText(/\d/);
      }
    }
  });
}

test('a price opens to what it means and to its source', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  await figure(page, 'Clean').click();
  const meaning = page.getByRole('dialog', { name: 'Source of this Clean value' });
  await expect(meaning).toContainText('What the trade pays in very good condition, with no work needed.');
  await expect(meaning).toContainText('Guide valuation');
});

test('a new organisation tries a sample car and a sample list with one click each, free', async ({ browserOf }) => {
  const page = await browserOf('elsewhere');
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^What a valuation will look like/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try AB21 CDE, 46,000 miles' }).click();
  await expect(page.getByLabel('Plate')).toHaveValue('AB21 CDE');
  await expect(page.getByLabel('Mileage')).toHaveValue('46,000');
  await expect(page.getByRole('button', { name: /^Value.*2 credits$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try a sample list of 8 cars' }).click();
  await expect(page.getByRole('heading', { name: 'Sample list' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Value 8 cars/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [name, address, table] of [
  ['valuations', '/valuations', 'Vehicles valued'],
  ['cars in stock', '/stock/cars', 'Cars in stock'],
] as const) {
  test(`the first row of ${name} begins in the upper half of a phone’s screen`, async ({ dealer: page, ownPlate }) => {
    await valueCar(page, ownPlate());
    await page.getByRole('button', { name: 'Take into stock' }).click();
    await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
    await page.setViewportSize(PHONE);
    await openPage(page, { address });
    const row = page.getByRole('table', { name: table }).getByRole('row').nth(1);
    const top = await row.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(PHONE.height / 2);
  });
}
