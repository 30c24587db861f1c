import type { Locator } from 'playwright/test';
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

test('the buttons of a short message stand beside it, and those of a longer one together', async ({ dealer: page }) => {
  await page.goto('/gallery');
  const showWith = async (button: string, words: string) => {
    await page.getByRole('button', { name: button }).first().click();
    return page.getByRole('status').locator('div').filter({ hasText: words }).last();
  };
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height / 2 : NaN;
  };
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const short = await showWith('Say a sentence', 'Copied the audit id.');
    const dismiss = short.getByRole('button', { name: 'Dismiss' });
    expect(
      Math.abs((await middleOf(short.getByText('Copied the audit id.'))) - (await middleOf(dismiss))),
    ).toBeLessThan(4);
    await dismiss.click();
    const long = await showWith('Say where it leads', 'BMW 320d');
    const close = long.getByRole('button', { name: 'Dismiss' });
    expect(Math.abs((await middleOf(long.getByRole('link'))) - (await middleOf(close)))).toBeLessThan(4);
    await close.click();
  }
});
