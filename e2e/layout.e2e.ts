/**
 * The twelve main pages, compared with themselves in the same run: what dark colours may not move, and what must stand on the
 * first screen. How they look is compared by `pictures.e2e.ts`.
 */
import type { Page } from 'playwright/test';
import { enterSuggested, startAppraisal } from './appraisal.fixture';
import { axeViolations, overrunsOn } from './axe.fixture';
import { valueCar } from './dealer.fixture';
import { PHONE, WIDE } from './every-page.fixture';
import { MAIN_PAGES, VALUE_PAGES } from './main-pages.fixture';
import { openPage } from './page-states.fixture';
import { expect, test } from './signed-in.fixture';

/** Where everything that is read or pressed stands, as `h2 Values 16,120 358×24`. */
const boxesOn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, button, a, input, select, th, td, dt, dd, img, svg')].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const words = (element.textContent ?? '').trim().slice(0, 30);
        const [left, top] = [Math.round(x), Math.round(y + window.scrollY)];
        return [`${element.tagName.toLowerCase()} ${words} ${left},${top} ${Math.round(width)}×${Math.round(height)}`];
      },
    ),
  );

/** On a phone, with the header of the vehicle and a line of criteria above it. */
const FIRST_FIGURE_ENDS = 660;

for (const { name, address, purpose } of MAIN_PAGES) {
  test(`${name}: its purpose is on the first screen, nothing is wider than it, and dark colours move nothing`, async ({
    dealer: page,
  }) => {
    if (address === null) await valueCar(page, 'AB21 CDE', '46,000');
    const opened = address ?? new URL(page.url()).pathname;
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openPage(page, { address: opened });
      await expect(purpose(page), `at ${size.width} px`).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      // What comes late moves both.
      await expect(async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        const light = await boxesOn(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await boxesOn(page)).toEqual(light);
        expect(light.length).toBeGreaterThan(5);
      }).toPass();
    }
  });
}

for (const { name, address, criteria, field, figure: firstFigure } of VALUE_PAGES) {
  test(`${name}: a phone shows the answer first, and what it is for in one line that opens`, async ({
    dealer: page,
  }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, { address });
    const line = page.getByRole('button', { name: criteria });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    const { bottom } = await firstFigure(page).evaluate((figure) => figure.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(FIRST_FIGURE_ENDS);
    await expect(field(page)).toBeHidden();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(line).toBeFocused();
    await expect(field(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeHidden();
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(criteria).filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(WIDE);
    await expect(line).toBeHidden();
    await expect(field(page)).toBeVisible();
  });
}

for (const [name, address, words] of [
  [
    'past value',
    '/vehicles/car/50031/past?registered=2021-03-15&mileage=40000&day=2020-03-03',
    /This date is before its first registration/,
  ],
  ['find by facts', '/vehicles/find?bootLitres=large', /^A value in the address is not valid/],
] as const) {
  test(`${name}: where the address is refused, a phone shows the form`, async ({ dealer: page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, { address });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: /Change$/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox').or(page.getByRole('spinbutton')).first()).toBeVisible();
  });
}

const retailOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Retail value' }) }).getByText(/^£[\d,]+$/);

test('a customer’s copy has its retail value on the first screen of a phone, shared by a link too', async ({
  dealer: page,
  browserOf,
}) => {
  await page.setViewportSize(PHONE);
  await valueCar(page, 'AB21 CDE', '46,000');
  const record = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link to the customer copy').inputValue();
  await openPage(page, { address: `${record}/customer` });
  await expect(retailOf(page)).toBeInViewport({ ratio: 1 });
  const customer = await browserOf('elsewhere');
  await customer.setViewportSize(PHONE);
  await openPage(customer, { address: new URL(link).pathname });
  await expect(retailOf(customer)).toBeInViewport({ ratio: 1 });
});

test('an offer with every sum there is has its amount and both answers on the first screen of a phone', async ({
  dealer: page,
  browserOf,
}) => {
  await startAppraisal(page, 'AP21 CAR');
  await page.getByLabel('VAT on the sale').selectOption('qualifying');
  await page.getByLabel('Finance still owed').fill('1,000');
  await page.getByLabel('Used as a deposit').fill('500');
  await enterSuggested(page);
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await page.getByRole('button', { name: 'Create customer link' }).click();
  const link = await page.getByLabel('Link for the customer').inputValue();
  const customer = await browserOf('elsewhere');
  await customer.setViewportSize(PHONE);
  await openPage(customer, { address: new URL(link).pathname });
  await expect(customer.getByText(/^This offer includes VAT of £/)).toBeVisible();
  const amount = customer.getByText(/^£[\d,]+$/).first();
  const answers = ['Accept the offer', 'Decline'].map((name) => customer.getByRole('button', { name, exact: true }));
  for (const purpose of [amount, ...answers]) await expect(purpose).toBeInViewport({ ratio: 1 });
  const lines = customer.getByText('Signed by the customer');
  await expect(lines).toBeHidden();
  await customer.emulateMedia({ media: 'print' });
  await expect(lines).toBeVisible();
});

test('at 1,280 px nothing runs out of its card on the board, nor on the pages with lists', async ({ dealer: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // A plate with alerts, whose titles are wider than a column of the board.
  await startAppraisal(page, 'TR12 NFR');
  for (const address of ['/appraisals?view=board', '/appraisals', '/valuations', '/stock/cars']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overrunsOn(page), address).toEqual([]);
  }
});
