import { axeViolations, widthOf } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test('the gallery is for administrators of the sandbox only', async ({ request, dealer, browserOf }) => {
  expect((await dealer.request.get('/gallery')).status()).toBe(200);
  const manager = await browserOf('manager');
  expect((await manager.request.get('/gallery')).status()).toBe(404);
  expect((await request.get('/gallery')).status()).toBe(404);
});

test('the gallery: axe finds nothing on any part in both themes, and it fits a phone and a wide screen', async ({
  dealer: page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/gallery');
  // The same part stands there several times over, under its one name.
  expect(await axeViolations(page, { without: ['landmark-unique'] })).toEqual([]);
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});
