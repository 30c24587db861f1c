import { expect, test } from './signed-in.fixture';

test('dark, chosen in the person’s menu, stays after a reload and on other pages', async ({ dealer: page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('Appearance').selectOption('Dark');
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
  await page.goto('/valuations');
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByLabel('Appearance').selectOption('Light');
  expect(await ground()).toBe(light);
});
