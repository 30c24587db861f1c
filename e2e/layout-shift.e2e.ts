/**
 * Nothing moves under the reader while a page is drawn, on a phone and on a wide screen: with a slow processor, and over a
 * line on which a page comes in pieces and its scripts come after it was painted.
 */
import { PHONE, WIDE } from './every-page.fixture';
import { valueCar } from './dealer.fixture';
import { openPage, PAGES, recordPages } from './page-states.fixture';
import { paintFigures } from './paint-figures.fixture';
import { expect, test } from './signed-in.fixture';

const SHIFT_MAX = 0.02;
const RECENT_CARS = 8;
const SLOW_LINE = { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 100_000 };

for (const [what, size] of [
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const) {
  test(`on ${what} no page moves more than 0.02 of its screen while it is drawn`, async ({ dealer: page, mark }) => {
    test.setTimeout(600_000);
    // With a list as long as home has it: a long page comes in pieces.
    for (let car = 1; car <= RECENT_CARS; car++) await valueCar(page, mark(car));
    const pages = [...PAGES, ...(await recordPages(page, mark()))];
    await page.setViewportSize(size);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.send('Network.emulateNetworkConditions', SLOW_LINE);
    const moved: string[] = [];
    for (const state of pages) {
      await openPage(page, state);
      const figures = await paintFigures(page);
      if (figures.shift > SHIFT_MAX) moved.push(`${state.name}: ${figures.moved.join('; ')}`);
    }
    expect(moved).toEqual([]);
  });
}

test('the first of four values is as wide before the others have come as with them', async ({ dealer: page, mark }) => {
  await page.setViewportSize(WIDE);
  await valueCar(page, mark());
  const first = page
    .getByRole('region', { name: /^Values of/ })
    .locator('dl > div')
    .first();
  const width = (await first.boundingBox())?.width;
  await first.evaluate((box) => {
    while (box.nextElementSibling) box.nextElementSibling.remove();
  });
  expect((await first.boundingBox())?.width).toBe(width);
});
