/** Narrow screens: nothing scrolls sideways, is cut off or covered, with wider text too (WCAG 1.4.10 and 1.4.12). */
import type { Page } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { EVERY_PAGE, PHONE } from './every-page.fixture';
import { bareRows, clippedTexts, coveredControls, cutAndOverlaid } from './unseen.fixture';
import { expect, test } from './signed-in.fixture';

/** WCAG 1.4.12, as a person's own style sheet sets it. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

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
];

/** Past the content security policy, as a browser's extensions do. */
const addStyle = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, text);

test('at 320 px with wider text no page scrolls sideways, no text is cut off and no row is a bare heading', async ({
  dealer: page,
  mark,
}) => {
  test.setTimeout(240_000);
  await valueCar(page, mark());
  const record = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: string[] = [];
  for (const path of [record, `${record}/customer`, ...EVERY_PAGE]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await addStyle(page, TEXT_SPACING);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) faults.push(`${path} is ${width} px wide`);
    faults.push(...(await clippedTexts(page)).map((text) => `${path} cuts off ${text}`));
    faults.push(...(await cutAndOverlaid(page)).map((text) => `${path} ${text}`));
    faults.push(...(await bareRows(page)).map((text) => `${path} shows only the heading of the row ${text}`));
  }
  expect(faults).toEqual([]);
});

test('on a phone with the text at twice its size no page scrolls sideways', async ({ dealer: page, mark }) => {
  test.setTimeout(120_000);
  await valueCar(page, mark());
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL('**/stock/cars/*');
  await page.setViewportSize(PHONE);
  const faults: string[] = [];
  for (const path of [record, ...LARGE_TEXT_PAGES]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await addStyle(page, 'html { font-size: 200%; }');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) faults.push(`${path} is ${width} px wide`);
    const bars = await page
      .locator('[data-foot-bar]')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    for (const height of bars) if (height > PHONE.height / 4) faults.push(`${path}: its bar is ${height} px high`);
  }
  expect(faults).toEqual([]);
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

test('on a tablet no page scrolls sideways', async ({ dealer: page, mark }) => {
  test.setTimeout(240_000);
  await valueCar(page, mark());
  const record = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 768, height: 1024 });
  const faults: string[] = [];
  for (const path of [record, `${record}/customer`, ...EVERY_PAGE]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 768) faults.push(`${path} is ${width} px wide`);
  }
  expect(faults).toEqual([]);
});

test('at 320 px with wider text nothing lies over the control that has the focus', async ({ dealer: page, mark }) => {
  test.setTimeout(240_000);
  await valueCar(page, mark());
  const record = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 320, height: 640 });
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
    await addStyle(page, TEXT_SPACING);
    faults.push(...(await coveredControls(page, 40)).map((control) => `${path}: ${control}`));
  }
  expect(faults).toEqual([]);
});
