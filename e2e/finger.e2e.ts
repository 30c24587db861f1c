import type { Locator } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { PHONE } from './every-page.fixture';
import { expect, test } from './signed-in.fixture';

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
