/** Beyond axe: the person's own colours, large fingers, where the focus goes. */
import type { Locator, Page } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { PHONE } from './every-page.fixture';
import { expect, test } from './signed-in.fixture';

const WATCHED = ['color', 'backgroundColor', 'outlineStyle', 'borderTopColor'] as const;

const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style[name]).join(' ');
    }, WATCHED);

for (const [what, path, chosen, other] of [
  ['the open section', '/stock', 'nav [aria-current]', 'nav li > a:not([aria-current])'],
  [
    'the open page of a section',
    '/ledger',
    'nav[aria-label="Reports"] [aria-current]',
    'nav[aria-label="Reports"] a:not([aria-current])',
  ],
  [
    'the open tab of a vehicle',
    '/vehicles/car/50031/history',
    'main nav [aria-current]',
    'main nav ul a:not([aria-current])',
  ],
  [
    'the chosen manufacturer',
    '/vehicles?kind=car&levels=3',
    '[role="option"][aria-selected="true"]',
    '[role="option"][aria-selected="false"]',
  ],
] as const) {
  test(`with the person's own colours ${what} looks unlike the others`, async ({ dealer: page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (chosen.includes('option')) await page.getByRole('option').first().click();
    await expect(page.locator(chosen).filter({ visible: true }).first()).toBeVisible();
    expect(await lookOf(page, chosen)).not.toBe(await lookOf(page, other));
  });
}

/** Over how many pixels a tap meets a control, across and down through its middle. */
const reachOf = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = (x: number, y: number) => {
      let steps = 0;
      while (element.contains(document.elementFromPoint(left + width / 2 + x * steps, top + height / 2 + y * steps)))
        steps++;
      return steps;
    };
    return { width: reach(-1, 0) + reach(1, 0) - 1, height: reach(0, -1) + reach(0, 1) - 1 };
  });

const isFingerWide = ({ width, height }: { width: number; height: number }) => width >= 43 && height >= 43;

test('on a phone a finger has 44 px for each control on the way to a price, and the whole card of a list', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '46,000');
  const record = new URL(page.url()).pathname;
  await page.setViewportSize(PHONE);
  const main = page.getByRole('main');
  const controls: readonly [string, Locator][] = [
    ['Retail', main.getByRole('button', { name: 'source of this Retail value' })],
    ['mileage', main.getByRole('button', { name: 'source of this mileage' })],
    ['details', main.getByRole('link', { name: 'Vehicle details' })],
    ['past date', main.getByRole('link', { name: 'Value on a past date' })],
    ['search', page.getByRole('banner').getByRole('button', { name: 'Search' })],
    ['notifications', page.getByRole('banner').getByRole('link', { name: /^Notifications/ })],
    ['by VIN', page.getByRole('navigation', { name: 'Look up & value' }).getByRole('link', { name: 'By VIN' })],
  ];
  for (const [name, control] of controls) expect(isFingerWide(await reachOf(control)), name).toBe(true);
  for (const path of ['/', '/valuations']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const card = main.getByRole('row').filter({ has: page.locator(`a[href="${record}"]`) });
    if (path === '/valuations') expect(isFingerWide(await reachOf(card.getByRole('button')))).toBe(true);
    const box = await card.boundingBox();
    await card.click({ position: { x: 150, y: (box?.height ?? 0) - 20 } });
    await expect(page, path).toHaveURL(record);
  }
});

test('a dialog opens with the focus in its first field', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByLabel('Link valid for')).toBeFocused();
  await page.goto('/people');
  await page.getByRole('button', { name: 'Change Demo Dealer' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Administrator/ })).toBeFocused();
});

test('on a phone a dialog opens at its top, with its title and Close on the screen', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const record = page.url();
  for (const viewport of [PHONE, { width: PHONE.width, height: 320 }]) {
    await page.setViewportSize(viewport);
    for (const [path, name] of [
      [record, 'Share'],
      ['/people', 'Change Demo Dealer'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    }
  }
});
