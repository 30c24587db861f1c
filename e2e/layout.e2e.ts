/**
 * The twelve main pages, compared with themselves in the same run: what dark colours may not move, and what must stand on the
 * first screen. How they look is compared by `pictures.e2e.ts`.
 */
import type { Page } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { PHONE, WIDE } from './every-page.fixture';
import { MAIN_PAGES } from './main-pages.fixture';
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

test('a customer’s copy has its retail value on the first screen of a phone', async ({ dealer: page }) => {
  await page.setViewportSize(PHONE);
  await valueCar(page, 'AB21 CDE', '46,000');
  await openPage(page, { address: `${new URL(page.url()).pathname}/customer` });
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Retail value' }) });
  const retail = card.getByText(/^£[\d,]+$/);
  await expect(retail).toBeInViewport({ ratio: 1 });
});
