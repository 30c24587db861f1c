/**
 * The twelve main pages, compared with themselves in the same run: what dark colours may not move, and what must stand on the
 * first screen. No picture is stored, because letters are drawn differently on every machine (README.md).
 */
import type { Page } from 'playwright/test';
import { BUILT } from './company-car.fixture';
import { figure, valueCar } from './dealer.fixture';
import { PHONE, WIDE } from './every-page.fixture';
import { CAR } from './forecasts.fixture';
import { openPage } from './page-states.fixture';
import { expect, test } from './signed-in.fixture';

type Part = (page: Page) => ReturnType<Page['getByRole']>;

/** Each page, and what a dealer comes to it for. */
const MAIN_PAGES: readonly (readonly [name: string, address: string | null, purpose: Part])[] = [
  ['home', '/', (page) => page.getByRole('button', { name: /^Value/ })],
  ['a record', null, (page) => figure(page, 'Below')],
  ['valuations', '/valuations', (page) => page.getByLabel('Reg, VIN, make, model or derivative')],
  ['appraisals', '/appraisals', (page) => page.getByRole('main').getByRole('link').first()],
  ['stock lists', '/stock', (page) => page.getByLabel('Name')],
  ['cars in stock', '/stock/cars', (page) => page.getByText('Add a car', { exact: true })],
  ['vehicles', '/vehicles?kind=car&levels=3', (page) => page.getByRole('option').first()],
  ['a vehicle', '/vehicles/car/50031', (page) => page.getByRole('link', { name: 'Value this vehicle' })],
  ['configure', '/vehicles/car/50317/configure', (page) => page.getByRole('radio').first()],
  [
    'forecast',
    `${CAR}/forecast?plate=2021+21&mileage=42500&perMonth=800`,
    (page) => page.getByRole('heading', { level: 2 }).first(),
  ],
  [
    'company car',
    BUILT,
    (page) => page.getByRole('region', { name: 'What does the driver pay' }).getByText('BIK %', { exact: true }),
  ],
  ['usage', '/usage', (page) => page.getByRole('heading', { name: 'Your organisation this month' })],
];

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

for (const [name, address, purpose] of MAIN_PAGES) {
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
