/**
 * Nothing moves under the reader while a page is drawn, on a phone and on a wide screen: with a slow processor, and over a
 * line on which a page comes in pieces and its scripts come after it was painted.
 */
import type { Page } from 'playwright/test';
import { PHONE, WIDE } from './every-page.fixture';
import { valueCar } from './dealer.fixture';
import { MAIN_PAGES } from './main-pages.fixture';
import { openPage, PAGES, recordPages, type PageState } from './page-states.fixture';
import { paintFigures } from './paint-figures.fixture';
import { expect, test } from './signed-in.fixture';

const SHIFT_MAX = 0.02;
const RECENT_CARS = 8;
/** The browser spends in vain what it takes from a page: each step costs the machine as much again. */
const PROCESSOR_SLOWER = 2;
const SLOW_LINE = { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 100_000 };

test('no page moves more than 0.02 of a phone’s screen while it is drawn, and no main page of a wide one', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  test.setTimeout(600_000);
  // With a list as long as home has it: a long page comes in pieces.
  for (let car = 1; car <= RECENT_CARS; car++) await valueCar(page, ownPlate(car));
  const record = await recordPages(page, ownPlate());
  const mainPages = MAIN_PAGES.flatMap(({ name, address }) => (address === null ? [] : [{ name, address }]));
  // At the same time, as both mostly wait for the line.
  const moved = await Promise.all([
    movedOn(await slowBrowser(await browserOf('dealer'), PHONE), [...PAGES, ...record]),
    movedOn(await slowBrowser(await browserOf('dealer'), WIDE), [...mainPages, ...record]),
  ]);
  expect(moved.flat()).toEqual([]);
});

async function slowBrowser(page: Page, size: typeof PHONE): Promise<Page> {
  await page.setViewportSize(size);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.emulateNetworkConditions', SLOW_LINE);
  return page;
}

/** What moved too far on which page, as `home at 390 px: …`. */
async function movedOn(page: Page, pages: readonly PageState[]): Promise<string[]> {
  const moved: string[] = [];
  for (const state of pages) {
    await openPage(page, state);
    const figures = await paintFigures(page);
    if (figures.shift > SHIFT_MAX)
      moved.push(`${state.name} at ${page.viewportSize()?.width} px: ${figures.moved.join('; ')}`);
  }
  return moved;
}

test('the first of four values is as wide before the others have come as with them', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.setViewportSize(WIDE);
  await valueCar(page, ownPlate());
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
