/** The parts of the company car page: on screens, without script, and the one that compares. */
import type { Locator } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { BUILT, card, cells, openTab, PLAIN } from './company-car.fixture';
import { PHONE, WIDE } from './every-page.fixture';
import { expect, test } from './signed-in.fixture';

const PARTS = [
  ['driver', 'Driver'],
  ['employer', 'Employer and whole life cost'],
  ['working', 'Working'],
  ['compare', 'Compare'],
] as const;

test('axe finds nothing in either theme, a narrow phone need not scroll, and it prints on one sheet', async ({
  dealer: page,
}) => {
  await page.goto(`${BUILT}&with=50662`);
  for (const tab of ['Employer and whole life cost', 'Working', 'Compare', 'Driver'] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openTab(page, tab);
    expect(await axeViolations(page), `${tab}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page), `${tab}, dark`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page), tab).toBeLessThanOrEqual(360);
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, tab).toBe(1);
  }
});

test('on a phone the strip of parts shows the chosen one', async ({ dealer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BUILT}&tab=compare`);
  const strip = page.getByRole('navigation', { name: 'Parts of the company car figures' });
  const sides = () =>
    strip.locator('[aria-current]').evaluate((current) => {
      const { left, right } = current.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
  await expect.poll(sides).toBe(true);
  await expect(page).toHaveTitle(/^Compare: /);
  await openTab(page, 'Driver');
  await expect.poll(sides).toBe(true);
  await expect(page).toHaveTitle(/^Driver: /);
  // Where the router reads out a new title.
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(/^Driver: /);
});

test('a part opened while a form is being sent is the one its answer shows', async ({ dealer: page }) => {
  await page.goto(BUILT);
  await page.getByLabel('Driver’s income tax').selectOption('scotland');
  // Both in the page, in one turn: Playwright would wait in between for the answer to the form.
  await page.getByRole('button', { name: 'Show', exact: true }).evaluate((show) => {
    if (show instanceof HTMLButtonElement) show.click();
    document.querySelector<HTMLAnchorElement>('nav a[href*="tab=working"]')?.click();
  });
  await page.waitForURL((url) => url.searchParams.get('nation') === 'scotland');
  await expect(card(page, 'How it’s calculated').getByRole('table').first()).toBeVisible();
  await expect(page.getByLabel('Driver’s income tax')).toHaveValue('scotland');
});

test('without script the figures, the steps and the charts are there', async ({ dealer: page, browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  await reader.goto(BUILT);
  await expect(reader.getByRole('region', { name: 'What does the driver pay' })).toContainText(/£\d+\.\d\d/);
  await expect(card(reader, 'Tax band').getByRole('table').first()).toBeVisible();
  await openTab(reader, 'Working');
  await expect(card(reader, 'How it’s calculated').getByRole('table').first()).toBeVisible();
  await openTab(reader, 'Employer and whole life cost');
  const costs = reader.locator('figure').filter({ hasText: 'Whole life cost by its parts' });
  await expect(costs.locator('svg[data-plot]').first()).toBeVisible();
  await reader.getByText('Costs by term').click();
  const byTerm = reader.locator('figure').filter({ hasText: 'Cost per mile by term' });
  await expect(byTerm.locator('svg[data-plot]').first()).toBeVisible();
  await plain.close();
});

test('each part is at most two screens, is in the address, and Back leads to the previous one', async ({
  dealer: page,
}) => {
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    await page.goto(`${BUILT}&with=50662&with=50247`);
    for (const [tab, name] of PARTS) {
      await openTab(page, name);
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expect(page.locator(`[data-tab="${tab}"]`).first()).toBeVisible();
      expect(new URL(page.url()).searchParams.get('tab') ?? 'driver').toBe(tab);
      const main = await page.getByRole('main').boundingBox();
      expect(main?.height ?? NaN, `${name} at ${viewport.width} px`).toBeLessThanOrEqual(2 * viewport.height);
    }
    await page.goBack();
    await expect(card(page, 'How it’s calculated')).toBeVisible();
    await page.reload();
    await expect(card(page, 'How it’s calculated')).toBeVisible();
    await expect(card(page, 'Compare cars')).toBeHidden();
  }
});

test('on a phone what is folded opens by its line, and three tax years fit the screen', async ({ dealer: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUILT);
  const years = page.getByRole('table').filter({ hasText: 'Basic rate 20%, per year' });
  expect(await years.evaluate((table) => table.scrollWidth <= table.clientWidth)).toBe(true);
  for (const [name, label, title] of [
    ['Driver', /^Tax band/, 'Tax band'],
    ['Employer and whole life cost', /^Employer Class 1A NIC/, 'Employer Class 1A NIC, five tax years'],
    ['Employer and whole life cost', /^VED and fuel benefit/, 'VED and fuel benefit'],
    ['Working', /^Raw data/, 'Raw data'],
  ] as const) {
    await openTab(page, name);
    await expect(card(page, title)).toBeHidden();
    const line = page.getByRole('button', { name: label });
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await expect(card(page, title)).toBeVisible();
    expect(await widthOf(page), title).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await axeViolations(page)).toEqual([]);
});

test('three cars are compared by tax with at most nine clicks from the search of vehicles, without a typed number', async ({
  dealer: page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/vehicles');
  const find = page.getByRole('searchbox', { name: 'Find by name' });
  for (const [words, found] of [
    ['ford kuga fhev', /Kuga/],
    ['kia sportage', /Sportage/],
    ['vw tiguan', /Tiguan/],
  ] as const) {
    await click(find);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
    await click(
      page
        .getByRole('button', { name: /^Add to comparison ?: / })
        .filter({ hasText: found })
        .first(),
    );
  }
  const tray = page.getByRole('complementary', { name: 'Selected vehicles' });
  await click(tray.getByRole('link', { name: 'Company car tax' }));
  const table = card(page, 'Compare cars').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect((await cells(table, /^BIK tax per month \(20%\)/)).join()).toMatch(/^£[\d,.]+,£[\d,.]+,£[\d,.]+$/);
  expect(clicks).toBeLessThanOrEqual(9);
  // A fourth by its name, in place: the page does not jump to its top.
  const add = page.getByRole('searchbox', { name: 'Add a car' });
  await add.fill('skoda karoq');
  await page
    .getByRole('link', { name: /^Add .* to the comparison$/ })
    .first()
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: /^Add .* to the comparison$/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByText('Up to four cars can be compared.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(before, 1));
  await expect(page).toHaveURL(/tab=compare/);
});

test('a tab that is clicked before the page’s first effects have run opens, and Back leaves it', async ({
  dealer: page,
}) => {
  await page.addInitScript(() => {
    const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    let isClicked = false;
    // The page sets its title as it takes over. Its first effects are a later task, and a click may come before.
    Object.defineProperty(document, 'title', {
      get: () => title?.get?.call(document),
      set: (text: string) => {
        title?.set?.call(document, text);
        const link = document.querySelector<HTMLAnchorElement>('a[href$="tab=compare"]');
        if (isClicked || link === null) return;
        isClicked = true;
        queueMicrotask(() => link.click());
      },
    });
  });
  await page.goto(PLAIN);
  await expect(card(page, 'Compare cars')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toBeVisible();
});
