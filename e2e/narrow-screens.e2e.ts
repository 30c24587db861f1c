/** Narrow screens: nothing scrolls sideways, is cut off or covered, with wider text too (WCAG 1.4.10 and 1.4.12). */
import { enterSuggested, startAppraisal } from './appraisal.fixture';
import { figure, valueCar } from './dealer.fixture';
import { NARROWEST, PHONE } from './every-page.fixture';
import { addStyle, brokenFigures, coveredControls, setTextSpacing } from './unseen.fixture';
import { giveText } from './stock-lists.fixture';
import { expect, test } from './signed-in.fixture';

/** Where cars are valued, bought and configured, and where words are longest. */
const LARGE_TEXT_PAGES = [
  '/',
  '/valuations',
  '/stock/cars',
  '/appraisals',
  '/vehicles/car/50031/configure',
  '/vehicles/car/50031',
  '/explorer/coverage',
  '/api-reference',
  '/api-reference/valuations',
];

const TWICE = 'html { font-size: 200%; }';

test('on a phone with the text at twice its size no page scrolls sideways or breaks a figure', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(180_000);
  await startAppraisal(page, ownPlate(1));
  await enterSuggested(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await expect(page.getByRole('button', { name: 'Create customer link' })).toBeVisible();
  const offered = new URL(page.url()).pathname;
  await giveText(page, `Large text ${ownPlate(2)}`, `reg,mileage\n${ownPlate(2)},lots`);
  const list = new URL(page.url()).pathname;
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL('**/stock/cars/*');
  const stockCar = new URL(page.url()).pathname;
  await page.setViewportSize(PHONE);
  const faults: string[] = [];
  for (const path of [record, offered, list, stockCar, ...LARGE_TEXT_PAGES]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await addStyle(page, TWICE);
    faults.push(...(await brokenFigures(page)).map((broken) => `${path} breaks ${broken}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) faults.push(`${path} is ${width} px wide`);
    const bars = await page
      .locator('[data-foot-bar]')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    for (const height of bars) if (height > PHONE.height / 4) faults.push(`${path}: its bar is ${height} px high`);
  }
  expect(faults).toEqual([]);
});

for (const plate of ['AB21 CDE', 'SC16 RAP', 'AL20 TER'])
  test(`on a phone with the text at twice its size the first screen of ${plate} shows a value`, async ({
    dealer: page,
  }) => {
    await valueCar(page, plate, '40,000');
    await page.setViewportSize(PHONE);
    await addStyle(page, TWICE);
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await figure(page, 'Retail').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    const banner = await page.getByRole('banner').boundingBox();
    expect(banner?.height).toBeLessThanOrEqual(PHONE.height / 4);
  });

test('the bar of a build ends at the foot of the screen, and leaves a phone on its side most of it', async ({
  dealer: page,
}) => {
  for (const [size, most] of [
    [{ width: 844, height: 390 }, 64],
    [{ width: 320, height: 640 }, 90],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/vehicles/car/50031/configure', { waitUntil: 'networkidle' });
    const bar = await page.locator('[data-foot-bar]').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(size.height);
    expect(bar?.height).toBeLessThanOrEqual(most);
  }
});

test('on a phone a table that scrolls shows its first column of figures', async ({ dealer: page }) => {
  await page.setViewportSize(PHONE);
  const faults: string[] = [];
  const car = '/vehicles/car/56327/company-car?date=2026-11-02';
  for (const path of [car, `${car}&tab=employer`, `${car}&with=50662&tab=compare`, '/vehicles/car/50031/emissions']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const tables = await page
      .getByRole('group', { name: 'Table, scrolls sideways' })
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((region) => {
          const figure = region.querySelector('tbody td')?.getBoundingClientRect();
          const isSeen = figure === undefined || figure.right <= region.getBoundingClientRect().right + 1;
          return isSeen ? [] : [region.querySelector('tr')?.textContent ?? ''];
        }),
      );
    faults.push(...tables.map((table) => `${path}: ${table}`));
  }
  expect(faults).toEqual([]);
});

test('at 320 px with wider text nothing lies over the control that has the focus', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(240_000);
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  await page.setViewportSize(NARROWEST);
  const faults: string[] = [];
  for (const path of [
    record,
    '/',
    '/stock',
    '/vehicles/car/50031/configure',
    '/vehicles/car/50031/company-car',
    '/ledger',
    '/people',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await setTextSpacing(page);
    faults.push(...(await coveredControls(page, 40)).map((control) => `${path}: ${control}`));
  }
  expect(faults).toEqual([]);
});
