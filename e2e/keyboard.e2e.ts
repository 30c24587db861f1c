/** The product without a mouse. */
import { fourValues, waitForRecord } from './dealer.fixture';
import { DEMO, expect, test } from './signed-in.fixture';

test('from signing in to a chosen derivative without a mouse', async ({ page }) => {
  /** Tab after Tab, round the page when need be, to what has this name. */
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return label ?? element?.textContent ?? '';
      });
      if (focused.length < 200 && name.test(focused)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.goto('/sign-in');
  await tabTo(/E-mail/);
  await page.keyboard.type(DEMO.email);
  await tabTo(/Password/);
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.keyboard.type('al20ter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('39,000');
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  const first = page.url();

  await tabTo(/source of this Retail value/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Retail value/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /source of this Retail value/ })).toBeFocused();
  await tabTo(/Compare data sources/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Guide ID' })).toBeVisible();
  await tabTo(/Valued/);
  await page.keyboard.press('ArrowDown');
  await tabTo(/^Revalue/);
  await page.keyboard.press('Enter');
  await waitForRecord(page, first);
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
});

test('the first Tab skips to the content', async ({ dealer: page }) => {
  await page.goto('/valuations');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
